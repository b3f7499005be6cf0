import type { Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** Copies of one card that lie on two factions: what each says is said of its own. */

const TROUBLE = 'Trouble on All Borders';
const MAGIC = 'No Escape from My Magic';

describe('two factions of which the same is said', () => {
  const board = (t: Stage, card: Named, two: boolean): Stage =>
    t.board({
      resource: {
        companies: [
          {
            at: 'Edoras',
            to: 'Isengard',
            by: ['Rohan', 'Gap of Isen'],
            members: ['Aragorn II', 'Elrond', 'Gimli', 'Legolas'],
          },
        ],
        pile: [
          { name: 'Riders of Rohan', on: [card] },
          { name: 'Ents of Fangorn', on: two ? [card] : [] },
        ],
      },
      moment: 'passives',
      asksPasses: true,
    });

  holds('Trouble on All Borders: the people of each attack', (t) => {
    board(t, TROUBLE, false).passUntil('attack');
    t.equal(t.fightOut({ always: 12 }).length, 1, 'one');
    board(t, TROUBLE, true);
    t.decision().seat === 0 ? t.resource.chooses('Ents') : t.hazard.chooses('Ents');
    t.passUntil('attack');
    let n = t.fightOut({ always: 12 }).length;
    for (let i = 0; i < 20 && !t.underAttack && t.decision().about !== 'enter'; i++) t.pass();
    n += t.fightOut({ always: 12 }).length;
    t.equal(n, 2, 'both');
  });

  holds('No Escape from My Magic: a way must be found twice', (t) => {
    for (const [rolls, entered] of [
      [[9, 9], true],
      [[9, 8], false],
      [[8, 9], false],
    ] as const) {
      board(t, MAGIC, true);
      t.decision().seat === 0 ? t.resource.chooses('Ents') : t.hazard.chooses('Ents');
      t.rolls(...rolls).passUntil(entered ? 'enter' : 'end-of-turn');
      t.allRolled();
      t.equal(t.decision().about, entered ? 'enter' : 'end-of-turn', `${rolls}`);
    }
  });
});
