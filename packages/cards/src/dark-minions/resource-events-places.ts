import { action, resource } from '../build.ts';

/** What becomes of a place. */
export const resourceEventsOfPlaces = [
  resource('DM-148', 'Mallorn', {
    duration: 'permanent',
    unique: true,
    points: { source: 'misc', value: 3 },
    plays: [
      action({
        need: {
          exists: { name: "Earth of Galadriel's Orchard", storedAt: 'Bag End' },
          ofPlayer: 'you',
          zone: 'pile',
        },
        targets: [{ target: 'company', a: { whose: 'yours', at: { name: 'Bag End' } } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'retype',
        sites: { name: 'Bag End' },
        to: 'haven',
        purposes: ['healing', 'characters'],
      },
      { is: 'grant', to: { each: { name: 'Bag End' } }, ability: 'untaps' },
      { is: 'grant', to: { each: { name: 'Bag End' } }, ability: 'returns' },
      { is: 'modify', stat: 'points', of: { each: { kind: 'faction', race: 'Hobbit' } }, by: 1 },
    ],
  }),
];
