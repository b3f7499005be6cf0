import { hazard, TODO } from '../build.ts';

/** Hazard events of which only the facts are written: their texts are still to do. */
export const todoHazardEvents = [
  hazard('BA-14', 'Black Vapour', { duration: 'short', ...TODO }),
  hazard('BA-15', 'Darkness Made by Malice', { duration: 'short', ...TODO }),
  hazard('BA-18', 'Fled into Darkness', { duration: 'permanent', ...TODO }),
  hazard('BA-20', 'Imprisoned and Mocked', { duration: 'permanent', ...TODO }),
  hazard('BA-21', 'Monstrosity of Diverse Shape', {
    duration: 'permanent',
    unique: true,
    keywords: ['spawn'],
    points: { source: 'kill', value: 4 },
    ...TODO,
  }),
  hazard('BA-22', 'Press-gang', { duration: 'permanent', ...TODO }),
  hazard('BA-26', 'Unabated in Malice', { duration: 'short', freeOfLimit: true, ...TODO }),
  hazard('BA-27', "Ungoliant's Progeny", {
    duration: 'permanent',
    unique: true,
    keywords: ['spawn'],
    points: { source: 'kill', value: 4 },
    ...TODO,
  }),
];
