import type { LawCase } from './case.ts';

const ONLY = ['dream'] as const;

/** Starting companies of dream-card games. */
export const dreamStarts: readonly LawCase[] = [
  {
    proves: ['dc/start/1'],
    says: 'Three minor items',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'three',
        with: { pool: [['TW-224', 1]] },
        company: { drafted: ['TW-149'], items: ['TD-105', 'TW-259', 'TW-224'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'four',
        with: {
          pool: [
            ['TW-224', 1],
            ['TW-225', 1],
          ],
        },
        company: { drafted: ['TW-149'], items: ['TD-105', 'TW-259', 'TW-224', 'TW-225'] },
        breaks: ['start-items'],
      },
    ],
  },
  {
    proves: ['dc/start/2'],
    says: 'What is left of the pool goes into the deck or the sideboard',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        is: 'left',
        says: 'characters and items, to both',
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-128', 'TD-105'],
        toSideboard: ['TW-151', 'TW-259'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'only what is left',
        company: { drafted: ['TW-149'], items: ['TD-105'] },
        toDeck: ['TD-105'],
        breaks: ['left-not-in-pool'],
      },
    ],
  },
  {
    proves: ['dc/start/3'],
    says: 'Events in place of items are shown as characters are; what both showed goes to deck or sideboard',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'shown',
        with: { pool: [['BA-31', 1]] },
        company: { drafted: ['TW-149', 'BA-31'], items: ['TD-105'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'laid down afterwards',
        with: { pool: [['BA-31', 1]] },
        company: { drafted: ['TW-149'], items: ['TD-105', 'BA-31'] },
        breaks: ['start-event'],
      },
      {
        is: 'left',
        says: 'set aside, it goes into the deck',
        with: { pool: [['BA-31', 1]] },
        company: { drafted: ['TW-149'], aside: ['BA-31'] },
        toDeck: ['BA-31'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'or to the sideboard',
        with: { pool: [['BA-31', 1]] },
        company: { drafted: ['TW-149'], aside: ['BA-31'] },
        toSideboard: ['BA-31'],
        breaks: [],
      },
    ],
  },
  {
    proves: ['dc/start/5'],
    says: 'A company starts where all of it are at home',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'Celeborn, Haldir and Orophin at Lórien',
        with: {
          pool: [
            ['TW-136', 1],
            ['TW-164', 1],
            ['TW-174', 1],
          ],
          sites: [['TW-408', 1]],
        },
        company: { drafted: ['TW-136', 'TW-164', 'TW-174'], sites: ['TW-408'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'with Faramir, who is not from there',
        with: {
          pool: [
            ['TW-136', 1],
            ['TW-164', 1],
          ],
          sites: [['TW-408', 1]],
        },
        company: { drafted: ['TW-136', 'TW-164', 'TW-149'], sites: ['TW-408'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'Rivendell is for all',
        company: { drafted: ['TW-149', 'TW-128'], sites: ['TW-421'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['dc/start/4'],
    says: 'Half of a company that starts elsewhere are unique',
    player: 'ringwraith',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'Durthak and an Orc Brawler in a Dark-hold, where both are at home',
        with: {
          pool: [
            ['WH-2', 1],
            ['LE-30', 1],
          ],
          sites: [['LE-352', 1]],
        },
        company: { drafted: ['WH-2', 'LE-30'], sites: ['LE-352'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'with one more who is not unique',
        with: {
          pool: [
            ['WH-2', 1],
            ['LE-30', 1],
            ['LE-33', 1],
          ],
          sites: [['LE-352', 1]],
        },
        company: { drafted: ['WH-2', 'LE-30', 'LE-33'], sites: ['LE-352'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at Dol Guldur nobody asks',
        with: {
          pool: [
            ['LE-30', 1],
            ['LE-33', 1],
          ],
        },
        company: { drafted: ['LE-30', 'LE-33'], sites: ['LE-367'] },
        breaks: [],
      },
    ],
  },
  {
    proves: ['dc/start/6'],
    says: 'Or at the home of the declared avatar, if it is his haven',
    player: 'fallen-wizard',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'Radagast at Rhosgobel',
        with: {
          avatar: 'Radagast',
          characters: [['WH-8', 1]],
          sites: [['WH-57', 1]],
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-149'], sites: ['WH-57'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'Radagast at Isengard',
        with: {
          avatar: 'Radagast',
          characters: [['WH-8', 1]],
          sites: [['WH-56', 1]],
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-149'], sites: ['WH-56'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'Rhosgobel of heroes is no haven',
        with: {
          avatar: 'Radagast',
          characters: [['WH-8', 1]],
          sites: [['TW-420', 1]],
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82', 'TW-149'], sites: ['TW-420'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['dc/start/8'],
    says: 'One avatar in the pool',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: 'one', with: { pool: [['TW-181', 1]] }, breaks: [] },
      {
        says: 'two',
        with: { pool: [['TW-156', 2]], characters: [['TW-156', -1]] },
        breaks: ['pool-avatars'],
      },
      {
        is: 'start',
        says: 'he counts for 12 mind: with 5 and 2',
        with: { pool: [['TW-181', 1]] },
        company: { drafted: ['TW-181', 'TW-149', 'TW-165'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'with 5 and 5',
        with: { pool: [['TW-181', 1]] },
        company: { drafted: ['TW-181', 'TW-149', 'TW-128'] },
        breaks: ['start-mind'],
      },
    ],
  },
  {
    proves: ['dc/start/9'],
    says: 'One agent starts without a card, at home',
    player: 'ringwraith',
    ruleSets: ONLY,
    steps: [
      {
        is: 'start',
        says: 'The Grimburgoth at Dol Guldur',
        with: { pool: [['DM-15', 1]] },
        company: { drafted: ['LE-1', 'DM-15'], sites: ['LE-367'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Minas Morgul',
        with: { pool: [['DM-15', 1]] },
        company: { drafted: ['LE-1', 'DM-15'], sites: ['LE-390'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'a second one, though he is at home at the other site',
        with: {
          pool: [
            ['DM-15', 1],
            ['DM-14', 1],
          ],
        },
        company: { drafted: ['DM-15', 'DM-14'], sites: ['LE-367', 'LE-390'] },
        breaks: ['start-agent'],
      },
      {
        is: 'start',
        says: 'the second one with a card for him',
        with: {
          pool: [
            ['DM-15', 1],
            ['DM-14', 1],
            ['WH-46', 1],
          ],
        },
        company: { drafted: ['WH-46', 'DM-15', 'DM-14'], sites: ['LE-367', 'LE-390'] },
        breaks: [],
      },
    ],
  },
];
