import { officialPool } from '@mathom/cards/official';
import { advance, createGame, decision } from '@mathom/engine';
import { Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { choiceOf, planOf, playersOf, setupOf } from '../src/game.ts';
import { blindOnlookers } from '../src/invariants.ts';

describe('who is not asked', () => {
  it.each([1, 2, 3, 4])(
    'cannot tell from the question what he does not know (game %s)',
    { timeout: 300_000 },
    (seed) => {
      const plan = planOf(seed, seed, 'coe', [['random', 'greedy']]);
      const players = playersOf(plan);
      const s = createGame({ ...setupOf(plan), asksPasses: true }, officialPool('coe'));
      const wrong: string[] = [];
      for (let d = decision(s), n = 0; d && wrong.length < 12 && n < 3000; d = decision(s), n++) {
        for (const what of blindOnlookers(s)) wrong.push(`decision ${n}, turn ${s.turn}: ${what}`);
        advance(s, choiceOf(s, players, d.seat));
      }
      expect(wrong).toEqual([]);
    },
  );

  it('at the end of a turn one who can do nothing is asked as often, and before what happens by itself', () => {
    const questions = ([['Bill the Pony'], []] as const).map((bears) => {
      const t = new Stage(officialPool('coe'));
      t.board({
        resource: {
          companies: [{ at: 'Edoras', members: [{ name: 'Aragorn II', bears }] }],
          discard: ['Abductor'],
        },
        hazard: {
          companies: [{ at: 'Lórien', members: ['Haldir'] }],
          events: ['Thrice Outnumbered'],
          discard: ['Abductor'],
        },
        moment: 'end-of-turn',
        asksPasses: true,
      });
      const asked: string[] = [];
      for (let d = decision(t.state); d && t.state.active === 0; d = decision(t.state)) {
        asked.push(`${d.seat} ${d.about}`);
        t.pass();
      }
      return asked;
    });
    expect(questions[0]).toContain('0 fetch');
    expect(questions[1]).toEqual(questions[0]);
  });
});
