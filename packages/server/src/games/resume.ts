import {
  advance,
  createGame,
  decision,
  type GameSetup,
  type Option,
  restore,
  type State,
} from '@mathom/engine';
import type { GameResult } from '@mathom/protocol';
import type { MoveRow } from '../db/schema.ts';
import type { GameWithSeats, Store } from '../db/store.ts';
import type { Logger } from '../log.ts';
import { isForced } from './passer.ts';
import { Timeline } from './timeline.ts';
import './cards.ts';

/** The choices that count, after all take-backs. */
export function effective(rows: readonly MoveRow[]): MoveRow[] {
  const out: MoveRow[] = [];
  for (const row of rows) {
    if (row.kind === 'choice') out.push(row);
    else if (row.kind === 'takeback') out.length = Math.min(out.length, row.value);
  }
  return out;
}

const same = (a: Option | undefined, b: Option | null): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/**
 * Makes the stored choices again. An option is known by what it is: its number may have changed
 * with the rules. Returns how many could be made.
 */
export function replayRows(state: State, rows: readonly MoveRow[]): number {
  for (const [i, row] of rows.entries()) {
    const options = decision(state)?.options ?? [];
    const option = same(options[row.value], row.option)
      ? row.value
      : options.findIndex((o) => same(o, row.option));
    if (option < 0) return i;
    advance(state, option);
  }
  return rows.length;
}

/** The state after the first `count` of the choices that count, from the nearest snapshot. */
export async function stateAt(
  store: Store,
  game: { id: string; setup: GameSetup },
  rows: readonly MoveRow[],
  count: number,
): Promise<{ state: State; made: number }> {
  const wanted = effective(rows).slice(0, count);
  for (const snap of await store.snapshotsOf(game.id)) {
    // a take-back after the snapshot may have gone back behind it
    const holds = !rows.some(
      (r) => r.kind === 'takeback' && r.n > snap.n && r.value < snap.choices,
    );
    if (!holds || snap.choices > count) continue;
    const json = await store.snapshot(game.id, snap.n);
    if (!json) continue;
    const state = restore(json);
    return { state, made: snap.choices + replayRows(state, wanted.slice(snap.choices)) };
  }
  const state = createGame(game.setup);
  return { state, made: replayRows(state, wanted) };
}

export interface Resumed {
  readonly timeline: Timeline;
  readonly rows: readonly MoveRow[];
  readonly result: GameResult | null;
  /** choices that the present rules do not allow, at the end */
  readonly lost: number;
}

const END: ReadonlySet<MoveRow['kind']> = new Set(['concede', 'time', 'absence']);

/** The result of a game that somebody has given up or lost by the clock. */
export const lostBy = (seat: number, reason: string): GameResult => ({
  reason,
  winner: 1 - seat,
  totals: [],
});

/** A stored game as it was when its last move was written. */
export async function resume(
  store: Store,
  { game }: GameWithSeats,
  log: Logger,
): Promise<Resumed | null> {
  const { setup } = game;
  if (!setup) return null;
  const rows = await store.movesOf(game.id);
  const choices = effective(rows);
  const { state, made } = await stateAt(store, { id: game.id, setup }, rows, choices.length);
  if (made < choices.length) {
    log.warn(
      { game: game.id, made, stored: choices.length, engine: game.engine },
      'the rules have changed under a game: it goes on from the last choice that still stands',
    );
  }
  const timeline = new Timeline(state);
  let result: GameResult | null = null;
  for (const row of rows) {
    if (row.kind === 'choice') {
      const forced = isForced(row.client);
      timeline.record(row.n, row.seat, row.value, row.free, row.events, forced);
    } else if (row.kind === 'takeback') timeline.forget(row.value, row.n);
    else if (END.has(row.kind)) {
      timeline.n = row.n;
      result = lostBy(row.seat, row.kind);
    }
  }
  timeline.steps.length = made;
  return { timeline, rows, result: result ?? state.result, lost: choices.length - made };
}
