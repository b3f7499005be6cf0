import {
  type ClientMessage,
  type CreateGame,
  Follower,
  type GameRef,
  type Me,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServerMessageOf,
  type Update,
} from '@mathom/protocol';
import { WebSocket } from 'ws';

export interface Answer<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

/** Somebody with a browser: keeps cookies, asks by HTTP. */
export class Visitor {
  readonly base: string;
  cookies = new Map<string, string>();

  constructor(base: string) {
    this.base = base;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask<T>(method: string, path: string, body?: unknown, headers = {}): Promise<Answer<T>> {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        // a test may keep its thread busy for longer than a server keeps a silent connection
        connection: 'close',
        ...(this.cookies.size > 0 ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name, value] = cookie.split(';')[0].split('=', 2);
      this.cookies.set(name, value);
    }
    const text = await answer.text();
    let parsed: unknown = null;
    try {
      parsed = JSON.parse(text);
    } catch {
      // not JSON
    }
    return { status: answer.status, body: parsed as T, text };
  }

  async me(): Promise<Me> {
    return (await this.ask<Me>('GET', '/api/me')).body;
  }

  async create(wish: CreateGame): Promise<string> {
    const { status, body, text } = await this.ask<GameRef>('POST', '/api/games', wish);
    if (status !== 200) throw new Error(`no game: ${status} ${text}`);
    return body.id;
  }

  /** A socket on which hello was said. */
  async connect(options: { deflate?: boolean; patience?: number } = {}): Promise<Client> {
    const client = new Client(this, options.deflate ?? false);
    if (options.patience) client.patience = options.patience;
    await client.open();
    return client;
  }
}

type Reply = ServerMessageOf<'ack'> | ServerMessageOf<'error'> | ServerMessageOf<'why'>;

let ids = 0;
export const freshId = (): string => `c${process.pid}-${++ids}`;

/** A page's socket. Everything that was received is kept as it came if `keep` is set. */
export class Client {
  readonly visitor: Visitor;
  readonly socket: WebSocket;
  readonly received: string[] = [];
  keep = false;
  /** how long an answer is waited for */
  patience = 60_000;
  /** the latest update of each game */
  readonly updates = new Map<string, Update>();
  onUpdate: (update: Update) => void = () => {};
  onText: (text: string) => void = () => {};
  onMessage: (message: ServerMessage) => void = () => {};
  private readonly follower = new Follower();
  /** takes changes, as the page does */
  changes = false;
  /** something may be lost on the way to it: it watches anew then, as the page does */
  mayMiss = false;
  private readonly replies = new Map<string, (reply: Reply) => void>();
  private readonly waits = new Set<() => void>();

  constructor(visitor: Visitor, deflate: boolean) {
    this.visitor = visitor;
    this.socket = new WebSocket(`${visitor.base.replace('http', 'ws')}/ws`, {
      headers: { cookie: visitor.cookie },
      // as browsers do: whatever it is
      perMessageDeflate: deflate && { threshold: 0, zlibDeflateOptions: { level: 1, memLevel: 1 } },
    });
    this.socket.on('message', (data) => this.take(String(data)));
    this.socket.on('error', () => {});
  }

  async open(): Promise<void> {
    await new Promise<void>((done, failed) => {
      this.socket.once('open', () => done());
      this.socket.once('error', failed);
    });
    this.send({ t: 'hello', v: PROTOCOL_VERSION });
    await this.next((m) => m.t === 'welcome');
  }

  private take(text: string): void {
    if (this.keep) this.received.push(text);
    this.onText(text);
    const came = JSON.parse(text) as ServerMessage;
    const message = came.t === 'changed' ? this.follower.whole(came) : came;
    if (!message) {
      if (!this.mayMiss || came.t !== 'changed') throw new Error('a change is on something else');
      this.send({ t: 'watch', game: came.game, changes: this.changes });
      return;
    }
    if (came.t === 'update') this.follower.keep(came);
    if (message.t === 'update') {
      this.updates.set(message.game, message);
      this.onUpdate(message);
    }
    if (message.t === 'ack' || message.t === 'error' || message.t === 'why') {
      const reply = message.id === undefined ? undefined : this.replies.get(message.id);
      if (message.id !== undefined) this.replies.delete(message.id);
      reply?.(message);
    }
    this.onMessage(message);
    for (const wait of [...this.waits]) wait();
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of which `test` holds. */
  next<T extends ServerMessage>(
    test: (message: ServerMessage) => boolean,
    ms = this.patience,
  ): Promise<T> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error('nothing came')), ms);
      const before = this.onMessage;
      this.onMessage = (message) => {
        before(message);
        if (!test(message)) return;
        clearTimeout(timer);
        this.onMessage = before;
        done(message as T);
      };
    });
  }

  ask(message: ClientMessage & { id: string }): Promise<Reply> {
    return new Promise((done, failed) => {
      const timer = setTimeout(() => failed(new Error(`no answer to ${message.t}`)), this.patience);
      this.replies.set(message.id, (reply) => {
        clearTimeout(timer);
        done(reply);
      });
      this.send(message);
    });
  }

  /** Resolves when something holds of what was received so far. */
  until(test: () => boolean, ms = 60_000): Promise<void> {
    if (test()) return Promise.resolve();
    return new Promise((done, failed) => {
      const timer = setTimeout(() => {
        this.waits.delete(look);
        failed(new Error('it did not come about'));
      }, ms);
      const look = (): void => {
        if (!test()) return;
        clearTimeout(timer);
        this.waits.delete(look);
        done();
      };
      this.waits.add(look);
    });
  }

  async watch(game: string, since?: number): Promise<Update> {
    const came = this.next<Update>((m) => m.t === 'update' && m.game === game);
    const { changes } = this;
    this.send({ t: 'watch', game, ...(since === undefined ? {} : { since }), changes });
    return came;
  }

  choose(game: string, option: number, n = this.updates.get(game)?.n ?? 0, id = freshId()) {
    return this.ask({ t: 'choose', game, id, n, option });
  }

  close(): void {
    this.socket.close();
  }
}
