import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('TW-492', 'Fury of the Iron Crown', { duration: 'short', unique: true, ...TODO }),
];
