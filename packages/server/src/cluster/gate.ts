import { Refusal } from '../errors.ts';
import type { Rooms } from '../games/rooms.ts';
import type { Connection } from '../ws/connection.ts';
import type { Desk, Message } from '../ws/desk.ts';
import { handle } from '../ws/handlers.ts';
import type { Bus } from './bus.ts';
import { Elsewhere, type Leases } from './leases.ts';

type Asked = Extract<Message, { id: string }>;

/** One socket that is here, and what it has to do with games that are not. */
interface Entry {
  readonly key: string;
  readonly connection: Connection;
  /** games that it watches at another server, and at which; '': that is being found out */
  readonly far: Map<string, string>;
  /** asked and not answered yet: asked again, by the same id, where the game is next */
  readonly asked: Map<string, Asked>;
  /** its page takes changes; so it was said when it began to watch */
  changes: boolean;
}

/** So long after an owner did not answer, or said that the game is not his, it is asked for again. */
const AGAIN_MS = 100;
const NOBODY_THERE_MS = 1000;

export interface TextHead {
  readonly conn: string;
  readonly game?: string;
  /** what it answers */
  readonly id?: string;
}

export interface MessageHead {
  readonly conn: string;
  readonly user: Connection['user'];
  readonly again: boolean;
}

export const isClosing = (error: unknown): boolean =>
  error instanceof Refusal && error.code === 'closing';

/**
 * The sockets of this server and the games of all. A message about a game that is nobody's makes it
 * this server's; one about another's goes there over the bus, and what is sent back to the socket
 * comes the same way. When a game has a new owner, whoever watched it here watches it there, and what
 * was not answered is asked again; nothing is done twice, because it has the id it had before.
 */
export class Gate implements Desk {
  private readonly bus: Bus;
  private readonly leases: Leases;
  private readonly rooms: Rooms;
  private readonly entries = new Map<Connection, Entry>();
  private readonly byKey = new Map<string, Entry>();
  /** who has an interest in a game that is not settled: watched elsewhere, or asked and unanswered */
  private readonly interested = new Map<string, Set<Entry>>();
  private readonly places = new Map<string, string>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private count = 0;
  private ended = false;

  constructor(bus: Bus, leases: Leases, rooms: Rooms) {
    this.bus = bus;
    this.leases = leases;
    this.rooms = rooms;
    bus.on('text', ({ from, about, body }) => this.relay(from, about as TextHead, body));
    bus.on('elsewhere', ({ from, about }) => {
      const { game } = about as { game: string };
      if (this.places.get(game) === from) this.soon(game, AGAIN_MS);
    });
    // what we said to it may be lost
    bus.on('gap', ({ from }) => this.moved([from]));
    bus.onGap = () => {
      void bus.tellAll('gap', null);
      this.movedAll();
    };
  }

  async carry(connection: Connection, message: Message): Promise<void> {
    if (message.t === 'ping') return handle(connection, message);
    const entry = this.entry(connection);
    if (message.t === 'unwatch') {
      const place = entry.far.get(message.game);
      entry.far.delete(message.game);
      this.settle(entry, message.game);
      if (place) await this.bus.tell(place, 'message', this.head(entry), JSON.stringify(message));
      return handle(connection, message);
    }
    if (message.t === 'watch') entry.changes = message.changes === true;
    if ('id' in message) {
      entry.asked.set(message.id, message);
      this.interest(entry, message.game);
    }
    await this.bring(entry, message, false);
  }

  lost(connection: Connection, game: string): void {
    const entry = this.entry(connection);
    entry.far.set(game, '');
    this.interest(entry, game);
    this.soon(game, 0);
  }

  left(connection: Connection): void {
    const entry = this.entries.get(connection);
    if (!entry) return;
    this.entries.delete(connection);
    this.byKey.delete(entry.key);
    for (const place of new Set(entry.far.values())) {
      if (place !== '') void this.bus.tell(place, 'left', { conn: entry.key }).catch(() => {});
    }
    const games = [...entry.far.keys(), ...[...entry.asked.values()].map((m) => m.game)];
    entry.far.clear();
    entry.asked.clear();
    for (const game of games) this.settle(entry, game);
  }

  /** Where else than here a game is; null: here, or nowhere. */
  async placeOf(game: string): Promise<string | null> {
    if (this.rooms.peek(game)) return null;
    const known = this.places.get(game);
    if (known !== undefined) return known;
    const owner = (await this.leases.ownersOf([game])).get(game);
    return owner === undefined || owner === this.leases.id ? null : owner;
  }

