import { rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { decks } from '@mathom/decks';
import {
  advance,
  apply,
  createGame,
  type Decision,
  decision,
  fork,
  restore,
  type State,
  view,
} from '@mathom/engine';

/** The measurements behind `npm run bench`. All of them look at random self-play. */
type Pick = (n: number) => number;

/** A random choice that never takes back what was begun. */
export function anyOption(d: Decision, pick: Pick): number {
  const i = pick(d.options.length);
  return d.options[i].type === 'back' ? 0 : i;
}

const game = (a: number, b: number, seed: number): State =>
  createGame({ decks: [decks[a], decks[b]], seed }, officialPool());

/** Plays on, listing the options at each step, and says how many decisions that were. */
function playOn(s: State, pick: Pick): number {
  let n = 0;
  for (let d = decision(s); d; d = decision(s)) {
    advance(s, anyOption(d, pick));
    n++;
  }
  return n;
}

export interface Speed {
  readonly decisions: number;
  readonly games: number;
  readonly seconds: number;
}

/** Whole games for so many milliseconds: of all pairings, or of two decks again and again. */
export function speed(millis: number, only?: readonly [number, number]): Speed {
  const pick = rngOf(4711);
  const started = performance.now();
  let decisions = 0;
  let games = 0;
  while (performance.now() - started < millis) {
    const pairing = games % (decks.length * decks.length);
    const [a, b] = only ?? [Math.floor(pairing / decks.length), pairing % decks.length];
    decisions += playOn(game(a, b, 1 + games), pick);
    games++;
  }
  return { decisions, games, seconds: (performance.now() - started) / 1000 };
}

/** States at decisions of a few games, evenly spread. */
export function samples(games: number, every: number): State[] {
  const out: State[] = [];
  for (let g = 0; g < games; g++) {
    const pick = rngOf(99 + g);
    const s = game(g % decks.length, (g * 2 + 1) % decks.length, 1000 + g);
    let n = g % every;
    for (let d = decision(s); d; d = decision(s)) {
      if (n++ % every === 0) out.push(fork(s));
      advance(s, anyOption(d, pick));
    }
  }
  return out;
}

export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? 0;
}

/** Microseconds of one call: the median of a few, so that a collection of garbage is left out. */
function micros(times: number, prepare: () => () => void): number {
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    const run = prepare();
    const started = performance.now();
    run();
    took.push((performance.now() - started) * 1000);
  }
  return quantile(took, 0.5);
}

/** A copy whose question has not been worked out yet. */
function unasked(s: State): State {
  return fork(restore(JSON.stringify(s), s.rt.pool));
}

export interface Costs {
  readonly clone: number[];
  readonly options: number[];
  readonly apply: number[];
  readonly view: number[];
}

/** What the parts of one step cost, in microseconds, for each of the states. */
export function costs(states: readonly State[], times: number): Costs {
  const pick = rngOf(5);
  const out: Costs = { clone: [], options: [], apply: [], view: [] };
  for (const s of states) {
    const d = decision(s);
    if (!d) continue;
    const choice = anyOption(d, pick);
    const base = unasked(s);
    out.clone.push(micros(times, () => () => void fork(s)));
    out.options.push(
      micros(times, () => {
        const copy = fork(base);
        return () => void decision(copy);
      }),
    );
    out.apply.push(micros(times, () => () => void apply(s, choice)));
    out.view.push(micros(times, () => () => void view(s, d.seat)));
  }
  return out;
}

/** A fixed loop of whole numbers: millions of rounds a second, so that machines compare. */
export function calibration(): number {
  const rounds = 30_000_000;
  let best = 0;
  for (let k = 0; k < 3; k++) {
    const started = performance.now();
    let x = 1;
    for (let i = 0; i < rounds; i++) x = (Math.imul(x, 1664525) + 1013904223) ^ (x >>> 7);
    const seconds = (performance.now() - started) / 1000;
    // the result is looked at, so that the loop cannot be left out
    if (x !== 0.5) best = Math.max(best, rounds / seconds / 1e6);
  }
  return best;
}
