import { apply, createGame, decision, describeOption, type GameEvent, type GameSetup, type State } from '@mathom/engine';

export interface ReplayStep {
  caption: string;
  state: State;
  events: readonly GameEvent[];
}

/** Where in the game something begins: after so many choices. */
export interface Mark {
  at: number;
  turn: number;
  seat: number;
  phase: string;
}

const EVERY = 25;

/**
 * A game to leaf through: step 0 is the beginning, step n the board after n choices. Some boards
 * are kept, and what lies between is played again when it is asked for.
 */
export class Reel {
  readonly choices: readonly number[];
  private readonly kept = new Map<number, ReplayStep>();
  readonly marks: Mark[] = [];
  /** how many choices could be played again; fewer than there are if the engine reads them otherwise */
  readonly length: number;

  constructor(setup: GameSetup, choices: readonly number[]) {
    this.choices = choices;
    let now: ReplayStep = { caption: 'The game begins', state: createGame(setup), events: [] };
    this.kept.set(0, now);
    this.mark(now.state, 0, null);
    let n = 0;
    for (; n < choices.length; n++) {
      const before = now.state;
      const next = this.after(now, n);
      if (!next) break;
      now = next;
      if ((n + 1) % EVERY === 0) this.kept.set(n + 1, now);
      this.mark(now.state, n + 1, before);
    }
    this.length = n + 1;
  }

  private after(from: ReplayStep, n: number): ReplayStep | null {
    const d = decision(from.state);
    const o = d?.options[this.choices[n]];
    if (!d || !o) return null;
    const caption = `${from.state.players[d.seat].name}: ${describeOption(from.state, o)}`;
    return { caption, ...apply(from.state, o) };
  }

  private mark(s: State, at: number, before: State | null): void {
    if (!before || before.turn !== s.turn || before.active !== s.active || before.phase !== s.phase) this.marks.push({ at, turn: s.turn, seat: s.active, phase: s.phase });
  }

  /** The board after n choices. */
  step(n: number): ReplayStep {
    const to = Math.max(0, Math.min(n, this.length - 1));
    const have = this.kept.get(to);
    if (have) return have;
    let at = to;
    while (!this.kept.has(at)) at--;
    let now = this.kept.get(at);
    for (; now && at < to; at++) now = this.after(now, at) ?? now;
    if (!now) throw new Error('The first board is always kept.');
    // the last few asked for stay at hand, so that going back is quick
    this.kept.set(to, now);
    return now;
  }

  /** The beginnings of turns. */
  get turns(): Mark[] {
    return this.marks.filter((m, i) => i === 0 || m.turn !== this.marks[i - 1].turn || m.seat !== this.marks[i - 1].seat);
  }

  /** Which turn step n is in, by its place in `turns`. */
  turnAt(n: number): number {
    const list = this.turns;
    let i = 0;
    while (i + 1 < list.length && list[i + 1].at <= n) i++;
    return i;
  }
}
