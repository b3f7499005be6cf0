import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { ROOT } from './config.ts';
import type { Logger } from './log.ts';

export interface ThreadsWish {
  readonly count: number;
  /** the module whose default export is run, by its address */
  readonly worker: string;
  /** what has not ended by then, from when it began, is not waited for */
  readonly patienceMs: number;
  /** so many stay when there is nothing to do */
  readonly kept: number;
}

/** One that is started has read all cards, which takes seconds. */
const IDLE_MS = 600_000;

/** Threads for what would hold up everybody's game. They are started when the first is asked. */
export class Threads<Task, Result> {
  readonly count: number;
  private readonly log: Logger;
  private readonly wish: ThreadsWish;
  private pool: Piscina<Task, Result> | null = null;
  private ended = false;

  constructor(wish: ThreadsWish, log: Logger) {
    this.count = Math.max(1, wish.count);
    this.wish = wish;
    this.log = log;
  }

  run(task: Task): Promise<Result> {
    // what still waited must not start them anew
    if (this.ended) return Promise.reject(new Error('the threads have ended'));
    return this.start().run(task, { signal: AbortSignal.timeout(this.wish.patienceMs) });
  }

  private start(): Piscina<Task, Result> {
    if (this.pool) return this.pool;
    this.pool = new Piscina<Task, Result>({
      filename: this.wish.worker,
      minThreads: this.wish.kept,
      maxThreads: this.count,
      idleTimeout: IDLE_MS,
      // sources are run as they are, in threads too
      execArgv: ['--import', pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href],
    });
    // a thread that ends by a fault of its own must not end the server
    this.pool.on('error', (error) => this.log.error({ err: error }, 'a thread failed'));
    return this.pool;
  }

  async close(): Promise<void> {
    this.ended = true;
    await this.pool?.destroy();
    this.pool = null;
  }
}
