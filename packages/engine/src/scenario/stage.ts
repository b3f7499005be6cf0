/** The stage on which a scenario is played. */

import { apply, createGame, type DeckInput, decision, type GameSetup } from '../api.ts';
import { describeOption } from '../describe.ts';
import { GameError } from '../errors.ts';
import type { Happening } from '../happenings/happening.ts';
import type { Decision, DecisionKind, Option, Question } from '../options.ts';
import type { Pool } from '../pool/pool.ts';
import { attackStat } from '../query/attack-stats.ts';
import { attackFrame, chainFrame } from '../query/refs.ts';
import {
  FIRST_KIND,
  isPlayerKind,
  KINDS_OF_PLAYER,
  type KindOfPlayer,
} from '../rules/kinds-of-player.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { clone } from '../state/clone.ts';
import type { State } from '../state/types.ts';
import { Actor } from './actor.ts';
import { buildBoard, cardId } from './board.ts';
import type { BoardSpec } from './board-spec.ts';
import { phaseAsked } from './moment.ts';
import { Table } from './table.ts';
import { wordsOf } from './words.ts';

/** One thing that happened in a scenario, for watching it: the board after it, and a caption. */
export interface StageStep {
  caption: string;
  state: State;
  events: Happening[];
  /** points of rulings that have been shown by here */
  shows?: string[];
}

/** More rolls than one choice can bring about. */
const MANY = 30;

/** A question by its name, or any of a kind. */
export type Asked = Question | DecisionKind;

/** How far a scenario may run on. */
export interface Until {
  /** the question is that of so many turns later; 0, this turn, if nothing is said */
  turns?: number;
}

/**
 * The stage of a scenario: a board, choices by meaning, dice laid out, and assertions. It is
 * strict: a choice that is not offered, or is asked of somebody else, fails at once and says
 * what was on offer; so does a roll that was not laid out, and one that was and is not made.
 */
export class Stage extends Table {
  readonly pool: Pool;
  /** of its boards and games: no scenario may hang on one */
  readonly seed: number;
  readonly steps: StageStep[] = [];
  asserts = 0;
  /** points of rulings, each as often as it was shown */
  readonly shown: string[] = [];
  private told = 0;
  readonly resource: Actor;
  readonly hazard: Actor;
  readonly third: Actor;

  constructor(pool: Pool, seed = 1) {
    super();
    this.pool = pool;
    this.seed = seed;
    this.resource = new Actor(this, 0, 'resource');
    this.hazard = new Actor(this, 1, 'hazard');
    this.third = new Actor(this, 2, 'third');
  }

  get rules(): RuleSetName {
    return this.pool.rules;
  }

  /** Sets the board. */
  board(spec: BoardSpec): this {
    this.allRolled();
    this.state = buildBoard(spec, this.pool, this.seed);
    this.rolls(...(spec.rolls ?? []));
    const random = this.state.random.join();
    // the state stands at its first decision from here on
    decision(this.state);
    if (this.state.random.join() !== random)
      this.fail('Something was left to chance before the first question: lay out `rolls`.');
    const asks = phaseAsked(spec);
    if (asks !== null && (this.state.phase !== asks || this.state.active !== 0))
      this.fail(
        `Nobody has anything to do at the moment '${spec.moment}', and the game has run on (say \`asksPasses\` or \`runsOn\`): ${this.where()}`,
      );
    this.note('The board', []);
    return this;
  }

  /** A whole game from the draft on, with decks by card name. */
  game(decks: Partial<Record<keyof DeckInput, unknown>>[], more: Partial<GameSetup> = {}): this {
    this.allRolled();
    const list = (x: unknown, kind: KindOfPlayer): [string, number][] =>
      ((x ?? []) as (string | [string, number])[]).map((e) =>
        typeof e === 'string'
          ? [cardId(this.pool, e, kind), 1]
          : [cardId(this.pool, e[0], kind), e[1]],
      );
    const setup: GameSetup = {
      seed: this.seed,
      ...more,
      decks: decks.map((d) => {
        const kind = KINDS_OF_PLAYER[isPlayerKind(d.kind) ? d.kind : FIRST_KIND];
        return {
          kind: kind.name,
          pool: list(d.pool, kind),
          characters: list(d.characters, kind),
          resources: list(d.resources, kind),
          hazards: list(d.hazards, kind),
          sites: list(d.sites ?? [kind.start.at[0]], kind),
          sideboard: list(d.sideboard, kind),
        };
      }),
    };
    this.state = createGame(setup, this.pool);
    this.note('The game begins', []);
    return this;
  }

