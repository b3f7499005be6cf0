/** The stage on which a scenario is played. */

import { apply, createGame, type DeckInput, decision, type GameSetup } from '../api.ts';
import { describeOption } from '../describe.ts';
import { GameError } from '../errors.ts';
import type { GameEvent } from '../events.ts';
import type { Decision, Option } from '../options.ts';
import type { Pool } from '../pool/pool.ts';
import { strikeProwess } from '../procedures/strike.ts';
import { attackStat } from '../query/attack-stats.ts';
import { companyOf, idOf, nameOf } from '../query/cards.ts';
import { companyStat, playerStat } from '../query/company-stats.ts';
import { unusedGeneral } from '../query/influence.ts';
import { effectivePath } from '../query/map.ts';
import { attackFrame, chainFrame, strikeFrame } from '../query/refs.ts';
import { points, tally } from '../query/score.ts';
import {
  FIRST_KIND,
  isPlayerKind,
  KINDS_OF_PLAYER,
  type KindOfPlayer,
} from '../rules/kinds-of-player.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { clone } from '../state/clone.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { HIDDEN, view } from '../view.ts';
import { Actor } from './actor.ts';
import { buildBoard, cardId } from './board.ts';
import type { BoardSpec } from './board-spec.ts';
import { CardView } from './card-view.ts';
import { ScenarioError } from './error.ts';

/** One thing that happened in a scenario, for watching it: the board after it, and a caption. */
export interface StageStep {
  caption: string;
  state: State;
  events: GameEvent[];
}

/**
 * The stage of a scenario: a board, choices by meaning, dice laid out, and assertions. It is
 * strict: a choice that is not offered, or is asked of somebody else, fails at once and says
 * what was on offer.
 */
export class Stage {
  state!: State;
  readonly pool: Pool;
  readonly steps: StageStep[] = [];
  asserts = 0;
  readonly resource: Actor;
  readonly hazard: Actor;
  readonly third: Actor;

  constructor(pool: Pool) {
    this.pool = pool;
    this.resource = new Actor(this, 0, 'resource');
    this.hazard = new Actor(this, 1, 'hazard');
    this.third = new Actor(this, 2, 'third');
  }

  get rules(): RuleSetName {
    return this.pool.rules;
  }

  /** Sets the board. */
  board(spec: BoardSpec): this {
    this.state = buildBoard(spec, this.pool);
    this.rolls(...(spec.rolls ?? []));
    this.state.def.length; // the state stands at its first decision from here on
    decision(this.state);
    this.note('The board', []);
    return this;
  }

  /** A whole game from the draft on, with decks by card name. */
  game(decks: Partial<Record<keyof DeckInput, unknown>>[], more: Partial<GameSetup> = {}): this {
    const list = (x: unknown, kind: KindOfPlayer): [string, number][] =>
      ((x ?? []) as (string | [string, number])[]).map((e) =>
        typeof e === 'string'
          ? [cardId(this.pool, e, kind), 1]
          : [cardId(this.pool, e[0], kind), e[1]],
      );
    const setup: GameSetup = {
      seed: 1,
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

  note(caption: string, events: GameEvent[]): void {
    this.steps.push({ caption, state: clone(this.state), events });
  }

  fail(message: string): never {
    throw new ScenarioError(message);
  }

  decision(): Decision {
    const d = decision(this.state);
    if (!d) this.fail('The game is over, so nothing can be chosen.');
    return d;
  }

  /** What is on offer now, in words. */
  offered(): string[] {
    const d = decision(this.state);
    return d ? d.options.map((o) => describeOption(this.state, o)) : [];
  }

  /** Who is asked what, for messages. */
  where(): string {
    const d = decision(this.state);
    if (!d) return 'the game is over';
    const shown = d.options.slice(0, 40).map((o) => describeOption(this.state, o));
    return `${this.state.players[d.seat].name} is asked (${d.kind}, ${d.about}): ${shown.join(' | ')}`;
  }

  take(o: Option, caption: string): void {
    const { state, events } = apply(this.state, o);
    this.state = state;
    this.note(caption, events);
  }

  /** Lays out the next rolls, each as the total of two dice. */
  rolls(...totals: number[]): this {
    for (const t of totals) {
      if (t < 2 || t > 12) this.fail(`Two dice do not show ${t}.`);
      const a = Math.min(6, t - 1);
      this.state.dice.push(a, t - a);
    }
    return this;
  }

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
   * first on offer, nobody acts. For each attack these rolls are laid out. Gives strikes and prowess.
   */
  fightOut(...rolls: number[]): [number, number][] {
    const seen: [number, number][] = [];
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
        this.state.dice = [];
        this.rolls(...rolls);
      }
      const o =
        (d.about === 'defend' ? undefined : d.options.find((x) => x.type === 'pass')) ??
        d.options[0];
      this.take(o, `${this.state.players[d.seat].name}: ${describeOption(this.state, o)}`);
    }
    return seen;
  }

  /** Everybody passes until a decision of that kind (or about that) is asked. */
  passUntil(what: string): this {
    for (let i = 0; i < 200; i++) {
      const d = decision(this.state);
      if (!d) this.fail(`The game was over before ${what} was asked.`);
      if (d.kind === what || d.about === what) return this;
      if (d.about === 'draw') this.noDraws();
      else if (d.about === 'discard-to-size')
        this.take(
          d.options[d.options.length - 1],
          `${this.state.players[d.seat].name} discards down to hand size`,
        );
      else this.pass();
    }
    return this.fail(`${what} was never asked.`);
  }

