import { greedy, rngOf } from '@mathom/bots';
import { cardsIn, officialPool } from '@mathom/cards/official';
import { decks as playable } from '@mathom/decks';
import {
  advance,
  apply,
  createGame,
  type Decision,
  decision,
  fork,
  KINDS_OF_PLAYER,
  restore,
  type State,
  view,
} from '@mathom/engine';
import type { PlayerKind } from '@mathom/engine/language';
import { createPool, ofOneShape, type Pool } from '@mathom/engine/pool';
import { drawnPlan } from './drawn-plan.ts';
import { setupOf } from './game.ts';

/** Decks A to E, whatever else can be played: figures of different days are compared. */
const decks = playable.slice(0, 5);

const KINDS = Object.keys(KINDS_OF_PLAYER) as PlayerKind[];

/** The measurements behind `npm run bench`. All of them look at random self-play. */
type Pick = (n: number) => number;

/** A random choice that never takes back what was begun. */
export function anyOption(d: Decision, pick: Pick): number {
  const i = pick(d.options.length);
  return d.options[i].type === 'back' ? 0 : i;
}

const game = (a: number, b: number, seed: number, pool: Pool = officialPool()): State =>
  createGame({ decks: [decks[a], decks[b]], seed }, pool);

/** Plays on, listing the options at each step, and says how many decisions that were. */
function playOn(s: State, pick: Pick, most = Number.POSITIVE_INFINITY): number {
  let n = 0;
  for (let d = decision(s); d && n < most; d = decision(s)) {
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

/** So many games of a kind are taken in turn: decks drawn by lot, the same ones each time. */
const DRAWN_GAMES = 12;

/**
 * Random games of two players of each kind, all with drawn decks, so that the kinds can be compared
 * with each other; of the first kind too, which is not the figure above.
 */
export function kindSpeeds(millis: number): Record<PlayerKind, number> {
  const rows = KINDS.map((kind) => {
    const setups = Array.from({ length: DRAWN_GAMES }, (_, i) =>
      setupOf(drawnPlan(i, 900, 'coe', [['random', 'random']], [kind, kind])),
    );
    return { kind, setups, decisions: 0, seconds: 0, games: 0 };
  });
  const pick = rngOf(88);
  const part = (row: (typeof rows)[number], until: number): void => {
    const started = performance.now();
    while (performance.now() - started < until) {
      const setup = row.setups[row.games++ % row.setups.length];
      row.decisions += playOn(createGame(setup, officialPool()), pick);
    }
    row.seconds += (performance.now() - started) / 1000;
  };
  // by turns and twice: the first time is for finding out which code is worth compiling
  for (const row of rows) part(row, millis);
  for (const row of rows) Object.assign(row, { decisions: 0, seconds: 0 });
  for (let turn = 0; turn < 4; turn++) for (const row of rows) part(row, millis / 4);
  return Object.fromEntries(
    rows.map(({ kind, decisions, seconds }) => [kind, Math.round(decisions / seconds)]),
  ) as Record<PlayerKind, number>;
}

/** How long it is played at most before it is measured, and in which pieces. */
const WARM = { pieces: 12, millis: 2000, gain: 1.03 };

/**
 * Plays until it grows no quicker: a process has to find out first which code is worth compiling,
 * and what is measured is a server that has been up for a while. Says how many seconds that took.
 */
export function warmUp(): number {
  let best = 0;
  let flat = 0;
  let seconds = 0;
  for (let i = 0; i < WARM.pieces && flat < 2; i++) {
    const piece = speed(WARM.millis);
    const now = piece.decisions / piece.seconds;
    seconds += piece.seconds;
    flat = now > best * WARM.gain ? 0 : flat + 1;
    best = Math.max(best, now);
  }
  return Math.round(seconds);
}

/** Of some games between players who build something up, the moment with the most on the table. */
function crowded(): State {
  let most: State | null = null;
  for (let g = 0; g < 5; g++) {
    const pick = rngOf(70 + g);
    const s = game(g, (g + 1) % decks.length, 500 + g);
    for (let d = decision(s); d; d = decision(s)) {
      if (s.table.length > (most?.table.length ?? 0)) most = fork(s);
      advance(s, greedy.choose(view(s, d.seat), pick));
    }
  }
  return most as State;
}

/** A late, crowded position: the next two hundred decisions from it, again and again. */
export function crowdedSpeed(millis: number): Speed & { readonly onTable: number } {
  const late = crowded();
  const pick = rngOf(31);
  const started = performance.now();
  let decisions = 0;
  let games = 0;
  while (performance.now() - started < millis) {
    decisions += playOn(fork(late), pick, 200);
    games++;
  }
  const seconds = (performance.now() - started) / 1000;
  return { decisions, games, seconds, onTable: late.table.length };
}

/** So many of the published cards: what the decks hold, the regions, and others in their order. */
function smallPool(size: number): Pool {
  const held = new Set(
    decks.flatMap((d) =>
      [d.pool, d.characters, d.resources, d.hazards, d.sites, d.sideboard ?? []].flatMap((list) =>
        list.map(([id]) => id),
      ),
    ),
  );
  const all = cardsIn('coe');
  const needed = all.filter((card) => held.has(card.id) || card.kind === 'region');
  const rest = all.filter((card) => !needed.includes(card));
  return createPool(ofOneShape([...needed, ...rest.slice(0, size - needed.length)]));
}

export interface Growth {
  readonly small: number;
  readonly all: number;
  /** decisions a second with all cards by those with the few: below 1 is slower */
  readonly ratio: number;
}

/** The same games with few cards in the pool and with all, in turn; the median of the ratios. */
export function growth(size: number, rounds: number, millis: number): Growth {
  const few = smallPool(size);
  const all = officialPool();
  const timed = (pool: Pool): number => {
    const pick = rngOf(17);
    const started = performance.now();
    let n = 0;
    for (let seed = 1; performance.now() - started < millis; seed++)
      n += playOn(game(seed % decks.length, (seed + 2) % decks.length, seed, pool), pick);
    return n / (performance.now() - started);
  };
  timed(few);
  const ratios: number[] = [];
  for (let i = 0; i < rounds; i++) {
    const first = timed(few);
    ratios.push(timed(all) / first);
  }
  return { small: few.cards.length, all: all.cards.length, ratio: quantile(ratios, 0.5) };
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
