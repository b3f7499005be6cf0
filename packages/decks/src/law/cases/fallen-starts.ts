import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

/** What a Fallen-wizard may show in the draft, and after what. */
export const fallenStarts: readonly LawCase[] = [
  {
    proves: ['coe/1.9.F1', 'coe/1.9.F2', 'coe/1.9.F3', 'coe/1.9.F4'],
    says: 'What a Fallen-wizard may show, and after which cards',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'an Orc after Bad Company',
        company: { drafted: ['WH-63', 'LE-30', 'WH-75', 'TW-149'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'an Orc before it',
        company: { drafted: ['LE-30', 'WH-63', 'WH-75', 'TW-149'], sites: ['TW-436'] },
        breaks: ['start-orc'],
      },
      {
        is: 'start',
        says: 'an agent without a card for him',
        with: { pool: [['DM-3', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'DM-3'], sites: ['TW-436'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'an agent after Thrall of the Voice',
        with: {
          pool: [
            ['DM-3', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'DM-3'] },
        breaks: [],
      },
      {
        is: 'start',
        says: '6 mind without a card for it',
        with: { pool: [['TW-136', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'TW-136'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
      {
        is: 'start',
        says: '6 mind after Thrall of the Voice',
        with: {
          pool: [
            ['TW-136', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-136'] },
        breaks: [],
      },
      {
        is: 'start',
        says: '9 mind is more than that card allows',
        with: {
          pool: [
            ['TW-120', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-120'] },
        breaks: ['start-high-mind'],
      },
      {
        is: 'start',
        says: 'all Stage resources of the pool are shown',
        company: { drafted: ['WH-63', 'TW-149'] },
        breaks: ['start-stage'],
      },
      {
        is: 'start',
        says: 'also that which the opponent showed too',
        company: { drafted: ['WH-63', 'TW-149'], aside: ['WH-75'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['crf/term/fallen-wizard/8'],
    says: 'A Fallen-wizard may have a character of more than five mind, and not start with him',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      { says: 'in the deck', with: { characters: [['TW-120', 1]] }, breaks: [] },
      {
        is: 'start',
        says: 'in the starting company',
        with: { pool: [['TW-120', 1]] },
        company: { drafted: ['WH-63', 'WH-75', 'TW-120'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
    ],
  },
  {
    proves: ['crf/term/fallen-wizard/9'],
    says: 'Minor items come after the characters and do not change anybody’s mind in the draft',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        is: 'start',
        says: 'a character of 6 mind with the Thrall-ring, which lowers mind',
        with: {
          pool: [
            ['LE-4', 1],
            ['AS-133', 1],
            ['TD-105', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-75', 'LE-4'], items: ['AS-133'], sites: ['TW-436'] },
        breaks: ['start-high-mind'],
      },
    ],
  },
  {
    proves: ['crf/card/bad-company/1', 'crf/card/thrall-of-the-voice/1', 'coe/1.9'],
    says: 'Bad Company and Thrall of the Voice do not help those who never start',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'another Orc',
        company: { drafted: ['WH-63', 'LE-30', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'Bûrat and Bad Company',
        with: { pool: [['AS-1', 1]] },
        company: { drafted: ['WH-63', 'AS-1', 'WH-75'], sites: ['TW-436'] },
        breaks: ['start-barred'],
      },
      {
        is: 'start',
        says: 'Bûrat and both cards',
        with: {
          pool: [
            ['AS-1', 1],
            ['WH-82', 1],
            ['WH-75', -1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'AS-1'] },
        breaks: ['start-barred'],
      },
    ],
  },
  {
    proves: ['coe/1.9.1', 'crf/term/stage-resources/4'],
    says: 'With Hidden Haven the starting site comes out at once',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'no site',
        company: { drafted: ['WH-63', 'WH-75'] },
        breaks: ['start-no-site'],
      },
      {
        is: 'start',
        says: 'Weathertop',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['pef/card/double-dealing/1'],
    says: 'Double-dealing starts only on a Hidden Haven that was shown before',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        is: 'start',
        says: 'after Hidden Haven',
        with: {
          pool: [
            ['WH-63', -1],
            ['WH-66', 1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-75', 'WH-66', 'WH-82'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'before it',
        with: {
          pool: [
            ['WH-63', -1],
            ['WH-66', 1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-66', 'WH-75', 'WH-82'], sites: ['TW-436'] },
        breaks: ['start-no-site'],
      },
    ],
  },
  {
    proves: ['coe/1.9.1'],
    says: 'By the rules of 2026 Double-dealing brings its own starting site',
    player: 'fallen-wizard',
    ruleSets: ['coe'],
    steps: [
      {
        is: 'start',
        says: 'without Hidden Haven',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-66', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-66'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'without a site',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-66', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-66'] },
        breaks: ['start-no-site'],
      },
    ],
  },
];
