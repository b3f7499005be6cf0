import { SPECTATOR } from '@mathom/engine';
import { Elsewhere, type Leases } from '../cluster/leases.ts';
import type { Config } from '../config.ts';
import { isAway } from '../db/away.ts';
import type { Journal } from '../db/journal.ts';
import type { GameWithSeats, Store } from '../db/store.ts';
import { Refusal } from '../errors.ts';
import type { Logger } from '../log.ts';
import { roomsLoaded } from '../metrics/metrics.ts';
import type { Replays } from '../replays/replays.ts';
import { elapsed } from '../time.ts';
import { ENGINE_VERSION } from '../version.ts';
import type { BotDriver } from './bot-driver.ts';
import { Passer } from './passer.ts';
import { type Resumed, resume } from './resume.ts';
import { GameRoom } from './room.ts';

export interface RoomsDeps {
  readonly store: Store;
  readonly journal: Journal;
  readonly config: Config;
  readonly log: Logger;
  readonly driver: BotDriver;
  readonly replays: Replays;
  /** only where several servers share the games */
  readonly leases?: Leases | null;
}

const ASIDE_MS = 60_000;
/** For as long as a database may be away. */
const REREAD_MS = 500;
const REREADS = 600;

const asideNow = (): Refusal =>
  new Refusal(
    'set-aside',
    'Something is wrong with this game, by our fault. It is kept as it is; try again in a minute.',
  );

const closingNow = (): Refusal =>
  new Refusal('closing', 'The server is closing; connect again in a moment.');

/** The games in memory. Every other game is in the database and is read when it is asked for. */
export class Rooms {
  private readonly deps: RoomsDeps;
  private readonly loaded = new Map<string, Promise<GameRoom>>();
  private readonly live = new Map<string, GameRoom>();
  private readonly sweep: NodeJS.Timeout;
  /** games that cannot be shown, and until when nobody tries again */
  private readonly aside = new Map<string, number>();
  private closing = false;
  readonly passer: Passer;

  constructor(deps: RoomsDeps) {
    this.deps = deps;
    this.passer = new Passer(deps.config.passHoldMs, deps.log);
    const every = Math.max(1000, Math.min(60_000, deps.config.idleMs));
    const sweep = (): void =>
      void this.putAway().catch((error) =>
        deps.log.error({ err: error }, 'a game stays in memory'),
      );
    this.sweep = setInterval(sweep, every);
    this.sweep.unref();
  }

  get size(): number {
    return this.live.size;
  }

  /** A game that is in memory, without asking the database. */
  peek(id: string): GameRoom | undefined {
    return this.live.get(id);
  }

  get(id: string): Promise<GameRoom> {
    if (elapsed() < (this.aside.get(id) ?? 0)) return Promise.reject(asideNow());
    if (this.closing && this.deps.leases) return Promise.reject(closingNow());
    let room = this.loaded.get(id);
    if (!room) {
      room = this.load(id);
      this.loaded.set(id, room);
      room.catch(() => this.loaded.delete(id));
    }
    return room;
  }

  private async load(id: string): Promise<GameRoom> {
    const { store, leases } = this.deps;
    // before anything is read: what its last owner has written is there then, and nothing comes after
    const epoch = leases ? await leases.take(id) : null;
    const [stored, lastLine] = await Promise.all([store.game(id), store.lastLine(id)]);
    if (!stored) throw new Refusal('no-such-game', 'There is no such game.');
    const resumed = await resume(store, stored, this.deps);
    // which says so in the chat
    const writtenOff = resumed !== null && resumed.lost > 0;
    if (writtenOff) await this.writeOff(stored, resumed, epoch);
    const chatN = writtenOff ? await store.lastLine(id) : lastLine;
    const room = new GameRoom(
      {
        ...this.deps,
        onChange: (changed) => this.look(changed),
        onBroken: (broken) => void this.drop(broken),
        onFault: (faulty, error) => this.putAside(faulty, error),
      },
      stored,
      resumed,
      chatN,
      epoch,
    );
    this.live.set(id, room);
    roomsLoaded.set(this.live.size);
    this.look(room);
    return room;
  }

  /** Something may be to do without anybody asking for it. */
  private look(room: GameRoom): void {
    this.passer.look(room);
    this.deps.driver.look(room);
  }