  /** Asserts that such a game cannot be begun, and that the refusal says this. */
  noGame(decks: Parameters<Stage['game']>[0], why: string, more: Partial<GameSetup> = {}): this {
    let said = '';
    try {
      new Stage(this.pool).game(decks, more);
    } catch (e) {
      if (!(e instanceof GameError)) throw e;
      said = e.message;
    }
    this.asserts++;
    if (said === '') this.fail(`This game should not begin (${why}).`);
    if (!said.includes(why))
      this.fail(`This game should be refused because of "${why}", not: ${said}`);
    return this;
  }

  /** A caption for whoever watches. */
  say(caption: string): this {
    this.note(caption, []);
    return this;
  }

  note(caption: string, events: Happening[]): void {
    this.steps.push({ caption, state: clone(this.state), events });
  }

  decision(): Decision {
    const d = decision(this.state);
    if (!d) this.fail('The game is over, so nothing can be chosen.');
    return d;
  }

  /** What is on offer now, in words. */
  offered(): string[] {
    const d = decision(this.state);
    return d ? d.options.map((o) => wordsOf(this.state, o).does) : [];
  }

  /** Who is asked what, for messages. */
  where(): string {
    if (!this.state) return 'there is no board yet';
    const d = decision(this.state);
    if (!d) return 'the game is over';
    const shown = d.options.slice(0, 40).map((o) => describeOption(this.state, o));
    return `${this.state.players[d.seat].name} is asked (${d.kind}, ${d.about}): ${shown.join(' | ')}`;
  }

  take(o: Option, caption: string): void {
    const laid = this.state.dice.length;
    const { state, events } = apply(this.state, o);
    this.state = state;
    this.note(caption, events);
    const rolls = events.filter((e) => e.event === 'roll');
    const rolled = rolls.reduce((n, e) => n + e.dice.length, 0);
    if (rolled > laid - state.dice.length)
      this.fail(
        `A roll was left to chance, lay it out with \`rolls\`: ${rolls.map((e) => e.for).join(', ')} (${laid / 2} laid).`,
      );
  }

  // -- dice

  /** Lays out the next rolls, each as the total of two dice. */
  rolls(...totals: number[]): this {
    for (const t of totals) {
      if (t < 2 || t > 12) this.fail(`Two dice do not show ${t}.`);
      const a = Math.min(6, t - 1);
      this.state.dice.push(a, t - a);
    }
    return this;
  }

  /** Asserts that so many of the rolls laid out were not called for, and takes them up again. */
  unrolled(rolls: number, message: string): this {
    this.equal(this.state.dice.length / 2, rolls, message);
    this.state.dice = [];
    return this;
  }

  /** All rolls that were laid out were made; asked whenever a board is left. */
  allRolled(): void {
    if (this.state && this.state.dice.length > 0)
      this.fail(`Of the rolls laid out ${this.state.dice.length / 2} were not made.`);
  }

  // -- letting things go by

  /** Whoever is asked passes, so many times. */
  pass(times = 1): this {
    for (let i = 0; i < times; i++) {
      const d = this.decision();
      const o = d.options.find((x) => x.type === 'pass');
      if (!o) this.fail(`There is nothing to pass: ${this.where()}`);
      this.take(o, `${this.state.players[d.seat].name} passes`);
    }
    return this;
  }

  /** Nobody does anything more in this window, not even after the others have passed. */
  allPass(): this {
    const passed = (): number => {
      decision(this.state);
      const f = this.state.stack.at(-1);
      return f?.p === 'window' ? f.passed : -1;
    };
    let before = -1;
    if (passed() < 0) this.fail(`Nobody could act here: ${this.where()}`);
    // in the next window the count begins anew
    for (let now = passed(); now > before; now = passed()) {
      before = now;
      this.pass();
    }
    return this;
  }

  /** Nobody answers any more: the chain resolves. */
  resolve(): this {
    let d = decision(this.state);
    while (d?.kind === 'respond') {
      this.pass();
      d = decision(this.state);
    }
    return this;
  }

  /** Nobody answers this chain any more; what follows from it, in a chain of its own, is left open. */
  resolveThis(): this {
    const first = (): number | undefined => chainFrame(this.state)?.entries[0]?.n;
    const n = first();
    while (decision(this.state)?.kind === 'respond' && first() === n) this.pass();
    return this;
  }

