import { officialPool } from '@mathom/cards/official';
import {
  advance,
  createGame,
  decision,
  type GameSetup,
  type Option,
  type Repair,
  repair,
  restore,
  SPECTATOR,
  type State,
  view,
} from '@mathom/engine';
import type { GameResult } from '@mathom/protocol';
import type { MoveRow } from '../db/schema.ts';
import type { GameWithSeats, Store } from '../db/store.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { seenIn, toldNow } from './older-events.ts';
import { isForced } from './passer.ts';
import type { GameRoom } from './room.ts';
import { sumOf } from './snapshot-sum.ts';
import { type Seen, Timeline } from './timeline.ts';

/** The choices that count, after all take-backs. */
export function effective(rows: readonly MoveRow[]): MoveRow[] {
  const out: MoveRow[] = [];
  for (const row of rows) {
    if (row.kind === 'choice' || row.kind === 'repair') out.push(row);
    else if (row.kind === 'takeback') out.length = Math.min(out.length, row.value);
  }
  return out;
}

const same = (a: Option | undefined, b: MoveRow['option']): boolean =>
  a !== undefined && JSON.stringify(a) === JSON.stringify(b);

/**
 * Which option of the present decision a stored choice was. It is known by what it is: its number
 * may have changed with the rules. -1: there is no such option now.
 */
export function optionNow(state: State, row: Pick<MoveRow, 'value' | 'option'>): number {
  const options = decision(state)?.options ?? [];
  if (same(options[row.value], row.option)) return row.value;
  return options.findIndex((o) => same(o, row.option));
}

/** What a stored row tells of, done again; null: the rules of today do not allow it. */
export function doAgain(state: State, row: MoveRow): State | null {
  if (row.kind === 'repair') return repair(state, row.option as Repair).state;
  const option = optionNow(state, row);
  if (option < 0) return null;
  advance(state, option);
  return state;
}

export interface Standing {
  readonly state: State;
  /** how many choices led there */
  readonly made: number;
}

/** As many of the stored choices as the rules of today allow, from one of the game's states on. */
export function takeUp(begin: () => State, rows: readonly MoveRow[]): Standing {
  for (let limit = rows.length; ; ) {
    let state = begin();
    let made = 0;
    try {
      for (; made < limit; made++) {
        const after = doAgain(state, rows[made]);
        if (!after) break;
        state = after;
      }
      return { state, made };
    } catch {
      // it broke off in the midst of a choice and the state is spoilt: again, but not so far
      limit = made;
    }
  }
}

/** A state that the engine can go on from and show; throws if this one is not. */
function usable(state: State): State {
  decision(state);
  view(state, SPECTATOR);
  return state;
}

/** What is written of a game has no holes: else nothing of it is touched, and somebody has to look. */
function complete(game: string, rows: readonly MoveRow[], base: number): void {
  const hole = rows.findIndex((row, i) => row.n !== i + 1 || row.events === null);
  if (hole < 0 && rows.length >= base) return;
  throw new Refusal(
    'set-aside',
    `Something of game ${game} is missing in the database (move ${hole + 1}). It is kept as it is.`,
  );
}

/**
 * The state after the first `count` of the choices that count, from the newest snapshot that can be
 * read. If the rules have changed since, perhaps after fewer choices.
 */
export async function stateAt(
  store: Store,
  game: { id: string; setup: GameSetup },
  rows: readonly MoveRow[],
  count: number,
  log: Logger,
): Promise<Standing> {
  const pool = officialPool(game.setup.rules);
  const wanted = effective(rows).slice(0, count);
  for (const snap of await store.snapshotsOf(game.id)) {
    // a take-back after the snapshot may have gone back behind it
    const holds = !rows.some(
      (r) => r.kind === 'takeback' && r.n > snap.n && r.value < snap.choices,
    );
    if (!holds || snap.choices > count) continue;
    const json = await store.snapshot(game.id, snap.n);
    if (!json || (snap.sum !== null && snap.sum !== sumOf(json))) {
      log.warn({ game: game.id, n: snap.n }, 'a snapshot is damaged');
      continue;
    }
    try {
      const { state, made } = takeUp(() => usable(restore(json, pool)), wanted.slice(snap.choices));
      return { state, made: snap.choices + made };
    } catch (error) {
      log.warn({ err: error, game: game.id, n: snap.n, engine: snap.engine }, 'snapshot not read');
    }
  }
  try {
    return takeUp(() => createGame(game.setup, pool), wanted);
  } catch (error) {
    log.error({ err: error, game: game.id }, 'the engine cannot read a stored game');
    throw new Refusal(
      'engine-changed',
      'This game was played by rules that are not here any more. It is kept, but cannot be shown.',
    );
  }
}

export interface Resumed {
  readonly timeline: Timeline;
  readonly rows: readonly MoveRow[];
  readonly result: GameResult | null;
  /** how many choices led to the state */
  readonly made: number;
  /** choices after those that the present rules do not allow; they are to be taken back */
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
  complete(game.id, rows, game.base);
  const choices = effective(rows);
  const { state, made } = await stateAt(store, { id: game.id, setup }, rows, choices.length, log);
  if (made < choices.length) {
    log.warn(
      { game: game.id, made, stored: choices.length, engine: game.engine },
      'the rules have changed under a game: it goes on from the last choice that still stands',
    );
  }
  const timeline = new Timeline(state);
  let result: GameResult | null = null;
  for (const row of rows) {
    if (row.kind === 'choice' || row.kind === 'repair') {
      const forced = isForced(row.client);
      timeline.record(row.n, row.seat, row.value, row.free, toldNow(row.events), forced);
    } else if (row.kind === 'takeback') timeline.forget(row.value, row.n);
    else if (END.has(row.kind)) {
      timeline.n = row.n;
      result = lostBy(row.seat, row.kind);
    }
  }
  return {
    timeline,
    rows,
    result: result ?? state.result,
    made,
    // a game that is over stays over, whatever can still be shown of it
    lost: game.status === 'over' || result ? 0 : choices.length - made,
  };
}

/** What happened after update `since` and is not in memory any more. */
export async function olderEvents(room: GameRoom, since: number): Promise<Seen[]> {
  const upTo = room.timeline?.forgotten ?? 0;
  const rows = effective(await room.deps.store.movesOf(room.id));
  return seenIn(rows.filter(({ n }) => n > since && n <= upTo));
}
