import { randomInt } from 'node:crypto';
import { type Decision, type Onlooker, view } from '@mathom/engine';
import { holdShare, type PassRules, passFor } from '@mathom/engine/attention';
import type { Logger } from '../log.ts';
import { elapsed } from '../time.ts';
import type { GameRoom } from './room.ts';

interface Hold {
  readonly n: number;
  /** no pass is made before */
  readonly until: number;
  /** the server is going to pass then */
  timed: boolean;
}

/** No client can have such an id: it has a sign that theirs may not have. */
const FORCED = 'forced:';

/** A choice under this id was made by the server for one who could do nothing else. */
export const isForced = (client: string | null): boolean => client?.startsWith(FORCED) ?? false;

/** Nothing was done where something might have been. */
export const isPass = (d: Decision | null, option: number): boolean =>
  (d?.kind === 'act' || d?.kind === 'respond') && d.options[option]?.type === 'pass';

/**
 * The option with which the server passes for the one who is to decide: because there is no other,
 * or by the rules that he has given for it. These are applied to what he himself can see, so that
 * being passed for tells him nothing either. -1: he is asked.
 */
export function passOption(room: GameRoom, rules: PassRules | undefined): number {
  const { deciding, timeline } = room;
  const d = timeline?.decision;
  if (!d || deciding < 0 || room.seats[deciding]?.bot !== null) return -1;
  if (d.options.length === 1) return 0;
  if (!rules || !room.game.settings.hidePasses) return -1;
  if (!d.options.some((o) => o.type === 'pass')) return -1;
  const seen = view(timeline.state, deciding);
  return seen.decision ? passFor(seen.state, seen.decision, rules) : -1;
}

/**
 * Keeps passes from telling what is in a hand. The engine asks also those who can only pass (its
 * `asksPasses`), and the server passes for them and for those who want to be passed for; and no pass
 * is made before a time drawn by chance for each decision. So one who could do nothing, one who is
 * not asked by his own rules and one who is quick look alike to the others, wherever they sit.
 */
export class Passer {
  private readonly longest: number;
  private readonly log: Logger;
  private readonly holds = new WeakMap<GameRoom, Hold>();

  constructor(longest: number, log: Logger) {
    this.longest = longest;
    this.log = log;
  }

  /** A new decision may have come up; called after everything that happens to a game. */
  look(room: GameRoom): void {
    if (room.deciding < 0 || room.closed) return;
    const { n } = room;
    const now = elapsed();
    let hold = this.holds.get(room);
    if (hold?.n !== n) {
      const wait = room.game.settings.hidePasses ? this.draw(room) : 0;
      hold = { n, until: now + wait, timed: false };
      this.holds.set(room, hold);
    }
    if (hold.timed || !room.forced) return;
    const { until } = hold;
    hold.timed = true;
    const seat = room.deciding;
    setTimeout(() => void this.pass(room, seat, n), Math.max(0, until - now)).unref();
  }

  private draw({ timeline }: GameRoom): number {
    const d = timeline?.decision;
    const longest = Math.ceil(this.longest * (d ? holdShare(timeline.state, d) : 1));
    return longest === 0 ? 0 : randomInt(Math.ceil(longest / 4), longest + 1);
  }

  private async pass(room: GameRoom, seat: number, n: number): Promise<void> {
    // put away, perhaps not for good: it will be looked at again
    if (room.closed) this.holds.delete(room);
    const hold = this.holds.get(room);
    if (hold?.n === n) hold.timed = false;
    try {
      // somebody may have taken back meanwhile, or wants to be asked after all
      if (room.closed || room.n !== n || !room.forced) return;
    } catch (error) {
      // nobody waits for a timer: what is thrown here would end the process
      room.deps.onFault(room, error);
      return;
    }
    try {
      await room.choose(seat, `${FORCED}${n}`, n, room.passOption);
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
