import type { Logger } from '../log.ts';
import { flushSeconds } from '../metrics/metrics.ts';
import type { Db } from './open.ts';
import { type MoveRow, moves } from './schema.ts';

interface Waiting {
  readonly row: MoveRow;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Writes what happens in games, before anybody is told that it has happened. What comes in while
 * a write is under way goes with the next one, so that many games cost little more than one.
 */
export class Journal {
  private readonly db: Db;
  private readonly log: Logger;
  private waiting: Waiting[] = [];
  private flushing: Promise<void> | null = null;

  constructor(db: Db, log: Logger) {
    this.db = db;
    this.log = log;
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

  private async flush(): Promise<void> {
    // what else comes in this turn of the event loop belongs to the same write
    await new Promise((next) => setImmediate(next));
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, 200);
      const end = flushSeconds.startTimer();
      try {
        await this.db.insert(moves).values(batch.map((w) => w.row));
        for (const w of batch) w.done();
      } catch (error) {
        if (batch.length === 1) batch[0].failed(error);
        else await this.oneByOne(batch);
      }
      end();
    }
    this.flushing = null;
  }

  /** One row that cannot be written must not take the others with it. */
  private async oneByOne(batch: readonly Waiting[]): Promise<void> {
    this.log.warn({ rows: batch.length }, 'a write of several moves failed; trying one by one');
    for (const w of batch) {
      try {
        await this.db.insert(moves).values(w.row);
        w.done();
      } catch (error) {
        w.failed(error);
      }
    }
  }
}
