import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { isKeyed, KeyedStream, keyedState } from './keyed-stream.ts';
import type { State } from './types.ts';

/**
 * The generator's state is part of the game (ENGINE promise 4). A number is enough for tests and
 * bots; what people play for has a key (decision 0032).
 */
export const seeded = (seed: number | string): number[] =>
  typeof seed === 'string' ? keyedState(seed) : [...xoroshiro128plus(seed | 0).getState()];

const generator = (s: State): RandomGenerator =>
  isKeyed(s.random) ? new KeyedStream(s.random) : xoroshiro128plusFromState(s.random);

/** A whole number from 0 to n-1. */
export function below(s: State, n: number): number {
  if (n <= 1) return 0;
  const rng = generator(s);
  const value = uniformInt(rng, 0, n - 1);
  s.random = [...rng.getState()];
  return value;
}

/** One die. A scenario may have laid dice out beforehand. */
export function die(s: State): number {
  const laid = s.dice.shift();
  return laid ?? below(s, 6) + 1;
}

export function shuffleArray<T>(s: State, list: T[]): void {
  if (list.length < 2) return;
  const rng = generator(s);
  for (let i = list.length - 1; i > 0; i--) {
    const j = uniformInt(rng, 0, i);
    const a = list[i];
    list[i] = list[j];
    list[j] = a;
  }
  s.random = [...rng.getState()];
}
