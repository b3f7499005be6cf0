import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('TD-6', 'Black Breath', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 3,
    ...TODO,
  }),
  hazard('TD-17', "Dragon's Terror", {
    duration: 'short',
    keywords: ['dark-enchantment'],
    ...TODO,
  }),
  hazard('TD-89', 'Worn and Famished', { duration: 'long', ...TODO }),
];
