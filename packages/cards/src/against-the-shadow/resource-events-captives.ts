import type { Ability, Action, Cond, Effect, Race } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

/** One whose company attacks heroes among whom is such a one: whom their strikes hit is led away, and not wounded. */
export const leadsAway = (captor: Race, ...taken: Race[]): Action =>
  action({
    targets: [{ target: 'card', a: { kind: 'character', race: captor, whose: 'yours' } }],
    need: {
      attack: {
        source: 'company',
        madeBy: 'target',
        foes: { side: 'hero', has: { kind: 'character', race: taken } },
      },
    },
    does: [
      {
        do: 'install',
        // a permanent-event that has left play says nothing any more (coe glossary)
        on: 'self',
        until: 'attack',
        abilities: [
          {
            is: 'instead',
            of: {
              event: 'strike',
              card: { kind: 'character', race: taken, whose: "opponent's" },
            },
            does: [{ do: 'attach', what: 'it', to: 'self', aside: 'counts' }],
          },
        ],
      },
    ],
  });

/** They are free where their captor is. */
export const free: Effect = {
  do: 'free-prisoners',
  host: 'self',
  into: { at: 'bearer' },
};

export const lost: Effect = { do: 'move', what: 'self', to: 'discard' };

export const nobodyLeft: Cond = {
  not: { exists: { kind: 'character', on: 'self' }, zone: 'beside' },
};

/** If it leads nobody away it is of no use. */
export const unlessEmpty: Ability = trigger({
  on: { event: 'attack-ended', attack: { source: 'company', madeBy: 'bearer' } },
  when: nobodyLeft,
  does: [lost],
});

/** What becomes of the captives if he who has them is wounded or lost. */
export const whenHurt: readonly Ability[] = [
  trigger({ on: { event: 'wounded', card: { is: 'bearer' } }, immediate: true, does: [lost] }),
  trigger({
    on: { event: 'left-play', card: { any: [{ is: 'self' }, { is: 'bearer' }] } },
    immediate: true,
    does: [free],
  }),
];

/** Captives whom a minion keeps with him. */
export const resourceEventsOfCaptives = [
  resource('AS-99', 'Sack Over the Head', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [leadsAway('Troll', 'Dwarf', 'Hobbit')],
    abilities: [
      unlessEmpty,
      {
        is: 'ways',
        how: 'barred',
        movement: ['starter', 'region', 'under-deeps', 'special'],
        companies: { companyOf: 'bearer' },
        to: { haven: true },
      },
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'start', whose: 'yours' },
        does: [
          {
            do: 'each',
            a: { kind: 'character', on: 'self' },
            zone: 'beside',
            does: [
              {
                do: 'check',
                kind: 'roll',
                op: '>',
                than: 8,
                pass: [{ do: 'move', what: 'it', zone: 'beside', to: 'discard', as: 'eliminate' }],
              },
            ],
          },
          { do: 'if', cond: nobodyLeft, then: [lost] },
        ],
      }),
      ...whenHurt,
    ],
  }),
  resource('AS-107', 'Use Your Legs', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 3 },
    notFor: ['balrog', 'fallen-wizard'],
    on: 'target',
    plays: [leadsAway('Orc', 'Hobbit')],
    storable: { at: { name: 'Barad-dûr' }, points: 3 },
    abilities: [
      unlessEmpty,
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'start', whose: 'yours' },
        does: [{ do: 'check', kind: 'roll', op: '<', than: 7, pass: [lost] }],
      }),
      ...whenHurt,
      trigger({
        on: { event: 'stored', card: 'self' },
        immediate: true,
        does: [
          {
            do: 'move',
            what: { kind: 'character', on: 'self' },
            zone: 'beside',
            to: 'discard',
            as: 'eliminate',
          },
        ],
      }),
    ],
  }),
];
