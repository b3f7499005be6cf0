import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('WH-15', 'Cast from the Order', { duration: 'permanent', ...TODO }),
  hazard('WH-20', 'Foul Tooth Unsheathed', { duration: 'permanent', ...TODO }),
  hazard('WH-21', 'Heart Grown Cold', { duration: 'permanent', ...TODO }),
];
