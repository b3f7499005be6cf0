import type { CardFilter, Cond, Effect } from '@mathom/engine/language';
import { action, corruptionCheck, resource, trigger } from '../build.ts';

const EOWYN: CardFilter = { name: 'Éowyn', whose: 'yours' };
const unplaced: Cond = { not: { is: 'self', a: { borneBy: { name: 'Éowyn' } } } };
const away: Effect = { do: 'move', what: 'self', to: 'discard' };

/** Those who take on more than one strike, or come to help. */
export const resourceEventsFaced = [
  resource('TD-122', 'Helm of Her Secrecy', {
    duration: 'permanent',
    plays: [
      action({
        need: {
          all: [
            { exists: { name: 'Éowyn' }, zone: 'hand', ofPlayer: 'you' },
            { company: 'active', a: { has: { kind: 'character', home: 'Edoras' } } },
          ],
        },
        targets: [{ target: 'attack', a: {} }],
        does: [
          {
            do: 'play',
            a: { name: 'Éowyn', joins: { company: 'active' } },
            from: ['hand'],
            joins: { company: 'active' },
            as: 'now',
          },
        ],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'prowess', of: { each: EOWYN }, by: 2 },
      { is: 'modify', stat: 'body', of: { each: EOWYN }, by: 1 },
      { is: 'modify', stat: 'influence', of: { each: EOWYN }, by: 1 },
      trigger({
        on: { event: 'attack-ended', attack: { race: 'Nazgûl' } },
        when: unplaced,
        does: [
          {
            do: 'pick',
            player: 'you',
            a: EOWYN,
            then: [{ do: 'attach', what: 'self', to: 'picked' }],
            none: [away],
          },
        ],
      }),
      trigger({
        on: { event: 'attack-ended', attack: { not: { race: 'Nazgûl' } } },
        when: unplaced,
        does: [away],
      }),
    ],
  }),
  resource('TD-131', 'Many Foes He Fought', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior' },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [
              {
                is: 'assignment',
                how: 'again-by-defender',
                who: 'user',
                attacks: { aimedAt: true },
                wearies: true,
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-152', 'Skin-changer', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', name: 'Beorn' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'target', by: 2, until: 'turn' },
          { do: 'modify', stat: 'body', of: 'target', by: 2, until: 'turn' },
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              {
                is: 'assignment',
                how: 'again-by-defender',
                who: 'target',
                times: 1,
                whoeverGave: true,
              },
              trigger({
                on: { event: 'attack-ended', attack: { against: 'target' } },
                does: [corruptionCheck('target', -2)],
              }),
              trigger({
                on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
                does: [
                  { do: 'hand-over', from: 'target', n: 99, unwounded: true },
                  { do: 'move', what: 'target', to: 'hand' },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-97', 'Alert the Folk', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            a: { race: ['Dragon', 'Drake'], not: { by: { being: 'Eärcaraxë' } } },
            late: true,
          },
        ],
        rounds: {
          min: 1,
          max: 2,
          of: [
            {
              cost: [
                {
                  pay: 'discard-one',
                  a: {
                    kind: 'faction',
                    playableAt: {
                      region: [
                        'Northern Rhovanion',
                        'Iron Hills',
                        'Woodland Realm',
                        'Anduin Vales',
                      ],
                    },
                  },
                  zone: 'hand',
                },
              ],
              does: [
                {
                  do: 'modify',
                  stat: 'prowess',
                  of: { each: { kind: ['character', 'ally'], facing: 'attack' } },
                  by: { stat: 'points', of: 'picked', basis: 'printed' },
                  until: 'attack',
                },
              ],
            },
          ],
        },
        does: [],
      }),
    ],
  }),
];
