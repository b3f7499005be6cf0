import type { CardFilter, Cond, RegionName } from '@mathom/engine/language';
import { action, faction } from '../build.ts';

/** He is in play, or a Fallen-wizard has declared himself to be him (crf/card/panalopy-of-wings/1). */
const RADAGAST: Cond = {
  any: [{ exists: { name: 'Radagast', whose: 'yours' } }, { player: 'you', as: 'Radagast' }],
};

const SPAWN: Cond = { exists: { name: 'A Strident Spawn', whose: 'yours' } };

const HORSE_LANDS: readonly RegionName[] = [
  'Rohan',
  'Khand',
  'Dorwinion',
  'Horse Plains',
  'Southern Rhovanion',
  'Harondor',
];

const WINGED_LANDS: CardFilter = {
  regionType: 'wilderness',
  haven: false,
  not: { siteType: ['shadow-hold', 'dark-hold'] },
};

const WOODS: readonly RegionName[] = [
  'Woodland Realm',
  'Western Mirkwood',
  'Heart of Mirkwood',
  'Southern Mirkwood',
  'Fangorn',
  'Cardolan',
];

/** Whoever tries to win it: an ally may do so as if it were a character (WH-114). */
const ANYBODY: CardFilter = { kind: ['character', 'ally'] };

/**
 * What is a resource of both sides: at the sites of heroes it is one of theirs, for which no Orc or Troll taps
 * (coe/5.F3); elsewhere only those who go covert can win it.
 */
const OF_BOTH_SIDES: CardFilter = {
  any: [
    { ...ANYBODY, company: { at: { alignment: 'hero' } }, not: { race: ['Orc', 'Troll'] } },
    { ...ANYBODY, company: { covert: true, at: { alignment: ['minion', 'balrog'] } } },
  ],
};

export const factions = [
  faction('WH-37', 'A Panoply of Wings', {
    race: 'Animal',
    points: 1,
    at: WINGED_LANDS,
    tappedSite: true,
    number: 11,
    modifications: [{ a: ANYBODY, by: 3, when: RADAGAST }],
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [{ target: 'site', a: WINGED_LANDS }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [{ is: 'grant', to: 'bearer', keyword: 'information' }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  faction('WH-38', 'Beasts of the Wood', {
    alignment: 'dual',
    race: 'Animal',
    points: 1,
    at: { region: WOODS, not: { siteType: ['haven', 'dark-hold'] } },
    by: OF_BOTH_SIDES,
    tappedSite: true,
    number: 11,
    modifications: [{ a: ANYBODY, by: 3, when: RADAGAST }],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { keyedToRegion: WOODS } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  faction('WH-39', 'Wild Horses', {
    race: 'Animal',
    points: 1,
    at: {
      haven: false,
      region: HORSE_LANDS,
    },
    tappedSite: true,
    number: 11,
    modifications: [{ a: { race: 'Man', homeRegion: HORSE_LANDS }, by: 3 }],
    abilities: [
      action({
        window: { phase: 'organization' },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [{ is: 'ways', how: 'further', by: 1, through: HORSE_LANDS }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  faction('WH-40', 'Wild Hounds', {
    alignment: 'dual',
    race: 'Animal',
    points: 1,
    at: { siteType: 'ruins', regionType: 'wilderness' },
    by: OF_BOTH_SIDES,
    tappedSite: true,
    number: 11,
    modifications: [{ a: ANYBODY, by: 3, when: RADAGAST }],
    abilities: [
      action({
        cost: [{ pay: 'discard', what: 'self' }],
        targets: [
          {
            target: 'attack',
            a: {
              any: [
                { source: 'automatic', at: { siteType: 'ruins' } },
                { keyedTo: 'wilderness' },
                { keyedToSiteType: 'ruins' },
              ],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  faction('WH-86', 'Greater Half-orcs', {
    alignment: 'stage',
    stagePoints: 1,
    race: 'Orc',
    points: 2,
    at: { keyword: 'protected', whose: 'yours' },
    tappedSite: true,
    number: 11,
    need: { all: [SPAWN, { exists: { name: 'Half-orcs', whose: 'yours' } }] },
    modifications: [],
  }),
  faction('WH-87', 'Half-orcs', {
    alignment: 'stage',
    stagePoints: 1,
    race: 'Orc',
    points: 1,
    at: { keyword: 'protected', whose: 'yours' },
    tappedSite: true,
    number: 9,
    need: SPAWN,
    modifications: [],
  }),
];
