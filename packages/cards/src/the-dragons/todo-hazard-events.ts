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
  hazard('TD-39', 'Known to an Ounce', { duration: 'permanent', ...TODO }),
  hazard('TD-51', 'Noose of the Sea', { duration: 'long', ...TODO }),
  hazard('TD-54', 'Peril Returned', { duration: 'long', ...TODO }),
  hazard('TD-72', 'Song of the Lady', { duration: 'long', ...TODO }),
  hazard('TD-82', 'Winds of Wrath', { duration: 'short', ...TODO }),
  hazard('TD-85', 'Withered Lands', { duration: 'short', keywords: ['environment'], ...TODO }),
  hazard('TD-89', 'Worn and Famished', { duration: 'long', ...TODO }),
];
