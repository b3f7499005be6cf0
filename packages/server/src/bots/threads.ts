import type { Logger } from '../log.ts';
import { Threads } from '../threads.ts';
import type { BotTask } from './worker.ts';

/** A bot that has not answered by then, from when it began to think, is not waited for. */
export const PATIENCE_MS = 10_000;

const WORKER = new URL('./worker.ts', import.meta.url).href;

export type BotThreads = Threads<BotTask, number>;

/** Threads in which bots think. */
export const botThreads = (
  count: number,
  log: Logger,
  worker = WORKER,
  patienceMs = PATIENCE_MS,
): BotThreads => new Threads<BotTask, number>({ count, worker, patienceMs, kept: 1 }, log);
