import type { CardFilter, CardName, Cond, Cost, Effect, Trigger } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

/** Long undertakings: a card that turns as they go on, is stored in the end, and works from there. */

const discardedByTarget = (keyword: 'lost-knowledge' | 'stolen-knowledge'): Cost => ({
  pay: 'discard-one',
  a: { keyword, with: 'target' },
  zone: 'play',
});

const isTapped: Cond = { is: 'self', a: { status: 'tapped' } };
const isInverted: Cond = { is: 'self', a: { status: 'inverted' } };

/** No other copy has come so far; what is stored has. */
const isFirst = (name: CardName, status: 'tapped' | 'inverted'): Cond => ({
  not: {
    any: [
      { exists: { name, isNot: 'self', status } },
      { exists: { name, isNot: 'self', stored: true }, zone: 'pile' },
    ],
  },
});

const neverUntaps = { is: 'cannot', what: 'untap', who: 'self' } as const;

const tapsWhenPlayed = (card: CardFilter): Trigger =>
  trigger({
    on: { event: 'card-played', card: { ...card, with: 'self' } },
    immediate: true,
    does: [{ do: 'tap', what: 'self' }],
  });

const inverts: readonly Effect[] = [{ do: 'invert', what: 'self' }];

export const resourceEventsStored = [
  resource('DM-119', 'Barrow-blade', {
    duration: 'permanent',
    points: { source: 'item', value: 1 },
    corruption: 1,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'card',
            a: {
              name: 'Dagger of Westernesse',
              kind: 'item',
              company: { active: true, at: { siteType: 'ruins' } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target-bearer' }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: 'bearer',
        by: { if: { attack: { race: ['Undead', 'Nazgûl'] } }, then: 3, else: 1 },
      },
    ],
  }),
  resource('DM-128', 'Fate of the Ithil-stone', {
    duration: 'permanent',
    points: { source: 'misc', value: 0 },
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'company', a: { at: { name: 'Minas Tirith' } } }],
        cost: [discardedByTarget('lost-knowledge')],
        does: [],
      }),
    ],
    storable: { at: { haven: true }, when: isInverted, points: 7 },
    abilities: [
      neverUntaps,
      tapsWhenPlayed({ keyword: 'palantir' }),
      trigger({
        on: {
          event: 'card-played',
          card: { keyword: 'stolen-knowledge', with: 'self' },
          site: { name: 'Barad-dûr' },
        },
        // it must have been tapped before the site was entered (crf/card/fate-of-the-ithil-stone/1)
        when: {
          all: [
            { phase: 'site' },
            { company: 'self', a: { active: true } },
            isTapped,
            { not: { is: 'self', a: { happened: { event: 'status' } } } },
            isFirst('Fate of the Ithil-stone', 'inverted'),
          ],
        },
        immediate: true,
        does: inverts,
      }),
      {
        is: 'modify',
        stat: 'corruption',
        of: { each: { kind: 'item', keyword: 'palantir' } },
        by: -1,
        min: 0,
        stored: true,
      },
    ],
  }),
  resource('DM-146', 'Into the Smoking Cone', {
    duration: 'permanent',
    points: { source: 'misc', value: 0 },
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'company',
            a: { active: true, has: { skill: 'sage' }, at: { offers: 'gold-ring' } },
          },
        ],
        does: [],
      }),
    ],
    storable: { at: { haven: true }, when: isInverted, points: 6 },
    abilities: [
      neverUntaps,
      tapsWhenPlayed({ kind: 'item', class: 'special', ring: true }),
      action({
        window: { phase: 'site' },
        need: {
          all: [
            isTapped,
            { company: 'self', a: { active: true, at: { name: 'Mount Doom' } } },
            isFirst('Into the Smoking Cone', 'inverted'),
          ],
        },
        cost: [
          { pay: 'discard-one', a: { keyword: 'lost-knowledge', with: 'self' }, zone: 'play' },
        ],
        does: inverts,
      }),
      {
        is: 'modify',
        stat: 'corruption',
        of: { each: { kind: 'item', ring: true } },
        by: -1,
        min: 0,
        stored: true,
      },
    ],
  }),
  resource('DM-147', 'Knowledge of the Enemy', {
    duration: 'permanent',
    keywords: ['stolen-knowledge'],
    points: { source: 'misc', value: 0 },
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              company: {
                any: [
                  { at: { siteType: ['shadow-hold', 'dark-hold'] } },
                  { faced: { source: 'agent', failed: true } },
                ],
              },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [],
      }),
    ],
    storable: { at: { haven: true }, points: 1 },
    abilities: [
      {
        is: 'instead',
        of: {
          event: 'move',
          card: { side: 'hazard', unique: false, whose: "opponent's" },
          to: 'discard',
        },
        optional: true,
        does: [
          { do: 'move', what: 'self', to: 'discard' },
          { do: 'move', what: 'it', to: 'out' },
        ],
        stored: true,
      },
    ],
  }),
  resource('DM-154', 'Pass the Doors of Dol Guldur', {
    duration: 'permanent',
    keywords: ['stolen-knowledge'],
    points: { source: 'misc', value: 0 },
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'company', a: {} }],
        cost: [discardedByTarget('stolen-knowledge')],
        does: [],
      }),
    ],
    storable: { at: { haven: true }, when: isTapped, points: 4 },
    abilities: [
      neverUntaps,
      action({
        window: { phase: 'site' },
        need: {
          all: [
            { company: 'self', a: { active: true, at: { name: 'Dol Guldur' } } },
            {
              any: [
                { company: 'self', a: { rescued: true } },
                {
                  exists: {
                    name: 'Rescue Prisoners',
                    fresh: true,
                    with: 'self',
                    borneBy: { kind: 'character' },
                  },
                },
              ],
            },
            isFirst('Pass the Doors of Dol Guldur', 'tapped'),
          ],
        },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [],
      }),
      {
        is: 'modify',
        stat: 'attack-prowess',
        of: {
          attacks: { source: 'automatic', at: { siteType: ['dark-hold', 'shadow-hold'] } },
        },
        by: -1,
        stored: true,
      },
      {
        is: 'modify',
        stat: 'strikes',
        of: {
          attacks: { source: 'automatic', at: { siteType: ['dark-hold', 'shadow-hold'] } },
        },
        by: -1,
        min: 1,
        stored: true,
      },
    ],
  }),
];
