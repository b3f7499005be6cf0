import type { PlayerKind } from '@mathom/engine/language';
import type { DeckEntry } from '../../deck.ts';
import { BARRED } from '../named-cards.ts';
import { HAZARD_ROOM, HERO_ROOM, MINION_ROOM } from './bases.ts';
import type { LawCase } from './case.ts';

const ICE = ['coe', 'crf', 'tournament'] as const;

const _once = (kind: PlayerKind): DeckEntry[] =>
  [...(BARRED[kind]?.cards ?? [])].map((id) => [id, 1]);

/** Whose cards each kind of player may have. */
export const kinds: readonly LawCase[] = [
  {
    proves: ['coe/1.2'],
    says: 'A player is one of four kinds, and his deck is judged as that',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      { says: 'by the side of his cards', with: { alignment: 'hero' }, breaks: [] },
      { says: 'nobody is neutral', with: { alignment: 'neutral' }, breaks: ['unknown-player'] },
      {
        says: 'as a Ringwraith’s it is another deck',
        with: { alignment: 'ringwraith' },
        breaks: ['alignment', 'avatar-kind', 'site-alignment', 'site-missing'],
      },
    ],
  },
  {
    proves: ['coe/1.3.W1'],
    says: 'The avatars of a Wizard’s player are Wizards',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      { says: 'a Ringwraith', with: { characters: [['LE-58', 1]] }, breaks: ['avatar-kind'] },
      { says: 'a Fallen-wizard', with: { sideboard: [['WH-9', 1]] }, breaks: ['avatar-kind'] },
      {
        says: 'the Balrog',
        with: { sideboard: [['BA-3', 1]] },
        breaks: ['avatar-kind', 'specific'],
      },
    ],
  },
  {
    proves: ['coe/1.3.W2'],
    says: 'His characters are heroes, and agents are hazards',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      { says: 'a minion', with: { characters: [['LE-1', 1]] }, breaks: ['alignment'] },
      {
        says: 'an agent among the hazards',
        with: {
          hazards: [
            ['DM-3', 1],
            [HAZARD_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'an agent among the characters',
        with: { characters: [['DM-3', 1]] },
        breaks: ['wrong-part'],
      },
      { says: 'an agent in the pool', with: { pool: [['DM-3', 1]] }, breaks: ['pool-card'] },
    ],
  },
  {
    proves: ['coe/1.3.W3', 'pef/term/items/1'],
    says: 'His resources are heroes’, and items of minions',
    player: 'wizard',
    ruleSets: ICE,
    steps: [
      {
        says: 'an event of minions',
        with: {
          resources: [
            ['LE-159', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['alignment'],
      },
      {
        says: 'a faction of minions in the sideboard',
        with: { sideboard: [['AS-62', 1]] },
        breaks: ['alignment'],
      },
      {
        says: 'a Stage resource',
        with: {
          resources: [
            ['WH-63', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: ['alignment'],
      },
      {
        says: 'an item of minions',
        with: {
          resources: [
            ['AS-124', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'what is of both sides',
        with: {
          resources: [
            ['LE-245', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'a hazard that is also a resource',
        with: {
          resources: [
            ['TW-106', 1],
            [HERO_ROOM, -1],
          ],
        },
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.3.R1'],
    says: 'The avatars of a Ringwraith’s player are Ringwraiths',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      { says: 'another Ringwraith', with: { characters: [['LE-50', 1]] }, breaks: [] },
      { says: 'a Wizard', with: { characters: [['TW-156', 1]] }, breaks: ['avatar-kind'] },
    ],
  },
  {
    proves: ['coe/1.3.R2', 'crf/term/agent/10'],
    says: 'His characters are minions, agents among them',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      { says: 'an agent', with: { characters: [['DM-3', 1]] }, breaks: [] },
      { says: 'a hero', with: { characters: [['TW-149', 1]] }, breaks: ['alignment'] },
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
      {
        says: 'an agent who is never a character',
        with: {
          hazards: [
            ['DM-29', 1],
            [HAZARD_ROOM, -1],
          ],
        },
        breaks: [],
      },
      {
        says: 'agents count among the ten: nine and one',
        with: {
          characters: [
            ['LE-30', 3],
            ['LE-33', 3],
            ['LE-35', 3],
            ['DM-3', 1],
          ],
        },
        breaks: [],
      },
      {
        says: 'nine and two',
        with: {
          characters: [
            ['LE-30', 3],
            ['LE-33', 3],
            ['LE-35', 3],
            ['DM-3', 1],
            ['DM-9', 1],
          ],
        },
        breaks: ['characters-many'],
      },
    ],
  },
  {
    proves: ['coe/1.3.R3', 'pef/term/items/1'],
    says: 'His resources are minions’, and items of heroes',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        says: 'an event of heroes',
        with: {
          resources: [
            ['TW-204', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: ['alignment'],
      },
      {
        says: 'an item of heroes',
        with: {
          resources: [
            ['TW-244', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: [],
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
    ],
  },
  {
    proves: ['crf/tournament/deck-construction/6'],
    says: 'Items of heroes, also against another Ringwraith',
    player: 'ringwraith',
    ruleSets: ['tournament'],
    steps: [
      {
        says: 'an item of heroes',
        with: {
          resources: [
            ['TW-244', 1],
            [MINION_ROOM, -1],
          ],
        },
        opponents: [{ kind: 'ringwraith' }],
        breaks: [],
      },
    ],
  },
  {
    proves: ['coe/1.3.4'],
    says: 'A Ringwraith has nothing that is specific to the Balrog',
    player: 'ringwraith',
    ruleSets: ICE,
    steps: [
      {
        says: 'an event',
        with: {
          resources: [
            ['BA-48', 1],
            [MINION_ROOM, -1],
          ],
        },
        breaks: ['specific'],
      },
      { says: 'a character', with: { characters: [['BA-2', 1]] }, breaks: ['specific'] },
    ],
  },
];
