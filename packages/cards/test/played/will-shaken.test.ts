import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Who looks into another's hand may see what he would rather not. */
describe('Will Shaken', () => {
  const looked = (t: Stage): void => {
    t.board({
      resource: {
        companies: [{ at: 'Lórien', members: ['Celeborn'] }],
        hand: ['Mirror of Galadriel'],
      },
      hazard: {
        companies: [{ at: 'Rivendell', members: ['Elrond'] }],
        hand: ['Will Shaken', 'Foul Fumes'],
      },
      moment: 'organization',
      asksPasses: true,
    });
    t.resource.plays('Mirror of Galadriel').stage.resolve();
  };

  holds('cannot be played, and nobody loses anything by not seeing it', (t) => {
    looked(t);
    t.resource.chooses('pass').chooses('pass');
    t.resolve();
    t.equal([t.card('Will Shaken').zone, t.points(0).misc], ['hand', 0], 'not seen');
    t.board({
      resource: { companies: [{ at: 'Rivendell', to: 'Bree', members: ['Elrond'] }] },
      hazard: { hand: ['Will Shaken', 'Doors of Night'] },
      moment: 'hazards',
    });
    t.hazard.may('play Doors of Night').mayNot('play Will Shaken');
  });

  holds('seen by a card of an opponent it lies in his pile, for two points less', (t) => {
    looked(t);
    t.resource.chooses('See the hand').chooses('pass').chooses('pass');
    t.resolve();
    t.equal(
      [t.card('Will Shaken').zone, t.points(0).misc, t.points(1).misc],
      ['pile', -2, 0],
      'seen',
    );
  });

  holds('a turn is given up to be rid of it', (t) => {
    looked(t);
    t.resource.chooses('See the hand').chooses('pass').chooses('pass');
    t.resolve();
    t.skipTo('end-of-turn', { turns: 1 }).skipTo('turn-end');
    const { turn } = t.state;
    t.resource.uses('Will Shaken').stage.resolve();
    t.equal([t.card('Will Shaken').zone, t.points(0).misc], ['discard', 0], 'rid of it');
    t.skipTo('organization', { turns: 1 });
    t.equal([t.state.active, t.state.turn], [1, turn + 1], 'the other again');
    t.skipTo('organization', { turns: 1 });
    t.equal(t.state.active, 0, 'and then he');
  });
});
