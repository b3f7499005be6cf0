import type { Action, CardFilter, Effect } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';
import { unlessRingwraith } from '../build-minions.ts';

const tormented = (does: Effect): Action =>
  action({
    user: { magic: 'sorcery' },
    targets: [{ target: 'attack', a: { against: 'user', not: { source: 'automatic' } } }],
    does: [does, unlessRingwraith('user', -4)],
  });

const WOLVES: CardFilter = { kind: 'ally', name: ['War-wolf', 'War-warg', 'The Warg-king'] };

const turnsOnItsMaster: Effect = {
  do: 'pick',
  player: 'you',
  a: { is: 'it' },
  then: [
    {
      do: 'attack',
      spec: {
        race: [],
        strikes: 1,
        prowess: { sum: [{ stat: 'prowess', of: 'picked', basis: 'normal' }, 3] },
        faces: { bears: { is: 'picked' } },
        onSuccess: [{ do: 'move', what: 'picked', to: 'discard' }],
      },
    },
  ],
};

/** Events of the three schools, each with its price. */
export const resourceEventsOfMagic = [
  resource('AS-81', 'Driven as by a Madness', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        user: { magic: 'spirit-magic' },
        targets: [{ target: 'attack', a: { against: 'user' }, late: true }],
        does: [
          ...(
            [
              ['prowess', 2],
              ['body', -1],
            ] as const
          ).map(
            ([stat, by]): Effect => ({
              do: 'modify',
              stat,
              // those who fight are characters there, allies too (coe/2.V.2.2)
              of: { each: { kind: ['character', 'ally'], with: 'user' } },
              by,
              until: 'attack',
            }),
          ),
          unlessRingwraith('user', -3),
        ],
      }),
    ],
  }),
  resource('AS-95', 'Our Own Wolves', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    plays: [
      action({
        user: { magic: 'spirit-magic' },
        targets: [{ target: 'attack', a: { against: 'user' }, late: true }],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            of: { each: { ...WOLVES, with: 'user' } },
            by: 3,
            until: 'attack',
          },
          // whatever becomes of him who called them
          {
            do: 'install',
            on: 'company',
            until: 'attack',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: { against: 'bearer' } },
                does: [{ do: 'each', a: { ...WOLVES, with: 'bearer' }, does: [turnsOnItsMaster] }],
              }),
            ],
          },
          unlessRingwraith('user', -3),
        ],
      }),
    ],
  }),
  resource('AS-98', 'Riven Gate', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        user: { magic: 'sorcery' },
        targets: [
          {
            target: 'attack',
            a: { source: 'automatic', against: 'user', at: { siteType: 'border-hold' } },
          },
        ],
        does: [
          { do: 'cancel', what: 'attack' },
          {
            do: 'install',
            on: 'site',
            until: 'phase',
            abilities: [
              {
                is: 'attacks-are',
                a: { source: 'automatic', at: { is: 'bearer' } },
                what: 'canceled',
              },
            ],
          },
          {
            do: 'install',
            on: 'site',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'influence-check',
                of: { each: { kind: ['character', 'ally'], at: 'bearer' } },
                by: 2,
                versus: { kind: 'faction' },
              },
            ],
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('AS-102', 'The Tormented Earth', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    cannotBeDuplicated: 'attack',
    plays: [
      tormented({ do: 'cancel', what: 'attack' }),
      tormented({ do: 'modify', stat: 'attack-prowess', of: 'target', by: -3, until: 'attack' }),
    ],
  }),
  resource('AS-108', 'Well-preserved', {
    alignment: 'minion',
    duration: 'permanent',
    magic: ['shadow-magic'],
    on: 'target',
    plays: [
      action({
        user: { magic: 'shadow-magic' },
        // allies are healed as characters are (coe/2.V.2.2)
        targets: [
          {
            target: 'card',
            a: { kind: ['character', 'ally'], status: 'wounded', with: 'user' },
          },
        ],
        does: [{ do: 'heal', what: 'target', well: true }, unlessRingwraith('user', -3)],
      }),
    ],
    abilities: [
      { is: 'modify', stat: 'body', of: 'bearer', by: -1 },
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'end', whose: 'bearer' },
        when: { company: 'bearer', a: { at: { haven: true } } },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
