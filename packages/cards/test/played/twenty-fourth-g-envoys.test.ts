import type { Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';
import { rolled } from './rolled.ts';

/** An ally who speaks to factions as a character does: to those that an opponent has won too. */
const BIRD = "Radagast's Black Bird";
const RANGERS = 'Rangers of the North';

const atBree = (t: Stage, bird: { tapped?: true } = {}, hand: (typeof RANGERS)[] = []) =>
  t.board({
    resource: {
      kind: 'fallen-wizard',
      declared: 'Radagast',
      companies: [
        {
          at: 'Bree',
          members: [{ name: 'Radagast', status: 'tapped', bears: [{ name: BIRD, ...bird }] }],
        },
      ],
      hand,
    },
    hazard: {
      kind: 'wizard',
      companies: [{ at: 'Bree', members: ['Aragorn II', 'Glorfindel II'] }],
      pile: [RANGERS],
    },
    moment: 'entered',
    asksPasses: true,
  });

describe(BIRD, () => {
  holds('tries to win over a faction that an opponent has, and nothing else', (t) => {
    for (const [roll, zone] of [
      [12, 'discard'],
      [2, 'pile'],
    ] as const) {
      atBree(t);
      t.resource.may(BIRD, RANGERS).mayNot(BIRD, 'Aragorn II');
      t.rolls(2, roll).resource.chooses(BIRD, RANGERS).stage.resolve();
      t.equal(t.card(BIRD).status, 'tapped', 'he taps for it');
      // his own three, less two rolled and what general influence the other has left: three
      t.equal(rolled(t, 'influence').at(-1)?.total, roll + 3 - 2 - 3, 'the attempt');
      t.equal(t.card(RANGERS).zone, zone, `${roll}`);
    }
    atBree(t, { tapped: true }).resource.mayNot(BIRD, RANGERS);
  });

  holds('wins them for his own player, who has shown that he has them too', (t) => {
    atBree(t, {}, [RANGERS]);
    t.rolls(2, 9).resource.chooses(BIRD, RANGERS, 'showing a copy').stage.resolve();
    // against nothing, since they were shown
    if (t.decision().about !== 'site') t.resource.chooses(RANGERS);
    t.equal(
      [t.card(RANGERS, 0).zone, t.card(RANGERS, 1).zone],
      ['pile', 'discard'],
      'one for the other',
    );
  });
});
