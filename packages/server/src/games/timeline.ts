import {
  type Applied,
  apply,
  type Decision,
  decision,
  forgetFound,
  type Onlooker,
  type Option,
  type State,
  shareSame,
  shownEvent,
  type Told,
} from '@mathom/engine';
import type { VisibleEvent } from '@mathom/protocol';

/** One choice that counts. */
export interface Step {
  /** the update that showed it */
  readonly n: number;
  readonly seat: number;
  readonly option: number;
  /** nothing hidden came to light by it */
  readonly free: boolean;
  /** a pass that the server made for one who could do nothing else */
  readonly forced: boolean;
}

/** A choice worked out but not yet made: it is written down first. */
export interface Prepared {
  readonly before: State;
  readonly after: State;
  readonly seat: number;
  readonly option: number;
  readonly chosen: Option;
  readonly asked: Decision;
  readonly free: boolean;
  readonly events: Told[];
}

/** So many states before the present one are kept for taking back without reckoning again. */
const KEPT = 2;
/** What happened is in memory for so many of the last updates; all of it is in the journal. */
export const EVENTS_KEPT = 16;

/** What happened at an update. */
export interface Seen {
  readonly n: number;
  readonly list: readonly Told[];
}

/**
 * True if taking the choice back would leave nobody the wiser: no chance was used, and every
 * card that somebody got to know by it is one that the chooser knew (he has shown his own).
 */
export function revealsNothing(before: State, after: State, seat: number): boolean {
  if (before.dice.length !== after.dice.length) return false;
  if (before.random.some((word, i) => word !== after.random[i])) return false;
  return before.known.every(
    (known, card) => (after.known[card] & ~known) === 0 || (known & (1 << seat)) !== 0,
  );
}

/** A game's course: its state, the choices that led there, and what was seen of them. */
export class Timeline {
  state: State;
  /** the number of the last update; it only grows */
  n: number;
  readonly steps: Step[];
  private readonly seen: Seen[];
  /** what happened up to this update is not in memory any more */
  forgotten = 0;
  /** take-backs: at update `n`, everything after update `kept` */
  private readonly undone: { n: number; kept: number }[] = [];
  private readonly recent: { choices: number; state: State }[] = [];

  constructor(state: State, n = 0) {
    this.state = state;
    this.n = n;
    this.steps = [];
    this.seen = [];
  }

  get decision(): Decision | null {
    return decision(this.state);
  }

  prepare(choice: number | Option): Prepared {
    const before = this.state;
    const d = decision(before);
    const { state: after, told } = apply(before, choice);
    shareSame(before, after);
    // `apply` would have thrown if there were no decision, or no such option
    const asked = d as Decision;
    const option =
      typeof choice === 'number'
        ? choice
        : asked.options.findIndex((o) => JSON.stringify(o) === JSON.stringify(choice));
    return {
      before,
      after,
      seat: asked.seat,
      option,
      chosen: asked.options[option],
      asked,
      free: revealsNothing(before, after, asked.seat),
      events: told,
    };
  }

  /** The board is set right by hand: what a repair has made of the state, by the wish of a seat. */
  mended({ state, told }: Applied, seat: number): void {
    this.keep(this.state);
    this.state = state;
    this.record(this.n + 1, seat, -1, false, told);
  }

  /** A state that may come back by a take-back, and hardly ever does. */
  private keep(state: State): void {
    forgetFound(state);
    this.recent.push({ choices: this.steps.length, state });
    if (this.recent.length > KEPT) this.recent.shift();
  }

  commit(p: Prepared, forced = false): void {
    this.keep(p.before);
    this.state = p.after;
    this.record(this.n + 1, p.seat, p.option, p.free, p.events, forced);
  }

  /**
   * Takes note of a choice whose state is already there (a game that is read from its rows). What
   * happened is null where it was left in the journal, as it is of what is long past.
   */
  record(
    n: number,
    seat: number,
    option: number,
    free: boolean,
    events: readonly Told[] | null,
    forced = false,
  ): void {
    this.n = n;
    this.steps.push({ n, seat, option, free, forced });
    if (events === null) this.forgotten = n;
    if (events === null || events.length === 0) return;
    this.seen.push({ n, list: events });
    if (this.seen.length <= EVENTS_KEPT) return;
    this.forgotten = this.seen[0].n;
    this.seen.shift();
  }

  /** How many choices would be left if this seat took back its last; -1: it has none. */
  beforeLastOf(seat: number, base: number): number {
    for (let i = this.steps.length - 1; i >= base; i--) {
      if (this.steps[i].seat === seat && !this.steps[i].forced) return i;
    }
    return -1;
  }

  /**
   * Nobody else has decided anything since, and nothing hidden has come to light. Another's forced
   * pass counts as his decision: otherwise this would tell that it was forced.
   */
  isFree(left: number): boolean {
    const seat = this.steps[left]?.seat;
    return this.steps.slice(left).every((step) => step.free && step.seat === seat);
  }

  stateAfter(choices: number): State | null {
    if (choices === this.steps.length) return this.state;
    return this.recent.find((r) => r.choices === choices)?.state ?? null;
  }

  takeBack(left: number, state: State | null): void {
    this.n++;
    this.forget(left, this.n);
    if (state) this.state = state;
  }

  /** Drops the choices after the first `left`; the update that says so is `n`. */
  forget(left: number, n: number): void {
    const kept = left > 0 ? this.steps[left - 1].n : 0;
    this.n = n;
    this.steps.length = left;
    while (this.seen.length > 0 && this.seen[this.seen.length - 1].n > kept) this.seen.pop();
    this.forgotten = Math.min(this.forgotten, kept);
    while (this.recent.length > 0 && this.recent[this.recent.length - 1].choices >= left) {
      this.recent.pop();
    }
    this.undone.push({ n, kept });
  }

  /** The last update that still counts for one who has seen `since`, if that is an earlier one. */
  keptSince(since: number): number | undefined {
    let kept = since;
    for (const u of this.undone) if (u.n > since) kept = Math.min(kept, u.kept);
    return kept < since ? kept : undefined;
  }

  /** Is everything that happened after this update in memory? */
  remembers(since: number): boolean {
    return since >= this.forgotten || this.forgotten === 0;
  }

  /** What happened after update `since`, for one audience; `older`: what is not in memory. */
  eventsSince(since: number, audience: Onlooker, older: readonly Seen[] = []): VisibleEvent[] {
    const players = this.state.players.length;
    const out: VisibleEvent[] = [];
    const add = ({ n, list }: Seen): void => {
      for (const told of list)
        out.push({ ...shownEvent(told, audience, players), n } as VisibleEvent);
    };
    for (const one of older) if (one.n > since && one.n <= this.forgotten) add(one);
    let i = this.seen.length;
    while (i > 0 && this.seen[i - 1].n > since) i--;
    for (; i < this.seen.length; i++) add(this.seen[i]);
    return out;
  }
}
