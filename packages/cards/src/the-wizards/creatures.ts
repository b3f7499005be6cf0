import type { AttackSpec, CardFilter, RegionName } from '@mathom/engine/language';
import { corruptionCheck, creature, keyedTo, reprint } from '../build.ts';
import { facedThisTurn, inAndAround, minionPlayer, ordinaryFighter } from '../build-hazards.ts';

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

/** A successful strike costs an item, and harms nobody. */
const steals = (item: CardFilter): Pick<AttackSpec, 'harm' | 'onSuccess'> => ({
  harm: 'none',
  onSuccess: [
    {
      do: 'pick',
      player: 'resource-player',
      a: { kind: 'item', ...item },
      then: [{ do: 'move', what: 'picked', to: 'discard' }],
    },
  ],
});

const pickPocket = creature('TW-79', 'Pick-pocket', {
  points: 1,
  attack: {
    race: 'Man',
    strikes: 1,
    prowess: 11,
    attackerChooses: true,
    ...steals({ on: 'it' }),
  },
  keys: keyedTo('free-hold', 'border-hold'),
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
          then: [{ do: 'move', what: 'it', to: 'discard' }],
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
      cancelByTapping: { times: 2, notDefender: true, late: true },
    },
    keys: keyedTo('border-hold', 'free-hold'),
  }),
  barrowWight,
  reprint(barrowWight, 'TW-15'),
  creature('TW-17', 'Brigands', {
    points: 1,
    attack: {
      race: 'Man',
      strikes: 2,
      prowess: 8,
      onAnyWound: [
        {
          do: 'pick',
          player: 'resource-player',
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
  creature('TW-25', 'Crebain', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 'each',
      prowess: 5,
      after: [
        {
          do: 'look',
          player: 'each-player',
          ofPlayer: 'resource-player',
          zone: 'hand',
          n: { count: { kind: 'character', facing: 'attack' } },
        },
      ],
    },
    keys: keyedTo('border', 'wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-34', 'Fell Turtle', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 1,
      prowess: 15,
      onSuccess: [{ do: 'return-to-origin', company: 'active' }],
    },
    keys: keyedTo('coastal'),
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
  creature('TW-38', 'Ghouls', {
    points: 1,
    attack: { race: 'Undead', strikes: 5, prowess: 7 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-39', 'Giant', {
    points: 1,
    attack: { race: 'Giant', strikes: 1, prowess: 13 },
    keys: keyedTo(['wilderness', 'wilderness']),
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
          then: [{ do: 'move', what: 'it', to: 'discard' }],
        },
      ],
    },
    keys: [
      ...keyedTo(['wilderness', 'wilderness']),
      { region: MIRKWOOD },
      { sitesIn: MIRKWOOD, a: { siteType: ['ruins', 'shadow-hold', 'dark-hold'] } },
    ],
  }),
  creature('TW-43', 'Half-trolls of Far Harad', {
    points: 1,
    attack: { race: 'Troll', strikes: 2, prowess: 10 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
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
  creature('TW-66', 'Mûmak (Oliphant)', {
    points: 1,
    attack: { race: 'Animal', strikes: 2, prowess: 12 },
    keys: [
      ...inAndAround([
        'Dagorlad',
        'Gorgoroth',
        'Horse Plains',
        'Ithilien',
        'Khand',
        'Nurn',
        'Udûn',
      ]),
      ...inAndAround(['Andrast', 'Anfalas', 'Belfalas', 'Lebennin'], {
        a: { siteType: ['ruins', 'shadow-hold'] },
        when: facedThisTurn({ name: 'Corsairs of Umbar' }),
      }),
    ],
    need: { not: minionPlayer('resource-player') },
  }),
  creature('TW-70', 'Old Man Willow', {
    points: 1,
    attack: {
      race: 'Awakened Plant',
      strikes: 1,
      prowess: 13,
      stronger: [{ facedBy: { race: 'Hobbit' }, by: 2 }],
    },
    keys: [
      ...keyedTo(['wilderness', 'wilderness']),
      ...inAndAround(['Fangorn', 'Heart of Mirkwood', 'Southern Mirkwood', 'Western Mirkwood'], {
        a: { siteType: ['ruins', 'shadow-hold', 'dark-hold'] },
      }),
      { site: ['Old Forest', 'Drúadan Forest'] },
    ],
  }),
  creature('TW-71', 'Olog-hai (Trolls)', {
    points: 2,
    attack: { race: 'Troll', strikes: 3, prowess: 10, body: 5 },
    keys: keyedTo('shadow', 'dark', 'dark-hold'),
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
  creature('TW-74', 'Orc-patrol', {
    points: 1,
    attack: { race: 'Orc', strikes: 3, prowess: 6 },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-75', 'Orc-raiders', {
    points: 1,
    attack: { race: 'Orc', strikes: 4, prowess: 6 },
    keys: keyedTo('border', 'wilderness', 'ruins'),
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
  creature('TW-77', 'Orc-warriors', {
    points: 1,
    attack: { race: 'Orc', strikes: 3, prowess: 7 },
    keys: keyedTo('border', 'wilderness', 'ruins'),
  }),
  creature('TW-78', 'Orc-watch', {
    points: 1,
    attack: { race: 'Orc', strikes: 3, prowess: 9 },
    keys: keyedTo('shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  pickPocket,
  reprint(pickPocket, 'TW-80'),
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
  creature('TW-88', 'Silent Watcher', {
    points: 1,
    attack: { race: 'Pûkel-creature', strikes: 'each', prowess: 8 },
    keys: keyedTo('shadow-hold', 'dark-hold'),
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
      cancelByTapping: { times: 1, late: true },
    },
    keys: keyedTo('border', 'border-hold'),
  }),
  creature('TW-102', 'Thief', {
    points: 1,
    attack: { race: 'Man', strikes: 1, prowess: 15, ...steals({ with: 'it' }) },
    keys: keyedTo('border', 'border-hold'),
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
  creature('TW-114', 'Wolves', {
    points: 1,
    attack: { race: 'Wolf', strikes: 3, prowess: 8 },
    keys: keyedTo('border', 'wilderness'),
  }),
  creature('TW-493', 'Neeker-breekers', {
    points: 1,
    attack: {
      race: 'Animal',
      strikes: 'each',
      prowess: 7,
      faces: ordinaryFighter,
      defendsWith: 'mind',
      harm: 'taps',
    },
    keys: keyedTo('border', 'wilderness', 'shadow', 'dark', 'ruins'),
  }),
];
