import { describe, expect, it } from 'vitest';
import { below, die, seeded, shuffleArray } from '../src/state/random.ts';
import type { State } from '../src/state/types.ts';

const KEY = 'c0ffee'.padEnd(64, '7');

const holding = (seed: number | string, dice: number[] = []): State =>
  ({ random: seeded(seed), dice }) as unknown as State;

/** How often each order of so many cards comes up. */
function orders(n: number, times: number): Map<string, number> {
  const s = holding(KEY);
  const out = new Map<string, number>();
  for (let i = 0; i < times; i++) {
    const cards = Array.from({ length: n }, (_, k) => k);
    shuffleArray(s, cards);
    const order = cards.join('');
    out.set(order, (out.get(order) ?? 0) + 1);
  }
  return out;
}

describe('chance', () => {
  it.each([
    [2, 2],
    [3, 6],
    [4, 24],
  ])(
    'shuffles %i cards into each of their %i orders about as often as into any other',
    (n, all) => {
      const seen = orders(n, all * 200);
      expect(seen.size).toBe(all);
      // five times the spread that is to be expected
      for (const times of seen.values()) expect(Math.abs(times - 200)).toBeLessThan(71);
    },
  );

  it('is not touched where nothing is left to it', () => {
    const s = holding(5);
    const before = [...s.random];
    shuffleArray(s, []);
    shuffleArray(s, [1]);
    expect([below(s, 0), below(s, 1)]).toEqual([0, 0]);
    expect(s.random).toEqual(before);
    below(s, 2);
    expect(s.random).not.toEqual(before);
  });

  it('goes on where a shuffle has left it, and begins alike from one seed', () => {
    const hands = [7, 7, 8].map((seed) => {
      const s = holding(seed);
      const cards = Array.from({ length: 20 }, (_, i) => i);
      shuffleArray(s, cards);
      const first = [...cards];
      shuffleArray(s, cards);
      return [first, cards];
    });
    expect(hands[0]).toEqual(hands[1]);
    expect(hands[0]).not.toEqual(hands[2]);
    // the second shuffle is not the first over again
    const [first, second] = hands[0];
    expect(second).not.toEqual(first.map((x) => first[x]));
  });

  it('throws dice of one to six, those laid out first', () => {
    const s = holding(3, [9, 1]);
    expect([die(s), die(s)]).toEqual([9, 1]);
    const faces = new Set(Array.from({ length: 200 }, () => die(s)));
    expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