  /**
   * Choices that new rules do not allow are taken back, so that the rows say what is so; what was
   * chosen stays written. The players find it said in the chat.
   */
  private async writeOff(
    { game }: GameWithSeats,
    { timeline, made, lost }: Resumed,
    epoch: number | null,
  ): Promise<void> {
    const { store, journal } = this.deps;
    const at = Date.now();
    timeline.forget(made, timeline.n + 1);
    await journal.append({
      game: game.id,
      n: timeline.n,
      kind: 'takeback',
      seat: 0,
      value: made,
      option: null,
      client: null,
      free: false,
      clocks: null,
      events: [],
      at,
      epoch,
    });
    await store.changeGame(game.id, { engine: ENGINE_VERSION });
    const [last] = await store.chatOf(game.id, 1);
    const what = lost === 1 ? 'The last choice does' : `The last ${lost} choices do`;
    await store.addChat({
      game: game.id,
      n: (last?.n ?? 0) + 1,
      seat: SPECTATOR,
      name: 'Mathom',
      text: `The rules were mended since you last played. ${what} not stand by them: go on from before.`,
      client: `rules-${timeline.n}`,
      at,
    });
  }

  private forget(room: GameRoom): void {
    if (this.live.get(room.id) !== room) return;
    room.gone = true;
    this.loaded.delete(room.id);
    this.live.delete(room.id);
    roomsLoaded.set(this.live.size);
  }

  /**
   * What is in memory cannot be trusted: the game is read anew, and whoever watched goes on
   * watching, without doing anything. To the others he was there all the time.
   */
  private async drop(room: GameRoom): Promise<void> {
    if (this.live.get(room.id) !== room) return;
    room.closed = true;
    this.forget(room);
    for (let tries = 0; room.viewers.size > 0 && !this.closing; tries++) {
      try {
        const anew = await this.get(room.id);
        for (const viewer of room.viewers.list()) {
          viewer.moved(anew);
          // what it has seen it has: only what came after that is news to it
          anew.watch(viewer, viewer.seen >= 0 ? viewer.seen : undefined);
          room.viewers.delete(viewer);
        }
        return;
      } catch (error) {
        if (error instanceof Elsewhere) {
          sendOn(room);
          return;
        }
        // the new one may be gone as soon as it was there
        const again = isAway(error) || (error instanceof Refusal && error.code === 'closing');
        if (!again || tries >= REREADS) {
          this.deps.log.error({ err: error, game: room.id }, 'a game could not be read again');
          break;
        }
        await new Promise((next) => setTimeout(next, REREAD_MS));
      }
    }
    room.viewers.tell({
      t: 'error',
      game: room.id,
      code: 'closing',
      message: 'The game is being read again; watch it anew.',
    });
  }

  /**
   * A game in a state that the engine cannot show. It is out of the memory, all that is stored of it
   * stays, and its players are told; who asks again does not wake the fault at once.
   */
  private putAside(room: GameRoom, error: unknown): void {
    if (room.closed) return;
    this.deps.log.error({ err: error, game: room.id, n: room.n }, 'a game was put aside');
    room.closed = true;
    this.forget(room);
    this.aside.set(room.id, elapsed() + ASIDE_MS);
    const { code, message } = asideNow();
    room.viewers.tell({ t: 'error', game: room.id, code, message });
  }

  private async putAway(): Promise<void> {
    const now = elapsed();
    for (const room of this.live.values()) {
      if (room.viewers.size > 0 || now - room.touched < this.deps.config.idleMs) continue;
      await room.close();
      // somebody may have come while it was being stored
      if (room.viewers.size > 0) {
        room.closed = false;
        this.look(room);
      } else {
        this.forget(room);
        await this.release(room);
      }
    }
  }

  /** Whoever asks for it next may have it. */
  private async release(room: GameRoom): Promise<void> {
    if (room.epoch === null) return;
    await this.deps.leases
      ?.release(room.id, room.epoch)
      .catch((error) => this.deps.log.warn({ err: error }, 'a lease could not be given back'));
  }

  /** Only these games are certainly this server's own still. */
  keepOnly(mine: ReadonlySet<string>): void {
    for (const [id, room] of [...this.loaded]) {
      if (mine.has(id)) continue;
      const live = this.live.get(id);
      if (live) void this.drop(live);
      // one that is just being read may have been another's before it was
      else
        room.then(
          (late) => this.drop(late),
          () => {},
        );
    }
  }

  giveSeats(games: readonly string[], from: string, to: string, name: string): void {
    for (const id of games) this.live.get(id)?.giveSeats(from, to, name);
  }

  /** Stores every game as it stands. */
  async close(): Promise<void> {
    this.closing = true;
    clearInterval(this.sweep);
    await Promise.all(
      [...this.live.values()].map(async (room) => {
        await room.close();
        room.gone = true;
        if (!this.deps.leases) return;
        await this.release(room);
        sendOn(room);
      }),
    );
    this.live.clear();
    this.loaded.clear();
  }
}

/** Whoever watches looks for the game where it is now. */
function sendOn(room: GameRoom): void {
  for (const viewer of room.viewers.list()) {
    room.viewers.delete(viewer);
    viewer.elsewhere();
  }
}
