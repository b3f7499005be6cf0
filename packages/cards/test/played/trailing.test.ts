import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

const FEET = 'Padding Feet';
const kind = 'ringwraith';

describe(FEET, () => {
  /** Played at Bree on the trail of a Hobbit; both stay there. */
  const played = (t: Stage, ...hobbits: Named[]) => {
    t.board({
      resource: { kind, companies: [{ at: 'Bree', members: ['Ostisen'] }], hand: [FEET] },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Bree', members: hobbits }],
        sites: ['Rivendell'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(FEET, 'Ostisen').stage.resolve();
  };

  /** The next turn of its player, up to the question whether they enter. */
  const nextTurn = (t: Stage) => t.skipTo('enter', { turns: 2 });

  /** They go in, and hold their own against those who live there. */
  const goesIn = (t: Stage) => {
    const before = t.card(FEET).status;
    t.resource.chooses('enter').stage.skipTo('attack');
    t.equal(t.card(FEET).status, before, 'not in yet');
    t.fightOut({ always: 12 });
    t.skipTo('site');
  };

  holds('turns when he has gone in where the Hobbit is, once in each of his site phases', (t) => {
    played(t, 'Frodo');
    nextTurn(t).resource.passes();
    t.equal(t.card(FEET).status, 'untapped', 'he did not go in');
    goesIn(nextTurn(t));
    t.equal(t.card(FEET).status, 'tapped', 'the first time');
    goesIn(nextTurn(t));
    t.equal(t.card(FEET).status, 'inverted', 'the second time');
  });

  holds('it is one Hobbit whom he follows, of his player’s choice', (t) => {
    for (const [chosen, status] of [
      ['Frodo', 'tapped'],
      ['Sam Gamgee', 'untapped'],
    ] as const) {
      played(t, 'Frodo', 'Sam Gamgee');
      t.resource.chooses(chosen);
      // Sam goes away
      t.skipTo('organization', { turns: 1 });
      t.hazard.chooses('organize').chooses('split off Sam Gamgee').passes();
      t.hazard.chooses('move the company of Sam Gamgee to Rivendell');
      goesIn(t.skipTo('enter', { turns: 1 }));
      t.equal(t.card(FEET).status, status, `on the trail of ${chosen}`);
    }
  });

  holds('for one who has Stinker with him, and no longer than he has', (t) => {
    t.board({
      resource: {
        kind,
        companies: [{ at: 'Bree', members: [{ name: 'Lagduf', bears: ['Stinker'] }] }],
        hand: [FEET],
      },
      hazard: {
        kind: 'wizard',
        companies: [{ at: 'Bree', members: [{ name: 'Frodo', bears: ['TW-347'] }] }],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.resource.plays(FEET).stage.resolve();
    t.equal(t.card(FEET).host, 'Lagduf', 'who is no scout');
    t.resource.uses('Stinker', { way: 'discard' }).stage.resolve();
    t.equal([t.card('Stinker').zone, t.card(FEET).zone], ['discard', 'discard'], 'with him');
  });

  holds('is stored at a Darkhaven once it lies upside down, for three points', (t) => {
    const at = (status: 'tapped' | 'inverted') =>
      t.board({
        resource: {
          kind,
          companies: [{ at: 'LE-359', members: ['Ostisen'], events: [{ name: FEET, status }] }],
        },
        moment: 'organization',
        asksPasses: true,
      });
    at('tapped').resource.mayNot(`store ${FEET}`);
    at('inverted').resource.chooses(`store ${FEET}`).stage.resolve();
    t.equal([t.points(0).misc, t.card(FEET).stored], [3, 'Carn Dûm'], 'three');
  });
});
