import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('LE-114', 'Heedless Revelry', { duration: 'short', ...TODO }),
  hazard('LE-127', 'News of Doom', { duration: 'short', unique: true, ...TODO }),
  hazard('LE-141', 'Stench of Mordor', {
    duration: 'permanent',
    keywords: ['environment'],
    ...TODO,
  }),
  hazard('LE-150', 'Webs of Fear & Treachery', { duration: 'long', ...TODO }),
];
