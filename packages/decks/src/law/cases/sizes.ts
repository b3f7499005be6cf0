import { HAZARD_ROOM, HERO_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const MORE_RESOURCES = [
  ['TW-232', 3], // Fair Sailing
  ['TW-233', 3], // Fair Travels in Border-lands
  ['TW-234', 3], // Fair Travels in Dark-domains
  ['TW-235', 3], // Fair Travels in Free-domains
  ['TW-236', 3], // Fair Travels in Shadow-lands
  ['TW-237', 3], // Fair Travels in Wilderness
  ['TW-238', 2], // Far-sight
] as const;
const MORE_HAZARDS = [
  ['TW-23', 3], // Corpse-candle
  ['TW-24', 3], // Corsairs of Umbar
  ['TW-25', 3], // Crebain
  ['TW-37', 3], // Ghosts
  ['TW-38', 3], // Ghouls
  ['TW-40', 3], // Giant Spiders
  ['TW-45', 2], // Huorn
] as const;
const TEN = [
  ['TW-116', 1], // Adrazar
  ['TW-118', 1], // Anborn
  ['TW-119', 1], // Annalena
  ['TW-121', 1], // Arinmîr
  ['TW-122', 1], // Arwen
  ['TW-123', 1], // Balin
  ['TW-124', 1], // Bard Bowman
  ['TW-125', 1], // Barliman Butterbur
  ['TW-126', 1], // Beorn
  ['TW-127', 1], // Beregond
] as const;

export const sizes: readonly LawCase[] = [
  {
    proves: ['coe/1.3', 'coe/1.5'],
    says: 'Thirty to fifty resources, and as many hazards',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      { says: 'thirty of both', breaks: [] },
      {
        says: 'one resource less',
        with: { resources: [[HERO_ROOM, -1]] },
        breaks: ['resources-few', 'hazards-unequal'],
      },
      {
        says: 'one of both less',
        with: { resources: [[HERO_ROOM, -1]], hazards: [[HAZARD_ROOM, -1]] },
        breaks: ['resources-few'],
      },
      {
        says: 'one hazard more',
        with: { hazards: [['TW-45', 1]] },
        breaks: ['hazards-unequal'],
      },
      {
        says: 'fifty of both',
        with: { resources: MORE_RESOURCES, hazards: MORE_HAZARDS },
        breaks: [],
      },
      {
        says: 'fifty-one of both',
        with: {
          resources: [...MORE_RESOURCES, ['TW-238', 1]],
          hazards: [...MORE_HAZARDS, ['TW-45', 1]],
        },
        breaks: ['resources-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3', 'coe/1.4'],
    says: 'Every card in its part, and regions in none',
    player: 'wizard',
    ruleSets: ['coe', 'crf', 'tournament'],
    steps: [
      {
        says: 'a hazard among the resources',
        with: {
          resources: [
            [HERO_ROOM, -1],
            ['TW-23', 1],
          ],
        },
        breaks: ['wrong-part'],
      },
      {
        says: 'a site in the sideboard',
        with: { sideboard: [['TW-436', 1]] },
        breaks: ['wrong-part'],
      },
      { says: 'a region', with: { sites: [['TW-446', 1]] }, breaks: ['region-card'] },
      {
        says: 'a character of the other side among the sites',
        with: { sites: [['WH-12', 1]] },
        breaks: ['wrong-part'],
      },
    ],
  },
  {
    proves: ['crf/tournament/general/2'],
    says: 'In tournaments thirty resources and thirty hazards are the fewest',
    player: 'wizard',
    ruleSets: ['tournament'],
    steps: [
      { says: 'thirty of both', breaks: [] },
      {
        says: 'twenty-nine of both',
        with: { resources: [[HERO_ROOM, -1]], hazards: [[HAZARD_ROOM, -1]] },
        breaks: ['resources-few'],
      },
      {
        says: 'twenty-nine resources',
        with: { resources: [[HERO_ROOM, -1]] },
        breaks: ['resources-few', 'hazards-unequal'],
      },
    ],
  },
  {
    proves: ['crf/tournament/general/2'],
    says: 'Among friends there may be fewer',
    player: 'wizard',
    ruleSets: ['crf'],
    steps: [
      {
        says: 'twenty-nine of both',
        with: { resources: [[HERO_ROOM, -1]], hazards: [[HAZARD_ROOM, -1]] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.5'],
    says: 'Ten characters in the play deck, avatars not counted',
    player: 'wizard',
    ruleSets: ['coe', 'crf'],
    steps: [
      { says: 'ten', with: { characters: TEN }, breaks: [] },
      {
        says: 'eleven',
        with: { characters: [...TEN, ['TW-129', 1]] },
        breaks: ['characters-many'],
      },
    ],
  },
  {
    proves: ['crf/tournament/the-character-draft/7'],
    says: 'Ten characters in the play deck, in tournaments too',
    player: 'wizard',
    ruleSets: ['tournament'],
    steps: [
      { says: 'ten', with: { characters: TEN }, breaks: [] },
      {
        says: 'eleven',
        with: { characters: [...TEN, ['TW-129', 1]] },
        breaks: ['characters-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3.3', 'coe/1.5'],
    says: 'What can be played as resource and as hazard counts as either',
    player: 'wizard',
    ruleSets: ['coe', 'tournament'],
    steps: [
      {
        says: 'Twilight among the resources',
        with: {
          resources: [
            [HERO_ROOM, -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'Twilight among the hazards',
        with: {
          hazards: [
            [HAZARD_ROOM, -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'wherever it is listed, it is counted where it is needed',
        with: { resources: [[HERO_ROOM, -1]], hazards: [['TW-106', 1]] },
        breaks: [],
      },
      {
        says: 'a resource that is a hazard for some is one in the deck of a Wizard',
        with: {
          hazards: [
            [HAZARD_ROOM, -1],
            ['LE-235', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'other hazards are hazards',
        with: { resources: [[HERO_ROOM, -1]], hazards: [['TW-45', 1]] },
        breaks: ['resources-few', 'hazards-unequal'],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/1'],
    says: 'Twilight is a resource or a hazard as its player likes',
    player: 'ringwraith',
    ruleSets: ['tournament'],
    steps: [
      {
        says: 'as a resource',
        with: {
          resources: [
            ['LE-159', -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'as a hazard',
        with: {
          hazards: [
            [HAZARD_ROOM, -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'listed as a hazard and needed as a resource',
        with: { resources: [['LE-159', -1]], hazards: [['TW-106', 1]] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.3.F2'],
    says: 'A Fallen-wizard counts two Twilights as resources; the third is a hazard',
    player: 'fallen-wizard',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'two as resources, one as a hazard',
        with: {
          resources: [
            [HERO_ROOM, -2],
            ['TW-106', 2],
          ],
          hazards: [
            [HAZARD_ROOM, -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'three as resources',
        with: {
          resources: [
            [HERO_ROOM, -2],
            ['TW-191', -1],
            ['TW-106', 3],
          ],
        },
        breaks: ['dual-as-resource'],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/7'],
    says: 'Two Twilights and two Tookish Bloods are resources, what is more of them is not',
    player: 'fallen-wizard',
    ruleSets: ['tournament'],
    steps: [
      {
        says: 'two of each as resources',
        with: {
          resources: [
            [HERO_ROOM, -2],
            ['TW-106', 2],
            ['TW-191', -2],
            ['TW-104', 2],
          ],
          hazards: [
            [HAZARD_ROOM, -1],
            ['TW-106', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'three Twilights as resources',
        with: {
          resources: [
            [HERO_ROOM, -2],
            ['TW-191', -1],
            ['TW-106', 3],
          ],
        },
        breaks: ['dual-as-resource'],
      },
      {
        says: 'three Tookish Bloods as resources',
        with: {
          resources: [
            [HERO_ROOM, -2],
            ['TW-191', -1],
            ['TW-104', 3],
          ],
        },
        breaks: ['dual-as-resource'],
      },
    ],
  },
];
