import { fc, test } from '@fast-check/vitest';
import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { advance, apply, createGame, decision, type Option, readView, view } from '@mathom/engine';
import { Stage } from '@mathom/engine/scenario';
import { describe, expect, it } from 'vitest';
import { blindAnswers } from '../src/blind-answers.ts';
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

  test.prop([fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 60 })], {
    numRuns: 6,
    seed: 14,
    endOnFailure: true,
  })(
    'nor from what he is shown, is offered, has explained and sees come of his choices',
    (seed, by) => {
      const plan = planOf(seed, seed, 'coe', [['random', 'greedy']]);
      const players = playersOf(plan);
      const s = createGame({ ...setupOf(plan), asksPasses: true }, officialPool('coe'));
      const rng = rngOf(seed);
      const wrong: string[] = [];
      for (let d = decision(s), n = 0; d && wrong.length < 5 && n < 500; d = decision(s), n++) {
        // two options of each question: all of them would take a minute for each game
        const some = (all: readonly Option[]) => [all[0], all[rng(all.length)]];
        if (rng(7) === 0)
          for (const what of blindAnswers(s, by, some))
            wrong.push(`decision ${n}, turn ${s.turn}: ${what}`);
        advance(s, choiceOf(s, players, d.seat));
      }
      expect(wrong).toEqual([]);
    },
    300_000,
  );

  it('is shown the same where it is only read, and nothing of the state is changed by that', () => {
    const plan = planOf(5, 5, 'coe', [['random', 'greedy']]);
    const players = playersOf(plan);
    let s = createGame(setupOf(plan), officialPool('coe'));
    const seats = [-1, ...s.players.keys()];
    const said = (x: unknown): string => JSON.stringify(x);
    let held: { shown: unknown; text: string }[] = [];
    for (let d = decision(s), n = 0; d && n < 600; d = decision(s), n++) {
      const before = said(s);
      const now = seats.map((seat) => ({ shown: readView(s, seat), text: said(view(s, seat)) }));
      for (const { shown, text } of now) expect(said(shown)).toBe(text);
      expect(said(s)).toBe(before);
      s = apply(s, choiceOf(s, players, d.seat)).state;
      // what was shown before stays as it was, whatever becomes of the game
      for (const { shown, text } of [...held, ...now]) expect(said(shown)).toBe(text);
      held = now;
    }
  });

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
