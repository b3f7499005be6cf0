import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const DRAGGED = 'Waylaid, Wounded, and Orc-dragged';

/** Three Orcs come upon two Hobbits, and one of these is to be dragged away. */
const orcs = (t: Stage): void => {
  t.board({
    resource: {
      companies: [{ at: 'Rivendell', to: 'Bree', members: ['Frodo', 'Sam Gamgee'] }],
      hand: ['Halfling Stealth'],
    },
    hazard: { hand: ['Orc-patrol', DRAGGED], sites: ['Ettenmoors'] },
    moment: 'hazards',
    asksPasses: true,
  });
  t.hazard.plays('Orc-patrol', 'Wilderness').stage.resolve();
  t.allPass().asks(t.resource, 'defend').resource.chooses('Frodo').chooses('Sam Gamgee');
  t.allPass().asks(t.resource, 'strike').resource.chooses('Frodo');
  t.hazard.plays(DRAGGED);
};

describe('a strike', () => {
  holds('is weighed once it is said what becomes of it; it is too early to cancel it', (t) => {
    orcs(t);
    t.resource.mayNot('play Halfling Stealth');
    t.resolve();
    t.allPass().asks(t.hazard, 'excess');
    t.equal(t.card(DRAGGED).host, 'Frodo', 'he is to be dragged away');
  });
});
