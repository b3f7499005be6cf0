import type { CardId } from '@mathom/engine/language';
import type { DeckEntry } from '../../deck.ts';
import type { LawCase } from './case.ts';

const ONLY = ['dream'] as const;

/** Nine cards each of the lawful Wizard's resources and hazards. */
const NINE: readonly CardId[] = ['TW-191', 'TW-194', 'TW-199', 'TW-17', 'TW-20', 'TW-39'];

/** Eight more resources and eight more hazards. */
const EIGHT = {
  resources: [
    ['TW-232', 3],
    ['TW-233', 3],
    ['TW-234', 2],
  ],
  hazards: [
    ['TW-23', 3],
    ['TW-24', 3],
    ['TW-25', 2],
  ],
} as const satisfies Record<string, readonly DeckEntry[]>;

const THIRTY: readonly DeckEntry[] = [
  ['TW-37', 3],
  ['TW-38', 3],
  ['TW-40', 3],
  ['TW-45', 3],
  ['TW-71', 3],
  ['TW-72', 3],
  ['TW-74', 3],
  ['TW-75', 3],
  ['TW-76', 3],
  ['TW-77', 3],
];
const TEN: readonly DeckEntry[] = [
  ['TW-78', 3],
  ['TW-79', 3],
  ['TW-82', 3],
  ['TW-88', 1],
];

