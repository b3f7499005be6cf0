import { byRace, faction } from '../build.ts';

export const factions = [
  faction('AS-60', 'Wain-easterlings', {
    unique: true,
    manifestationOf: 'Wain-easterlings',
    race: 'Man',
    points: 3,
    at: { name: 'Easterling Camp' },
    number: 8,
    modifications: [byRace('Wizard', -5), byRace('Dúnadan', -2)],
  }),
];
