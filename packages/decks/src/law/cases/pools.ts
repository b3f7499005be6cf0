import type { DeckEntry } from '../../deck.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

/** The lawful Wizard has five characters and two items in his pool. */
const FIVE_MORE: readonly DeckEntry[] = [
  ['TW-116', 1], // Adrazar
  ['TW-118', 1], // Anborn
  ['TW-119', 1], // Annalena
  ['TW-121', 1], // Arinmîr
  ['TW-122', 1], // Arwen
];

export const pools: readonly LawCase[] = [
  {
    proves: ['coe/1.7'],
    says: 'Ten characters and two minor items, not unique and of no hoard',
    player: 'wizard',
    ruleSets: ['coe', 'crf'],
    steps: [
      { says: 'ten characters', with: { pool: FIVE_MORE }, breaks: [] },
      {
        says: 'eleven',
        with: { pool: [...FIVE_MORE, ['TW-123', 1]] },
        breaks: ['pool-characters'],
      },
      {
        says: 'ten more are in the play deck',
        with: {
          pool: FIVE_MORE,
          characters: [
            ['TW-123', 1],
            ['TW-124', 1],
            ['TW-125', 1],
            ['TW-126', 1],
            ['TW-127', 1],
            ['TW-129', 1],
            ['TW-130', 1],
            ['TW-131', 1],
            ['TW-132', 1],
            ['TW-133', 1],
          ],
        },
        breaks: [],
      },
      { says: 'three items', with: { pool: [['TW-224', 1]] }, breaks: ['pool-items'] },
      {
        says: 'two of one',
        with: {
          pool: [
            ['TD-105', 1],
            ['TW-259', -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'a unique item',
        with: {
          pool: [
            ['TW-333', 1],
            ['TW-259', -1],
          ],
        },
        breaks: ['pool-card'],
      },
      {
        says: 'an item of a hoard',
        with: {
          pool: [
            ['TD-96', 1],
            ['TW-259', -1],
          ],
        },
        breaks: ['pool-card'],
      },
      {
        says: 'a major item',
        with: {
          pool: [
            ['TW-254', 1],
            ['TW-259', -1],
          ],
        },
        breaks: ['pool-card'],
      },
      {
        says: 'an item that does not start, by its own words',
        with: {
          pool: [
            ['DM-172', 1],
            ['TW-259', -1],
          ],
        },
        breaks: ['pool-card'],
      },
      {
        says: 'an event in place of an item',
        with: {
          pool: [
            ['BA-31', 1],
            ['TW-259', -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'such an event besides two items',
        with: { pool: [['BA-31', 1]] },
        breaks: ['pool-items'],
      },
      { says: 'any other event', with: { pool: [['TW-232', 1]] }, breaks: ['pool-card'] },
      { says: 'an avatar', with: { pool: [['TW-181', 1]] }, breaks: ['pool-avatars'] },
    ],
  },
  {
    proves: ['crf/tournament/the-character-draft/1'],
    says: 'Ten characters in the pool, in tournaments',
    player: 'wizard',
    ruleSets: ['tournament'],
    steps: [
      { says: 'ten', with: { pool: FIVE_MORE }, breaks: [] },
      {
        says: 'eleven',
        with: { pool: [...FIVE_MORE, ['TW-123', 1]] },
        breaks: ['pool-characters'],
      },
    ],
  },
  {
    proves: ['coe/1.7.F1'],
    says: 'A Fallen-wizard starts with Stage resources of three points, one of them not unique',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      { says: 'Bad Company and Hidden Haven: 2 and 1', breaks: [] },
      { says: 'Bad Company alone', with: { pool: [['WH-75', -1]] }, breaks: ['stage-points-few'] },
      { says: 'four points', with: { pool: [['WH-82', 1]] }, breaks: ['stage-points'] },
      {
        says: 'none',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-63', -1],
          ],
        },
        breaks: ['stage-points-few'],
      },
      {
        says: 'three of one point each',
        with: {
          pool: [
            ['WH-63', -1],
            ['WH-82', 2],
          ],
        },
        breaks: [],
      },
      {
        says: 'one of three points',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-63', -1],
            ['WH-60', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'only unique ones',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-63', -1],
            ['WH-98', 1],
            ['WH-102', 1],
          ],
        },
        breaks: ['stage-unique'],
      },
      {
        says: 'one that does not start, by its own words',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-74', 1],
          ],
        },
        breaks: ['pool-card', 'stage-points-few'],
      },
      {
        says: 'another’s own',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-92', 1],
          ],
        },
        breaks: ['specific'],
      },
      {
        says: 'they count for copies',
        with: {
          resources: [
            ['WH-75', 3],
            ['TW-188', -2],
            ['TW-191', -1],
          ],
        },
        breaks: ['copies-many'],
      },
    ],
  },
  {
    proves: ['crf/term/stage-resources/2'],
    says: 'Those specific to the declared Wizard may be with the starting company',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament', 'coe'],
    steps: [
      {
        says: 'Gandalf’s Friend in the pool of Gandalf',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-98', 1],
          ],
        },
        breaks: [],
      },
      {
        is: 'start',
        says: 'and shown in the draft',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-98', 1],
          ],
        },
        company: { drafted: ['WH-63', 'TW-149', 'WH-98'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['pef/term/fallen-wizards/6'],
    says: 'Stage resources of the pool are neither among its characters nor in the play deck',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        says: 'ten characters, two items and two Stage resources',
        with: { pool: FIVE_MORE },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.7'],
    says: 'Stage resources are for the pool of a Fallen-wizard alone',
    player: 'ringwraith',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'in the pool of a Ringwraith',
        with: { pool: [['WH-63', 1]] },
        breaks: ['pool-card', 'alignment'],
      },
    ],
  },
];