  /** These servers are gone, or have missed something: what was theirs is looked for anew. */
  moved(servers: readonly string[]): void {
    const set = new Set(servers);
    for (const [game, place] of this.places) {
      if (!set.has(place)) continue;
      this.places.delete(game);
      this.soon(game, 0);
    }
  }

  /** This server may have missed anything. */
  movedAll(): void {
    this.moved([...new Set(this.places.values())]);
  }

  /** From here on clients are told that the server closes. */
  end(): void {
    this.ended = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private entry(connection: Connection): Entry {
    let entry = this.entries.get(connection);
    if (!entry) {
      entry = {
        key: String(++this.count),
        connection,
        far: new Map(),
        asked: new Map(),
        changes: false,
      };
      this.entries.set(connection, entry);
      this.byKey.set(entry.key, entry);
    }
    return entry;
  }

  private head({ key, connection }: Entry, again = false): MessageHead {
    return { conn: key, user: connection.user, again };
  }

  private interest(entry: Entry, game: string): void {
    const all = this.interested.get(game);
    if (all) all.add(entry);
    else this.interested.set(game, new Set([entry]));
  }

  /** Forgets an interest that is no more. */
  private settle(entry: Entry, game: string): void {
    if (entry.far.has(game)) return;
    for (const message of entry.asked.values()) if (message.game === game) return;
    const all = this.interested.get(game);
    if (!all?.delete(entry) || all.size > 0) return;
    this.interested.delete(game);
    this.places.delete(game);
  }

  private answered(entry: Entry, id: string): void {
    const message = entry.asked.get(id);
    if (!message) return;
    entry.asked.delete(id);
    this.settle(entry, message.game);
  }

  private async bring(entry: Entry, message: Message, again: boolean): Promise<void> {
    if (message.t === 'ping') return;
    const { game } = message;
    const known = this.rooms.peek(game) ? undefined : this.places.get(game);
    if (known !== undefined) return this.forward(entry, known, message, again);
    try {
      await handle(entry.connection, message, again);
      if (message.t === 'watch') {
        entry.far.delete(game);
        this.settle(entry, game);
      }
    } catch (error) {
      if (error instanceof Elsewhere) return this.forward(entry, error.owner, message, again);
      if (isClosing(error) && !this.ended) {
        if (message.t === 'watch') entry.far.set(game, '');
        this.interest(entry, game);
        this.soon(game, AGAIN_MS);
        return;
      }
      if ('id' in message) this.answered(entry, message.id);
      throw error;
    }
    if ('id' in message) this.answered(entry, message.id);
  }

  private async forward(
    entry: Entry,
    place: string,
    message: Exclude<Message, { t: 'ping' }>,
    again: boolean,
  ): Promise<void> {
    const { game } = message;
    if (!this.byKey.has(entry.key)) return;
    if (message.t === 'watch') {
      entry.far.set(game, place);
      this.interest(entry, game);
    }
    if (this.interested.has(game)) this.places.set(game, place);
    const heard = await this.bus.tell(
      place,
      'message',
      this.head(entry, again),
      JSON.stringify(message),
    );
    // it has ended, or is just beginning: its lease says which, in a while
    if (heard === 0) this.soon(game, NOBODY_THERE_MS);
  }

  private relay(from: string, { conn, game, id }: TextHead, text: string): void {
    const entry = this.byKey.get(conn);
    if (!entry) return;
    if (id !== undefined) this.answered(entry, id);
    // one who was its owner once shows what was; what it acknowledged was done all the same
    else if (game !== undefined && entry.far.get(game) !== from) return;
    entry.connection.sendText(text);
  }

  private soon(game: string, ms: number): void {
    if (this.ended || this.timers.has(game)) return;
    const timer = setTimeout(() => {
      this.timers.delete(game);
      this.places.delete(game);
      for (const entry of [...(this.interested.get(game) ?? [])]) void this.retry(entry, game);
    }, ms);
    timer.unref();
    this.timers.set(game, timer);
  }

  private async retry(entry: Entry, game: string): Promise<void> {
    const { changes } = entry;
    const messages: Message[] = entry.far.has(game) ? [{ t: 'watch', game, changes }] : [];
    for (const message of entry.asked.values()) if (message.game === game) messages.push(message);
    for (const message of messages) {
      try {
        await this.bring(entry, message, true);
      } catch (error) {
        if (message.t === 'watch') {
          entry.far.delete(game);
          this.settle(entry, game);
        }
        entry.connection.refuse(error, 'id' in message ? message.id : undefined, game);
      }
    }
  }
}
