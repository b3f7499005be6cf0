import {
  advance,
  apply,
  createGame,
  type Decision,
  decision,
  describeOption,
  fork,
  type GameSetup,
  type Happening,
  type Option,
  type Pool,
  type Repair,
  repair,
  type State,
} from '@mathom/engine';
import { playerName } from '../../app/player-name.ts';
import { engineWords, t } from '../../app/words.ts';
import { repairWords } from '../../table/model/repair-words.ts';

export interface ReplayStep {
  caption: string;
  state: State;
  events: readonly Happening[];
}

/** Where in the game something begins: after so many choices. */
export interface Mark {
  at: number;
  turn: number;
  seat: number;
  phase: string;
}

const EVERY = 25;

const phaseOf = (s: State): string => `${s.turn} ${s.active} ${s.phase}`;
/** The sentences of another language are known as they begin; who did it stands before them. */
export const captionOf = (s: State, d: Decision, o: Option): string => {
  const said = describeOption(s, o);
  const whole = said.charAt(0).toUpperCase() + said.slice(1);
  const words = engineWords(whole);
  return `${playerName(s.players[d.seat].name)}: ${words === whole ? said : words}`;
};

/**
 * A game to leaf through: step 0 is the beginning, step n the board after n choices. Some boards
 * are kept, and what lies between is played again when it is asked for.
 */
export class Reel {
  readonly choices: readonly number[];
  private readonly kept = new Map<number, ReplayStep>();
  readonly marks: Mark[] = [];
  /** the game as far as it was wound on */
  private head: State;
  private readonly repairs: readonly Repair[];
  private wound = 0;
  private last: readonly [number, ReplayStep] | null = null;
  done = false;

  /** Where a choice is -1 the board was set right by hand, by the next of `repairs`. */
  constructor(
    setup: GameSetup,
    choices: readonly number[],
    pool: Pool,
    repairs: readonly Repair[] = [],
  ) {
    this.choices = choices;
    this.repairs = repairs;
    this.head = createGame(setup, pool);
    this.kept.set(0, { caption: t('The game begins'), state: fork(this.head), events: [] });
    this.mark('');
  }

  /** How many steps there are; fewer than choices if the engine reads one otherwise. */
  get length(): number {
    return this.wound + 1;
  }

  /** Plays so many choices more, to know where turns begin; true when that was all. */
  wind(most = Number.POSITIVE_INFINITY): boolean {
    for (let i = 0; i < most && !this.done; i++) {
      const n = this.wound;
      const s = this.head;
      const by = this.repairAt(n);
      if (by) {
        this.head = repair(s, by).state;
        this.wound++;
        if ((n + 1) % EVERY === 0)
          this.kept.set(n + 1, { caption: '', state: fork(this.head), events: [] });
        continue;
      }
      const d = n < this.choices.length ? decision(s) : null;
      const o = d?.options[this.choices[n]];
      if (!d || !o) {
        this.done = true;
        break;
      }
      const before = phaseOf(s);
      advance(s, o);
      this.wound++;
      if ((n + 1) % EVERY === 0) this.kept.set(n + 1, { caption: '', state: fork(s), events: [] });
      this.mark(before);
    }
    return this.done;
  }

  private repairAt(n: number): Repair | undefined {
    if (this.choices[n] !== -1) return undefined;
    return this.repairs[this.choices.slice(0, n).filter((choice) => choice === -1).length];
  }

  private after(from: ReplayStep, n: number): ReplayStep | null {
    const by = this.repairAt(n);
    if (by)
      return {
        caption: t('By hand, as both agreed: {{what}}', { what: repairWords(from.state, by) }),
        ...repair(from.state, by),
      };
    const d = decision(from.state);
    const o = d?.options[this.choices[n]];
    if (!d || !o) return null;
    return { caption: captionOf(from.state, d, o), ...apply(from.state, o) };
  }

  private mark(before: string): void {
    const { turn, active, phase } = this.head;
    if (phaseOf(this.head) !== before)
      this.marks.push({ at: this.wound, turn, seat: active, phase });
  }

  /** The board after n choices. */
  step(n: number): ReplayStep {
    const to = Math.max(0, Math.min(n, this.length - 1));
    let at = to;
    // boards kept while winding lack their events: those are played from the one before
    while (at > 0 && (at === to || !this.kept.has(at))) at--;
    if (to === this.last?.[0]) return this.last[1];
    let now = this.kept.get(at);
    for (; now && at < to; at++) now = this.after(now, at) ?? now;
    if (!now) throw new Error('The first board is always kept.');
    this.last = [to, now];
    return now;
  }

  /** The beginnings of turns. */
  get turns(): Mark[] {
    return this.marks.filter(
      (m, i) => i === 0 || m.turn !== this.marks[i - 1].turn || m.seat !== this.marks[i - 1].seat,
    );
  }

  /** Which turn step n is in, by its place in `turns`. */
  turnAt(n: number): number {
    const list = this.turns;
    let i = 0;
    while (i + 1 < list.length && list[i + 1].at <= n) i++;
    return i;
  }
}
