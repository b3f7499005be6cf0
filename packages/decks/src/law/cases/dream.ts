import type { CardId } from '@mathom/engine/language';
import type { DeckEntry } from '../../deck.ts';
import { CREATURE_ROOM, HAZARD_ROOM, HERO_ROOM } from './bases.ts';
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
  {
    proves: ['dc/deck/7'],
    says: 'An agent whom the avatar cannot play as a character is a hazard and half a creature',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        says: 'eleven creatures and two agents',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['DM-3', 1],
            ['DM-9', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven and one',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['DM-3', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
      {
        says: 'an agent among the characters',
        with: { characters: [['DM-3', 1]] },
        breaks: ['wrong-part'],
      },
    ],
  },
  {
    proves: ['dc/deck/7'],
    says: 'A Ringwraith plays agents as characters',
    player: 'ringwraith',
    ruleSets: ONLY,
    steps: [
      { says: 'among the characters', with: { characters: [['DM-3', 1]] }, breaks: [] },
      {
        says: 'among the hazards',
        with: {
          hazards: [
            [HAZARD_ROOM, -1],
            ['DM-3', 1],
          ],
        },
        breaks: ['wrong-part'],
      },
    ],
  },
  {
    proves: ['dc/uep-cards/6'],
    says: 'Fell Beast is worth half a creature',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        says: 'eleven creatures and two Fell Beasts',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TW-33', 2],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven and one',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['TW-33', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
    ],
  },
  {
    proves: ['dc/playability/1', 'dc/playability/2'],
    says: 'What cannot be played cannot be in the play deck; in the sideboard only copies are counted',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [
      {
        says: 'a minion’s event in the play deck',
        with: {
          resources: [
            ['LE-159', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['alignment'],
      },
      { says: 'in the sideboard', with: { sideboard: [['LE-159', 3]] }, breaks: [] },
      { says: 'four of it', with: { sideboard: [['LE-159', 4]] }, breaks: ['copies-many'] },
    ],
  },
  {
    proves: ['dc/playability/1', 'dc/playability/3'],
    says: 'A card in the sideboard stays what it is: a minion’s resource, two for a Fallen-wizard',
    player: 'fallen-wizard',
    ruleSets: ONLY,
    steps: [
      { says: 'two in the sideboard', with: { sideboard: [['LE-168', 2]] }, breaks: [] },
      { says: 'three', with: { sideboard: [['LE-168', 3]] }, breaks: ['copies-many'] },
      {
        says: 'a card that no Fallen-wizard has, in the sideboard',
        with: { sideboard: [['LE-167', 1]] },
        breaks: [],
      },
      {
        says: 'and in the play deck',
        with: {
          resources: [
            ['LE-167', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['barred-card'],
      },
    ],
  },
  {
    proves: ['dc/playability/3'],
    says: 'Three of a minion’s resource in the sideboard of a Wizard',
    player: 'wizard',
    ruleSets: ONLY,
    steps: [{ says: 'three', with: { sideboard: [['LE-168', 3]] }, breaks: [] }],
  },
];
