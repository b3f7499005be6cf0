import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { View } from '@mathom/engine';
import { Piscina } from 'piscina';
import { ROOT } from '../config.ts';
import type { Logger } from '../log.ts';
import { botSeconds } from '../metrics/metrics.ts';
import { FairQueue } from './fair-queue.ts';
import type { BotTask } from './worker.ts';

/** A bot that has not answered by then, from when it began to think, is not waited for. */
const PATIENCE_MS = 10_000;
/** So many questions may wait for a bot; to the next one the game's simplest answer is given. */
const MOST_WAITING = 2000;

/**
 * The more questions wait for each thread, the less a bot thinks about its own: everybody's game
 * goes on, and a bot's strength is what gives way.
 */
export function levelUnderLoad(level: string, waiting: number, threads: number): string {
  const each = waiting / threads;
  if (each > 20) return 'greedy';
  return each > 4 && level === 'hard' ? 'normal' : level;
}

const WORKER = new URL('./worker.ts', import.meta.url).href;

/** Threads in which bots think. They are started when the first bot is asked. */
export class BotPool {
  private readonly threads: number;
  private readonly log: Logger;
  private readonly worker: string;
  private readonly patience: number;
  private readonly queue: FairQueue;
  private pool: Piscina<BotTask, number> | null = null;

  constructor(threads: number, log: Logger, worker = WORKER, patience = PATIENCE_MS) {
    this.worker = worker;
    this.patience = patience;
    this.threads = Math.max(1, threads);
    this.queue = new FairQueue(this.threads, MOST_WAITING);
    this.log = log;
  }

  private start(): Piscina<BotTask, number> {
    if (this.pool) return this.pool;
    this.pool = new Piscina<BotTask, number>({
      filename: this.worker,
      minThreads: 1,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      // sources are run as they are, in threads too
      execArgv: ['--import', pathToFileURL(join(ROOT, 'scripts/ts-loader.mjs')).href],
    });
    // a thread that ends by a fault of its own must not end the server
    this.pool.on('error', (error) => this.log.error({ err: error }, 'a thread for bots failed'));
    return this.pool;
  }

  /** The number of an option that is there, whatever becomes of the bot: a game must go on. */
  async choose(task: BotTask, forWhom = ''): Promise<number> {
    const options = (JSON.parse(task.view) as View).decision?.options ?? [];
    if (options.length === 1) return 0;
    const end = botSeconds.startTimer();
    try {
      const option = await this.queue.add(forWhom, () => {
        const level = levelUnderLoad(task.level, this.queue.waiting, this.threads);
        const signal = AbortSignal.timeout(this.patience);
        return this.start().run({ ...task, level }, { signal });
      });
      if (Number.isInteger(option) && option >= 0 && option < options.length) return option;
      this.log.error({ level: task.level, option, options: options.length }, 'a bot chose nothing');
    } catch (error) {
      this.log.error({ err: error, level: task.level }, 'a bot failed');
    } finally {
      end();
    }
    const pass = options.findIndex((o) => o.type === 'pass');
    if (pass >= 0) return pass;
    return Math.max(
      0,
      options.findIndex((o) => o.type !== 'back'),
    );
  }

  async close(): Promise<void> {
    await this.pool?.destroy();
    this.pool = null;
  }
}
