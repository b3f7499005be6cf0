import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('WH-15', 'Cast from the Order', { duration: 'permanent', ...TODO }),
  hazard('WH-16', 'Cruel Claw Perceived', { duration: 'permanent', ...TODO }),
  hazard('WH-17', 'Echoes of the Song', { duration: 'short', ...TODO }),
  hazard('WH-19', "Fool's Bane", { duration: 'permanent', ...TODO }),
  hazard('WH-20', 'Foul Tooth Unsheathed', { duration: 'permanent', ...TODO }),
  hazard('WH-21', 'Heart Grown Cold', { duration: 'permanent', ...TODO }),
  hazard('WH-22', 'In the Grip of Ambition', {
    duration: 'permanent',
    keywords: ['corruption'],
    stagePoints: 2,
    corruption: 1,
    ...TODO,
  }),
  hazard('WH-23', 'Inner Rot', {
    duration: 'permanent',
    keywords: ['corruption'],
    stagePoints: 2,
    corruption: 1,
    ...TODO,
  }),
  hazard('WH-26', 'Mask Torn', { duration: 'permanent', ...TODO }),
  hazard('WH-28', 'Power Relinquished to Artifice', { duration: 'permanent', ...TODO }),
  hazard('WH-30', 'Something Else at Work', { duration: 'permanent', ...TODO }),
  hazard('WH-32', 'Will You Not Come Down?', { duration: 'permanent', stagePoints: 4, ...TODO }),
];