/** Dream-card games. Steps take all cards for dream-cards unless they say which. */
export const dream: readonly LawCase[] = [
  {
    proves: ['dc/deck/1'],
    says: 'A quarter of the deck, of its resources and of its hazards are dream-cards',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: 'nine of both, and 18 of 68', dream: NINE, breaks: [] },
      {
        says: 'eight of both are a quarter of 30, rounded up, but 16 are no quarter of 68',
        with: {
          resources: [
            ['TW-191', -1],
            ['TW-232', 1],
          ],
          hazards: [
            ['TW-17', -1],
            ['TW-23', 1],
          ],
        },
        dream: NINE,
        breaks: ['dream-cards'],
      },
      {
        says: 'eight of both, and a character of the pool',
        with: {
          resources: [
            ['TW-191', -1],
            ['TW-232', 1],
          ],
          hazards: [
            ['TW-17', -1],
            ['TW-23', 1],
          ],
        },
        dream: [...NINE, 'TW-149'],
        breaks: [],
      },
      { says: 'resources alone', dream: NINE.slice(0, 3), breaks: ['dream-cards'] },
      { says: 'none', dream: [], breaks: ['dream-cards'] },
    ],
  },
  {
    proves: ['dc/deck/2'],
    says: 'An avatar for every 20 cards of the play deck, two different ones at the most',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: '63 cards: three', with: { characters: [['TW-156', 2]] }, breaks: [] },
      {
        says: '64 cards: not four',
        with: { characters: [['TW-156', 3]] },
        breaks: ['avatars-many'],
      },
      {
        says: '80 cards: four',
        with: { ...EIGHT, characters: [['TW-156', 3]] },
        breaks: [],
      },
      {
        says: 'the one in the pool counts with them',
        with: { characters: [['TW-156', 2]], pool: [['TW-156', 1]] },
        breaks: ['avatars-many'],
      },
      {
        says: 'three different ones',
        with: {
          characters: [
            ['TW-181', 1],
            ['TW-178', 1],
          ],
        },
        breaks: ['avatars-different'],
      },
    ],
  },
  {
    proves: ['dc/deck/2'],
    says: 'The Lidless Eye counts as an avatar',
    player: 'ringwraith',
    ruleSets: ONLY,
    steps: [
      {
        says: 'two Ringwraiths and one Lidless Eye in 62 cards',
        with: {
          characters: [['LE-58', 1]],
          resources: [
            ['LE-203', 1],
            ['LE-159', -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'two and two',
        with: {
          characters: [['LE-58', 1]],
          resources: [
            ['LE-203', 2],
            ['LE-159', -2],
          ],
        },
        breaks: ['avatars-many', 'avatars-multiplied'],
      },
    ],
  },
  {
    proves: ['dc/deck/3'],
    says: 'The pool may have whoever could start somewhere; who cannot be played goes to the sideboard',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: 'a minion', with: { pool: [['LE-4', 1]] }, breaks: [] },
      { says: 'three minor items', with: { pool: [['LE-300', 1]] }, breaks: [] },
      {
        says: 'four',
        with: {
          pool: [
            ['LE-300', 1],
            ['TW-224', 1],
          ],
        },
        breaks: ['pool-items'],
      },
      {
        says: 'eleven characters',
        with: {
          pool: [
            ['LE-1', 1],
            ['LE-2', 1],
            ['LE-3', 1],
            ['LE-4', 1],
            ['LE-5', 1],
            ['LE-6', 1],
          ],
        },
        breaks: ['pool-characters'],
      },
      {
        is: 'start',
        says: 'the minion does not start without a card for him',
        with: { pool: [['LE-4', 1]] },
        company: { drafted: ['TW-149', 'LE-4'] },
        breaks: ['start-alignment'],
      },
      {
        is: 'left',
        says: 'nor does he go into the play deck',
        with: { pool: [['LE-4', 1]] },
        company: { drafted: ['TW-149'] },
        toDeck: ['LE-4'],
        breaks: ['left-in-deck'],
      },
      {
        is: 'left',
        says: 'but to the sideboard',
        with: { pool: [['LE-4', 1]] },
        company: { drafted: ['TW-149'] },
        toSideboard: ['LE-4'],
        breaks: [],
      },
    ],
  },
  {
    proves: ['dc/deck/4'],
    says: 'Ten cards of sideboard for every 20 of the play deck',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: '61 and 30', with: { sideboard: THIRTY }, breaks: [] },
      {
        says: '61 and 31, however long the game is',
        with: { sideboard: [...THIRTY, ['TW-78', 1]] },
        length: 'campaign',
        breaks: ['sideboard-many'],
      },
      {
        says: '80 and 40',
        with: { ...EIGHT, characters: [['TW-156', 3]], sideboard: [...THIRTY, ...TEN] },
        breaks: [],
      },
      {
        says: '79 and 40',
        with: { ...EIGHT, characters: [['TW-156', 2]], sideboard: [...THIRTY, ...TEN] },
        breaks: ['sideboard-many'],
      },
    ],
  },
  {
    proves: ['dc/deck/5'],
    says: 'Ten more cards against the Balrog and Fallen-wizards',
    player: 'ringwraith',
    ruleSets: ONLY,
    steps: [
      { says: 'ten', with: { antiFallenWizard: TEN }, breaks: [] },
      {
        says: 'eleven',
        with: { antiFallenWizard: [...TEN, ['TW-88', 1]] },
        breaks: ['anti-fallen-wizard-many'],
      },
      {
        is: 'open',
        says: 'against the Balrog',
        against: 'balrog',
        parts: ['sideboard', 'antiFallenWizard'],
        intoDeck: 0,
      },
      {
        is: 'open',
        says: 'against a Fallen-wizard',
        against: 'fallen-wizard',
        parts: ['sideboard', 'antiFallenWizard'],
        intoDeck: 0,
      },
      {
        is: 'open',
        says: 'not against a Wizard',
        against: 'wizard',
        parts: ['sideboard'],
        intoDeck: 0,
      },
    ],
  },
  {
    proves: ['dc/deck/6'],
    says: 'Ten more cards for when the opponent goes beyond the known lands',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      { says: 'ten', with: { farLands: TEN }, breaks: [] },
      {
        says: 'eleven',
        with: { farLands: [...TEN, ['TW-88', 1]] },
        breaks: ['far-lands-many'],
      },
      {
        is: 'open',
        says: 'he is in Rhudaur',
        against: 'wizard',
        at: ['Rhudaur', 'Gorgoroth'],
        parts: ['sideboard'],
        intoDeck: 0,
      },
      {
        is: 'open',
        says: 'he goes to the Withered Heath',
        against: 'wizard',
        at: ['Rhudaur', 'Withered Heath'],
        parts: ['sideboard', 'farLands'],
        intoDeck: 0,
      },
      {
        is: 'open',
        says: 'he starts in Forochel',
        against: 'wizard',
        startsAt: 'Forochel',
        parts: ['sideboard', 'farLands'],
        intoDeck: 2,
      },
    ],
  },
];
