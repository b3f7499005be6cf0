import { resource, TODO } from '../build.ts';

/** Stage resources for any Fallen-wizard: facts alone, their texts are still to do. */
export const todoStageEvents = [
  resource('WH-85', "Wizard's Trove", {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    ...TODO,
  }),
];
