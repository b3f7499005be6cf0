import { CREATURE_ROOM, HAZARD_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

/** How many creatures, and what is half of one. */
export const creatures: readonly LawCase[] = [
  {
    proves: ['coe/1.5.1'],
    says: 'Twelve creatures; agents, Dragons’ events, creatures that are events, and Spawn count half',
    player: 'wizard',
    ruleSets: ['coe'],
    steps: [
      {
        says: 'eleven',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['LE-125', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
      {
        says: 'eleven and two Nazgûl',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TW-2', 1],
            ['TW-4', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven and one Nazgûl: half a creature is none',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['TW-2', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
      {
        says: 'eleven, a Dragon at home and one ahunt',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TD-1', 1],
            ['TD-2', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven and two agents, who are hazards here',
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
        says: 'eleven and two Spawn',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['BA-24', 1],
            ['BA-27', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven, a Nazgûl and an agent',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TW-2', 1],
            ['DM-3', 1],
          ],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/2', 'crf/tournament/deck-construction/3'],
    says: 'Twelve creatures; agents, Dragons’ events and creatures that are events count half',
    player: 'wizard',
    ruleSets: ['tournament'],
    steps: [
      {
        says: 'eleven',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['LE-125', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
      {
        says: 'eleven and two Nazgûl',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TW-2', 1],
            ['TW-4', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven, a Dragon at home and one ahunt',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TD-1', 1],
            ['TD-2', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'eleven and two agents',
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
        says: 'Spawn are not said to count',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['BA-24', 1],
            ['BA-27', 1],
          ],
        },
        breaks: ['creatures-few'],
      },
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/3', 'coe/1.5.1', 'coe/1.3.R2'],
    says: 'The agents of a Ringwraith are characters and no halves of creatures',
    player: 'ringwraith',
    ruleSets: ['coe', 'tournament'],
    steps: [
      {
        says: 'as characters',
        with: {
          characters: [
            ['DM-3', 1],
            ['DM-9', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'among the hazards',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['DM-3', 1],
            ['DM-9', 1],
          ],
        },
        breaks: ['wrong-part', 'creatures-few'],
      },
    ],
  },
  {
    proves: ['crf/term/multi-player-games/3'],
    says: 'With three players the same cards count half, and agents for a Wizard',
    player: 'wizard',
    ruleSets: ['crf'],
    steps: [
      {
        says: 'two players: nobody asks for creatures',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['LE-125', 1],
          ],
        },
        players: 2,
        breaks: [],
      },
      {
        says: 'eleven creatures',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            ['LE-125', 1],
          ],
        },
        players: 3,
        breaks: ['creatures-few'],
      },
      {
        says: 'eleven and two Nazgûl',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TW-2', 1],
            ['TW-4', 1],
          ],
        },
        players: 3,
        breaks: [],
      },
      {
        says: 'eleven, a Dragon ahunt and an agent',
        with: {
          hazards: [
            [CREATURE_ROOM, -1],
            [HAZARD_ROOM, -1],
            ['TD-1', 1],
            ['DM-3', 1],
          ],
        },
        players: 4,
        breaks: [],
      },
    ],
  },
];
