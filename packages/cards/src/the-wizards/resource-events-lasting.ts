import type { Action, CardFilter } from '@mathom/engine/language';
import {
  action,
  doors,
  gates,
  inPlay,
  learnedFromInformation,
  resource,
  trigger,
} from '../build.ts';

const inPlayForAll: readonly Action[] = [action({ does: [] })];

const AT_HAVEN: CardFilter = { kind: 'character', company: { at: { haven: true } } };

const theWhiteTreeBySapling = (zone: 'play' | 'pile'): Action =>
  action({
    user: { skill: 'sage', skillOnly: true, company: { at: { name: 'Minas Tirith' } } },
    cost: [
      {
        pay: 'discard-one',
        a: {
          name: 'Sapling of the White Tree',
          whose: 'yours',
          ...(zone === 'pile'
            ? { storedAt: 'Minas Tirith' }
            : { company: { at: { name: 'Minas Tirith' } } }),
        },
        zone,
      },
    ],
    does: [],
  });

/** Long-events and permanent-events. */
export const resourceEventsLasting = [
  resource('TW-190', 'Align Palantír', {
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    corruption: 2,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        targets: [{ target: 'card', a: { kind: 'item', keyword: 'palantir', with: 'user' } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', bears: { is: 'bearer' } } },
        ability: 'use-palantir',
        for: 'bearer',
      },
      trigger({
        on: { event: 'stored', card: { is: 'bearer' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'stored' }],
      }),
      trigger({
        on: { event: 'moves', company: 'bearer' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('TW-203', 'Clear Skies', {
    duration: 'long',
    keywords: ['environment'],
    plays: [action({ need: gates, does: [] })],
    abilities: [{ is: 'modify', stat: 'prowess', of: { each: { kind: 'character' } }, by: 2 }],
  }),
  resource('TW-240', 'Fellowship', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              at: { haven: true },
              members: { op: '>=', value: 4, allies: true },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
        by: 1,
      },
      {
        is: 'modify',
        stat: 'corruption-check',
        of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
        by: 1,
      },
      trigger({
        on: { event: 'composition-changed' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('TW-210', 'Dreams of Lore', {
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    plays: [learnedFromInformation],
    storable: { at: { haven: true } },
    abilities: [{ is: 'cannot', what: 'untap', who: 'bearer' }],
  }),
  resource('TW-241', 'Fog', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [action({ need: gates, does: [] })],
    abilities: [
      {
        is: 'retype',
        regions: [
          ['free', 'border'],
          ['border', 'wilderness'],
          ['shadow', 'wilderness'],
          ['dark', 'shadow'],
        ],
      },
    ],
  }),
  resource('TW-243', 'Gates of Morning', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        does: [
          { do: 'move', what: { side: 'hazard', keyword: 'environment' }, to: 'discard' },
          { do: 'cancel', what: { effectsOf: { side: 'hazard', keyword: 'environment' } } },
        ],
      }),
    ],
  }),
  resource('TW-264', 'Lapse of Will', {
    duration: 'long',
    plays: inPlayForAll,
    abilities: [
      { is: 'modify', stat: 'attack-prowess', of: { attacks: {} }, by: -1 },
      { is: 'modify', stat: 'attack-prowess', of: { attacks: { race: 'Nazgûl' } }, by: -3 },
    ],
  }),
  resource('TW-285', 'Moon', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: inPlayForAll,
    abilities: [
      {
        is: 'retype',
        regions: [
          ['wilderness', 'border'],
          ['border', 'free'],
        ],
        when: gates,
        purposes: ['hazards'],
      },
      {
        is: 'retype',
        regions: [
          ['dark', 'shadow'],
          ['shadow', 'wilderness'],
        ],
        when: doors,
        purposes: ['hazards'],
      },
    ],
  }),
  resource('TW-315', 'Rescue Prisoners', {
    duration: 'permanent',
    points: { source: 'misc', value: 0 },
    cannotBeDuplicated: 'site',
    plays: [
      action({
        window: { phase: 'site' },
        need: {
          company: 'active',
          a: { at: { siteType: ['dark-hold', 'shadow-hold'], status: 'tapped' } },
        },
        does: [
          { do: 'attack', spec: { race: 'Spider', strikes: 2, prowess: 7 } },
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'character', status: 'untapped', company: { active: true } },
            optional: true,
            then: [
              { do: 'tap', what: 'picked' },
              { do: 'attach', what: 'self', to: 'picked' },
            ],
            none: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
    storable: {
      at: { any: [{ haven: true }, { siteType: ['border-hold', 'free-hold'] }] },
      points: 2,
    },
    abilities: [{ is: 'cannot', what: 'untap', who: 'bearer' }],
  }),
  resource('TW-316', 'Return of the King', {
    unique: true,
    duration: 'permanent',
    points: { source: 'misc', value: 3 },
    on: 'target',
    plays: [
      action({
        need: { not: { exists: { name: 'Denethor II' } } },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'Aragorn II',
              company: { at: { name: 'Minas Tirith' } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [{ is: 'modify', stat: 'influence', of: 'bearer', by: 3 }],
  }),
  resource('TW-334', 'Stone of Erech', {
    unique: true,
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    plays: [
      action({
        need: {
          all: [
            {
              exists: {
                kind: 'character',
                whose: 'yours',
                company: { at: { name: 'Vale of Erech' } },
              },
            },
            inPlay('Men of Lamedon'),
          ],
        },
        does: [],
      }),
    ],
    abilities: [{ is: 'leave-when', cond: { not: inPlay('Men of Lamedon') } }],
  }),
  resource('TW-335', 'Sun', {
    duration: 'long',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: inPlayForAll,
    abilities: [
      // crf/card/sun/1: by race, characters only
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', race: 'Dúnadan' } },
        by: 1,
      },
      {
        is: 'modify',
        stat: 'attack-prowess',
        of: { attacks: { source: ['automatic', 'creature'] } },
        by: -1,
        when: gates,
      },
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', race: ['Man', 'Dúnadan'] } },
        by: 1,
        when: gates,
      },
    ],
  }),
  resource('TW-348', 'The White Tree', {
    unique: true,
    duration: 'permanent',
    points: { source: 'misc', value: 5 },
    plays: [theWhiteTreeBySapling('play'), theWhiteTreeBySapling('pile')],
    abilities: [
      {
        is: 'retype',
        sites: { name: 'Minas Tirith' },
        to: 'haven',
        purposes: ['healing', 'hazards'],
      },
    ],
  }),
  resource('TW-223', 'Elf-song', {
    duration: 'long',
    plays: [
      action({
        does: [
          {
            do: 'each',
            a: { ...AT_HAVEN, bears: { keyword: 'corruption' } },
            does: [
              {
                do: 'pick',
                player: { playerOf: 'it' },
                a: { keyword: 'corruption', on: 'it' },
                optional: true,
                then: [{ do: 'move', what: 'picked', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
    abilities: [
      { is: 'cannot', what: 'be-discarded', who: { each: AT_HAVEN } },
      { is: 'cannot', what: 'be-returned', who: { each: AT_HAVEN } },
    ],
  }),
];
