import { officialPool } from '@mathom/cards/official';
import { decision, view } from '@mathom/engine';
import { type Named, Stage } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';
import { actionWorth } from '../src/greedy/plays.ts';
import { greedy, rngOf } from '../src/index.ts';
import { rested } from '../src/search/prospects.ts';

/** Radagast organizes. */
function stage(hand: Named[], bears: Named[]): Stage {
  const t = new Stage(officialPool('coe'));
  t.board({
    resource: {
      kind: 'fallen-wizard',
      declared: 'Radagast',
      companies: [{ at: 'WH-57', members: [{ name: 'Radagast', bears }] }],
      hand,
    },
    moment: 'organization',
    asksPasses: true,
  });
  return t;
}

/** What greedy would play first. */
function played(hand: Named[], bears: Named[]): string {
  const t = stage(hand, bears);
  const d = decision(t.state);
  if (!d) throw new Error('nobody is asked');
  return d.options[greedy.choose(view(t.state, d.seat), rngOf(1))].type;
}

it('takes a shape, and does not change from one to another and back for ever', () => {
  expect(played(['Shifter of Hues'], [])).toBe('play');
  for (const shape of ['Shifter of Hues', 'Winged Change-master'] as const)
    expect(played([shape], ['Shifter of Hues'])).not.toBe('play');
});

it('judges what no card offers, though a shape looks out for cards that are played', () => {
  const { state } = stage([], ['Shifter of Hues']);
  const nobody = { card: -1, user: -1, target: -1, target2: -1 };
  expect(
    actionWorth(rested(state, 0), { is: 'action', does: [] }, null, nobody),
  ).toBeLessThanOrEqual(0);
});
