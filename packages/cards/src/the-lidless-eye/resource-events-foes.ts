import { action, resource, trigger } from '../build.ts';
import { FREE_PEOPLES } from '../build-minions.ts';
import { asTamed, goesOver, goesWithIt } from '../build-tamed.ts';

/** What minions do about those who attack them, and with those whom they have beaten. */
export const resourceEventsOfFoes = [
  resource('LE-220', 'Ready to His Will', {
    alignment: 'minion',
    duration: 'permanent',
    ...asTamed(8),
    plays: [goesOver(['Orc', 'Troll', 'Giant', 'Slayer', 'Man'], true)],
    abilities: [goesWithIt],
  }),
  resource('LE-186', 'Foul Trophies', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              race: ['Orc', 'Troll'],
              company: { justFaced: { race: FREE_PEOPLES, defeated: true } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [],
      }),
    ],
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'attack', a: { race: FREE_PEOPLES, against: 'bearer' } }],
        cannotBeDuplicated: 'attack',
        does: [
          { do: 'modify', stat: 'strikes', of: 'attack', by: 1, op: 'set', until: 'attack' },
          { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 3, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'attack', by: -2, until: 'attack' },
        ],
      }),
    ],
  }),
  resource('LE-206', 'Motionless Among the Slain', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: {} }],
        does: [
          {
            do: 'install',
            abilities: [
              { is: 'assignment', how: 'defender', attacks: { aimedAt: true }, all: true },
            ],
            until: 'attack',
          },
          // not of those who attack them, where these are checked too (coe/3.V.viii)
          {
            do: 'modify',
            stat: 'body-check',
            of: { each: { kind: ['character', 'ally'], facing: 'attack' } },
            by: 1,
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  resource('LE-221', 'Remnants of Old Robberies', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: { stat: 'points', of: 'bearer', basis: 'to-heroes' } },
    on: 'target',
    plays: [
      action({
        need: {
          company: 'active',
          a: { justFaced: { source: 'creature', by: { is: 'target' }, defeated: true } },
        },
        targets: [
          {
            target: 'card',
            zone: 'eliminated',
            a: { kind: 'creature', not: { race: ['Wolf', 'Animal', 'Nazgûl'] } },
          },
        ],
        does: [],
      }),
    ],
  }),
  resource('LE-237', 'Swarm of Bats', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        need: {
          exists: { kind: 'character', race: 'Orc', company: { companyOf: 'target' } },
          min: 2,
        },
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              covert: false,
              at: { any: [{ haven: true }, { siteType: ['shadow-hold', 'dark-hold'] }] },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      // not of those whom it attacks itself (crf/card/swarm-of-bats/1)
      { is: 'modify', stat: 'attack-prowess', of: { attacks: { against: 'bearer' } }, by: -1 },
      { is: 'modify', stat: 'attack-body', of: { attacks: { against: 'bearer' } }, by: -1 },
      trigger({
        on: { event: 'composition-changed', left: { kind: 'character' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
