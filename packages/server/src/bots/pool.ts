import type { Option, View } from '@mathom/engine';
import type { Logger } from '../log.ts';
import { botSeconds } from '../metrics/metrics.ts';
import { FairQueue } from './fair-queue.ts';
import { botThreads } from './threads.ts';
import type { BotTask } from './worker.ts';

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

/** Where bots think: threads of this process, or those of others (jobs.ts). */
export interface Thinking {
  /** so many think at a time */
  readonly count: number;
  run(task: BotTask): Promise<number>;
  close(): Promise<void>;
}

/** Nothing is done where nobody thought; but who passes in the draft has nobody to play with, all game long. */
function withoutThinking(options: readonly Option[], phase: string): number {
  const pass = options.findIndex((o) => o.type === 'pass');
  const first = options.findIndex((o) => o.type !== 'back' && o.type !== 'pass');
  const wanted = phase === 'setup' ? [first, pass] : [pass, first];
  return wanted.find((i) => i >= 0) ?? 0;
}

/** Asks bots, each user's in turn, and has an answer to everything. */
export class BotPool {
  private readonly log: Logger;
  private readonly thinking: Thinking;
  private readonly queue: FairQueue;

  constructor(thinking: Thinking | number, log: Logger, worker?: string, patience?: number) {
    this.thinking =
      typeof thinking === 'number' ? botThreads(thinking, log, worker, patience) : thinking;
    this.queue = new FairQueue(this.thinking.count, MOST_WAITING);
    this.log = log;
  }

  /** The number of an option that is there, whatever becomes of the bot: a game must go on. */
  async choose(task: BotTask, forWhom = ''): Promise<number> {
    const { decision, state } = JSON.parse(task.view) as View;
    const options = decision?.options ?? [];
    if (options.length === 1) return 0;
    const end = botSeconds.startTimer();
    try {
      const option = await this.queue.add(forWhom, () => {
        const level = levelUnderLoad(task.level, this.queue.waiting, this.thinking.count);
        return this.thinking.run({ ...task, level });
      });
      if (Number.isInteger(option) && option >= 0 && option < options.length) return option;
      this.log.error({ level: task.level, option, options: options.length }, 'a bot chose nothing');
    } catch (error) {
      this.log.error({ err: error, level: task.level }, 'a bot failed');
    } finally {
      end();
    }
    return withoutThinking(options, state.phase);
  }

  close(): Promise<void> {
    return this.thinking.close();
  }
}
