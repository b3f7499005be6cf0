import { resource, TODO } from '../build.ts';

/** Stage resources specific to one Fallen-wizard: facts alone, their texts are still to do. */
export const todoStageEventsSpecific = [
  resource('WH-91', 'The Great Hunt', {
    alignment: 'stage',
    duration: 'permanent',
    specific: 'Alatar',
    stagePoints: 3,
    points: { source: 'misc', value: 1 },
    ...TODO,
  }),
];
