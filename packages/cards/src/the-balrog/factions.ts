import { faction } from '../build.ts';

export const factions = [
  faction('BA-80', 'A Few Recruits', {
    alignment: 'minion',
    specific: 'Balrog',
    race: 'Orc',
    points: 1,
    at: {
      siteType: ['dark-hold', 'shadow-hold', 'ruins'],
      lair: false,
      underDeeps: false,
      surface: false,
    },
    tappedSite: true,
    number: 8,
    modifications: [
      { a: { kind: 'character', name: 'The Balrog' }, by: 3 },
      { a: { keyword: 'leader' }, by: 2 },
    ],
  }),
];
