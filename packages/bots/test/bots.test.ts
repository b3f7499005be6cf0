import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import { createGame, decision, HIDDEN, hash, type View, view, withPool } from '@mathom/engine';
import { describe, expect, it } from 'vitest';
import { type Bot, botNamed, bots, evaluate, greedy, random, rngOf } from '../src/index.ts';
import { playGame } from './play.ts';

const LONG = { timeout: 600_000 };
const PAIRS = Array.from({ length: 20 }, (_, i): [number, number] => [i % 5, (i * 2 + 1) % 5]);

describe('the generator', () => {
  it('gives the same numbers for the same seed, and all of them', () => {
    const a = rngOf(7);
    const b = rngOf(7);
    const list = Array.from({ length: 500 }, () => a(6));
    expect(list).toEqual(Array.from({ length: 500 }, () => b(6)));
    expect(new Set(list)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('differs from seed to seed', () => {
    const list = (seed: number): number[] => {
      const rng = rngOf(seed);
      return Array.from({ length: 50 }, () => rng(1000));
    };
    expect(list(1)).not.toEqual(list(2));
  });
});

describe('the list of bots', () => {
  it('has each under its name', () => {
    for (const [name, bot] of Object.entries(bots)) expect(bot.name).toBe(name);
    expect(botNamed('greedy')).toBe(greedy);
    expect(botNamed('toString')).toBeUndefined();
  });
});

describe('random', () => {
  it('never takes back what it has begun', LONG, () => {
    const seen: string[] = [];
    const watched: Bot = {
      name: 'watched',
      choose(v, rng) {
        const choice = random.choose(v, rng);
        seen.push(v.decision?.options[choice].type ?? '');
        return choice;
      },
    };
    playGame([watched, watched], [0, 1], 5);
    expect(seen.length).toBeGreaterThan(100);
    expect(seen).not.toContain('back');
  });
});

describe.each([random, greedy])('$name', (bot) => {
  it('plays the same game for the same seed', LONG, () => {
    const one = playGame([bot, bot], [2, 3], 11);
    const two = playGame([bot, bot], [2, 3], 11);
    expect(two.choices).toEqual(one.choices);
    expect(hash(two.state)).toBe(hash(one.state));
  });

  it('leaves the game that its view was made of as it was', () => {
    const state = createGame({ decks: [decks[0], decks[1]], seed: 3 }, officialPool());
    const before = hash(state);
    const seat = decision(state)?.seat ?? 0;
    bot.choose(view(state, seat), rngOf(1));
    expect(hash(state)).toBe(before);
  });
});

describe('greedy', () => {
  it('beats random in most games', LONG, () => {
    let won = 0;
    PAIRS.forEach((pair, i) => {
      const seat = i % 2;
      const { state } = playGame(seat === 0 ? [greedy, random] : [random, greedy], pair, 40 + i);
      if (state.result?.winner === seat) won++;
    });
    expect(won).toBeGreaterThanOrEqual(17);
  });

  it('scores against itself what players score', LONG, () => {
    const totals = PAIRS.slice(0, 8).flatMap(
      (pair, i) => playGame([greedy, greedy], pair, 70 + i).state.result?.totals ?? [],
    );
    const mean = totals.reduce((a, b) => a + b, 0) / totals.length;
    expect(mean).toBeGreaterThan(10);
  });

  it('drafts a company that its influence can hold', LONG, () => {
    const { state } = drafted();
    for (const co of state.companies) expect(co.members.length).toBeGreaterThanOrEqual(3);
  });
});

/** A game played by greedy bots until the draft is over. */
function drafted(): View {
  let last: View | null = null;
  const watched: Bot = {
    name: 'watched',
    choose(v, rng) {
      if (v.state.turn >= 1) last ??= v;
      return greedy.choose(v, rng);
    },
  };
  playGame([watched, watched], [0, 4], 21);
  if (!last) throw new Error('The game had no first turn.');
  return last;
}

describe('evaluate', () => {
  it('needs nothing that the view hides', LONG, () => {
    const v = drafted();
    expect(v.state.def).toContain(HIDDEN);
    expect(Number.isFinite(evaluate(v))).toBe(true);
  });

  it('likes its own well and the others wounded', LONG, () => {
    const v = drafted();
    const now = evaluate(v);
    const hurt = (mine: boolean): number => {
      const co = v.state.companies.find((c) => (c.seat === v.seat) === mine);
      const status = v.state.status.slice();
      for (const m of co?.members ?? []) status[m] = 2;
      return evaluate({ ...v, state: withPool({ ...v.state, status }, v.state.rt.pool) });
    };
    expect(hurt(true)).toBeLessThan(now);
    expect(hurt(false)).toBeGreaterThan(now);
  });
});
