import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('BA-18', 'Fled into Darkness', { duration: 'permanent', ...TODO }),
];
