import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('TW-93', 'The Balance of Things', { duration: 'long', unique: true, ...TODO }),
  hazard('TW-492', 'Fury of the Iron Crown', { duration: 'short', unique: true, ...TODO }),
];
