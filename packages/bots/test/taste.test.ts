import { officialPool } from '@mathom/cards/official';
import { decision, query, view } from '@mathom/engine';
import { type BoardSpec, buildBoard } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';
import { greedy, rngOf } from '../src/index.ts';

/** What the greedy bot does first on a board: the card that it plays, or what else it does. */
function first(board: BoardSpec): string {
  const s = buildBoard(board, officialPool());
  const d = decision(s);
  if (!d) throw new Error('nobody is asked');
  const o = d.options[greedy.choose(view(s, d.seat), rngOf(1))];
  return o.type === 'play' ? query.nameOf(s, o.card) : o.type;
}

it('lays down what can be a creature or an event, if it cannot attack', () => {
  expect(
    first({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Glorfindel II', 'Aragorn II'] }],
      },
      hazard: { hand: ['Witch-king of Angmar'] },
      moment: 'hazards',
    }),
  ).toBe('Witch-king of Angmar');
});

it('taps an Elf who has nothing else to do for what stays with him', () => {
  expect(
    first({
      resource: {
        companies: [{ at: 'Rivendell', members: ['Glorfindel II'] }],
        hand: ['Lore of the Ages'],
      },
      moment: 'organization',
    }),
  ).toBe('Lore of the Ages');
});
