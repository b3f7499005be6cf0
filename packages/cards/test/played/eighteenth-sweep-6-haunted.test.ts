import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Those whom a creature has found once, and finds again. */

const CURSES = 'Bring Our Curses Home';

/** Both attacks are fought out; by the older rulings there is time for others between them. */
const bothOf = (t: Stage, first: number[], second: number[]): number => {
  const fought = t.fightOut(first, second).length;
  return fought === 2 ? 2 : fought + t.allPass().fightOut(second).length;
};

describe('Bring Our Curses Home', () => {
  const slain = (t: Stage): Stage => {
    t.board({
      resource: {
        companies: [
          { at: 'Bree', members: [{ name: 'Bilbo', status: 'wounded' }, 'Gimli', 'Boromir II'] },
        ],
      },
      hazard: { hand: [CURSES, 'Slayer', 'River'] },
      moment: 'hazards',
      asksPasses: true,
    });
    t.hazard.plays('Slayer', 'Border-hold').stage.resolve();
    t.resource.passes();
    t.hazard.plays(CURSES, 'Gimli').stage.resolve();
    bothOf(t, [2, 12], []);
    return t;
  };

  holds('A creature of two attacks that has slain somebody stays when both are over', (t) => {
    slain(t);
    t.equal(
      [t.card('Bilbo').zone, t.card('Slayer').zone, t.card('Slayer').host, t.card(CURSES).zone],
      ['removed', 'aside', CURSES, 'play'],
      'slain by the first',
    );
  });

  holds('It comes again with both of them, and goes only when both were defeated', (t) => {
    for (const [second, slayer, curses] of [
      [[3, 2], 'aside', 'play'],
      [[12], 'pile', 'discard'],
    ] as const) {
      slain(t).passUntil('organization', { turns: 2 });
      t.passUntil('attack');
      t.equal(bothOf(t, [12], [...second]), 2, 'two attacks');
      t.resolve();
      t.equal([t.card('Slayer').zone, t.card(CURSES).zone], [slayer, curses], `${second[0]}`);
    }
  });
});
