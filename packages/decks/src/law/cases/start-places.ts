import type { DeckEntry } from '../../deck.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

const NINE: readonly DeckEntry[] = [
  ['TW-116', 1],
  ['TW-118', 1],
  ['TW-119', 1],
  ['TW-121', 1],
  ['TW-122', 1],
  ['TW-123', 1],
  ['TW-124', 1],
  ['TW-125', 1],
  ['TW-126', 1],
];

/** From where companies start, and where the rest of the pool goes. */
export const startPlaces: readonly LawCase[] = [
  {
    proves: ['coe/1.10.W1'],
    says: 'A Wizard’s company starts at Rivendell',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at Rivendell',
        company: { drafted: ['TW-149'], sites: ['TW-421'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['TW-149'], sites: ['TW-378'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at two',
        with: { sites: [['TW-421', 1]] },
        company: { drafted: ['TW-149'], sites: ['TW-421', 'TW-421'] },
        breaks: ['start-companies'],
      },
      {
        is: 'start',
        says: 'at one that is not in the location deck',
        with: { sites: [['TW-421', -1]] },
        company: { drafted: ['TW-149'], sites: ['TW-421'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.R1', 'crf/tournament/starting-companies/1'],
    says: 'A Ringwraith’s companies start at Minas Morgul, Dol Guldur or both',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at both',
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-390', 'LE-367'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at one',
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-367'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at three',
        with: { sites: [['LE-367', 1]] },
        company: { drafted: ['LE-1', 'LE-7'], sites: ['LE-390', 'LE-367', 'LE-367'] },
        breaks: ['start-companies'],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['LE-1'], sites: ['LE-356'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.F1'],
    says: 'A Fallen-wizard starts at The White Towers or at ruins in Arthedain and Rhudaur',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at The White Towers',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['WH-58'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Weathertop, with a Hidden Haven',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['TW-436'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'a Hidden Haven at The White Towers',
        company: { drafted: ['WH-63', 'WH-75'], sites: ['WH-58'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at Bree, which is no ruin',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['TW-378'] },
        breaks: ['start-site'],
      },
      {
        is: 'start',
        says: 'at ruins elsewhere',
        with: {
          pool: [
            ['WH-75', -1],
            ['WH-82', 1],
          ],
          sites: [['TW-404', 1]],
        },
        company: { drafted: ['WH-63', 'WH-82'], sites: ['TW-404'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.10.B1'],
    says: 'The Balrog’s companies start at Moria, The Under-gates or both',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        is: 'start',
        says: 'at both',
        company: { drafted: ['LE-12', 'LE-18'], sites: ['BA-93', 'BA-100'] },
        breaks: [],
      },
      {
        is: 'start',
        says: 'at Bree',
        company: { drafted: ['LE-12'], sites: ['LE-356'] },
        breaks: ['start-site'],
      },
    ],
  },
  {
    proves: ['coe/1.9', 'crf/tournament/the-character-draft/8'],
    says: 'What is left of the pool: characters into the deck, nothing into the sideboard',
    player: 'wizard',
    ruleSets: ['coe', 'tournament'],
    steps: [
      {
        is: 'left',
        says: 'a character into the deck',
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-128'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'an item into the deck',
        company: { drafted: ['TW-149'] },
        toDeck: ['TD-105'],
        breaks: ['left-in-deck'],
      },
      {
        is: 'left',
        says: 'one who started',
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-149'],
        breaks: ['left-not-in-pool'],
      },
      {
        is: 'left',
        says: 'a character into the sideboard',
        company: { drafted: ['TW-149'] },
        toSideboard: ['TW-128'],
        breaks: ['left-in-sideboard'],
      },
    ],
  },
  {
    proves: ['crf/turn/beginning-of-the-game/4', 'coe/1.9'],
    says: 'What both showed and is no character does not go into the deck',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        is: 'left',
        says: 'a Stage resource',
        company: { drafted: ['WH-63'], aside: ['WH-75'] },
        toDeck: ['WH-75'],
        breaks: ['left-in-deck'],
      },
      {
        is: 'left',
        says: 'a character',
        company: { drafted: ['WH-63'], aside: ['TW-149'] },
        toDeck: ['TW-149'],
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.9', 'crf/tournament/the-character-draft/7'],
    says: 'What is left of the pool makes ten characters in the play deck at the most',
    player: 'wizard',
    ruleSets: ['coe', 'tournament'],
    steps: [
      {
        is: 'left',
        says: 'the tenth',
        with: { characters: NINE },
        company: { drafted: ['TW-149'], aside: ['TW-151'] },
        toDeck: ['TW-128'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'the eleventh, though both had shown him',
        with: { characters: NINE },
        company: { drafted: ['TW-149'], aside: ['TW-151'] },
        toDeck: ['TW-128', 'TW-151'],
        breaks: ['left-characters'],
      },
    ],
  },
  {
    proves: ['crf/turn/beginning-of-the-game/1'],
    says: 'Among friends, whom both had shown comes on top of the ten',
    player: 'wizard',
    ruleSets: ['crf'],
    steps: [
      {
        is: 'left',
        says: 'the tenth, and one whom both had shown',
        with: { characters: NINE },
        company: { drafted: ['TW-149'], aside: ['TW-151'] },
        toDeck: ['TW-128', 'TW-151'],
        breaks: [],
      },
      {
        is: 'left',
        says: 'two whom nobody else had shown',
        with: { characters: NINE },
        company: { drafted: ['TW-149'] },
        toDeck: ['TW-128', 'TW-151'],
        breaks: ['left-characters'],
      },
    ],
  },
];
