import { CREATURE_ROOM, HAZARD_ROOM, HERO_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const ONLY = ['dream'] as const;

/** What cards count as in dream-card games, and where they may be. */
export const dreamCards: readonly LawCase[] = [
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
