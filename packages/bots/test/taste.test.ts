import { officialPool } from '@mathom/cards/official';
import { advance, decision, describeOption, query, type State, view } from '@mathom/engine';
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

it('lays down a hazard that changes the turn, if nothing better can be done', () => {
  expect(
    first({
      resource: {
        companies: [{ at: 'Rivendell', to: 'Bree', members: ['Glorfindel II', 'Aragorn II'] }],
      },
      hazard: { hand: ['Awaken Denizens'] },
      moment: 'hazards',
    }),
  ).toBe('Awaken Denizens');
});

/** What the greedy bot does, one thing after the other, as long as the moment is about the same. */
function doings(s: State, about: readonly string[]): string[] {
  const out: string[] = [];
  for (let d = decision(s); d && about.includes(d.about); d = decision(s)) {
    const i = greedy.choose(view(s, d.seat), rngOf(1));
    out.push(describeOption(s, d.options[i]));
    advance(s, i);
  }
  return out;
}

it('helps who is nearest to corruption first, and no more than is of use', () => {
  const s = buildBoard(
    {
      resource: {
        companies: [
          {
            at: 'Rivendell',
            members: [
              { name: 'Glorfindel II', bears: ['Dagger of Westernesse'] },
              { name: 'Aragorn II', bears: ['Palantír of Amon Sûl'] },
              'Elrond',
              'Gimli',
            ],
          },
        ],
      },
      moment: 'council',
      rolls: [12, 12, 12, 12],
    },
    officialPool(),
  );
  const done = doings(s, ['council-check', 'council']);
  expect(done[0]).toBe('Aragorn II');
  // three points: with two more on the dice they are exceeded anyway
  expect(done.slice(1, 3).every((what) => what.startsWith('tap '))).toBe(true);
  expect(done[3]).not.toMatch(/^tap /);
});
