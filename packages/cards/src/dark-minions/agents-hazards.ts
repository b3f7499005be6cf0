import { character, influenceAgainst } from '../build.ts';
import { ofRace } from '../build-minions.ts';
import { ITS_TEXT } from '../status.ts';

/** Agents who are never anything but hazards: their points are for whoever defeats them. */
export const agentsHazards = [
  character('DM-28', 'Lobelia Sackville-Baggins', {
    alignment: 'neutral',
    unique: true,
    manifestationOf: 'Lobelia Sackville-Baggins',
    skills: ['scout'],
    agent: true,
    hazardOnly: true,
    prowess: 0,
    body: 9,
    mind: 3,
    influence: 1,
    points: 1,
    home: ['Bag End', 'Bree'],
    abilities: [influenceAgainst(3, ofRace('Hobbit'))],
    lacks: 'where she may not move',
  }),
  character('DM-29', 'My Precious', {
    alignment: 'neutral',
    unique: true,
    manifestationOf: 'Gollum',
    skills: ['scout'],
    agent: true,
    hazardOnly: true,
    prowess: 2,
    body: 9,
    mind: 4,
    influence: 0,
    points: -1,
    home: ['Goblin-gate', 'Moria', "Shelob's Lair", 'Mount Doom'],
    lacks: ITS_TEXT,
  }),
];
