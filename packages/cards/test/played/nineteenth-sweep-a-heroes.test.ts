import { describe } from 'vitest';
import { holds } from './holds.ts';

describe('Power Against the Shadow', () => {
  holds('A Fallen-wizard is a hero too, and no Orc of his', (t) => {
    t.board({
      resource: { kind: 'ringwraith', companies: [{ at: 'LE-356', members: ['Orc Captain'] }] },
      hazard: {
        kind: 'fallen-wizard',
        companies: [{ at: 'Bree', members: ['Saruman', 'Elladan', 'Lagduf'] }],
        hand: ['Power Against the Shadow'],
      },
      moment: 'entered',
      asksPasses: true,
    });
    t.passUntil('company-attack').resource.chooses('attack the company');
    const all = ['Saruman', 'Elladan', 'Lagduf'] as const;
    const before = all.map((x) => t.card(x).stat('prowess'));
    t.passUntil('attack').hazard.plays('Power Against the Shadow').stage.resolve();
    t.equal(
      all.map((x, i) => t.card(x).stat('prowess') - before[i]),
      [3, 3, 0],
      'three more',
    );
  });
});
