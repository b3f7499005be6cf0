import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import { ROOT } from '../config.ts';
import type { Logger } from '../log.ts';
import type { BotTask } from './worker.ts';

/** A bot that has not answered by then, from when it began to think, is not waited for. */
export const PATIENCE_MS = 10_000;

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** Threads in which bots think. They are started when the first bot is asked. */
export class Threads {
  readonly count: number;
  private readonly log: Logger;
  private readonly worker: string;
  private readonly patience: number;
  private pool: Piscina<BotTask, number> | null = null;

  constructor(count: number, log: Logger, worker = WORKER, patience = PATIENCE_MS) {
    this.count = Math.max(1, count);
    this.log = log;
    this.worker = worker;
    this.patience = patience;
  }

  run(task: BotTask): Promise<number> {
    return this.start().run(task, { signal: AbortSignal.timeout(this.patience) });
  }

  private start(): Piscina<BotTask, number> {
    if (this.pool) return this.pool;
    this.pool = new Piscina<BotTask, number>({
      filename: this.worker,
      minThreads: 1,
      maxThreads: this.count,
      idleTimeout: 60_000,
      // sources are run as they are, in threads too
      execArgv: ['--import', pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href],
    });
    // a thread that ends by a fault of its own must not end the server
    this.pool.on('error', (error) => this.log.error({ err: error }, 'a thread for bots failed'));
    return this.pool;
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = null;
  }
}
