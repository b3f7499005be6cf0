import type { Onlooker } from '@mathom/engine';
import type { ServerMessage } from '@mathom/protocol';
import type { Refusal } from '../errors.ts';
import type { GameRoom } from './room.ts';

/** A connection that follows a game. Text is made once for all who see the same. */
export interface Viewer {
  readonly user: string;
  audience: Onlooker;
  /** the last update that was sent to it */
  seen: number;
  /** it wants what has changed and not the whole again */
  readonly changes: boolean;
  /** what it was shown last (shown.ts); -1: it needs the whole */
  rev: number;
  sendText(text: string): void;
  /** the game goes on in another room; it was read anew */
  moved(room: GameRoom): void;
  /** the game is no longer one that he may watch */
  sentOff(why: Refusal): void;
  /** another server has the game now */
  elsewhere(): void;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Who is looking at a game, and since when a player is not. */
export class Viewers {
  private readonly all = new Set<Viewer>();
  private readonly gone = new Map<number, number>();

  get size(): number {
    return this.all.size;
  }

  add(viewer: Viewer): void {
    this.all.add(viewer);
  }

  delete(viewer: Viewer): boolean {
    return this.all.delete(viewer);
  }

  has(viewer: Viewer): boolean {
    return this.all.has(viewer);
  }

  isHere(seat: number): boolean {
    for (const v of this.all) if (v.audience === seat || v.audience === 'both') return true;
    return false;
  }

  /** Notes who is there; true if that has changed. */
  reckon(seats: readonly number[], now: number): boolean {
    let changed = false;
    for (const seat of seats) {
      const here = this.isHere(seat);
      if (here === !this.gone.has(seat)) continue;
      if (here) this.gone.delete(seat);
      else this.gone.set(seat, now);
      changed = true;
    }
    return changed;
  }

  /** How long a seat has been away, in milliseconds; 0 if it is here. */
  awayFor(seat: number, now: number): number {
    const since = this.gone.get(seat);
    return since === undefined ? 0 : now - since;
  }

  /** Is anybody of this audience here? */
  any(audience: Onlooker): boolean {
    for (const viewer of this.all) if (viewer.audience === audience) return true;
    return false;
  }

  /**
   * Brings everybody from update `from` to update `n`, or from an earlier one if he has not seen
   * that; `not` is left out.
   */
  each(
    from: number,
    n: number,
    textFor: (viewer: Viewer, from: number) => string,
    not: (viewer: Viewer) => boolean,
  ): void {
    for (const viewer of this.all) {
      if (not(viewer)) continue;
      const text = textFor(viewer, Math.min(from, viewer.seen));
      viewer.seen = n;
      viewer.sendText(text);
    }
  }

  /** Says something to everybody, but for the users in `not`. */
  tell(message: ServerMessage, not: ReadonlySet<string> = NOBODY): void {
    const text = JSON.stringify(message);
    for (const viewer of this.all) if (!not.has(viewer.user)) viewer.sendText(text);
  }

  list(): Viewer[] {
    return [...this.all];
  }
}
