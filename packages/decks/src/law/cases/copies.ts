import { HAZARD_ROOM, HERO_ROOM, MINION_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

export const copies: readonly LawCase[] = [
  {
    proves: ['coe/1.3.1'],
    says: 'Three copies of a card, one of a unique card, in all parts together',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'the fourth in the sideboard',
        with: { sideboard: [['TW-204', 1]] },
        breaks: ['copies-many'],
      },
      {
        says: 'two prints of one card are one card',
        with: {
          hazards: [
            ['TW-84', 2],
            ['LE-134', 2],
            [HAZARD_ROOM, -3],
            ['TW-18', -1],
          ],
        },
        breaks: ['copies-many'],
      },
      {
        says: 'three of both prints together',
        with: {
          hazards: [
            ['TW-84', 2],
            ['LE-134', 1],
            [HAZARD_ROOM, -3],
          ],
        },
        breaks: [],
      },
      {
        says: 'a unique item',
        with: {
          resources: [
            ['TW-244', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'the same in the sideboard',
        with: {
          resources: [
            ['TW-244', 1],
            [HERO_ROOM, -1],
          ],
          sideboard: [['TW-244', 1]],
        },
        breaks: ['unique-twice'],
      },
      {
        says: 'a character of the pool in the deck',
        with: { characters: [['TW-149', 1]] },
        breaks: ['unique-twice'],
      },
      {
        says: 'both pictures of Boromir',
        with: {
          characters: [
            ['TW-134', 1],
            ['TW-135', 1],
          ],
        },
        breaks: ['unique-twice'],
      },
      {
        says: 'Strider and Aragorn are manifestations, and no resources',
        with: {
          characters: [
            ['BA-1', 1],
            ['TW-120', 1],
          ],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.3.1'],
    says: 'A card may say itself how many of it there can be',
    player: 'ringwraith',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'nine Black Horses',
        with: { sideboard: [['AS-72', 9]] },
        breaks: [],
      },
      {
        says: 'ten',
        with: { sideboard: [['AS-72', 10]] },
        breaks: ['copies-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3.1'],
    says: 'A card may say how many of it a play deck holds, and a sideboard is another matter',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'one Lure of MECCG',
        with: {
          resources: [
            ['TW-500', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'two',
        with: {
          resources: [
            ['TW-500', 2],
            [HERO_ROOM, -2],
          ],
        },
        breaks: ['copies-many'],
      },
      {
        says: 'one, and one in the sideboard',
        with: {
          resources: [
            ['TW-500', 1],
            [HERO_ROOM, -1],
          ],
          sideboard: [['TW-500', 1]],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['crf/term/manifestations/1', 'coe/1.3.1'],
    says: 'Two versions of one unique resource are one too many',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'the faction as minions have it',
        with: {
          resources: [
            ['AS-62', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'and as heroes have it',
        with: {
          resources: [
            ['AS-62', 1],
            ['AS-58', 1],
            [HERO_ROOM, -2],
          ],
        },
        breaks: ['manifestations'],
      },
      {
        says: 'by other names too: Gollum and Stinker',
        with: {
          resources: [
            ['TW-246', 1],
            [HERO_ROOM, -1],
          ],
          sideboard: [['LE-154', 1]],
        },
        breaks: ['manifestations'],
      },
      {
        says: 'a hazard is no resource: Gollum and My Precious',
        with: {
          resources: [
            ['TW-246', 1],
            [HERO_ROOM, -1],
          ],
          hazards: [
            ['DM-29', 1],
            [HAZARD_ROOM, -1],
          ],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['crf/term/mele-vs-metw/3', 'coe/1.3.1'],
    says: 'Not both versions of a unique item, the hero’s and the minion’s',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        says: 'The One Ring of heroes',
        with: {
          resources: [
            ['TW-347', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'both',
        with: {
          resources: [
            ['TW-347', 1],
            ['LE-326', 1],
            [MINION_ROOM, -2],
          ],
        },
        breaks: ['manifestations'],
      },
    ],
  },
  {
    proves: ['crf/term/character/3'],
    says: 'Three of a character who is not unique',
    player: 'ringwraith',
    ruleSets: ['crf', 'tournament'],
    steps: [
      { says: 'three', with: { characters: [['LE-30', 3]] }, breaks: [] },
      { says: 'four', with: { characters: [['LE-30', 4]] }, breaks: ['copies-many'] },
      {
        says: 'three and one in the pool',
        with: { characters: [['LE-30', 3]], pool: [['LE-30', 1]] },
        breaks: ['copies-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3.F1'],
    says: 'A Fallen-wizard has two of most cards, and three of Stage resources',
    player: 'fallen-wizard',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'three of a hero’s resource',
        with: {
          resources: [
            ['TW-204', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['copies-many'],
      },
      {
        says: 'three of a minion’s resource',
        with: { sideboard: [['LE-160', 1]] },
        breaks: ['copies-many'],
      },
      { says: 'two of a character', with: { characters: [['LE-30', 1]] }, breaks: [] },
      {
        says: 'three of a character',
        with: { characters: [['LE-30', 2]] },
        breaks: ['copies-many'],
      },
      {
        says: 'three of a Stage resource',
        with: {
          resources: [
            ['WH-59', 3],
            [HERO_ROOM, -2],
            ['TW-191', -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'four of a Stage resource',
        with: {
          resources: [
            ['WH-59', 3],
            [HERO_ROOM, -2],
            ['TW-191', -1],
          ],
          sideboard: [['WH-59', 1]],
        },
        breaks: ['copies-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3.2', 'crf/term/agent/10', 'crf/term/agent/23'],
    says: 'The agents of deck, sideboard and pool have 36 mind at the most',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        says: '33 in the deck, as characters, and 3 in the sideboard',
        with: {
          characters: [
            ['DM-14', 1],
            ['DM-2', 1],
            ['DM-7', 1],
            ['DM-15', 1],
          ],
          sideboard: [['DM-3', 1]],
        },
        breaks: [],
      },
      {
        says: 'and 3 more in the pool, who could start',
        with: {
          characters: [
            ['DM-14', 1],
            ['DM-2', 1],
            ['DM-7', 1],
            ['DM-15', 1],
          ],
          sideboard: [['DM-3', 1]],
          pool: [['DM-5', 1]],
        },
        breaks: ['agent-mind'],
      },
    ],
  },
  {
    proves: ['coe/1.3.2'],
    says: 'Agents that are hazards have mind too',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      {
        says: '36',
        with: {
          hazards: [
            ['DM-14', 1],
            ['DM-2', 1],
            ['DM-7', 1],
            ['DM-15', 1],
            ['DM-3', 1],
            ['TW-6', -3],
            ['TW-18', -2],
          ],
        },
        breaks: [],
      },
      {
        says: '39',
        with: {
          hazards: [
            ['DM-14', 1],
            ['DM-2', 1],
            ['DM-7', 1],
            ['DM-15', 1],
            ['DM-3', 1],
            ['TW-6', -3],
            ['TW-18', -2],
          ],
          sideboard: [['DM-9', 1]],
        },
        breaks: ['agent-mind'],
      },
    ],
  },
];
