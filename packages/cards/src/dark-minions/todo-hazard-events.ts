import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('DM-48', 'Bring Our Curses Home', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 3,
    ...TODO,
  }),
  hazard('DM-49', 'Chance of Being Lost', { duration: 'short', ...TODO }),
  hazard('DM-51', 'Doubled Vigilance', { duration: 'permanent', ...TODO }),
  hazard('DM-55', 'Exhalation of Decay', { duration: 'short', ...TODO }),
  hazard('DM-59', 'Foes Shall Fall', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: { if: { is: 'bearer', a: { race: 'Dwarf' } }, then: 2, else: 1 },
    ...TODO,
  }),
  hazard('DM-60', 'Gnaw with Words', { duration: 'short', ...TODO }),
  hazard('DM-63', 'Great Secrets Buried There', {
    duration: 'permanent',
    alsoResource: true,
    ...TODO,
  }),
  hazard('DM-66', 'In Great Wrath', { duration: 'short', ...TODO }),
  hazard('DM-67', 'In the Heart of his Realm', { duration: 'permanent', ...TODO }),
  hazard('DM-70', 'Long Dark Reach', { duration: 'short', ...TODO }),
  hazard('DM-77', 'Out of the Black Sky', {
    duration: 'permanent',
    points: { source: 'kill', value: 5 },
    ...TODO,
  }),
  hazard('DM-84', 'Reluctant Final Parting', {
    duration: 'permanent',
    notAgainst: ['balrog'],
    ...TODO,
  }),
  hazard('DM-95', 'Troll-purse', { duration: 'permanent', ...TODO }),
];
