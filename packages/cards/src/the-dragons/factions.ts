import type { CardFilter } from '@mathom/engine/language';
import { byRace, faction } from '../build.ts';

const KING: CardFilter = { name: 'King under the Mountain' };

export const factions = [
  faction('TD-138', 'Men of Dale', {
    unique: true,
    race: 'Man',
    points: 2,
    at: { name: 'Dale' },
    number: 7,
    modifications: [byRace('Man', 2), byRace('Dwarf', 1)],
  }),
  faction('TD-139', 'Men of Lake-town', {
    unique: true,
    race: 'Man',
    points: 2,
    at: { name: 'Lake-town' },
    number: 8,
    modifications: [byRace('Man', 2), byRace('Dwarf', -1)],
  }),
  faction('TD-146', 'Returned Exiles', {
    unique: true,
    race: 'Dwarf',
    points: 5,
    at: { lair: true, slainAt: { keyword: 'at-home' } },
    // wherever the attempt is made, there must be such a site
    need: {
      any: [
        { exists: { keyword: 'at-home' }, zone: 'pile' },
        { exists: { keyword: 'at-home' }, zone: 'removed' },
      ],
    },
    tappedSite: true,
    number: 12,
    modifications: [
      { a: { race: 'Dwarf', bears: KING }, by: 5 },
      { a: { race: 'Dwarf', not: { bears: KING } }, by: 2 },
    ],
  }),
];
