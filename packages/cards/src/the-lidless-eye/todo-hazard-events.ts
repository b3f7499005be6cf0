import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('LE-127', 'News of Doom', { duration: 'short', unique: true, ...TODO }),
  hazard('LE-150', 'Webs of Fear & Treachery', { duration: 'long', ...TODO }),
];
