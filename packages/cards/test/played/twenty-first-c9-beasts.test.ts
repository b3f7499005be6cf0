import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const SHAPE = 'Monstrosity of Diverse Shape';

/** They go in where it waits, and are past it. */
function past(t: Stage): void {
  t.passUntil('enter').resource.chooses('enter');
  while (t.underAttack) t.fightOut({ always: 9 });
  for (let i = 0; i < 9 && t.decision().about !== 'site'; i++) {
    t.pass();
    while (t.underAttack) t.fightOut({ always: 9 });
  }
  t.asks(t.resource, 'site').resource.mayNot(`use ${SHAPE}`);
  t.resource.passes();
}

describe(SHAPE, () => {
  holds('those whose card it is meet it too, and another calls his beasts after it', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'The Drowning-deeps', members: ['Azog', 'Bolg'] }],
        events: [SHAPE],
        discard: ['Wargs'],
      },
      hazard: { hand: ['Night'], discard: ['Neeker-breekers', 'Cave-drake'] },
      moment: 'hazards',
      asksPasses: true,
    });
    past(t);
    t.hazard.uses(SHAPE, 'Neeker-breekers').stage.resolve();
    t.equal(
      [t.attack().name, t.company('Bolg').hazards],
      ['Neeker-breekers', 1],
      'out of his own pile, on his own account',
    );
    t.fightOut({ always: 9 });
    t.passUntil('site').resource.passes();
    t.hazard.mayNot(`use ${SHAPE}`);
  });

  holds('of three it is the one who has the hazards of that company, whosever it is', (t) => {
    t.board({
      resource: {
        kind: 'balrog',
        companies: [{ at: 'The Drowning-deeps', members: ['Azog', 'Bolg'] }],
      },
      hazard: { hand: ['Night'], discard: ['Neeker-breekers'] },
      others: [{ hand: ['Night'], discard: ['Neeker-breekers'], events: [SHAPE] }],
      moment: 'hazards',
      asksPasses: true,
    });
    past(t);
    t.hazard.may(`use ${SHAPE}`).passes();
    if (t.decision().seat === 2) t.third.mayNot(`use ${SHAPE}`);
    t.expect(t.decision().seat !== 1, 'he was asked and has passed');
  });
});
