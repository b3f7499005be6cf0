import type { Chapter } from './types.ts';

export const longEvents: Chapter = {
  id: 'long-events',
  title: 'The long-event phase',
  rules: [
    ['2.III.1', 'First of all one’s resource long-events leave play.'],
    ['2.III.2', 'New ones are played in this phase and no other.'],
    ['2.III.3', 'Last of all the hazard player’s long-events leave play.'],
  ],
};
