import type { AgentSpec, Named, Stage } from '@mathom/engine/scenario';
import { describe } from 'vitest';
import { holds } from './holds.ts';

/** A creature of one's own, for an agent who shows himself. */
describe('Hidden Knife', () => {
  const KNIFE = 'Hidden Knife';
  const board = (t: Stage, agent: AgentSpec, hand: Named[]) =>
    t.board({
      resource: {
        companies: [{ at: 'Isengard', members: ['Gimli'] }],
        hand: [KNIFE, ...hand],
      },
      hazard: { agents: [agent] },
      moment: 'entered',
      asksPasses: true,
    });
  /** At home in Bree, a Border-hold. */
  const FERNY: AgentSpec = { name: 'Bill Ferny', via: ['Bree'], faceUp: true };

  holds('It strikes at him as at a character, and nobody wins points by his end', (t) => {
    for (const [rolls, zone, status] of [
      [[[2, 12]], 'removed', 'untapped'],
      [
        [
          [2, 2],
          [2, 2],
        ],
        'play',
        'wounded',
      ],
      [[[12], [12]], 'play', 'tapped'],
    ] as const) {
      board(t, FERNY, ['Slayer']);
      t.resource.plays(KNIFE, 'Slayer').stage.resolve();
      t.equal([t.underAttack, t.attack().name], [true, 'Slayer'], 'it comes upon him');
      t.fightOut(...rolls.map((list) => [...list]));
      t.equal(t.card('Bill Ferny').zone, zone, 'where he is');
      if (zone === 'play') t.equal(t.card('Bill Ferny').status, status, 'so he fares');
      t.equal(t.points(0).kill, 0, 'no points for him');
      t.equal(t.card('Gimli').status, 'untapped', 'nobody else has a part in it');
    }
  });

  holds('Only for one who lies open, with a creature that is keyed to where he is', (t) => {
    const none = { 'no-target': 'coe/9.3' };
    board(t, { name: 'Bill Ferny' }, ['Slayer']).resource.refused(KNIFE, none);
    board(t, FERNY, ['Wargs']).resource.refused(KNIFE, none);
    board(t, FERNY, []).resource.refused(KNIFE, none);
  });
});
