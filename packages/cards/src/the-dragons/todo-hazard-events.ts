import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('TD-17', "Dragon's Terror", {
    duration: 'short',
    keywords: ['dark-enchantment'],
    ...TODO,
  }),
];
