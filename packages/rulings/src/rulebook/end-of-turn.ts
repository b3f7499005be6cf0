import type { Chapter } from './types.ts';

export const endOfTurn: Chapter = {
  id: 'end-of-turn',
  title: 'The end-of-turn phase',
  rules: [
    ['2.VI', 'There are three steps, between which one may do what is lawful in the phase.'],
    ['2.VI.i', 'First, either may discard one card from his hand.'],
    ['2.VI.ii', 'Second, both fill or cut their hands.'],
    [
      '2.VI.iii',
      'Third, the resource player ends the turn, and what waits for that is resolved in his order. Nothing else is done unless it is for that very moment.',
    ],
    [
      '2.VI.1',
      'To put another site in place of one is movement, but there is no movement/hazard phase for it.',
    ],
  ],
};
