import type { Chapter } from './types.ts';

export const events: Chapter = {
  id: 'events',
  title: 'Events',
  rules: [
    ['5.1', 'A short-event must do something at once, and is discarded when it has resolved.'],
    ['5.1.1', 'What it does lasts as long as it says, and never beyond the turn.'],
    [
      '5.1.2',
      'Nothing is played only to be rid of it: a short-event needs something to change, be it a roll or what may come later in the turn. If in the end nothing at all has changed, by it or in answer to it, it comes back to the hand.',
    ],
    [
      '5.1.3',
      'What it allows is done at the first chance after it resolves or not at all; if not, and it did nothing else, it comes back to the hand.',
    ],
    [
      '5.1.4',
      'If it cannot be duplicated, it is not played while one of its name is in effect on the same thing, or on the game as a whole where it names nothing.',
    ],
    [
      '5.2',
      'Long-events need no effect at once. Resources are played in one’s long-event phase, hazards in the opponent’s movement/hazard phase.',
    ],
    [
      '5.3',
      'Permanent-events need an effect now or a possible one later, and stay until something discards them.',
    ],
    [
      '5.3.1',
      'On a card, they touch that card alone, not others of its name; on none, they touch all versions.',
    ],
    ['5.F1', 'Stage permanent-events are played in the organization phase.'],
    ['5.F2', 'A Fallen-wizard plays no hero permanent-event on a company with an Orc or Troll.'],
    ['5.F3', 'His Orcs and Trolls lend no skill to hero resources and do not tap for them.'],
  ],
};
