import { describe } from 'vitest';
import { holds } from './holds.ts';

/** What is done to a hold by those who do not live to see it. */

describe('holds that are burnt', () => {
  for (const [card, at, faction, others] of [
    ['Smoke on the Wind', "Beorn's House", 'LE-261', 'LE-295'],
    ['Burning Rick, Cot, and Tree', 'Variag Camp', 'LE-292', 'LE-295'],
  ] as const)
    holds(`${card}: the friends of the place are lost though none of the company is left`, (t) => {
      for (const survives of [true, false]) {
        t.board({
          resource: {
            kind: 'fallen-wizard',
            companies: [{ at, siteTapped: true, members: ['Luitprand'] }],
            hand: [card],
            pile: [faction, others],
          },
          moment: 'entered',
          asksPasses: true,
        });
        t.resource.plays(card).stage.resolve();
        if (survives) t.fightOut([12], [12]);
        else t.fightOut([2, 12]);
        t.equal(
          [t.card('Luitprand').zone, t.card(card).zone],
          [survives ? 'play' : 'removed', 'discard'],
          'nobody is left to do it',
        );
        t.equal([t.card(faction).zone, t.card(others).zone], ['discard', 'pile'], 'those there');
      }
    });
});
