import type { Compiled, Way } from './compile.ts';

/**
 * When any of the ways to play a card could be taken, by its number and one beside the other: what a
 * player holds is gone through at every moment, and nearly all of it is passed over here.
 */
export type Reach = Int32Array;

/** So many numbers for each card: turns with aims, phases, windows to begin in, and to answer in. */
export const STRIDE = 4;
export const PHASES = 1;
export const BEGINS = 2;
export const ANSWERS = 3;
const AIMS_AT = 8;
const ALL_AIMS = 0xff;

function write(into: Reach, n: number, ways: readonly Way[]): void {
  let [turns, aims, phases, begins, answers] = [0, ALL_AIMS, 0, 0, 0];
  for (const { moments: m } of ways) {
    turns |= m.turns;
    // what every one of them asks for
    aims &= m.aims;
    phases |= m.phases;
    begins |= m.begins;
    answers |= m.answers;
  }
  into.set([turns | (aims << AIMS_AT), phases, begins, answers], n * STRIDE);
}

export function reachOf(cards: readonly (Compiled | undefined)[]): Reach {
  const out = new Int32Array(cards.length * STRIDE);
  cards.forEach((c, n) => {
    if (c) write(out, n, c.ways);
  });
  return out;
}

/** The aims that a card's first number asks for. */
export const aimsIn = (first: number): number => first >> AIMS_AT;
