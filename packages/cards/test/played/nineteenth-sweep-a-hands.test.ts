import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Enduring Tales', () => {
  holds('What goes to the top of the deck is discarded all the same: he dreams of it', (t) => {
    for (const where of ['yes', 'no'] as const) {
      t.board({
        resource: {
          companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Pale Dream-maker'] }] }],
          events: ['Enduring Tales'],
          hand: ['Legolas', 'Cram'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
        rolls: [12],
      });
      t.passUntil('discard-one').resource.chooses('Legolas').chooses(where);
      t.equal(t.card('Legolas').zone, where === 'yes' ? 'deck' : 'discard', 'there');
      t.hazard.passes().stage.resolve();
      t.allRolled();
      t.equal(t.card('Gimli').zone, 'play', 'a check was made, and passed');
    }
  });

  holds('Nor does it tell in the turn of another', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elrond'] }] },
      hazard: {
        companies: [{ at: 'Bree', members: [{ name: 'Gimli', bears: ['Pale Dream-maker'] }] }],
        events: ['Enduring Tales'],
        hand: ['Legolas', 'Cram'],
      },
      moment: 'end-of-turn',
      asksPasses: true,
      rolls: [12],
    });
    t.passUntil('discard-one').resource.passes();
    t.hazard.chooses('Legolas').chooses('yes');
    t.passUntil('organization', { turns: 1 });
    t.unrolled(1, 'no check');
  });
});
