import type { Ability, CardFilter, CardName, RegionName } from '@mathom/engine/language';
import { action, creature, inPlay, keyedTo, trigger } from '../build.ts';
import {
  allTap,
  anyone,
  goneWithADeck,
  heroCompany,
  heroOrCovert,
  inAndAround,
  lessAgainstHeroes,
  moreProwess,
  moreStrikes,
  played,
} from '../build-hazards.ts';

const MIRKWOOD: readonly RegionName[] = [
  'Southern Mirkwood',
  'Western Mirkwood',
  'Woodland Realm',
  'Heart of Mirkwood',
];

const BY_THE_SEA: CardFilter = {
  kind: 'character',
  status: 'untapped',
  company: {
    active: true,
    any: [{ at: { regionType: 'coastal' } }, { moving: true, path: { type: 'coastal' } }],
  },
};

/** Gives way as soon as the Wizard himself is there. */
const goneBefore = (wizard: CardName): Ability => ({
  is: 'leave-when',
  cond: inPlay(wizard),
});

export const creatures = [
  creature('AS-7', 'Alatar the Hunter', {
    unique: true,
    manifestationOf: 'Alatar',
    points: 6,
    asterisk: true,
    attack: {
      race: 'Maia',
      strikes: 2,
      prowess: lessAgainstHeroes(13, 3),
      body: 9,
      attackerChooses: true,
      detainment: heroCompany,
    },
    keys: [
      ...keyedTo('free', 'free-hold'),
      ...inAndAround([
        'Andrast',
        'Old Pûkel Gap',
        'Anfalas',
        'Lamedon',
        'Lebennin',
        'Belfalas',
        'Anórien',
      ]),
    ],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      goneBefore('Alatar'),
      moreProwess({ race: 'Maia' }, 1),
      moreStrikes({ race: 'Maia' }, 1),
      { is: 'assignment', how: 'attacker', attacks: { race: 'Maia' } },
      goneWithADeck,
    ],
  }),
  creature('AS-8', "Durin's Folk", {
    points: 2,
    asterisk: true,
    attack: {
      race: 'Dwarf',
      strikes: 5,
      prowess: lessAgainstHeroes(8, 2),
      detainment: heroCompany,
    },
    keys: [...keyedTo('wilderness', 'border'), { region: ['The Shire'] }],
  }),
  creature('AS-9', 'Dwarven Travelers', {
    points: 1,
    asterisk: true,
    attack: {
      race: 'Dwarf',
      strikes: 3,
      prowess: 8,
      detainment: heroOrCovert,
      onFaced: [
        {
          do: 'install',
          abilities: [
            {
              is: 'keying',
              companies: { faced: { name: 'Dwarven Travelers' } },
              creatures: { kind: 'creature', race: 'Maia' },
              how: 'allow',
              to: [{ siteType: 'border-hold' }, { siteType: 'ruins' }],
            },
          ],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('wilderness', 'border', 'ruins', 'border-hold'),
  }),
  creature('AS-10', 'Galadhrim', {
    points: 2,
    asterisk: true,
    attack: {
      race: 'Elf',
      strikes: 3,
      prowess: lessAgainstHeroes(11, 2),
      body: 7,
      detainment: heroCompany,
      onWound: [{ do: 'move', what: { kind: 'item', on: 'it' }, to: 'discard' }],
    },
    keys: inAndAround(['Lindon', 'Rhudaur', 'Wold & Foothills', 'Anfalas'], {
      a: { haven: false },
    }),
  }),
  creature('AS-11', 'Gandalf the White Rider', {
    unique: true,
    manifestationOf: 'Gandalf',
    points: 6,
    asterisk: true,
    attack: {
      race: 'Maia',
      strikes: 2,
      prowess: lessAgainstHeroes(13, 3),
      body: 9,
      detainment: heroCompany,
    },
    keys: [
      ...keyedTo('free', 'free-hold'),
      ...inAndAround([
        'Arthedain',
        'The Shire',
        'Rhudaur',
        'Lindon',
        'Wold & Foothills',
        'Anfalas',
      ]),
    ],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      goneBefore('Gandalf'),
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: { companies: { side: 'minion', covert: false } },
        by: 1,
      },
      goneWithADeck,
    ],
  }),
  creature('AS-12', 'Knights of the Prince', {
    unique: true,
    points: 3,
    asterisk: true,
    attack: {
      race: 'Dúnadan',
      strikes: 4,
      prowess: 10,
      body: 8,
      detainment: heroCompany,
      after: [allTap],
    },
    keys: inAndAround(['Anfalas', 'Belfalas', 'Lamedon', 'Lebennin', 'Anórien']),
  }),
  creature('AS-13', 'Lady of the Golden Wood', {
    unique: true,
    manifestationOf: 'Galadriel',
    points: 3,
    asterisk: true,
    attack: { race: 'Elf', strikes: 1, prowess: 12, body: 10, detainment: heroCompany },
    keys: inAndAround(['Wold & Foothills']),
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [{ is: 'no-search', kinds: ['ringwraith', 'balrog'], own: true }, goneWithADeck],
  }),
  creature('AS-14', 'Lord of the Carrock', {
    unique: true,
    manifestationOf: 'Beorn',
    points: 2,
    asterisk: true,
    attack: { race: 'Man', strikes: 1, prowess: 16, body: 9, detainment: heroCompany },
    keys: inAndAround([
      'Anduin Vales',
      'Woodland Realm',
      'Western Mirkwood',
      'Wold & Foothills',
      'High Pass',
      'Redhorn Gate',
    ]),
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: anyone },
        by: -2,
        versus: { kind: 'faction', race: 'Man' },
      },
      goneWithADeck,
    ],
  }),
  creature('AS-15', 'Lord of the Haven', {
    unique: true,
    manifestationOf: 'Círdan',
    points: 3,
    asterisk: true,
    attack: { race: 'Elf', strikes: 1, prowess: 13, body: 9, detainment: heroCompany },
    keys: [
      ...inAndAround(['Lindon']),
      ...keyedTo('coastal'),
      { siteThat: { regionType: 'coastal' } },
    ],
    asEvent: {
      duration: 'short',
      plays: [
        action({
          // each is looked at by himself when it resolves: if one has tapped since, the other taps all the same
          rounds: {
            min: 1,
            max: 2,
            apart: true,
            of: [
              {
                targets: [{ target: 'card', a: BY_THE_SEA }],
                does: [{ do: 'tap', what: 'target' }],
              },
            ],
          },
          does: [],
        }),
      ],
    },
  }),
  creature('AS-16', 'Master of the House', {
    unique: true,
    manifestationOf: 'Elrond',
    points: 3,
    asterisk: true,
    attack: { race: 'Elf', strikes: 1, prowess: 14, body: 9, detainment: heroCompany },
    keys: inAndAround(['Rhudaur', 'Arthedain', 'High Pass', 'The Shire', 'Cardolan']),
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        does: [
          {
            do: 'fetch',
            player: 'each-player',
            from: ['discard'],
            a: { kind: 'creature', race: 'Elf' },
            n: 1,
            to: 'hand',
            optional: true,
          },
        ],
      }),
      goneWithADeck,
    ],
  }),
  creature('AS-17', 'Pallando the Soul-keeper', {
    unique: true,
    manifestationOf: 'Pallando',
    points: 6,
    asterisk: true,
    attack: {
      race: 'Maia',
      strikes: 2,
      prowess: lessAgainstHeroes(13, 3),
      body: 9,
      detainment: heroCompany,
    },
    keys: [
      ...keyedTo('free', 'free-hold'),
      ...inAndAround(['Lindon', 'Númeriador', 'Arthedain', 'Cardolan']),
    ],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      goneBefore('Pallando'),
      {
        is: 'instead',
        of: {
          event: 'move',
          card: { kind: 'character', alignment: 'minion', not: { race: 'Ringwraith' } },
          from: 'play',
          to: 'discard',
        },
        does: [
          { do: 'move', what: 'it', to: 'discard', as: 'eliminate' },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      },
    ],
  }),
  creature('AS-18', 'Radagast the Tamer', {
    unique: true,
    manifestationOf: 'Radagast',
    points: 6,
    asterisk: true,
    attack: {
      race: 'Maia',
      strikes: 2,
      prowess: lessAgainstHeroes(13, 3),
      body: 9,
      detainment: heroCompany,
    },
    keys: [...keyedTo('free', 'free-hold'), { region: MIRKWOOD }, { site: ['Rhosgobel'] }],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      goneBefore('Radagast'),
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: { companies: { moving: true, path: { region: MIRKWOOD } } },
        by: 1,
      },
      goneWithADeck,
    ],
  }),
  creature('AS-19', 'Saruman the Wise', {
    unique: true,
    manifestationOf: 'Saruman',
    points: 6,
    asterisk: true,
    attack: {
      race: 'Maia',
      strikes: 3,
      prowess: lessAgainstHeroes(13, 3),
      body: 9,
      detainment: heroCompany,
    },
    keys: [
      ...keyedTo('free', 'free-hold'),
      ...inAndAround(['Gap of Isen', 'Rohan', 'Enedhwaith', 'Old Pûkel-land']),
    ],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      goneBefore('Saruman'),
      { is: 'modify', stat: 'corruption', of: { each: { kind: 'item', ring: true } }, by: 1 },
      goneWithADeck,
    ],
  }),
  creature('AS-20', "Steward's Guard", {
    points: 1,
    asterisk: true,
    attack: { race: 'Dúnadan', strikes: 5, prowess: 8, detainment: heroOrCovert },
    keys: [
      {
        region: [
          'Wold & Foothills',
          'Rohan',
          'Anórien',
          'Lebennin',
          'Brown Lands',
          'Dagorlad',
          'Ithilien',
          'Harondor',
        ],
      },
    ],
  }),
  creature('AS-21', 'Stout Men of Gondor', {
    points: 1,
    asterisk: true,
    attack: { race: 'Man', strikes: 6, prowess: 7, detainment: heroOrCovert },
    keys: inAndAround([
      'Old Pûkel-land',
      'Old Pûkel Gap',
      'Andrast',
      'Anfalas',
      'Lamedon',
      'Belfalas',
      'Lebennin',
      'Anórien',
      'Rohan',
    ]),
  }),
  creature('AS-22', 'Trolls from the Mountains', {
    points: 2,
    attack: { race: 'Troll', strikes: 3, prowess: 12, body: 5 },
    keys: keyedTo(['wilderness', 'wilderness', 'wilderness']),
  }),
];