  /** The same, and hands too full lose their first card, no card more is drawn, and the first route and company are taken. */
  skipUntil(what: string): this {
    for (let i = 0; i < 400; i++) {
      const d = decision(this.state);
      if (!d) this.fail(`The game was over before ${what} was asked.`);
      if (d.kind === what || d.about === what) return this;
      const o = d.options.find((x) => x.type === 'pass') ?? d.options.find((x) => x.type === 'no');
      if (o) this.take(o, `${this.state.players[d.seat].name} passes`);
      else if (
        d.about === 'discard-to-size' ||
        d.about === 'path' ||
        d.about === 'company-phase' ||
        d.about === 'site-phase'
      )
        this.take(
          d.options[0],
          `${this.state.players[d.seat].name}: ${describeOption(this.state, d.options[0])}`,
        );
      else this.fail(`This cannot be skipped: ${this.where()}`);
    }
    return this.fail(`${what} was never asked.`);
  }

  /** As little as possible is done until that is asked: passes, no draws, the first company and the first way. */
  skipTo(what: string): this {
    for (let i = 0; i < 200; i++) {
      const d = decision(this.state);
      if (!d) this.fail(`The game was over before ${what} was asked.`);
      if (d.kind === what || d.about === what) return this;
      if (d.about === 'draw') this.noDraws();
      else if (d.options.some((o) => o.type === 'pass')) this.pass();
      else if (d.kind === 'route' || d.about === 'company-phase' || d.about === 'site-phase')
        this.take(d.options[0], describeOption(this.state, d.options[0]));
      else if (d.about === 'discard-to-size')
        this.take(
          d.options[d.options.length - 1],
          `${this.state.players[d.seat].name} discards down to hand size`,
        );
      else this.fail(`${what} was not asked, but something else: ${this.where()}`);
    }
    return this.fail(`${what} was never asked.`);
  }

  // -- looking at the board

  /** A card by name; of several copies the first that is in play, else the first. */
  id(name: string, seat: Seat = -1): Cid {
    const s = this.state;
    const all: Cid[] = [];
    s.def.forEach((_, i) => {
      if (nameOf(s, i) === name || idOf(s, i) === name)
        if (seat < 0 || s.owner[i] === seat) all.push(i);
    });
    const hit = all.find((i) => s.zone[i] === 'play') ?? all[0];
    if (hit === undefined) this.fail(`${name} is not in this game.`);
    return hit;
  }

  /** Which card of the pool it is, by id: of cards of one name there may be several. */
  idOf(id: Cid): string {
    return idOf(this.state, id);
  }

  card(name: string, seat: Seat = -1): CardView {
    return new CardView(this, this.id(name, seat));
  }

  company(member: string): Company {
    const co = companyOf(this.state, this.id(member));
    if (!co) this.fail(`${member} is in no company.`);
    return co;
  }

  limit(member: string): number {
    return companyStat(this.state, 'hazard-limit', this.company(member));
  }

  path(member: string): string[] {
    return effectivePath(this.state, this.company(member)).map((p) => p.type);
  }

  attack(): {
    strikes: number;
    prowess: number;
    body: number;
    detainment: boolean;
    name: string;
    assigned: string[];
  } {
    const f = attackFrame(this.state);
    if (!f) this.fail('There is no attack now.');
    const s = this.state;
    return {
      strikes: attackStat(s, f, 'strikes'),
      prowess: attackStat(s, f, 'attack-prowess'),
      body: attackStat(s, f, 'attack-body'),
      detainment: f.detainment,
      name: f.name,
      assigned: f.assigned.map((a) => nameOf(s, a.who)),
    };
  }

  get underAttack(): boolean {
    return attackFrame(this.state) !== null;
  }

  /** What will be added to the roll against the strike now being resolved. */
  strikeProwess(): number {
    const f = strikeFrame(this.state);
    const a = attackFrame(this.state);
    if (!f || !a) this.fail('No strike is being resolved.');
    return strikeProwess(this.state, f, a);
  }

  /** What is declared on the chain, first to last. */
  chain(): string[] {
    return chainFrame(this.state)?.entries.map((e) => e.name) ?? [];
  }

  hand(seat: Seat): string[] {
    return this.state.players[seat].hand.map((id) => nameOf(this.state, id));
  }

  /** A discard pile as that player may know it, top card last; '?' is a card that he does not know. */
  discardSeenBy(viewer: Seat, of: Seat): string[] {
    const v = view(this.state, viewer).state;
    return v.players[of].discard.map((id) => (v.def[id] === HIDDEN ? '?' : nameOf(v, id)));
  }

  points(seat: Seat) {
    return points(this.state, seat);
  }
  tally(seat: Seat): number {
    return tally(this.state, seat);
  }
  handSize(seat: Seat): number {
    return playerStat(this.state, 'hand-size', seat);
  }
  generalInfluence(seat: Seat): number {
    return unusedGeneral(this.state, seat);
  }

  // -- assertions

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
  asks(actor: Actor, about: string): this {
    const d = this.decision();
    this.asserts++;
    if (d.seat !== actor.seat || (d.about !== about && d.kind !== about))
      this.fail(`${actor.name} should be asked ${about}: ${this.where()}`);
    return this;
  }
}
