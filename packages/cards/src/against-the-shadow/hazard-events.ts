import type { Action, CardFilter, Cond, Effect, Race } from '@mathom/engine/language';
import { action, corruptionCheck, hazard, theirMovement, trigger } from '../build.ts';
import {
  corruptionCard,
  goneWhenDefeated,
  moreProwess,
  ordinaryCharacter,
  played,
  playedOn,
} from '../build-hazards.ts';

/** Items and events that are with the target, of whatever side. */
const POSSESSIONS: CardFilter = { kind: ['item', 'event'], on: 'target' };

const stored: Effect = { do: 'move', what: { ...POSSESSIONS, storable: true }, to: 'stored' };

/** The company and the faction are both of it. */
const ofOneSide = (side: 'hero' | 'minion'): Cond => ({
  all: [
    { company: 'active', a: { side } },
    { is: 'bearer', a: { alignment: side } },
  ],
});

/** Peoples who do not get on: some of them go back to the hand of their player, with what they bear. */
const quarrel = (one: Race, other: Race, less: number): Action =>
  action({
    targets: [
      {
        target: 'company',
        a: {
          has: { kind: 'character', race: one },
          any: [{ has: { kind: 'character', race: other } }],
        },
      },
    ],
    does: [
      {
        do: 'check',
        kind: 'roll',
        by: 'you',
        plus: -less,
        op: '>',
        than: 0,
        pass: [
          {
            do: 'pick',
            player: 'target-player',
            a: { kind: 'character', race: [one, other], with: 'target' },
            total: { stat: 'mind', atLeast: { bound: 'total' } },
            then: [
              { do: 'move', what: { kind: 'item', on: 'picked' }, to: 'hand' },
              { do: 'move', what: 'picked', to: 'hand' },
            ],
          },
        ],
      },
    ],
  });

export const hazardEvents = [
  hazard('AS-42', 'Unhappy Blows', {
    duration: 'short',
    plays: [quarrel('Dwarf', 'Elf', 5), quarrel('Orc', 'Troll', 7)],
    cannotBeDuplicated: 'turn',
  }),
  corruptionCard('AS-24', 'Alone and Unadvised', {
    on: { ...ordinaryCharacter(), company: { members: { op: '<=', value: 3 } } },
    corruption: 4,
    removedAbove: 6,
    abilities: [
      trigger({
        on: { event: 'company-phase', edge: 'end', company: 'bearer' },
        when: { company: 'bearer', a: { moving: true } },
        does: [{ do: 'repeat', times: { regions: 'bearer' }, does: [corruptionCheck('bearer')] }],
      }),
      { is: 'modify', stat: 'corruption-check', of: 'bearer', by: { members: 'bearer' } },
      {
        is: 'leave-when',
        cond: { company: 'bearer', a: { members: { op: '>=', value: 4 } } },
      },
    ],
  }),
  hazard('AS-28', 'Fealty Under Trial', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              alignment: 'minion',
              company: { at: { any: [{ haven: true }, { name: 'Barad-dûr' }] } },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: {
              sum: [
                { stat: 'points', of: { each: POSSESSIONS }, basis: 'stored' },
                { stat: 'corruption', of: { each: POSSESSIONS } },
              ],
            },
            op: '>',
            than: 15,
            pass: [stored, { do: 'move', what: 'target', to: 'discard' }],
            fail: [stored],
          },
        ],
      }),
    ],
  }),
  hazard('AS-30', 'Full of Froth and Rage', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreProwess({ race: ['Spider', 'Animal'] }, 2),
      goneWhenDefeated({ race: ['Spider', 'Animal'] }),
    ],
  }),
  hazard('AS-34', 'Power Built by Waiting', {
    duration: 'permanent',
    plays: [played],
    abilities: [
      { is: 'cannot', what: 'untap', who: 'self', when: { phase: 'untap' } },
      // crf/turn/movement/playing-hazards/1: tapping it does not itself count
      action({
        window: theirMovement,
        cost: [{ pay: 'tap', what: 'self' }],
        does: [{ do: 'modify', stat: 'hazard-limit', of: 'active-company', by: 1, until: 'phase' }],
      }),
      action({
        window: theirMovement,
        need: { is: 'self', a: { status: 'tapped' } },
        cost: [{ pay: 'hazard-limit', n: 2 }],
        does: [{ do: 'untap', what: 'self' }],
      }),
    ],
  }),
  hazard('AS-23', 'A Lie in Your Eyes', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { ...ordinaryCharacter(), status: 'untapped' } }],
        does: [
          {
            do: 'offer',
            player: 'target-player',
            must: true,
            options: [
              { label: 'Tap him', does: [{ do: 'tap', what: 'target' }] },
              {
                label: 'Tap an ally of his',
                need: { exists: { kind: 'ally', on: 'target', status: 'untapped' } },
                does: [
                  {
                    do: 'pick',
                    player: 'target-player',
                    a: { kind: 'ally', on: 'target', status: 'untapped' },
                    then: [{ do: 'tap', what: 'picked' }],
                  },
                ],
              },
              {
                label: 'Let the dice decide',
                does: [
                  {
                    do: 'check',
                    kind: 'roll',
                    by: 'you',
                    op: '>',
                    than: { sum: [{ stat: 'mind', of: 'target' }, 6] },
                    pass: [{ do: 'move', what: 'target', to: 'discard' }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('AS-38', 'Slip Treacherously', {
    duration: 'short',
    plays: [action({ does: [{ do: 'tap', what: { kind: 'item', status: 'untapped' } }] })],
  }),
  hazard('AS-26', 'Early Harvest', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'faction',
              whose: "opponent's",
              // the exiles have a town to go home to (pef/card/early-harvest/1)
              any: [{ name: 'Returned Exiles' }, { playableAt: { normalType: 'border-hold' } }],
              not: { name: 'Army of the Dead' },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: {
              sum: [
                { stat: 'points', of: 'target', basis: 'normal' },
                { if: { is: 'target', a: { alignment: 'minion' } }, then: -1, else: 0 },
              ],
            },
            op: '>',
            than: 12,
            pass: [{ do: 'move', what: 'target', to: 'hand' }],
          },
        ],
      }),
    ],
  }),
  hazard('AS-32', 'One Foe to Breed a War', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [playedOn({ ...ordinaryCharacter(), status: 'wounded' })],
    abilities: [
      {
        is: 'instead',
        of: { event: 'status', card: { is: 'bearer' }, was: 'wounded' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
      { is: 'assignment', who: 'bearer', how: 'attacker-first' },
    ],
  }),
  hazard('AS-40', 'Trouble on All Borders', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({ targets: [{ target: 'card', a: { kind: 'faction', unique: true } }], does: [] }),
    ],
    abilities: [
      trigger({
        on: { event: 'moves', company: { near: { faction: 'bearer' } } },
        does: [
          {
            do: 'attack',
            spec: {
              race: { raceOf: 'bearer' },
              strikes: 4,
              prowess: 8,
              detainment: { any: [ofOneSide('hero'), ofOneSide('minion')] },
            },
          },
        ],
      }),
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
