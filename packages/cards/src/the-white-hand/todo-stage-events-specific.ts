import { resource, TODO } from '../build.ts';

/** Stage resources specific to one Fallen-wizard: facts alone, their texts are still to do. */
export const todoStageEventsSpecific = [
  resource('WH-90', 'Bow of Alatar', {
    alignment: 'stage',
    duration: 'permanent',
    unique: true,
    specific: 'Alatar',
    stagePoints: 2,
    corruption: 1,
    ...TODO,
  }),
  resource('WH-91', 'The Great Hunt', {
    alignment: 'stage',
    duration: 'permanent',
    specific: 'Alatar',
    stagePoints: 3,
    points: { source: 'misc', value: 1 },
    ...TODO,
  }),
  resource('WH-106', 'Prophet of Doom', {
    alignment: 'stage',
    duration: 'permanent',
    specific: 'Pallando',
    stagePoints: 3,
    points: { source: 'misc', value: 3 },
    ...TODO,
  }),
  resource('WH-110', 'Girdle of Radagast', {
    alignment: 'stage',
    duration: 'permanent',
    specific: 'Radagast',
    stagePoints: 3,
    points: { source: 'misc', value: 5 },
    ...TODO,
  }),
];
