import { character, influenceAgainst } from '../build.ts';

export const characters = [
  character('TD-90', 'Brand', {
    unique: true,
    race: 'Man',
    skills: ['warrior', 'diplomat'],
    prowess: 4,
    body: 9,
    mind: 6,
    influence: 2,
    points: 2,
    home: ['Dale'],
    abilities: [influenceAgainst(2, { name: 'Men of Dale' })],
  }),
  character('TD-93', 'Ioreth', {
    unique: true,
    race: 'Dúnadan',
    skills: ['sage'],
    prowess: 0,
    body: 7,
    mind: 1,
    influence: 1,
    home: ['Minas Tirith'],
    abilities: [{ is: 'healing-spreads', to: 'company' }],
  }),
];
