import { randomBytes } from 'node:crypto';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';
import { ENGINE_VERSION } from '../version.ts';
import { levelUnderLoad, type Thinking } from './pool.ts';
import { type BotThreads, botThreads, PATIENCE_MS } from './threads.ts';
import type { BotTask } from './worker.ts';

/** Bots that think where there is time: questions go through a queue in Redis (BullMQ). */
export interface BotJobs {
  readonly redisUrl: string;
  readonly prefix: string;
  readonly log: Logger;
}

/** A bot must know the rules by which it is asked: each engine has a queue of its own. */
const QUEUE = `bots-${ENGINE_VERSION.replace(/[^\w.-]/g, '-')}`;
/** So many questions of one server are with bots at a time; further ones wait their user's turn here. */
const AT_ONCE = 64;
/** As long as one may think, and as long again until somebody has time to. */
const ANSWER_MS = PATIENCE_MS * 2;
const KEPT = { age: 60, count: 1000 };
/** A worker that is gone is noticed in so long, and another takes its question. */
const LOCK_MS = 5000;

const connect = ({ redisUrl, log }: BotJobs): Redis => {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: null, retryStrategy: () => 250 });
  redis.on('error', (error) => log.debug({ err: error }, 'Redis is away'));
  return redis;
};

/** Questions of this server, thought about by whoever takes them. */
export class FarThinking implements Thinking {
  readonly count = AT_ONCE;
  private readonly queue: Queue<BotTask, number>;
  private readonly events: QueueEvents;
  private readonly connections: Redis[];
  private readonly waiting = new Map<string, (option: number | null) => void>();
  private readonly id = randomBytes(6).toString('hex');
  private asked = 0;

  constructor(jobs: BotJobs) {
    const { prefix, log } = jobs;
    this.connections = [connect(jobs), connect(jobs)];
    this.queue = new Queue(QUEUE, { connection: this.connections[0], prefix });
    this.events = new QueueEvents(QUEUE, { connection: this.connections[1], prefix });
    this.events.on('completed', ({ jobId, returnvalue }) =>
      this.waiting.get(jobId)?.(Number(returnvalue)),
    );
    this.events.on('failed', ({ jobId }) => this.waiting.get(jobId)?.(null));
    this.queue.on('error', (error) => log.debug({ err: error }, 'the queue of bots'));
    this.events.on('error', (error) => log.debug({ err: error }, 'the queue of bots'));
  }

  async run(task: BotTask): Promise<number> {
    await this.events.waitUntilReady();
    const jobId = `${this.id}-${++this.asked}`;
    return new Promise<number>((done, failed) => {
      const end = (option: number | null): void => {
        clearTimeout(timer);
        this.waiting.delete(jobId);
        if (option === null) failed(new Error('no bot has answered'));
        else done(option);
      };
      const timer = setTimeout(() => {
        end(null);
        void this.queue.remove(jobId).catch(() => {});
      }, ANSWER_MS);
      timer.unref();
      // heard before it is asked: the answer may be quick
      this.waiting.set(jobId, end);
      this.queue
        .add('choose', task, { jobId, removeOnComplete: KEPT, removeOnFail: KEPT })
        .catch(() => end(null));
    });
  }

  async close(): Promise<void> {
    for (const end of [...this.waiting.values()]) end(null);
    await Promise.allSettled([this.queue.close(), this.events.close()]);
    for (const redis of this.connections) redis.disconnect();
  }
}

/** Threads of this process that answer questions of any server. */
export class BotWorker {
  private readonly worker: Worker<BotTask, number>;
  private readonly threads: BotThreads;
  private readonly connection: Redis;
  private readonly queue: Queue;
  private waits = 0;
  private readonly timer: NodeJS.Timeout;

  constructor(jobs: BotJobs, threads: number) {
    const { prefix, log } = jobs;
    this.threads = botThreads(threads, log);
    this.connection = connect(jobs);
    this.queue = new Queue(QUEUE, { connection: this.connection, prefix });
    this.worker = new Worker(
      QUEUE,
      ({ data }) => {
        const level = levelUnderLoad(data.level, this.waits, this.threads.count);
        return this.threads.run({ ...data, level });
      },
      {
        connection: this.connection,
        prefix,
        concurrency: this.threads.count,
        lockDuration: LOCK_MS,
        stalledInterval: LOCK_MS,
      },
    );
    this.queue.on('error', (error) => log.debug({ err: error }, 'the queue of bots'));
    this.worker.on('error', (error) => log.debug({ err: error }, 'the queue of bots'));
    this.worker.on('failed', (_, error) => log.error({ err: error }, 'a bot failed'));
    this.timer = setInterval(() => void this.look(), 1000);
    this.timer.unref();
  }

  private async look(): Promise<void> {
    this.waits = await this.queue.getWaitingCount().catch(() => 0);
  }

  /** Ends when what is being thought about is answered, or soon: another worker takes it up then. */
  async close(patienceMs = PATIENCE_MS): Promise<void> {
    clearInterval(this.timer);
    const late = new Promise<void>((done) => setTimeout(done, patienceMs).unref());
    await Promise.race([this.worker.close(), late]);
    await this.worker.close(true);
    await this.queue.close();
    await this.threads.close();
    this.connection.disconnect();
  }
}
