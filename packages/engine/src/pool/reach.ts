import type { Compiled, Way } from './compile.ts';
import type { Moments } from './moments.ts';

/**
 * When any of the ways to play a card could be taken, by its number and one beside the other: what a
 * player holds is gone through at every moment, and nearly all of it is passed over here.
 */
export interface Reach {
  /** in one's own turn, and in that of another */
  readonly own: Int32Array;
  readonly others: Int32Array;
}

/** So many numbers for each card: turns with aims, phases, windows to begin in, and to answer in. */
export const STRIDE = 4;
export const PHASES = 1;
export const BEGINS = 2;
export const ANSWERS = 3;
const AIMS_AT = 8;
const ALL_AIMS = 0xff;

function write(into: Int32Array, n: number, ways: readonly Way[], of: (w: Way) => Moments): void {
  let [turns, aims, phases, begins, answers] = [0, ALL_AIMS, 0, 0, 0];
  for (const way of ways) {
    const m = of(way);
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
  const own = new Int32Array(cards.length * STRIDE);
  const others = new Int32Array(cards.length * STRIDE);
  cards.forEach((c, n) => {
    if (!c) return;
    write(own, n, c.ways, (w) => w.moments);
    write(others, n, c.ways, (w) => w.inOthersTurn);
  });
  return { own, others };
}

/** The aims that a card's first number asks for. */
export const aimsIn = (first: number): number => first >> AIMS_AT;
