import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('DM-49', 'Chance of Being Lost', { duration: 'short', ...TODO }),
  hazard('DM-51', 'Doubled Vigilance', { duration: 'permanent', ...TODO }),
  hazard('DM-60', 'Gnaw with Words', { duration: 'short', ...TODO }),
  hazard('DM-84', 'Reluctant Final Parting', {
    duration: 'permanent',
    notAgainst: ['balrog'],
    ...TODO,
  }),
  hazard('DM-95', 'Troll-purse', { duration: 'permanent', ...TODO }),
];
