import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('DM-84', 'Reluctant Final Parting', {
    duration: 'permanent',
    notAgainst: ['balrog'],
    ...TODO,
  }),
];
