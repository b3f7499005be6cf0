import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('as a turn comes to its end', () => {
  holds('gold rings of its player are tested, and those of no other', (t) => {
    t.board({
      resource: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Ren the Ringwraith', { name: 'Lagduf', bears: ['The Least of Gold Rings'] }],
          },
        ],
      },
      hazard: {
        kind: 'ringwraith',
        companies: [
          {
            at: 'Dol Guldur',
            members: ['Adûnaphel the Ringwraith', { name: 'Gorbag', bears: ['Perfect Gold Ring'] }],
          },
        ],
      },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.say('It is his own action: an opponent of his answers first (coe/9.5)');
    t.equal(t.chain(), ['test The Least of Gold Rings'], 'the one ring');
    t.asks(t.hazard, 'respond');
    t.rolls(7);
    t.passUntil('ring').asks(t.resource, 'ring').resource.passes();
    t.equal(t.card('The Least of Gold Rings').zone, 'discard', 'it was none');
    t.skipTo('untap', { turns: 1 });
    t.equal(t.card('Perfect Gold Ring').host, 'Gorbag', 'his waits for his own turn');
  });

  holds('what its player may do then comes before what happens by itself', (t) => {
    t.board({
      resource: {
        companies: [{ at: 'Bree', members: [{ name: 'Aragorn II', bears: ['Bill the Pony'] }] }],
        discard: ['Brigands'],
        sites: ['Rivendell'],
      },
      hazard: { events: ['Thrice Outnumbered'] },
      moment: 'end-of-turn',
    });
    // the opponent has nothing to do, and nobody is asked for passes
    t.skipTo('turn-end').resource.options_are('use Bill the Pony', 'pass');
    t.equal(t.chain(), [], 'before anything else');
    t.resource.passes();
    t.equal(t.chain(), ['Thrice Outnumbered'], 'and then it comes');
  });

  holds('it is his turn that is counted', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }] },
      moment: 'end-of-turn',
      asksPasses: true,
    });
    t.skipTo('untap', { turns: 1 });
    t.equal(
      t.state.players.map((p) => p.turnsTaken),
      [2, 1],
      'the other has his only now',
    );
  });

  holds('the next player meets the one after him, whoever was the last to play hazards', (t) => {
    t.board({
      resource: {
        companies: [
          { at: 'Rivendell', members: ['Elladan'] },
          { at: 'Edoras', members: ['Háma'] },
        ],
      },
      others: [{}],
      moment: 'movement',
      asksPasses: true,
    });
    t.skipTo('end-of-turn');
    t.equal(t.state.hazardSeat, 2, 'the third played against the second company');
    t.skipTo('untap', { turns: 1 });
    t.equal([t.state.active, t.state.hazardSeat], [1, 2], 'from the one whose turn it is');
  });

  holds('the council begins in the turn of the one who had the last', (t) => {
    t.board({
      resource: { companies: [{ at: 'Rivendell', members: ['Elladan'] }], exhausted: 2 },
      hazard: { exhausted: 2 },
      moment: 'end-of-turn',
      asksPasses: true,
      rolls: [12],
    });
    for (let i = 0; i < 60 && t.state.phase !== 'council'; i++) {
      const { options } = t.decision();
      t.take(options.find((o) => o.type === 'pass') ?? options[0], 'on');
    }
    const seats = t.steps.flatMap(({ events }) =>
      events.flatMap((e) => (e.event === 'phase' && e.phase === 'council' ? [e.seat] : [])),
    );
    t.equal(seats, [0], 'his it was');
    t.state.dice = [];
  });
});
