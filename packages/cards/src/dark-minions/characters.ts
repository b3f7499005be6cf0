import { character, ownCorruptionChecks } from '../build.ts';

export const characters = [
  character('DM-180', 'Folco Boffin', {
    unique: true,
    race: 'Hobbit',
    skills: ['scout'],
    prowess: 0,
    body: 9,
    mind: 3,
    influence: 0,
    points: 1,
    home: ['Bag End'],
    homeOnly: true,
    abilities: [ownCorruptionChecks(2)],
    lacks: 'that he may be discarded for another Hobbit',
  }),
];
