import type { AttackFilter, Effect } from '@mathom/engine/language';
import { action, gates, resource, trigger } from '../build.ts';

const COMMON_CREATURE: AttackFilter = { source: 'creature', by: { unique: false } };
/** Who faces a creature taps, and nothing is done at the site but by Wizards and Eagles. */
const IN_THE_TREES: Effect = {
  do: 'install',
  on: 'company',
  abilities: [
    { is: 'attacks-are', a: { source: 'creature', against: 'bearer' }, what: 'tapping' },
    trigger({
      on: { event: 'company-phase', phase: 'site', edge: 'start', company: 'bearer' },
      when: { not: { company: 'bearer', a: { has: { kind: 'character', race: 'Wizard' } } } },
      does: [
        {
          do: 'pick',
          player: 'you',
          zone: 'hand',
          a: { name: 'Eagle-mounts' },
          shown: true,
          optional: true,
          then: [{ do: 'move', what: 'picked', to: 'discard' }],
          none: [{ do: 'forgo', what: 'site-phase', company: 'active' }],
        },
      ],
    }),
  ],
  until: 'turn',
};

/** What helps those who fight. */
export const resourceEventsCombat = [
  resource('DM-151', 'No Waiting to Wonder', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'strike', facedBy: {} },
          {
            target: 'card',
            a: {
              kind: 'character',
              race: 'Hobbit',

              with: 'defender',
              isNot: 'defender',
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target2' }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'strike', by: -4, until: 'strike' },
          { do: 'modify', stat: 'attack-body', of: 'strike', by: -1, until: 'strike' },
          {
            do: 'install',
            on: 'target',
            until: 'strike',
            abilities: [
              trigger({
                on: { event: 'strike', card: { is: 'bearer' }, result: 'successful' },
                does: [{ do: 'check', kind: 'body', who: 'target2' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  resource('DM-123', 'Dark Numbers', {
    duration: 'permanent',
    keywords: ['stolen-knowledge'],
    points: { source: 'misc', value: 1 },
    storable: { at: { haven: true } },
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: ['character', 'ally'],
              skill: 'scout',
              company: { justFaced: { race: ['Orc', 'Troll', 'Man'] } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'check',
            kind: 'influence',
            who: { kind: 'character', with: 'self' },
            versus: { kind: 'faction' },
          },
        ],
        does: [{ do: 'modify-check', by: 3 }],
      }),
    ],
  }),
  resource('DM-150', 'More Alert than Most', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'strikes',
        of: { attacks: { attackerChooses: true } },
        by: { if: gates, then: -2, else: -1 },
        min: 1,
      },
      trigger({
        on: { event: 'attack-ended', attack: { attackerChooses: true }, outcome: 'defeated' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('DM-129', 'Fifteen Birds in Five Firtrees', {
    duration: 'short',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        need: { all: [gates, { company: 'active', a: { moving: true } }] },
        targets: [{ target: 'attack', a: COMMON_CREATURE }],
        does: [
          { do: 'cancel', what: 'creature' },
          {
            do: 'install',
            on: 'company',
            abilities: [
              trigger({
                on: { event: 'attack-declared', attack: COMMON_CREATURE },
                immediate: true,
                once: true,
                does: [{ do: 'cancel', what: 'creature' }],
              }),
            ],
            until: 'turn',
          },
          IN_THE_TREES,
        ],
      }),
    ],
  }),
];
