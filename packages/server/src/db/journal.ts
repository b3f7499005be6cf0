import { and, eq } from 'drizzle-orm';
import type { Logger } from '../log.ts';
import { flushSeconds } from '../metrics/metrics.ts';
import { elapsed } from '../time.ts';
import { isAway } from './away.ts';
import type { MoveWriter } from './move-writer.ts';
import type { Db } from './open.ts';
import { type MoveRow, moves } from './schema.ts';

interface Waiting {
  readonly row: MoveRow;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

const RETRY_MS = 250;
/** Where several games write at once a write begins so long after the last one, with all that came meanwhile. */
const GAP_MS = 8;
const AT_ONCE = 200;

/**
 * Writes what happens in games, before anybody is told that it has happened. What comes in while
 * a write is under way goes with the next one, so that many games cost little more than one.
 * While the database is away everything waits: nothing is refused that a moment later could be done.
 */
export class Journal {
  private readonly db: Db;
  private readonly log: Logger;
  /** how long the database may be away before what waits is refused */
  private readonly patienceMs: number;
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | null = null;
  private ending = false;
  /** the last write was of several rows, and began then */
  private busy = false;
  private began = 0;
  private readonly insert: MoveWriter;
  private readonly gapMs: number;

  constructor(db: Db, log: Logger, patienceMs = 120_000, insert?: MoveWriter, gapMs = GAP_MS) {
    this.gapMs = gapMs;
    this.db = db;
    this.log = log;
    this.patienceMs = patienceMs;
    this.insert =
      insert ??
      ((rows) =>
        db
          .insert(moves)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ game: moves.game, n: moves.n }));
  }

  append(row: MoveRow): Promise<void> {
    return new Promise((done, failed) => {
      this.waiting.push({ row, done, failed });
      this.flushing ??= this.flush();
    });
  }

  /** Until everything is written that was given so far. */
  async settled(): Promise<void> {
    while (this.flushing) await this.flushing;
  }

  /** From now on a database that is away is not waited for: whoever asked is told, and the server can end. */
  waitNoMore(): void {
    this.ending = true;
  }

  private async flush(): Promise<void> {
    // what else comes in this turn of the event loop belongs to the same write
    await new Promise((next) => setImmediate(next));
    while (this.waiting.length > 0) {
      const gap = this.busy ? this.began + this.gapMs - elapsed() : 0;
      if (gap > 1) await new Promise((next) => setTimeout(next, gap));
      const batch = this.waiting.splice(0, AT_ONCE);
      this.busy = batch.length > 1;
      this.began = elapsed();
      const end = flushSeconds.startTimer();
      try {
        await this.persist(batch.map((w) => w.row));
        for (const w of batch) w.done();
      } catch (error) {
        if (batch.length === 1) batch[0].failed(error);
        else await this.oneByOne(batch);
      }
      end();
    }
    this.flushing = null;
  }

  /** Writes the rows, as soon as the database takes them. */
  private async persist(rows: readonly MoveRow[]): Promise<void> {
    const since = elapsed();
    for (let tries = 0; ; tries++) {
      try {
        await this.write(rows);
        if (tries > 0) this.log.warn({ rows: rows.length, tries }, 'the database is back');
        return;
      } catch (error) {
        if (!isAway(error) || this.ending || elapsed() - since > this.patienceMs) throw error;
        if (tries === 0) this.log.warn({ err: error }, 'the database is away; moves wait for it');
        await new Promise((next) => setTimeout(next, RETRY_MS));
      }
    }
  }

  /**
   * What was not written now must be there already, as it is: the connection may have broken after
   * the rows were written and before we were told. Anything else is another server's game.
   */
  private async write(rows: readonly MoveRow[]): Promise<void> {
    const written = await this.insert(rows);
    if (written.length === rows.length) return;
    const isNew = new Set(written.map(({ game, n }) => `${game} ${n}`));
    for (const row of rows) {
      if (isNew.has(`${row.game} ${row.n}`)) continue;
      const [there] = await this.db
        .select()
        .from(moves)
        .where(and(eq(moves.game, row.game), eq(moves.n, row.n)));
      if (there && isSame(there, row)) continue;
      throw new Error(
        there
          ? `move ${row.n} of game ${row.game} is there already, and is another`
          : `move ${row.n} of game ${row.game} was refused: another server has the game`,
      );
    }
  }

  /** One row that cannot be written must not take the others with it. */
  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    this.log.warn({ rows: batch.length }, 'a write of several moves failed; trying one by one');
    for (const w of batch) {
      try {
        await this.write([w.row]);
        w.done();
      } catch (error) {
        w.failed(error);
      }
    }
  }
}

/** The very move, not only one with its number. */
const isSame = (a: MoveRow, b: MoveRow): boolean =>
  a.kind === b.kind &&
  a.seat === b.seat &&
  a.value === b.value &&
  a.client === b.client &&
  Number(a.at) === Number(b.at);
