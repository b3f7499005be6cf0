import { Redis } from 'ioredis';
import type { Logger } from '../log.ts';

/** What goes before each message: from whom, what it is, and what it is an answer to. */
interface Head {
  readonly from: string;
  readonly what: string;
  /** an answer is wanted under this number */
  readonly ask?: number;
  readonly answers?: number;
  readonly failed?: boolean;
  readonly about?: unknown;
}

export interface Heard {
  readonly from: string;
  readonly about: unknown;
  /** as it was sent, JSON or not */
  readonly body: string;
}

type Hears = (heard: Heard) => unknown;

const ANSWER_MS = 5000;

/** Nobody has answered in time, or what was asked has failed there. */
export class NoAnswer extends Error {
  constructor(what: string, server: string) {
    super(`no answer to ${what} from server ${server}`);
    this.name = 'NoAnswer';
  }
}

/**
 * What servers say to each other, over Redis. A message may be lost when a connection breaks: then
 * `onGap` is called on the side that may have missed some, and it asks anew.
 */
export class Bus {
  readonly id: string;
  private readonly prefix: string;
  private readonly log: Logger;
  private readonly speaking: Redis;
  private readonly hearing: Redis;
  private readonly ears = new Map<string, Hears>();
  private readonly asked = new Map<number, (body: string, failed: boolean) => void>();
  private count = 0;
  private wasReady = false;
  private ended = false;
  onGap: () => void = () => {};

  constructor(url: string, prefix: string, id: string, log: Logger) {
    this.id = id;
    this.prefix = prefix;
    this.log = log;
    const open = (): Redis => {
      const redis = new Redis(url, {
        maxRetriesPerRequest: null,
        retryStrategy: () => 250,
        lazyConnect: true,
      });
      redis.on('error', (error) => this.log.warn({ err: error }, 'Redis is away'));
      return redis;
    };
    this.speaking = open();
    this.hearing = open();
    this.hearing.on('message', (_: string, text: string) => this.hear(text));
    this.hearing.on('ready', () => {
      if (this.wasReady) this.onGap();
      this.wasReady = true;
    });
  }

  /** For counts that servers keep together. */
  get redis(): Redis {
    return this.speaking;
  }

  key(name: string): string {
    return `${this.prefix}:${name}`;
  }

  async start(): Promise<void> {
    await Promise.all([this.speaking.connect(), this.hearing.connect()]);
    await this.hearing.subscribe(this.key(`to:${this.id}`), this.key('to:all'));
  }

  on(what: string, hears: Hears): void {
    this.ears.set(what, hears);
  }

  /** Says something to a server; 0: nobody is there to hear it. */
  tell(server: string, what: string, about: unknown, body = ''): Promise<number> {
    return this.send(`to:${server}`, { from: this.id, what, about }, body);
  }

  tellAll(what: string, about: unknown): Promise<number> {
    return this.send('to:all', { from: this.id, what, about }, '');
  }

  /** Asks a server; what it answers, or NoAnswer. */
  async ask(server: string, what: string, about: unknown, body = ''): Promise<string> {
    const ask = ++this.count;
    return new Promise<string>((done, failed) => {
      const no = (): void => {
        clearTimeout(timer);
        this.asked.delete(ask);
        failed(new NoAnswer(what, server));
      };
      const timer = setTimeout(no, ANSWER_MS);
      this.asked.set(ask, (answer, wrong) => {
        if (wrong) return no();
        clearTimeout(timer);
        this.asked.delete(ask);
        done(answer);
      });
      this.send(`to:${server}`, { from: this.id, what, about, ask }, body).then(
        (heard) => heard === 0 && no(),
        no,
      );
    });
  }

  private send(channel: string, head: Head, body: string): Promise<number> {
    if (this.ended) return Promise.resolve(0);
    return this.speaking.publish(this.key(channel), `${JSON.stringify(head)}\n${body}`);
  }

  private hear(text: string): void {
    const at = text.indexOf('\n');
    const head = JSON.parse(text.slice(0, at)) as Head;
    const body = text.slice(at + 1);
    if (head.answers !== undefined) {
      this.asked.get(head.answers)?.(body, head.failed ?? false);
      return;
    }
    if (head.from === this.id) return;
    void this.heard(head, body);
  }

  private async heard(head: Head, body: string): Promise<void> {
    const { from, what, about, ask } = head;
    let answer = '';
    let failed = false;
    try {
      const said = await this.ears.get(what)?.({ from, about, body });
      if (typeof said === 'string') answer = said;
    } catch (error) {
      failed = true;
      this.log.error({ err: error, what }, 'what another server said could not be done');
    }
    if (ask === undefined) return;
    const reply = { from: this.id, what, answers: ask, failed };
    await this.send(`to:${from}`, reply, answer).catch(() => {});
  }

  async close(): Promise<void> {
    this.ended = true;
    this.hearing.disconnect();
    await this.speaking.quit().catch(() => this.speaking.disconnect());
  }
}
