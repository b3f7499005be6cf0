import type { GameSetup } from '@mathom/engine';
import type { GameResult } from '@mathom/protocol';
import type { GameRow, MoveRow, SnapshotRow } from '../db/schema.ts';
import type { CourseRow, GameWithSeats, Store } from '../db/store.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { Standing } from '../replays/again.ts';
import type { Replays } from '../replays/replays.ts';
import { seenIn, toldNow } from './older-events.ts';
import { isForced } from './passer.ts';
import type { GameRoom } from './room.ts';
import { sumOf } from './snapshot-sum.ts';
import { type Seen, Timeline } from './timeline.ts';

/** The choices that count, after all take-backs. */
export function effective<Row extends Pick<MoveRow, 'kind' | 'value'>>(
  rows: readonly Row[],
): Row[] {
  const out: Row[] = [];
  for (const row of rows) {
    if (row.kind === 'choice' || row.kind === 'repair') out.push(row);
    else if (row.kind === 'takeback') out.length = Math.min(out.length, row.value);
  }
  return out;
}

/** What is written of a game has no holes: else nothing of it is touched, and somebody has to look. */
function complete({ id, n, base }: GameRow, rows: readonly CourseRow[]): void {
  const hole = rows.findIndex((row, i) => row.n !== i + 1 || isUnreadable(row));
  // how far it was when its row was last written; the moves are always written first
  if (hole < 0 && rows.length >= Math.max(n, base)) return;
  const missing = hole < 0 ? rows.length + 1 : hole + 1;
  throw new Refusal(
    'set-aside',
    `Something of game ${id} is missing in the database (move ${missing}). It is kept as it is.`,
  );
}

const isUnreadable = ({ kind, option, events, lately }: CourseRow): boolean =>
  (lately && events === null) || ((kind === 'choice' || kind === 'repair') && option === null);

/**
 * The state after the first `count` of the choices that count, from the newest snapshot that can be
 * read. If the rules have changed since, perhaps after fewer choices.
 */
export async function stateAt(
  store: Store,
  game: { id: string; setup: GameSetup },
  rows: readonly Pick<MoveRow, 'n' | 'kind' | 'value' | 'option'>[],
  count: number,
  { log, replays }: Reading,
  newest: Promise<SnapshotRow | null> = store.newestSnapshot(game.id),
): Promise<Standing & { readonly snapshotAt: number }> {
  const { id, setup } = game;
  const wanted = effective(rows).slice(0, count);
  for await (const snap of snapshotsIn(store, game.id, newest)) {
    // a take-back after the snapshot may have gone back behind it
    const holds = !rows.some(
      (r) => r.kind === 'takeback' && r.n > snap.n && r.value < snap.choices,
    );
    if (!holds || snap.choices > count) continue;
    const json = snap.state ?? (await store.snapshot(game.id, snap.n));
    if (!json || (snap.sum !== null && snap.sum !== sumOf(json))) {
      log.warn({ game: game.id, n: snap.n }, 'a snapshot is damaged');
      continue;
    }
    try {
      const { state, made } = await replays.state(id, setup, json, wanted.slice(snap.choices));
      return { state, made: snap.choices + made, snapshotAt: snap.n };
    } catch (error) {
      if (error instanceof Refusal) throw error;
      log.warn({ err: error, game: game.id, n: snap.n, engine: snap.engine }, 'snapshot not read');
    }
  }
  try {
    return { ...(await replays.state(id, setup, null, wanted)), snapshotAt: 0 };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log.error({ err: error, game: game.id }, 'the engine cannot read a stored game');
    throw new Refusal(
      'engine-changed',
      'This game was played by rules that are not here any more. It is kept, but cannot be shown.',
    );
  }
}

/** The newest first, with what is in it: hardly ever another is asked for. */
async function* snapshotsIn(
  store: Store,
  game: string,
  first: Promise<SnapshotRow | null>,
): AsyncGenerator<Omit<SnapshotRow, 'state'> & { readonly state: string | null }> {
  const newest = await first;
  if (!newest) return;
  yield newest;
  for (const snap of await store.snapshotsOf(game)) {
    if (snap.n < newest.n) yield { ...snap, state: null };
  }
}

/** What is needed to read a game again. */
export interface Reading {
  readonly log: Logger;
  readonly replays: Replays;
}

export interface Resumed {
  readonly timeline: Timeline;
  readonly rows: readonly CourseRow[];
  readonly result: GameResult | null;
  /** how many choices led to the state */
  readonly made: number;
  /** the update at which the snapshot was made that it was read from; 0: it was read from the beginning */
  readonly snapshotAt: number;
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
  reading: Reading,
): Promise<Resumed | null> {
  const { log } = reading;
  const { setup } = game;
  if (!setup) return null;
  // asked for together: a server that has just started has hundreds of games to read
  const newest = store.newestSnapshot(game.id);
  const [rows] = await Promise.all([store.courseOf(game.id), newest]);
  complete(game, rows);
  const choices = effective(rows);
  const all = choices.length;
  const standing = await stateAt(store, { id: game.id, setup }, rows, all, reading, newest);
  const { state, made, snapshotAt } = standing;
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
      const told = row.lately ? toldNow(row.events ?? []) : null;
      timeline.record(row.n, row.seat, row.value, row.free, told, forced);
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
    snapshotAt,
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
