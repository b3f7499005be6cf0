import { view } from '@mathom/engine';
import type { Pace } from '@mathom/protocol';
import type { BotPool } from '../bots/pool.ts';
import type { Logger } from '../log.ts';
import type { GameRoom } from './room.ts';

/** How long a bot waits before a choice, in milliseconds: so that a person can follow. */
const WAIT: Readonly<Record<Pace, number>> = { instant: 0, quick: 250, normal: 700, slow: 1500 };

/** Lets bots play: when it is a bot's turn it is shown its view, and what it picks is chosen. */
export class BotDriver {
  private readonly pool: BotPool;
  private readonly log: Logger;
  /** the decision each game's bot is busy with */
  private readonly busy = new Map<string, number>();
  private closed = false;

  constructor(pool: BotPool, log: Logger) {
    this.pool = pool;
    this.log = log;
  }

  /** Looks whether a bot is to decide; called after everything that happens to a game. */
  look(room: GameRoom): void {
    const seat = room.deciding;
    const level = seat >= 0 ? room.seats[seat]?.bot : null;
    if (!level || this.closed || room.closed || this.busy.get(room.id) === room.n) return;
    const { n } = room;
    this.busy.set(room.id, n);
    const wait = WAIT[room.game.settings.pace];
    const go = (): void => void this.play(room, seat, level, n);
    if (wait > 0) setTimeout(go, wait).unref();
    else setImmediate(go);
  }

  private async play(room: GameRoom, seat: number, level: string, n: number): Promise<void> {
    try {
      if (this.closed || room.closed || room.n !== n || !room.timeline) return;
      const shown = view(room.timeline.state, seat);
      const person = room.seats.find((row) => row.user !== null)?.user ?? room.id;
      const task = { view: JSON.stringify(shown), level, seed: n };
      const option = await this.pool.choose(task, person);
      // somebody may have taken back, conceded or closed the game meanwhile
      if (this.closed || room.closed || room.n !== n) return;
      await room.choose(seat, `bot-${n}`, n, option);
    } catch (error) {
      this.log.error({ err: error, game: room.id, n }, 'a bot could not play');
    } finally {
      if (this.busy.get(room.id) === n) this.busy.delete(room.id);
      if (room.n !== n) this.lookAgain(room);
    }
  }

  /** What is thrown after a bot's turn is nobody's to catch: it would end the process. */
  private lookAgain(room: GameRoom): void {
    try {
      this.look(room);
    } catch (error) {
      room.deps.onFault(room, error);
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.close();
  }
}
