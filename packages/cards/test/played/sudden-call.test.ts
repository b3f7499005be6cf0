import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Sudden Call', () => {
  holds('placed on guard, it is of no use there, and goes back to the hand', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [{ at: 'Minas Morgul', to: 'Cirith Ungol', members: ['Lagduf'] }],
      },
      hazard: { kind: 'ringwraith', hand: ['Sudden Call'] },
      moment: 'hazards',
    });
    t.hazard.chooses('on guard');
    t.equal(t.card('Sudden Call').zone, 'guard', 'any card can lie there');
    t.skipTo('end-of-turn');
    t.equal(t.card('Sudden Call').zone, 'hand', 'nothing was revealed');
  });
});
