import { officialPool } from '@mathom/cards/official';
import { type GameSetup, restore } from '@mathom/engine';
import { FairQueue, QueueFull } from '../bots/fair-queue.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { Threads } from '../threads.ts';
import { beginning, type Done, type Standing, type Step, stepsNow, takeUp } from './again.ts';
import type { ReplayResult, ReplayTask } from './worker.ts';

/** So many choices are made again at once, where they are asked for: a thread would take longer. */
const HERE = 60;
const AT_ONCE = 1;
const MOST_WAITING = 100;
const PATIENCE_MS = 60_000;
const WORKER = new URL('./worker.ts', import.meta.url).href;

const plain = (rows: readonly Done[]): Done[] =>
  rows.map(({ kind, value, option }) => ({ kind, value, option }));

function stepsHere(setup: GameSetup, rows: readonly Done[]): readonly Step[] | null {
  try {
    return stepsNow(setup, rows);
  } catch {
    return null;
  }
}

/** Games that are made again from what is stored of them, in a thread, each user's in turn. */
export class Replays {
  private readonly threads: Threads<ReplayTask, ReplayResult>;
  private readonly queue = new FairQueue(AT_ONCE, MOST_WAITING);
  private readonly log: Logger;

  constructor(log: Logger, worker = WORKER, patienceMs = PATIENCE_MS) {
    this.log = log;
    const wish = { count: AT_ONCE, worker, patienceMs, kept: 0 };
    this.threads = new Threads(wish, log);
  }

  /** Every step by the rules of today; null: they do not allow it. */
  async steps(
    setup: GameSetup,
    rows: readonly Done[],
    forWhom: string,
  ): Promise<readonly Step[] | null> {
    if (rows.length <= HERE) return stepsHere(setup, rows);
    const task: ReplayTask = { what: 'steps', setup, from: null, rows: plain(rows) };
    const { steps, failed } = await this.run(task, forWhom);
    return failed ? null : (steps ?? null);
  }

  /** As many of the choices as the rules of today allow. Throws if `from` cannot be read by them. */
  async state(
    game: string,
    setup: GameSetup,
    from: string | null,
    rows: readonly Done[],
  ): Promise<Standing> {
    if (rows.length <= HERE) return takeUp(beginning(setup, from), rows);
    const task: ReplayTask = { what: 'state', setup, from, rows: plain(rows) };
    const { state, made = 0, failed } = await this.run(task, game);
    if (failed || state === undefined) throw new Error('a game could not be made again');
    return { state: restore(state, officialPool(setup.rules)), made };
  }

  private async run(task: ReplayTask, forWhom: string): Promise<ReplayResult> {
    try {
      return await this.queue.add(forWhom, () => this.threads.run(task));
    } catch (error) {
      if (!(error instanceof QueueFull))
        this.log.error({ err: error }, 'a game was not made again');
      // not for its own fault: nothing is to be taken for unreadable
      throw new Refusal('closing', 'There is too much to do just now; try again in a moment.');
    }
  }

  close(): Promise<void> {
    return this.threads.close();
  }
}