  /** Nobody draws more than the first card for the movement. */
  noDraws(): this {
    for (let d = decision(this.state); d?.about === 'draw'; d = decision(this.state))
      this.take({ type: 'no' }, `${this.state.players[d.seat].name} draws no more`);
    return this;
  }

  /**
   * Whatever attacks now is fought out, one attack after the other, without help: strikes go to the
   * first on offer, nobody acts. For each attack these rolls are laid out, or those of its own list;
   * or every roll shows the same. Gives strikes and prowess.
   */
  fightOut(...rolls: number[] | number[][] | [{ always: number }]): [number, number][] {
    const seen: [number, number][] = [];
    const [first] = rolls;
    const always = typeof first === 'object' && 'always' in first ? first.always : 0;
    let n = -1;
    for (let i = 0; i < 300; i++) {
      const f = attackFrame(this.state);
      const d = f ? decision(this.state) : null;
      if (!f || !d) break;
      if (f.n !== n) {
        n = f.n;
        seen.push([
          attackStat(this.state, f, 'strikes'),
          attackStat(this.state, f, 'attack-prowess'),
        ]);
        const own = rolls[seen.length - 1];
        if (!always) {
          this.allRolled();
          this.rolls(...(Array.isArray(own) ? own : (rolls as number[])));
        }
      }
      if (always) this.rolls(...Array<number>(MANY).fill(always));
      const o =
        (d.about === 'defend' ? undefined : d.options.find((x) => x.type === 'pass')) ??
        d.options[0];
      this.take(o, `${this.state.players[d.seat].name}: ${describeOption(this.state, o)}`);
      if (always) this.state.dice = [];
    }
    return seen;
  }

  /** Everybody passes until that is asked in this turn. */
  passUntil(what: Asked, until: Until = {}): this {
    return this.until(what, until, (d) => {
      if (d.about === 'draw') return { type: 'no' };
      if (d.about === 'discard-to-size') return d.options[d.options.length - 1];
      return d.options.find((o) => o.type === 'pass');
    });
  }

  /** As little as possible is done until that is asked in this turn: the same, and the first company and the first way are taken. */
  skipTo(what: Asked, until: Until = {}): this {
    return this.until(what, until, (d) => {
      if (d.about === 'discard-to-size') return d.options[d.options.length - 1];
      if (d.kind === 'route' || d.about === 'company-phase' || d.about === 'site-phase')
        return d.options[0];
      return d.options.find((o) => o.type === 'pass') ?? d.options.find((o) => o.type === 'no');
    });
  }

  private until(
    what: Asked,
    { turns = 0 }: Until,
    answer: (d: Decision) => Option | undefined,
  ): this {
    const last = this.state.turn + turns;
    for (let i = 0; i < 400; i++) {
      const d = decision(this.state);
      if (!d) this.fail(`The game was over before ${what} was asked.`);
      if (this.state.turn > last)
        this.fail(
          `The turn ended before ${what} was asked (say { turns } to go on): ${this.where()}`,
        );
      if (this.state.turn === last && (d.kind === what || d.about === what)) return this;
      const o = answer(d);
      if (!o) this.fail(`${what} was not asked, but something else: ${this.where()}`);
      this.take(o, `${this.state.players[d.seat].name}: ${describeOption(this.state, o)}`);
    }
    return this.fail(`${what} was never asked.`);
  }

  // -- assertions

  /**
   * What has been asserted since the last mark shows these points of rulings; `crf/card/river/1#2` is
   * the second point of that ruling, as the index words it.
   */
  shows(...points: string[]): this {
    if (this.asserts === this.told)
      this.fail(`Nothing was asserted that could show ${points.join(', ')}.`);
    this.told = this.asserts;
    this.shown.push(...points);
    const step = this.steps.at(-1);
    if (step) step.shows = [...(step.shows ?? []), ...points];
    return this;
  }

  expect(holds: boolean, message: string): this {
    this.asserts++;
    if (!holds) this.fail(`${message} (${this.where()})`);
    return this;
  }

  equal<T>(got: T, want: T, message: string): this {
    this.asserts++;
    if (JSON.stringify(got) !== JSON.stringify(want))
      this.fail(
        `${message}: ${JSON.stringify(got)} instead of ${JSON.stringify(want)} (${this.where()})`,
      );
    return this;
  }

  /** The game asks that player that question now. */
  asks(actor: Actor, about: Asked): this {
    const d = this.decision();
    this.asserts++;
    if (d.seat !== actor.seat || (d.about !== about && d.kind !== about))
      this.fail(`${actor.name} should be asked ${about}: ${this.where()}`);
    return this;
  }
}
