import type {
  Ability,
  Action,
  AttackFilter,
  CardFilter,
  Effect,
  Who,
} from '@mathom/engine/language';
import { action, corruptionCheck, doors, hazard, trigger } from '../build.ts';
import {
  anyone,
  characterBut,
  incite,
  moreProwess,
  moreStrikes,
  played,
} from '../build-hazards.ts';

const uniqueDragon: CardFilter = {
  any: [{ race: 'Dragon', unique: true }, { keyword: ['ahunt', 'at-home'] }],
};

const backFromDiscard = (a: CardFilter): Effect => ({
  do: 'fetch',
  player: 'you',
  from: ['discard'],
  a,
  n: 1,
  to: 'hand',
});

/** A strike of such an attack is harder to bear, and easier to break. */
const fiercerStrike = (a: AttackFilter, by: number): Action =>
  action({
    targets: [{ target: 'strike', facedBy: {}, a }],
    does: [
      { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 2 * by, until: 'strike' },
      { do: 'modify', stat: 'attack-body', of: 'attack', by: -by, until: 'strike' },
    ],
  });

const mightierAttack = (a: AttackFilter, by: number): Action =>
  action({
    targets: [{ target: 'attack', a }],
    does: [
      { do: 'modify', stat: 'attack-prowess', of: 'target', by, until: 'attack' },
      { do: 'modify', stat: 'attack-body', of: 'target', by, until: 'attack' },
    ],
  });

/** If the gate stands open as it resolves, this too is so for the turn. */
const withDoors = (ability: Ability): Effect => ({
  do: 'if',
  cond: doors,
  then: [{ do: 'install', abilities: [ability], until: 'turn' }],
});

const drake: CardFilter = { kind: 'creature', race: 'Drake' };

/** One of them into his deck, or, with Doors of Night, one of each into his hand. */
const fromThePits = (player: Who): Effect => {
  const from = { do: 'fetch', player, from: ['discard'], n: 1 } as const;
  const either: CardFilter = { any: [uniqueDragon, drake] };
  return {
    do: 'if',
    cond: { exists: either, zone: 'discard', ofPlayer: player },
    then: [
      {
        do: 'offer',
        player,
        options: [
          { label: 'One into the deck', does: [{ ...from, a: either, to: 'deck' }] },
          {
            label: 'A Dragon, a Drake or both into the hand',
            need: doors,
            does: [
              { ...from, a: uniqueDragon, to: 'hand', optional: true },
              { ...from, a: drake, to: 'hand', optional: true },
            ],
          },
        ],
      },
    ],
  };
};

/** What makes Dragons worse, and what follows in their wake. */
export const hazardEventsOfDragons = [
  hazard('TD-16', "Dragon's Curse", {
    duration: 'permanent',
    keywords: ['corruption', 'dark-enchantment'],
    corruption: 2,
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: characterBut('Wizard'),
            a: { source: 'creature', race: 'Dragon' },
          },
        ],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -1, until: 'strike' }],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
        does: [corruptionCheck('bearer')],
      }),
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        user: { skill: 'sage', skillOnly: true, with: 'bearer' },
        tapUser: true,
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'bearer-player',
            op: '>',
            than: 6,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
        removal: true,
      }),
    ],
  }),
  hazard('TD-35', 'Incite Minions', {
    duration: 'short',
    cannotBeDuplicated: 'site',
    plays: [incite(['shadow-hold', 'dark-hold'])],
  }),
  hazard('TD-46', 'Many Sorrows Befall', {
    duration: 'short',
    unique: true,
    plays: [
      action({
        targets: [{ target: 'card', a: { side: 'resource', event: 'long' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      action({
        targets: [{ target: 'entry', a: { card: { side: 'resource', event: 'short' } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
    ],
  }),
  hazard('TD-52', 'Parsimony of Seclusion', {
    duration: 'short',
    plays: [
      action({ does: [backFromDiscard(uniqueDragon)] }),
      action({
        need: { exists: { being: 'Agburanar' }, zone: 'discard', ofPlayer: 'you' },
        does: [
          backFromDiscard({ being: 'Agburanar' }),
          { do: 'modify', stat: 'hazard-limit', of: 'active-company', by: 2, until: 'phase' },
        ],
      }),
    ],
  }),
  hazard('TD-53', 'Passion of Wrath', {
    duration: 'short',
    plays: [fiercerStrike({ race: 'Dragon' }, 1), fiercerStrike({ by: { being: 'Smaug' } }, 2)],
  }),
  hazard('TD-56', 'Prowess of Might', {
    duration: 'short',
    plays: [mightierAttack({ race: 'Dragon' }, 1), mightierAttack({ by: { being: 'Scatha' } }, 2)],
  }),
  hazard('TD-76', 'Times Are Evil', {
    duration: 'long',
    plays: [played],
    abilities: [
      { is: 'modify', stat: 'influence-check', of: { each: anyone }, by: -3 },
      { is: 'modify', stat: 'offering-attempt', of: { each: { kind: 'character' } }, by: -3 },
    ],
  }),
  hazard('TD-88', "Worm's Stench", {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'company', a: { faced: { race: ['Dragon', 'Drake'] } } }],
        does: [
          {
            do: 'install',
            abilities: [moreProwess({ race: ['Spider', 'Animal'], against: 'target' }, 2)],
            until: 'turn',
          },
          withDoors(moreProwess({ race: 'Wolf', against: 'target' }, 2)),
          withDoors(moreStrikes({ race: ['Wolf', 'Spider', 'Animal'], against: 'target' }, 1)),
        ],
      }),
    ],
  }),
  hazard('TD-27', 'From the Pits of Angband', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        // crf/term/multi-player-games/1: the two whose turn it was
        does: [fromThePits('resource-player'), fromThePits('hazard-player')],
      }),
    ],
  }),
];
