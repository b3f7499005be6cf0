import { byRace, faction } from '../build.ts';

export const factions = [
  faction('TD-138', 'Men of Dale', {
    unique: true,
    race: 'Man',
    points: 2,
    at: { name: 'Dale' },
    number: 7,
    modifications: [byRace('Man', 2), byRace('Dwarf', 1)],
  }),
];
