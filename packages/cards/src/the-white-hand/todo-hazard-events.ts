import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('WH-20', 'Foul Tooth Unsheathed', { duration: 'permanent', ...TODO }),
];
