import {
  type Decision,
  decision,
  describeOption,
  type Happening,
  type Pool,
  type State,
} from '@mathom/engine';
import { type BoardSpec, Stage } from '@mathom/engine/scenario';
import { t } from '../../app/words.ts';
import { happened } from '../../watch/happened.ts';

/** The learner sits here. */
export const LEARNER = 0;

export type LessonStep = {
  title?: string;
  text: string;
  /** the part of the board that it speaks of, as a selector of the table */
  point?: string;
} & (
  | { k: 'read' }
  /** a new board; what follows is played on it */
  | { k: 'board'; board: BoardSpec }
  /** a whole game from its draft on, with these decks by the names of their cards */
  | { k: 'game'; decks: Parameters<Stage['game']>[0] }
  /** the other side acts, or time passes */
  | { k: 'auto'; run: (t: Stage) => void }
  /** the learner chooses: the option whose words have all of these */
  | {
      k: 'act';
      want: readonly string[];
      about?: string;
      hint: string;
      rolls?: readonly number[];
      map?: true;
      labels?: Readonly<Record<string, string>>;
      /** what the other side answers to it, where he would otherwise let it be */
      rival?: string;
    }
);

type Act = Extract<LessonStep, { k: 'act' }>;

const PASSING = 120;

/**
 * A guided game. The rules are the real ones and so are the options; draws and dice are laid out,
 * and only the choice that the lesson is about is accepted.
 */
export class Lesson {
  readonly steps: readonly LessonStep[];
  readonly stage: Stage;
  at = -1;
  /** what happened since the last choice, in sentences */
  lines: string[] = [];

  constructor(steps: readonly LessonStep[], pool: Pool) {
    this.steps = steps;
    this.stage = new Stage(pool);
    this.next();
  }

  get step(): LessonStep {
    return this.steps[this.at];
  }
  get over(): boolean {
    return this.at >= this.steps.length - 1;
  }
  get state(): State {
    return this.stage.state;
  }
  /** What the learner is asked now, if the lesson asks. */
  get decision(): Decision | null {
    const d = decision(this.state);
    return this.step.k === 'act' && d?.seat === LEARNER ? d : null;
  }

  /** The option the lesson is about. */
  get wanted(): number {
    return this.step.k === 'act' ? this.find(this.step) : -1;
  }

  private find({ want, about }: Act): number {
    const d = decision(this.state);
    if (!d || d.seat !== LEARNER || (about !== undefined && d.about !== about)) return -1;
    return d.options.findIndex((o) => {
      const words = describeOption(this.state, o);
      return want.every((w) => words.includes(w));
    });
  }

  /** On to the next step; what happens by itself happens now. */
  next(): void {
    if (this.over) return;
    this.at++;
    this.lines = [];
    const from = this.stage.steps.length;
    const step = this.step;
    if (step.k === 'board' || step.k === 'game') {
      if (step.k === 'board') this.stage.board(step.board);
      else this.stage.game(step.decks, { length: 'starter' });
      this.state.players[LEARNER].name = t('You');
      this.state.players[1].name = t('Your rival');
    } else if (step.k === 'auto') step.run(this.stage);
    else if (step.k === 'act') this.bringOn(step);
    this.tell(from);
  }

  /** Nobody does anything until what is wanted is on offer. */
  private bringOn(step: Act): void {
    for (let i = 0; i < PASSING && this.find(step) < 0; i++) quiet(this.stage);
    if (this.find(step) < 0)
      this.stage.fail(`"${step.want.join(' ... ')}" never came up: ${this.stage.where()}`);
  }

  /** Takes the option if it is the one; else says why not. */
  choose(i: number): string | null {
    const step = this.step;
    const o = this.decision?.options[i];
    if (step.k !== 'act' || !o) return t('There is nothing to choose just now.');
    if (i !== this.wanted) return step.hint;
    if (step.rolls) {
      this.state.dice = [];
      this.stage.rolls(...step.rolls);
    }
    const from = this.stage.steps.length;
    this.stage.take(o, describeOption(this.state, o));
    this.answer(step.rival);
    const said = this.linesFrom(from);
    this.next();
    this.lines = [...said, ...this.lines];
    return null;
  }

  private answer(rival: string | undefined): void {
    const d = decision(this.state);
    if (rival === undefined || !d || d.seat === LEARNER) return;
    const o = d.options.find((x) => describeOption(this.state, x).includes(rival));
    if (o) this.stage.take(o, `${t('Your rival')}: ${describeOption(this.state, o)}`);
  }

  private linesFrom(from: number): string[] {
    return this.stage.steps.slice(from).flatMap((s) => happened(s.state, s.events.filter(worth)));
  }
  private tell(from: number): void {
    this.lines = this.linesFrom(from);
  }
}

const worth = (e: Happening): boolean => e.event !== 'status';

/** The plainest answer of whoever is asked: to pass, to say no, or the first there is. */
export function quiet(t: Stage): void {
  const d = t.decision();
  const plain = d.options.find((x) => x.type === 'pass') ?? d.options.find((x) => x.type === 'no');
  // from a hand too full the card drawn last goes
  const o =
    plain ?? (d.about === 'discard-to-size' ? d.options[d.options.length - 1] : d.options[0]);
  t.take(o, `${t.state.players[d.seat].name}: ${describeOption(t.state, o)}`);
}

/** Plain answers until that question is asked, or so often at most. */
export function quietUntil(t: Stage, seat: number, ...abouts: string[]): void {
  for (let i = 0; i < PASSING; i++) {
    const d = decision(t.state);
    if (!d || (d.seat === seat && (abouts.includes(d.about) || abouts.includes(d.kind)))) return;
    quiet(t);
  }
  t.fail(`${abouts.join(' or ')} was never asked: ${t.where()}`);
}
