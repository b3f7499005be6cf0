import { randomInt } from 'node:crypto';
import type { Decision, Onlooker } from '@mathom/engine';
import type { Logger } from '../log.ts';
import { elapsed } from '../time.ts';
import type { GameRoom } from './room.ts';

/** No client can have such an id: it has a sign that theirs may not have. */
const FORCED = 'forced:';

/** A choice under this id was made by the server for one who could do nothing else. */
export const isForced = (client: string | null): boolean => client?.startsWith(FORCED) ?? false;

/** Nothing was done where something might have been. */
export const isPass = (d: Decision | null, option: number): boolean =>
  (d?.kind === 'act' || d?.kind === 'respond') && d.options[option]?.type === 'pass';

/**
 * Keeps passes from telling what is in a hand. The engine asks also those who can only pass (its
 * `asksPasses`), and the server passes for them; and no pass is made before a time drawn by chance
 * for each decision. So one who could do nothing, one whose page passes by itself and one who is
 * quick look alike to the others.
 */
export class Passer {
  private readonly longest: number;
  private readonly log: Logger;
  private readonly holds = new WeakMap<GameRoom, { n: number; until: number }>();

  constructor(longest: number, log: Logger) {
    this.longest = longest;
    this.log = log;
  }

  /** A new decision may have come up; called after everything that happens to a game. */
  look(room: GameRoom): void {
    if (room.deciding < 0 || room.closed || this.holds.get(room)?.n === room.n) return;
    const { n } = room;
    const now = elapsed();
    const wait = room.game.settings.hidePasses ? this.draw() : 0;
    this.holds.set(room, { n, until: now + wait });
    if (!room.forced) return;
    const seat = room.deciding;
    setTimeout(() => void this.pass(room, seat, n), wait).unref();
  }

  private draw(): number {
    return this.longest === 0 ? 0 : randomInt(Math.ceil(this.longest / 4), this.longest + 1);
  }

  private async pass(room: GameRoom, seat: number, n: number): Promise<void> {
    // put away, perhaps not for good: it will be looked at again
    if (room.closed) this.holds.delete(room);
    // somebody may have taken back meanwhile
    if (room.closed || room.n !== n || !room.forced) return;
    try {
      await room.choose(seat, `${FORCED}${n}`, n, 0);
    } catch (error) {
      if (room.n === n && !room.closed) {
        this.log.error({ err: error, game: room.id, n }, 'a pass could not be made');
      }
    }
  }

  /** Waits with a pass until its time has come. */
  async hold(room: GameRoom, audience: Onlooker, n: number, option: number): Promise<void> {
    const held = this.holds.get(room);
    if (held?.n !== n || room.n !== n || audience !== room.deciding) return;
    if (!isPass(room.timeline?.decision ?? null, option)) return;
    const wait = held.until - elapsed();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
  }
}
