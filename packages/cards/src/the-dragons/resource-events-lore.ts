import type { Action, CardFilter } from '@mathom/engine/language';
import {
  action,
  corruptionCheck,
  foundInEither,
  learnedFromInformation,
  resource,
  trigger,
} from '../build.ts';

/** Played on such a character, who taps for it. */
const learnedBy = (a: CardFilter): Action =>
  action({
    targets: [{ target: 'card', a: { kind: 'character', ...a } }],
    cost: [{ pay: 'tap', what: 'target' }],
    does: [],
  });

/** What one of the company has learned, and makes use of for a price. */
export const resourceEventsLore = [
  resource('TD-118', 'Gift of Comprehension', {
    duration: 'permanent',
    corruption: 2,
    on: 'target',
    plays: [learnedBy({ race: 'Dúnadan', company: { at: { haven: true } } })],
    abilities: [{ is: 'grant', to: 'bearer', skill: 'sage' }],
  }),
  resource('TD-129', 'Lore of the Ages', {
    duration: 'permanent',
    corruption: 2,
    on: 'target',
    plays: [learnedBy({ race: 'Elf', company: { at: { haven: true } } })],
    abilities: [
      action({
        targets: [{ target: 'attack', a: { against: 'bearer' }, late: true }],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          {
            do: 'modify',
            stat: 'prowess',
            // those who fight are characters there, allies too (coe/2.V.2.2)
            of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
            by: 1,
            until: 'attack',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
  resource('TD-137', 'Mathom Lore', {
    duration: 'permanent',
    corruption: 2,
    on: 'target',
    plays: [learnedBy({ race: 'Hobbit', company: { at: { name: 'Bag End' } } })],
    abilities: [
      action({
        window: { phase: 'organization' },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [foundInEither({ kind: 'item', class: 'minor' }), corruptionCheck('bearer')],
      }),
    ],
  }),
  resource('TD-155', 'Tales of the Hunt', {
    duration: 'permanent',
    corruption: 2,
    on: 'target',
    plays: [learnedBy({ race: 'Man', company: { at: { siteType: 'border-hold' } } })],
    abilities: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', with: 'bearer', status: 'tapped' } }],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'untap', what: 'target' }, corruptionCheck('bearer')],
      }),
    ],
  }),
  resource('TD-157', 'Three Golden Hairs', {
    duration: 'permanent',
    unique: true,
    corruption: 2,
    on: 'target',
    plays: [
      action({
        need: { exists: { name: 'Galadriel', at: 'target' } },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              skill: 'diplomat',
              not: { any: [{ race: ['Wizard', 'Hobbit'] }, { name: 'Galadriel' }] },
            },
          },
        ],
        does: [{ do: 'move', what: { keyword: 'corruption', on: 'target' }, to: 'discard' }],
      }),
    ],
    abilities: [{ is: 'modify', stat: 'corruption-check', of: 'bearer', by: 2 }],
  }),
  resource('TD-166', 'When I Know Anything', {
    duration: 'permanent',
    keywords: ['light-enchantment'],
    points: { source: 'misc', value: 1 },
    corruption: 1,
    on: 'target',
    plays: [learnedFromInformation],
    abilities: [
      action({
        targets: [
          { target: 'check', kind: 'corruption', who: { kind: 'character', with: 'bearer' } },
        ],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'modify-check', by: 3 }, corruptionCheck('bearer')],
      }),
    ],
  }),
  resource('TD-106', "Dragon's Hunger", {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: ['Dragon', 'Drake'] } }],
        does: [
          {
            do: 'pick',
            player: 'opponent',
            a: { kind: 'creature' },
            zone: 'hand',
            then: [
              { do: 'move', what: 'picked', to: 'discard' },
              { do: 'modify', stat: 'hazard-limit', of: 'active-company', by: -1, until: 'phase' },
            ],
            none: [
              { do: 'cancel', what: 'attack' },
              { do: 'look', player: 'each-player', ofPlayer: 'opponent', zone: 'hand' },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-151', 'Secret News', {
    duration: 'short',
    plays: [
      action({
        does: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand', n: 5 }],
      }),
    ],
  }),
  resource('TD-133', 'Map to Mithril', {
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    corruption: 2,
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              race: 'Dwarf',
              company: { at: { keyword: 'information', status: 'untapped' } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          { do: 'tap', what: 'site' },
          {
            do: 'if',
            cond: { company: 'target', a: { at: { name: 'Moria' } } },
            then: [{ do: 'tap', what: 'self' }],
          },
        ],
      }),
    ],
    abilities: [
      { is: 'cannot', what: 'untap', who: 'self' },
      trigger({
        on: { event: 'company-phase', edge: 'end', company: 'bearer' },
        when: { company: 'self', a: { to: { name: 'Moria' } } },
        immediate: true,
        does: [{ do: 'tap', what: 'self' }],
      }),
      action({
        need: {
          all: [
            { is: 'self', a: { status: 'tapped', borneBy: { kind: 'character' } } },
            { company: 'self', a: { at: { keyword: 'dwarf-hold' } } },
          ],
        },
        targets: [
          { target: 'card', a: { kind: 'item', slot: 'weapon', unique: false, with: 'self' } },
        ],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'attach', what: 'self', to: 'target' }],
      }),
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'item', bears: { is: 'self' } } },
        by: 3,
      },
    ],
  }),
];
