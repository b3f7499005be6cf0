import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('AS-43', 'Will Shaken', {
    duration: 'permanent',
    points: { source: 'misc', value: -2 },
    ...TODO,
  }),
];
