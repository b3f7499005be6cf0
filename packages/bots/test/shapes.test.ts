import { officialPool } from '@mathom/cards/official';
import { decision, view } from '@mathom/engine';
import { type Named, Stage } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';
import { greedy, rngOf } from '../src/index.ts';

/** What greedy would play first, while Radagast organizes. */
function played(hand: Named[], bears: Named[]): string {
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
  const d = decision(t.state);
  if (!d) throw new Error('nobody is asked');
  return d.options[greedy.choose(view(t.state, d.seat), rngOf(1))].type;
}

it('takes a shape, and does not change from one to another and back for ever', () => {
  expect(played(['Shifter of Hues'], [])).toBe('play');
  for (const shape of ['Shifter of Hues', 'Winged Change-master'] as const)
    expect(played([shape], ['Shifter of Hues'])).not.toBe('play');
});
