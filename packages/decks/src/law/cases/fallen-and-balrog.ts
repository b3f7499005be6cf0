import type { PlayerKind } from '@mathom/engine/language';
import type { DeckEntry } from '../../deck.ts';
import { BARRED } from '../named-cards.ts';
import { CREATURE_ROOM, HAZARD_ROOM, HERO_ROOM, MINION_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

const once = (kind: PlayerKind): DeckEntry[] =>
  [...(BARRED[kind]?.cards ?? [])].map((id) => [id, 1]);

/** Whose cards Fallen-wizards and the Balrog's player may have. */
export const fallenAndBalrog: readonly LawCase[] = [
  {
    proves: ['coe/1.3.F3'],
    says: 'The avatars of a Fallen-wizard are Fallen-wizards',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'the Wizard Gandalf',
        with: { characters: [['TW-156', 1]] },
        breaks: ['avatar-kind'],
      },
      { says: 'another Fallen-wizard', with: { characters: [['WH-9', 1]] }, breaks: [] },
    ],
  },
  {
    proves: ['coe/1.3.F4', 'coe/1.3.F1'],
    says: 'His characters are heroes and minions, and agents are characters',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'a hero, a minion and an agent',
        with: {
          characters: [
            ['TW-116', 1],
            ['LE-1', 1],
            ['DM-3', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'an agent as a hazard',
        with: {
          hazards: [
            ['DM-3', 1],
            [HAZARD_ROOM, -1],
          ],
        },
        breaks: ['wrong-part'],
      },
    ],
  },
  {
    proves: ['coe/1.5.F6'],
    says: 'Cards that no Fallen-wizard has',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'all of them',
        with: { sideboard: once('fallen-wizard') },
        breaks: ['barred-card'],
      },
      ...once('fallen-wizard').map(([id, n]) => ({
        says: `one by one: ${id}`,
        with: { sideboard: [[id, n]] as const },
        breaks: ['barred-card'] as const,
      })),
    ],
  },
  ...(['fallen-wizard', 'balrog'] as const).map((player) => ({
    proves: ['crf/card/bade-to-rule/1'] as const,
    says: `Bade to Rule is for Ringwraiths alone: ${player}`,
    player,
    ruleSets: ['crf', 'tournament'] as const,
    steps: [
      {
        says: 'not even in the sideboard',
        with: { sideboard: [['LE-167', 1]] as const },
        breaks: ['barred-card'] as const,
      },
    ],
  })),
  {
    proves: ['crf/term/fallen-wizard/14'],
    says: 'Bade to Rule is not for a Fallen-wizard',
    player: 'fallen-wizard',
    ruleSets: ['crf', 'tournament'],
    steps: [
      {
        says: 'in the deck',
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
    proves: ['coe/1.3.4'],
    says: 'What is specific to an avatar is for him who declares that avatar',
    player: 'fallen-wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'Gandalf has what is Gandalf’s',
        with: {
          resources: [
            ['WH-98', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'and not what is Alatar’s',
        with: {
          resources: [
            ['WH-90', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['specific'],
      },
      {
        says: 'nor the Balrog’s',
        with: {
          resources: [
            ['BA-48', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['specific'],
      },
    ],
  },
  {
    proves: ['coe/1.3.B1'],
    says: 'The Balrog’s player has the Balrog alone for an avatar',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      { says: 'three of him', with: { characters: [['BA-3', 2]] }, breaks: [] },
      { says: 'a Ringwraith', with: { characters: [['LE-58', 1]] }, breaks: ['avatar-kind'] },
    ],
  },
  {
    proves: ['coe/1.3.B2'],
    says: 'His characters are minions, and agents are hazards worth half a creature',
    player: 'balrog',
    ruleSets: ['coe', 'tournament'],
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
        says: 'an agent as a character',
        with: { characters: [['DM-181', 1]] },
        breaks: ['wrong-part'],
      },
      {
        says: 'a hero',
        with: { characters: [['TW-149', 1]] },
        breaks: ['alignment', 'balrog-character'],
      },
    ],
  },
  {
    proves: ['coe/1.3.B3'],
    says: 'His resources are minions’, without items of heroes',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        says: 'an item of heroes',
        with: {
          resources: [
            ['TW-244', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: ['alignment'],
      },
      {
        says: 'a hazard that is also a resource',
        with: {
          resources: [
            ['TW-106', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'what is specific to him',
        with: {
          resources: [
            ['BA-48', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.3.B4'],
    says: 'Orcs and Trolls of less than 9 mind, and their like as factions',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      { says: 'an Orc', with: { characters: [['LE-11', 1]] }, breaks: [] },
      { says: 'a Man', with: { characters: [['LE-1', 1]] }, breaks: ['balrog-character'] },
      { says: 'a Troll of 9 mind', with: { characters: [['LE-20', 1]] }, breaks: ['balrog-mind'] },
      { says: 'his own Troll of 9 mind', with: { characters: [['BA-5', 1]] }, breaks: [] },
      {
        says: 'factions of Orcs, Wolves and Dragons',
        with: {
          sideboard: [
            ['LE-265', 1],
            ['LE-272', 1],
            ['LE-259', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'a faction of Men',
        with: {
          resources: [
            ['AS-62', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: ['balrog-faction'],
      },
    ],
  },
  {
    proves: ['coe/1.3.B5'],
    says: 'Cards that the Balrog’s player does not have',
    player: 'balrog',
    ruleSets: ICE,
    steps: [
      {
        says: 'all of them',
        with: { sideboard: once('balrog') },
        length: 'campaign',
        breaks: ['barred-card'],
      },
      ...once('balrog').map(([id, n]) => ({
        says: `one by one: ${id}`,
        with: { sideboard: [[id, n]] as const },
        breaks: ['barred-card'] as const,
      })),
    ],
  },
];
