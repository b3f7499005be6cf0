import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  createGame,
  decision,
  hash,
  RULE_SETS,
  type RuleSetName,
  replay,
  restore,
  view,
} from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { mixesOf, namedBot, planOf, playOut, setupOf } from '../src/game.ts';
import { blindness, secrecy } from '../src/invariants.ts';
import { soakGame } from '../src/soak-game.ts';

/** Whole games are quick, but not on a machine that is busy with other things. */
const LONG = { timeout: 600_000 };

const MIXES = mixesOf(['random', 'greedy']);

describe('the plan of games', () => {
  it('has all ordered pairings with all mixes of bots', () => {
    const seen = new Set<string>();
    const all = decks.length * decks.length * MIXES.length;
    for (let i = 0; i < all; i++) {
      const plan = planOf(i, 1, 'coe', MIXES);
      seen.add(`${plan.decks.join()} ${plan.bots.join()}`);
    }
    expect(seen.size).toBe(all);
  });
});

describe.each(Object.keys(RULE_SETS) as RuleSetName[])('games by the rules %s', (rules) => {
  it.each([0, 1, 2, 3])('keep the promises of the engine (%i)', LONG, (n) => {
    const outcome = soakGame(planOf(n * 7, 500 + n, rules, MIXES));
    expect(outcome.failures).toEqual([]);
    expect(outcome.finished).toBe(true);
  });

  it('can be played again to the same end', LONG, () => {
    const plan = planOf(8, 900, rules, MIXES);
    const { state, choices } = playOut(plan);
    const again = replay(
      { setup: setupOf(plan), choices, hash: hash(state) },
      officialPool(plan.rules),
    );
    expect(hash(again)).toBe(hash(state));
    expect(again.result).toEqual(state.result);
  });
});

describe('the fingerprint of a state', () => {
  it('does not hang on which field of a company was written first', LONG, () => {
    const s = playOut(planOf(8, 900, 'coe', MIXES)).state;
    const twin = restore(JSON.stringify(s), s.rt.pool);
    const [a, b] = [s.companies[0], twin.companies[0]];
    a.tried = ['Bree'];
    a.trodden = [];
    b.trodden = [];
    expect(hash(twin)).not.toBe(hash(s));
    b.tried = ['Bree'];
    expect(hash(twin)).toBe(hash(s));
  });
});

describe('views', () => {
  it('hide what is hidden through whole games', LONG, () => {
    for (const [n, bot] of ['random', 'greedy'].entries()) {
      const plan = planOf(13 + n, 77, 'coe', [[bot, bot]]);
      const s = createGame(setupOf(plan), officialPool(plan.rules));
      const rng = rngOf(3);
      for (let d = decision(s), i = 0; d; d = decision(s), i++) {
        if (i % 4 === 0) expect([...secrecy(s), ...blindness(s)]).toEqual([]);
        advance(s, namedBot(bot).choose(view(s, d.seat), rng));
      }
    }
  });
});

describe('games of more than two', () => {
  it.each([
    [3, 'random', 'coe'],
    [4, 'greedy', 'crf'],
    [5, 'random', 'tournament'],
  ] as const)('keep the promises of the engine: %i players, %s, %s', LONG, (seats, bot, rules) => {
    const outcome = soakGame({
      index: 0,
      seed: 40 + seats,
      rules,
      decks: Array.from({ length: seats }, (_, i) => (i + seats) % decks.length),
      bots: Array.from({ length: seats }, () => bot),
    });
    expect(outcome.failures).toEqual([]);
    expect(outcome.finished).toBe(true);
    expect(outcome.totals).toHaveLength(seats);
  });
});
