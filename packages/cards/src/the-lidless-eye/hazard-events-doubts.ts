import type { CardFilter, LeaveWhen, Race } from '@mathom/engine/language';
import { action, doors, hazard, trigger } from '../build.ts';
import {
  attemptToRemove,
  goneWithADeck,
  moreProwess,
  moreStrikes,
  ordinaryCharacter,
  played,
  playedOn,
  shakenOffAbove,
} from '../build-hazards.ts';

const FREE_PEOPLES: readonly Race[] = ['Elf', 'Dwarf', 'Dúnadan', 'Hobbit'];
const MEN_ORCS_TROLLS: CardFilter = { kind: 'character', race: ['Orc', 'Troll', 'Man'] };
const SICKENS = ordinaryCharacter('Elf');
const atHaven: CardFilter = { haven: true };

/** In the organization phase of whoever has it, as soon as his company is so. */
export const goneWhileOrganizing = (alone: boolean): LeaveWhen => ({
  is: 'leave-when',
  cond: {
    all: [
      { phase: 'organization' },
      { player: 'bearer-player', is: 'turn' },
      {
        company: 'bearer',
        a: { at: atHaven, ...(alone ? { members: { op: '=', value: 1 } } : {}) },
      },
    ],
  },
});

/** Fear, discord and sickness, for heroes and minions alike. */
export const hazardEventsOfDoubt = [
  hazard('LE-106', 'Chill Them with Fear', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreProwess({ race: FREE_PEOPLES }, { if: doors, then: 1, else: 2 }),
      moreStrikes({ race: FREE_PEOPLES }, { if: doors, then: 1, else: 2 }),
    ],
  }),
  hazard('LE-108', 'Darkness Under Tree', {
    duration: 'short',
    plays: [
      action({
        need: doors,
        targets: [{ target: 'card', a: { ...MEN_ORCS_TROLLS, status: 'untapped' } }],
        does: [{ do: 'tap', what: 'target' }],
      }),
    ],
  }),
  hazard('LE-129', 'Plague', {
    duration: 'permanent',
    plays: [
      playedOn({
        ...SICKENS,
        company: { to: { not: { any: [{ haven: true }, { siteType: 'ruins' }] } } },
      }),
    ],
    on: 'target',
    abilities: [
      trigger({
        // the opponent who has the sick man: the older wording spoke of his own phase (crf/card/plague/1)
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end', whose: 'bearer' },
        does: [
          {
            do: 'each',
            a: { ...SICKENS, at: 'bearer' },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: { playerOf: 'it' },
                plus: -2,
                op: '>',
                than: { stat: 'body', of: 'it' },
                pass: [
                  {
                    do: 'if',
                    cond: { is: 'it', a: { status: 'wounded' } },
                    then: [{ do: 'move', what: 'it', to: 'discard', as: 'eliminate' }],
                    else: [{ do: 'wound', what: 'it' }],
                  },
                ],
              },
            ],
          },
        ],
      }),
      goneWhileOrganizing(false),
    ],
  }),
  hazard('LE-131', 'Rats!', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              has: { kind: 'item', class: 'minor' },
              to: { siteType: ['ruins', 'shadow-hold', 'dark-hold'] },
            },
          },
        ],
        does: [
          {
            do: 'offer',
            player: 'target-player',
            must: true,
            options: [
              {
                label: 'Give up a minor item',
                need: { exists: { kind: 'item', class: 'minor', with: 'target' } },
                does: [
                  {
                    do: 'pick',
                    player: 'target-player',
                    a: { kind: 'item', class: 'minor', with: 'target' },
                    then: [{ do: 'move', what: 'picked', to: 'discard' }],
                  },
                ],
              },
              {
                label: 'Let a character be wounded',
                need: {
                  exists: { kind: 'character', status: ['untapped', 'tapped'], with: 'target' },
                },
                does: [
                  {
                    do: 'pick',
                    player: 'target-player',
                    a: { kind: 'character', status: ['untapped', 'tapped'], with: 'target' },
                    then: [{ do: 'wound', what: 'picked' }],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('LE-133', 'The Ring Will Have But One Master', {
    duration: 'permanent',
    cannotBeDuplicated: 'target',
    plays: [playedOn({ kind: 'character', bears: { keyword: 'the-one-ring' } })],
    on: 'target',
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'bearer' },
        does: [
          {
            do: 'pick',
            player: 'bearer-player',
            a: { kind: 'character', with: 'bearer', isNot: 'bearer' },
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
          },
        ],
      }),
      attemptToRemove(8),
    ],
  }),
  hazard('LE-135', 'The Roving Eye', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              ...ordinaryCharacter(),
              bears: {
                any: [
                  { keyword: 'palantir' },
                  { class: 'greater' },
                  { ring: true, not: { class: 'gold-ring' } },
                ],
              },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'target',
            plus: -2,
            insteadOfFailing: [{ do: 'move', what: 'target', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  hazard('LE-137', 'Shut Yer Mouth', {
    duration: 'permanent',
    cannotBeDuplicated: 'target',
    plays: [playedOn(ordinaryCharacter())],
    on: 'target',
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: -2, min: 0 },
      shakenOffAbove(7),
    ],
  }),
  hazard('LE-138', "So You've Come Back", {
    duration: 'permanent',
    cannotBeDuplicated: 'company',
    plays: [playedOn({ kind: 'character', stat: { name: 'mind', op: '<=', value: 5 } })],
    on: 'target',
    abilities: [
      {
        is: 'modify',
        stat: 'mind',
        of: { each: { ...ordinaryCharacter(), with: 'bearer', isNot: 'bearer', follower: false } },
        by: 1,
      },
      goneWhileOrganizing(true),
    ],
  }),
  hazard('LE-139', 'Something Has Slipped', {
    duration: 'permanent',
    cannotBeDuplicated: 'company',
    plays: [action({ targets: [{ target: 'company', a: {} }], does: [] })],
    on: 'target',
    abilities: [
      trigger({
        // crf/card/something-has-slipped/2
        on: {
          event: 'wounded',
          card: { kind: ['character', 'ally'], with: 'bearer' },
          was: ['untapped', 'tapped'],
        },
        does: [
          // said of the company, and so of whoever comes to it (coe/2.IV.3.5.1)
          {
            do: 'install',
            on: 'bearer',
            abilities: [
              {
                is: 'modify',
                stat: 'prowess',
                of: { each: { kind: 'character', with: 'bearer' } },
                by: -2,
              },
            ],
            until: 'turn',
          },
        ],
      }),
      goneWhileOrganizing(false),
    ],
  }),
  hazard('LE-144', 'Tidings of Doubt and Danger', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: { each: { kind: 'character', race: 'Ringwraith' } },
        by: { if: doors, then: -3, else: -2 },
      },
      goneWithADeck,
    ],
  }),
  hazard('LE-147', 'Waiting Shadow', {
    duration: 'short',
    keywords: ['environment'],
    plays: [
      action({
        targets: [{ target: 'company', a: { has: { ...MEN_ORCS_TROLLS, status: 'untapped' } } }],
        does: [
          {
            do: 'if',
            cond: doors,
            then: [
              {
                do: 'pick',
                player: 'target-player',
                a: { kind: 'character', status: 'untapped', with: 'target' },
                then: [{ do: 'tap', what: 'picked' }],
              },
            ],
            else: [
              {
                do: 'pick',
                player: 'target-player',
                a: { ...MEN_ORCS_TROLLS, status: 'untapped', with: 'target' },
                then: [{ do: 'tap', what: 'picked' }],
              },
            ],
          },
        ],
      }),
      action({
        need: doors,
        targets: [
          {
            target: 'company',
            a: {
              has: { kind: 'character', status: 'untapped' },
              not: { has: { ...MEN_ORCS_TROLLS, status: 'untapped' } },
            },
          },
        ],
        does: [
          {
            do: 'pick',
            player: 'target-player',
            a: { kind: 'character', status: 'untapped', with: 'target' },
            then: [{ do: 'tap', what: 'picked' }],
          },
        ],
      }),
    ],
  }),
  hazard('LE-151', 'Wrath of the West', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'entry',
            a: { card: { kind: 'event', event: 'short', side: 'resource', alignment: 'minion' } },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            op: '>',
            than: 6,
            pass: [{ do: 'cancel', what: 'entry' }],
          },
        ],
      }),
    ],
  }),
];
