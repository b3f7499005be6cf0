import type { Effect, RegionName, Who } from '@mathom/engine/language';
import { corruptionCheck, creature, keyedTo, olderErrata, reprint } from '../build.ts';
import { facedThisTurn, nazgul, ordinaryFighter, robsIfMet } from '../build-hazards.ts';

const MIRKWOOD: readonly RegionName[] = [
  'Heart of Mirkwood',
  'Southern Mirkwood',
  'Western Mirkwood',
  'Woodland Realm',
];

const CORSAIR_SHORES: readonly RegionName[] = [
  'Andrast',
  'Anfalas',
  'Belfalas',
  'Cardolan',
  'Enedhwaith',
  'Harondor',
  'Lindon',
  'Lebennin',
  'Old Pûkel-land',
];

const barrowWight = creature('TW-14', 'Barrow-wight', {
  points: 1,
  attack: {
    race: 'Undead',
    strikes: 1,
    prowess: 12,
    afterWound: [corruptionCheck('it', -2)],
  },
  keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
});

const itemLost = (who: Who): Effect => ({
  do: 'pick',
  who,
  a: { kind: 'item', on: 'target', ring: false },
  then: [{ do: 'move', what: 'picked', to: 'discard' }],
});

export const creatures = [
  creature('TW-1', 'Abductor', {
    points: 1,
    attack: {
      race: 'Man',
      strikes: 1,
      prowess: 10,
      onWound: [
        {
          do: 'if',
          cond: { is: 'it', a: ordinaryFighter },
          then: [{ do: 'move', what: 'it', to: 'discard', as: 'discard' }],
        },
      ],
    },
    keys: keyedTo('border', 'border-hold'),
  }),
  creature('TW-5', 'Ambusher', {
    points: 1,
    attack: { race: 'Man', strikes: 2, prowess: 10, attackerChooses: true },
    keys: keyedTo('free', 'border'),
  }),
  creature('TW-8', 'Assassin', {
    points: 2,
    attack: {
      race: 'Man',
      strikes: 1,
      attacks: 3,
      prowess: 11,
      sameDefender: true,
      attackerChooses: true,
      cancelByTapping: { times: 2, notDefender: true },
    },
    keys: keyedTo('border-hold', 'free-hold'),
  }),
  barrowWight,
  reprint(barrowWight, 'TW-15'),
  creature('TW-16', '"Bert" (Bûrat)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 12,
      onWound: robsIfMet('"William" (Wûluag)', '"Tom" (Tûma)'),
    },
    keys: keyedTo('wilderness', 'shadow', 'shadow-hold'),
  }),
  creature('TW-17', 'Brigands', {
    points: 1,
    attack: {
      race: 'Man',
      strikes: 2,
      prowess: 8,
      onAnyWound: [
        {
          do: 'pick',
          who: 'resource-player',
          a: { kind: 'item', with: 'defender' },
          then: [{ do: 'move', what: 'picked', to: 'discard' }],
        },
      ],
    },
    keys: keyedTo('border', 'wilderness'),
  }),
  creature('TW-20', 'Cave-drake', {
    points: 1,
    attack: { race: 'Dragon', strikes: 2, prowess: 10, attackerChooses: true },
    keys: keyedTo(['wilderness', 'wilderness'], 'ruins'),
  }),
  creature('TW-23', 'Corpse-candle', {
    points: 1,
    attack: {
      race: 'Undead',
      strikes: 1,
      prowess: 7,
      before: [
        { do: 'each', a: { kind: 'character', facing: 'attack' }, does: [corruptionCheck('it')] },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-24', 'Corsairs of Umbar', {
    points: 1,
    attack: { race: 'Man', strikes: 5, prowess: 9 },
    keys: [
      ...keyedTo('coastal'),
      { region: CORSAIR_SHORES },
      { sitesIn: CORSAIR_SHORES, a: { siteType: ['ruins', 'shadow-hold'] } },
      {
        sitesIn: [
          'Elven Shores',
          'Eriadoran Coast',
          'Andrast Coast',
          'Bay of Belfalas',
          'Mouths of the Anduin',
        ],
      },
    ],
  }),
  creature('TW-37', 'Ghosts', {
    points: 1,
    attack: {
      race: 'Undead',
      strikes: 3,
      prowess: 9,
      afterWound: [corruptionCheck('it', -1)],
    },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-40', 'Giant Spiders', {
    points: 1,
    attack: {
      race: 'Spider',
      strikes: 2,
      prowess: 10,
      onBodyTie: [
        {
          do: 'if',
          cond: { is: 'it', a: ordinaryFighter },
          then: [{ do: 'move', what: 'it', to: 'discard', as: 'discard' }],
        },
      ],
    },
    keys: [
      ...keyedTo(['wilderness', 'wilderness']),
      { region: MIRKWOOD },
      { sitesIn: MIRKWOOD, a: { siteType: ['ruins', 'shadow-hold', 'dark-hold'] } },
    ],
  }),
  creature('TW-45', 'Huorn', {
    points: 1,
    attack: { race: 'Awakened Plant', strikes: 1, prowess: 10 },
    keys: [
      ...keyedTo('wilderness'),
      { site: ['Drúadan Forest', 'Old Forest', 'Wellinghall'] },
      { region: MIRKWOOD },
      { sitesIn: MIRKWOOD, a: { siteType: ['ruins', 'shadow-hold'] } },
    ],
  }),
  nazgul('TW-46', 'Indûr Dawndeath', {
    points: 5,
    prowess: 15,
    body: 10,
    regions: ['Harondor', 'Imlad Morgul', 'Gorgoroth', 'Khand'],
    tapped: {
      targets: [
        {
          target: 'card',
          a: { kind: 'character', status: 'wounded', bears: { kind: 'item', ring: false } },
        },
      ],
      does: [
        {
          do: 'if',
          // crf/card/indur-dawndeath/1: then the hazard player chooses
          cond: olderErrata,
          then: [itemLost('you')],
          else: [itemLost('target-player')],
        },
      ],
    },
  }),
  creature('TW-72', 'Orc-guard', {
    points: 1,
    attack: { race: 'Orc', strikes: 5, prowess: 8 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-73', 'Orc-lieutenant', {
    points: 1,
    attack: {
      race: 'Orc',
      strikes: 1,
      prowess: { if: facedThisTurn({ race: 'Orc' }), then: 11, else: 7 },
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-76', 'Orc-warband', {
    points: 1,
    attack: {
      race: 'Orc',
      strikes: 5,
      prowess: { if: facedThisTurn({ race: 'Orc' }), then: 7, else: 4 },
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-78', 'Orc-watch', {
    points: 1,
    attack: { race: 'Orc', strikes: 3, prowess: 9 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-82', 'Pûkel-men', {
    points: 1,
    attack: { race: 'Pûkel-creature', strikes: 2, prowess: 11 },
    keys: [
      ...keyedTo('shadow-hold', 'dark-hold'),
      {
        sitesIn: [
          'Andrast',
          'Anfalas',
          'Anórien',
          'Dunland',
          'Enedhwaith',
          'Gap of Isen',
          'Lamedon',
          'Old Pûkel Gap',
          'Old Pûkel-land',
          'Rohan',
        ],
        a: { siteType: 'ruins' },
      },
    ],
  }),
  creature('TW-89', 'Slayer', {
    points: 2,
    attack: {
      race: 'Slayer',
      strikes: 1,
      attacks: 2,
      prowess: 11,
      sameDefender: true,
      attackerChooses: true,
      // crf/card/slayer/2: one of them, and any member of the company may do it
      cancelByTapping: { times: 1 },
    },
    keys: keyedTo('border', 'border-hold'),
  }),
  creature('TW-103', '"Tom" (Tûma)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 13,
      onWound: robsIfMet('"Bert" (Bûrat)', '"William" (Wûluag)'),
    },
    keys: keyedTo(['wilderness', 'wilderness']),
  }),
  creature('TW-109', 'Wargs', {
    points: 1,
    attack: { race: 'Wolf', strikes: 2, prowess: 9 },
    keys: keyedTo('border', 'wilderness', 'shadow'),
  }),
  creature('TW-110', 'Watcher in the Water', {
    points: 1,
    attack: { race: 'Animal', strikes: 'each', prowess: 8 },
    keys: [...keyedTo(['wilderness', 'wilderness'], 'coastal'), { site: ['Moria'] }],
  }),
  creature('TW-112', '"William" (Wûluag)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 11,
      onWound: robsIfMet('"Bert" (Bûrat)', '"Tom" (Tûma)'),
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  nazgul('TW-113', 'Witch-king of Angmar', {
    points: 6,
    prowess: 17,
    body: 12,
    regions: ['Angmar', 'Gundabad', 'Gorgoroth', 'Imlad Morgul'],
    tapped: {
      becomes: 'long',
      does: [
        {
          do: 'install',
          abilities: [{ is: 'retype', map: [['shadow-hold', 'dark-hold']], sites: true }],
          until: 'long-event',
        },
      ],
    },
  }),
  creature('TW-493', 'Neeker-breekers', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 'each',
      prowess: 7,
      faces: ordinaryFighter,
      defendsWith: 'mind',
      tapsOnly: true,
    },
    keys: keyedTo('border', 'wilderness', 'shadow', 'dark', 'ruins'),
  }),
];
