import type { DeckEntry } from '../../deck.ts';
import { HERO_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

/** Thirty hazards that no lawful deck has already. */
const THIRTY: readonly DeckEntry[] = [
  ['TW-23', 3],
  ['TW-24', 3],
  ['TW-25', 3],
  ['TW-37', 3],
  ['TW-38', 3],
  ['TW-40', 3],
  ['TW-45', 3],
  ['TW-71', 3],
  ['TW-72', 3],
  ['TW-74', 3],
];
const FIVE: readonly DeckEntry[] = [
  ['TW-75', 3],
  ['TW-76', 2],
];
const TEN: readonly DeckEntry[] = [...FIVE, ['TW-76', 1], ['TW-77', 3], ['TW-78', 1]];

/** Location decks and sideboards. */
export const places: readonly LawCase[] = [
  {
    proves: ['coe/1.4', 'coe/1.4.W1', 'coe/1.4.1'],
    says: 'Any number of havens, one of each other site, all of heroes',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      { says: 'four Rivendells', with: { sites: [['TW-421', 3]] }, breaks: [] },
      { says: 'two Brees', with: { sites: [['TW-378', 1]] }, breaks: ['site-copies'] },
      { says: 'Bree of minions', with: { sites: [['LE-356', 1]] }, breaks: ['site-alignment'] },
      {
        says: 'the five sites of the Balrog that have no other version',
        with: {
          sites: [
            ['BA-83', 1],
            ['BA-89', 1],
            ['BA-95', 1],
            ['BA-96', 1],
            ['BA-104', 1],
          ],
        },
        breaks: [],
      },
      { says: 'one of them twice', with: { sites: [['BA-83', 2]] }, breaks: ['site-copies'] },
      { says: 'another of his', with: { sites: [['BA-84', 1]] }, breaks: ['site-alignment'] },
    ],
  },
  {
    proves: ['coe/1.4.R1', 'coe/1.4.1'],
    says: 'A Ringwraith has sites of minions',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      { says: 'three of a haven', with: { sites: [['LE-374', 3]] }, breaks: [] },
      { says: 'a site of heroes', with: { sites: [['TW-378', 1]] }, breaks: ['site-alignment'] },
      { says: 'a site open to all', with: { sites: [['BA-104', 1]] }, breaks: [] },
    ],
  },
  {
    proves: ['coe/1.4.F1'],
    says: 'A Fallen-wizard has sites of both, each once, and his own as often as he likes',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'both versions of Bree, and havens of others once',
        with: {
          sites: [
            ['LE-356', 1],
            ['TW-421', 1],
            ['LE-390', 1],
          ],
        },
        breaks: [],
      },
      { says: 'two Rivendells', with: { sites: [['TW-421', 2]] }, breaks: ['site-copies'] },
      {
        says: 'several of his own',
        with: {
          sites: [
            ['WH-58', 2],
            ['WH-55', 3],
          ],
        },
        breaks: [],
      },
      { says: 'a site of the Balrog', with: { sites: [['BA-84', 1]] }, breaks: ['site-alignment'] },
    ],
  },
  {
    proves: ['coe/1.4.B1'],
    says: 'The Balrog’s player has his own versions of some sites, and one of each other of minions',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        says: 'his own',
        with: {
          sites: [
            ['BA-84', 1],
            ['BA-85', 1],
            ['BA-93', 2],
          ],
        },
        breaks: [],
      },
      { says: 'Moria of minions', with: { sites: [['LE-392', 1]] }, breaks: ['site-alignment'] },
      { says: 'Carn Dûm of minions', with: { sites: [['LE-359', 1]] }, breaks: ['site-alignment'] },
      {
        says: 'a Dark-hold of minions',
        with: { sites: [['LE-352', 1]] },
        breaks: ['site-alignment'],
      },
      {
        says: 'Under-deeps of minions',
        with: { sites: [['AS-165', 1]] },
        breaks: ['site-alignment'],
      },
      { says: 'one Geann a-Lisch', with: { sites: [['LE-374', 1]] }, breaks: [] },
      {
        says: 'two: it is no haven for him',
        with: { sites: [['LE-374', 2]] },
        breaks: ['site-copies'],
      },
    ],
  },
  {
    proves: ['coe/1.10', 'coe/1.10.W1'],
    says: 'There must be a site to start from',
    player: 'wizard',
    ruleSets: ICE,
    steps: [{ says: 'no Rivendell', with: { sites: [['TW-421', -1]] }, breaks: ['site-missing'] }],
  },
  {
    proves: ['coe/1.6', 'coe/1.6.1'],
    says: 'A sideboard of 30, 30, 35 or 40 cards, and 10 more against Fallen-wizards',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      { says: 'starter: 30', with: { sideboard: THIRTY }, length: 'starter', breaks: [] },
      {
        says: 'starter: 31',
        with: { sideboard: [...THIRTY, ['TW-75', 1]] },
        length: 'starter',
        breaks: ['sideboard-many'],
      },
      {
        says: 'short: 31',
        with: { sideboard: [...THIRTY, ['TW-75', 1]] },
        breaks: ['sideboard-many'],
      },
      { says: 'long: 35', with: { sideboard: [...THIRTY, ...FIVE] }, length: 'long', breaks: [] },
      {
        says: 'long: 36',
        with: { sideboard: [...THIRTY, ...FIVE, ['TW-77', 1]] },
        length: 'long',
        breaks: ['sideboard-many'],
      },
      {
        says: 'campaign: 40',
        with: { sideboard: [...THIRTY, ...TEN] },
        length: 'campaign',
        breaks: [],
      },
      {
        says: 'campaign: 41',
        with: { sideboard: [...THIRTY, ...TEN, ['TW-78', 1]] },
        length: 'campaign',
        breaks: ['sideboard-many'],
      },
      {
        says: '30 and 10 against Fallen-wizards',
        with: { sideboard: THIRTY, antiFallenWizard: TEN },
        breaks: [],
      },
      {
        says: '11 against Fallen-wizards',
        with: { antiFallenWizard: [...TEN, ['TW-78', 1]] },
        breaks: ['anti-fallen-wizard-many'],
      },
      {
        says: 'they count for copies as all the others do',
        with: { sideboard: THIRTY, antiFallenWizard: [['TW-23', 1]] },
        breaks: ['copies-many'],
      },
      {
        says: 'what cannot be in the deck cannot be in the sideboard',
        with: { sideboard: [['LE-159', 1]] },
        breaks: ['alignment'],
      },
      {
        is: 'open',
        says: 'against a Ringwraith the ten stay shut',
        against: 'ringwraith',
        parts: ['sideboard'],
        intoDeck: 0,
      },
      {
        is: 'open',
        says: 'against a Fallen-wizard they are open',
        against: 'fallen-wizard',
        parts: ['sideboard', 'antiFallenWizard'],
        intoDeck: 0,
      },
    ],
  },
  {
    proves: ['crf/term/sideboard/1'],
    says: 'A sideboard of 30, 30, 35 or 40 cards by the length of the game',
    player: 'wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      { says: 'starter: 30', with: { sideboard: THIRTY }, length: 'starter', breaks: [] },
      { says: 'short: 30', with: { sideboard: THIRTY }, breaks: [] },
      {
        says: 'short: 31',
        with: { sideboard: [...THIRTY, ['TW-75', 1]] },
        breaks: ['sideboard-many'],
      },
      { says: 'long: 35', with: { sideboard: [...THIRTY, ...FIVE] }, length: 'long', breaks: [] },
      {
        says: 'long: 36',
        with: { sideboard: [...THIRTY, ...FIVE, ['TW-77', 1]] },
        length: 'long',
        breaks: ['sideboard-many'],
      },
      {
        says: 'campaign: 40',
        with: { sideboard: [...THIRTY, ...TEN] },
        length: 'campaign',
        breaks: [],
      },
      {
        says: 'and no other',
        with: { antiFallenWizard: [['TW-75', 1]] },
        breaks: ['anti-fallen-wizard-many'],
      },
    ],
  },
  {
    proves: ['coe/1.6'],
    says: 'Deck and sideboard are looked at together',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'what only another Fallen-wizard may have',
        with: { sideboard: [['WH-90', 1]] },
        breaks: ['specific'],
      },
      {
        says: 'the third copy',
        with: {
          resources: [
            ['TW-232', 2],
            [HERO_ROOM, -2],
          ],
          sideboard: [['TW-232', 1]],
        },
        breaks: ['copies-many'],
      },
    ],
  },
];
