import type { Ability, Cond } from '@mathom/engine/language';
import { action, ally, trigger } from '../build.ts';
import { outgrownBy } from '../build-deeps.ts';

/** Carrion birds and bats: never attacked, and gone as soon as their master is wounded. */
const FLOCK: readonly Ability[] = [
  { is: 'assignment', who: 'self', how: 'never' },
  trigger({
    on: { event: 'wounded', card: { is: 'bearer' } },
    immediate: true,
    does: [{ do: 'move', what: 'self', to: 'discard' }],
  }),
];

/** It is with the Ringwraith whom its player is. */
const WITH_YOURS: Cond = { is: 'self', a: { with: 'avatar' } };

export const allies = [
  ally('AS-71', 'The Balrog', {
    alignment: 'minion',
    unique: true,
    keywords: ['spawn'],
    manifestationOf: 'Balrog of Moria',
    skills: ['warrior'],
    prowess: 13,
    body: 9,
    mind: 6,
    points: 4,
    at: { name: 'The Under-gates' },
    by: { kind: 'character', not: { race: 'Ringwraith' } },
    overt: true,
    notFor: ['balrog', 'fallen-wizard'],
    notAgainst: ['balrog'],
    abilities: [
      {
        is: 'trigger',
        on: { event: 'moves', company: 'bearer' },
        when: { company: 'self', a: { from: { underDeeps: false }, to: { underDeeps: false } } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
      outgrownBy(-2),
    ],
  }),
  ally('AS-72', 'Black Horse', {
    alignment: 'minion',
    skills: ['warrior'],
    prowess: 4,
    body: 6,
    mind: 2,
    at: { haven: true },
    by: { race: 'Ringwraith' },
    sparesSite: true,
    copies: 9,
    notFor: ['balrog'],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'avatar',
        by: 1,
        versus: { race: 'Ringwraith', whose: 'yours' },
        when: WITH_YOURS,
      },
      { is: 'grant', to: 'avatar', ability: 'lead-another', when: WITH_YOURS },
      {
        is: 'grant',
        to: 'avatar',
        mode: 'black-rider',
        when: {
          all: [
            WITH_YOURS,
            {
              company: 'avatar',
              a: { not: { has: { race: 'Ringwraith', not: { bears: { name: 'Black Horse' } } } } },
            },
          ],
        },
      },
      {
        is: 'trigger',
        on: { event: 'left-play', card: { is: 'self' } },
        immediate: true,
        does: [{ do: 'move', what: 'bearer', to: 'hand' }],
      },
    ],
  }),
  ally('AS-73', 'Creature of an Older World', {
    alignment: 'minion',
    unique: true,
    skills: ['warrior'],
    prowess: 5,
    body: 8,
    mind: 3,
    points: 1,
    at: { name: 'Barad-dûr' },
    by: { is: 'avatar', race: 'Ringwraith' },
    tappedSite: true,
    sparesSite: true,
    overt: true,
    notFor: ['balrog'],
    abilities: [
      { is: 'modify', stat: 'prowess', of: 'avatar', by: 2 },
      {
        is: 'grant',
        to: 'avatar',
        mode: 'fell-rider',
        when: {
          all: [
            WITH_YOURS,
            { company: 'avatar', a: { members: { op: '=', value: 1 } } },
            { company: 'avatar', a: { members: { op: '=', value: 2, allies: true } } },
          ],
        },
      },
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'strike', facedBy: { is: 'avatar' } }],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: { source: 'company', madeBy: 'avatar', foes: { side: 'hero' } },
          },
        ],
        does: [
          {
            do: 'install',
            abilities: [
              {
                is: 'assignment',
                how: 'attacker',
                attacks: { aimedAt: true },
                strikesOf: 'avatar',
              },
            ],
            until: 'attack',
          },
        ],
      }),
      {
        is: 'trigger',
        on: { event: 'left-play', card: { is: 'self' } },
        immediate: true,
        does: [{ do: 'move', what: 'avatar', to: 'hand' }],
      },
    ],
  }),
  ally('AS-74', 'Great Bats', {
    alignment: 'minion',
    mind: 1,
    points: 1,
    at: { siteType: 'shadow-hold' },
    tappedSite: true,
    overt: true,
    cannotBeDuplicated: 'company',
    abilities: [
      ...FLOCK,
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { against: 'self', attackerChooses: true } }],
        does: [
          {
            do: 'install',
            abilities: [{ is: 'assignment', how: 'rules', attacks: { aimedAt: true } }],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  ally('AS-75', 'Great Lord of Goblin-gate', {
    alignment: 'minion',
    unique: true,
    manifestationOf: 'The Great Goblin',
    race: 'Orc',
    prowess: 5,
    body: 7,
    mind: 3,
    points: 2,
    at: { name: 'Goblin-gate' },
    overt: true,
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        // the attack itself is as it was, so that strikes may have been given out (coe/3.iv, 3.iv.5)
        targets: [
          {
            target: 'attack',
            a: { any: [{ against: 'self' }, { source: 'company', madeBy: 'self' }] },
            late: true,
          },
        ],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            of: { each: { race: 'Orc', with: 'self' } },
            by: 2,
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  ally('AS-76', 'Regiment of Black Crows', {
    alignment: 'minion',
    mind: 1,
    points: 1,
    at: { siteType: 'ruins', underDeeps: false },
    tappedSite: true,
    overt: true,
    cannotBeDuplicated: 'company',
    abilities: [
      ...FLOCK,
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'attack', a: { source: 'creature', keyedToSite: false, against: 'self' } },
        ],
        does: [
          { do: 'move', what: 'foe', to: 'hand' },
          { do: 'cancel', what: 'creature' },
        ],
      }),
    ],
  }),
];
