import { apply, createGame, type DeckInput, decision, type GameSetup } from '../api.ts';
import { describeAim, describeKey, describeOption } from '../describe.ts';
import { GameError } from '../errors.ts';
import type { GameEvent } from '../events.ts';
import { explain } from '../explain.ts';
import { HERO_START, type Stat } from '../language/index.ts';
import type { Decision, Option } from '../options.ts';
import { strikeProwess } from '../procedures/strike.ts';
import { companyOf, def, nameOf, note, root, siteOfCard } from '../query/cards.ts';
import { effectivePath } from '../query/map.ts';
import { attackFrame, chainFrame, strikeFrame } from '../query/refs.ts';
import { points, tally } from '../query/score.ts';
import {
  attackStat,
  companyStat,
  corruptionTotal,
  playerStat,
  stat,
  unusedDirect,
  unusedGeneral,
} from '../query/stats.ts';
import type { RuleSetName } from '../rules/rule-sets.ts';
import { clone } from '../state/clone.ts';
import type { Cid, Company, Entry, Seat, State } from '../state/types.ts';
import { HIDDEN, view } from '../view.ts';
import { type BoardSpec, buildBoard, cardId } from './board.ts';
import { ScenarioError } from './error.ts';

/** One thing that happened in a scenario, for watching it: the board after it, and a caption. */
export interface StageStep {
  caption: string;
  state: State;
  events: GameEvent[];
}

type Hint = string | { way?: number; untapped?: true; with?: string };

/**
 * The stage of a scenario: a board, choices by meaning, dice laid out, and assertions. It is
 * strict: a choice that is not offered, or is asked of somebody else, fails at once and says
 * what was on offer.
 */
export class Stage {
  state!: State;
  readonly rules: RuleSetName;
  readonly steps: StageStep[] = [];
  asserts = 0;
  readonly resource: Actor;
  readonly hazard: Actor;
  readonly third: Actor;

  constructor(rules: RuleSetName) {
    this.rules = rules;
    this.resource = new Actor(this, 0, 'resource');
    this.hazard = new Actor(this, 1, 'hazard');
    this.third = new Actor(this, 2, 'third');
  }

  /** Sets the board. */
  board(spec: BoardSpec): this {
    this.state = buildBoard(spec, this.rules);
    this.rolls(...(spec.rolls ?? []));
    this.state.def.length; // the state stands at its first decision from here on
    decision(this.state);
    this.note('The board', []);
    return this;
  }

  /** A whole game from the draft on, with decks by card name. */
  game(decks: Partial<Record<keyof DeckInput, unknown>>[], more: Partial<GameSetup> = {}): this {
    const list = (x: unknown): [string, number][] =>
      ((x ?? []) as (string | [string, number])[]).map((e) =>
        typeof e === 'string' ? [cardId(e), 1] : [cardId(e[0]), e[1]],
      );
    this.state = createGame({
      seed: 1,
      rules: this.rules,
      ...more,
      decks: decks.map((d) => ({
        pool: list(d.pool),
        characters: list(d.characters),
        resources: list(d.resources),
        hazards: list(d.hazards),
        sites: list(d.sites ?? [HERO_START]),
        sideboard: list(d.sideboard),
      })),
    });
    this.note('The game begins', []);
    return this;
  }

  /** Asserts that such a game cannot be begun, and that the refusal says this. */
  noGame(decks: Parameters<Stage['game']>[0], why: string, more: Partial<GameSetup> = {}): this {
    let said = '';
    try {
      new Stage(this.rules).game(decks, more);
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
    s.def.forEach((d, i) => {
      if (nameOf(s, i) === name || d === name) if (seat < 0 || s.owner[i] === seat) all.push(i);
    });
    const hit = all.find((i) => s.zone[i] === 'play') ?? all[0];
    if (hit === undefined) this.fail(`${name} is not in this game.`);
    return hit;
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
    return v.players[of].discard.map((id) => (v.def[id] === HIDDEN ? HIDDEN : nameOf(v, id)));
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

/** One of the players of a scenario. */
export class Actor {
  readonly stage: Stage;
  readonly seat: Seat;
  readonly name: string;
  constructor(stage: Stage, seat: Seat, name: string) {
    this.stage = stage;
    this.seat = seat;
    this.name = name;
  }

  /** It is this player's turn to choose; others who could act or answer first let it be. */
  private mine(): Decision {
    let d = this.stage.decision();
    for (let i = 1; i < this.stage.state.players.length && d.seat !== this.seat; i++) {
      if ((d.kind !== 'act' && d.kind !== 'respond') || !d.options.some((o) => o.type === 'pass'))
        break;
      this.stage.pass();
      d = this.stage.decision();
    }
    if (d.seat !== this.seat)
      this.stage.fail(`It is not for the ${this.name} player to choose: ${this.stage.where()}`);
    return d;
  }

  private matching(name: string, types: Option['type'][]): Option[] {
    const s = this.stage.state;
    return this.mine().options.filter(
      (o) => types.includes(o.type) && 'card' in o && nameOf(s, o.card) === name,
    );
  }

  private begin(verb: string, name: string, list: Option[], hints: Hint[]): void {
    const st = this.stage;
    const more = hints.find((h) => typeof h !== 'string') as
      | { way?: number; untapped?: true; with?: string }
      | undefined;
    // played with another card only if so said
    let fit = list.filter(
      (o) =>
        o.type !== 'play' ||
        (o.with === undefined ? '' : nameOf(st.state, o.with)) === (more?.with ?? ''),
    );
    if (more?.way !== undefined)
      fit = fit.filter((o) =>
        o.type === 'play'
          ? o.mode === (more.way ?? 1) - 1
          : o.type === 'use' || o.type === 'use-effect'
            ? o.ability === (more.way ?? 1) - 1
            : o.type === 'reveal'
              ? o.mode === (more.way ?? 1) - 1
              : true,
      );
    if (more?.untapped) fit = fit.filter((o) => o.type === 'use' && o.untapped);
    else if (fit.some((o) => o.type === 'use' && !o.untapped))
      fit = fit.filter((o) => !(o.type === 'use' && o.untapped));
    if (fit.length === 0)
      st.fail(`The ${this.name} player cannot ${verb} ${name} now: ${st.where()}`);
    // copies in play that read alike are as good as each other
    if (fit.length > 1 && new Set(fit.map((o) => describeOption(st.state, o))).size === 1)
      fit = fit.slice(0, 1);
    if (fit.length > 1)
      st.fail(
        `There are several ways to ${verb} ${name}: say which ({ way: n }): ${fit.map((o) => describeOption(st.state, o)).join(' | ')}`,
      );
    st.take(fit[0], `${st.state.players[this.seat].name}: ${verb} ${name}`);
    this.follow(
      hints.filter((h): h is string => typeof h === 'string'),
      `${verb} ${name}`,
    );
  }

  /** Chooses targets and costs by the hints; what was filled in without asking must agree with them. */
  private follow(hints: string[], what: string): void {
    const st = this.stage;
    const left = hints.slice();
    for (;;) {
      const d = decision(st.state);
      if (!d || d.seat !== this.seat || d.kind !== 'aim') break;
      const words = d.options.map((o) => describeOption(st.state, o));
      const i = left.findIndex((h) => words.some((w) => w.includes(h)));
      if (i < 0) st.fail(`To ${what} something more must be chosen: ${st.where()}`);
      const at =
        words.indexOf(left[i]) >= 0
          ? words.indexOf(left[i])
          : words.findIndex((w) => w.includes(left[i]));
      st.take(d.options[at], `... ${words[at]}`);
      left.splice(i, 1);
    }
    if (left.length === 0) return;
    const e = chainFrame(st.state)?.entries.at(-1) ?? chainFrame(st.state)?.now ?? null;
    const said = e ? described(st.state, e) : '';
    for (const h of left)
      if (e && !said.includes(h)) st.fail(`To ${what}, ${h} was not what was chosen (${said}).`);
  }

  /** Plays a card from hand. Hints name targets, users, keys in any order. */
  plays(name: string, ...hints: Hint[]): this {
    this.begin('play', name, this.matching(name, ['play']), hints);
    return this;
  }

  /** Uses an ability of a card in play, or of an effect it left. */
  uses(name: string, ...hints: Hint[]): this {
    const s = this.stage.state;
    const effects = this.mine().options.filter(
      (o) => o.type === 'use-effect' && s.lasting.find((l) => l.n === o.effect)?.def === name,
    );
    this.begin('use', name, [...this.matching(name, ['use']), ...effects], hints);
    return this;
  }

  /** Reveals a card on guard. */
  reveals(name: string, ...hints: Hint[]): this {
    this.begin('reveal', name, this.matching(name, ['reveal']), hints);
    return this;
  }

  placesOnGuard(name: string): this {
    this.begin('place on guard', name, this.matching(name, ['on-guard']), []);
    return this;
  }

  passes(): this {
    const d = this.mine();
    const o = d.options.find((x) => x.type === 'pass');
    if (!o) this.stage.fail(`The ${this.name} player cannot pass: ${this.stage.where()}`);
    this.stage.take(o, `${this.stage.state.players[this.seat].name} passes`);
    return this;
  }

  /** Takes the option whose words contain all of these. */
  chooses(...words: string[]): this {
    const st = this.stage;
    const d = this.mine();
    const texts = d.options.map((o) => describeOption(st.state, o));
    const exact = texts.findIndex((t) => words.length === 1 && t === words[0]);
    const hits = texts
      .map((t, i) => (words.every((w) => t.includes(w)) ? i : -1))
      .filter((i) => i >= 0);
    const at = exact >= 0 ? exact : hits[0];
    if (at === undefined) st.fail(`"${words.join(' ... ')}" is not on offer: ${st.where()}`);
    if (exact < 0 && hits.length > 1)
      st.fail(
        `"${words.join(' ... ')}" fits several options: ${hits.map((i) => texts[i]).join(' | ')}`,
      );
    st.take(d.options[at], `${st.state.players[this.seat].name}: ${texts[at]}`);
    return this;
  }

  /** The words of everything on offer to this player now. */
  options(): string[] {
    return this.stage.decision().seat === this.seat ? this.stage.offered() : [];
  }

  /** Asserts that something with these words is on offer to this player. */
  may(...words: string[]): this {
    const list = this.options();
    this.stage.expect(
      list.some((t) => words.every((w) => t.includes(w))),
      `"${words.join(' ... ')}" should be on offer to the ${this.name} player`,
    );
    return this;
  }

  /** Asserts that it is this player's decision, or nobody asks him, and nothing with these words is on offer. */
  mayNot(...words: string[]): this {
    const list = this.options();
    this.stage.expect(
      !list.some((t) => words.every((w) => t.includes(w))),
      `"${words.join(' ... ')}" should not be on offer to the ${this.name} player`,
    );
    return this;
  }

  /** Asserts the exact set of options, in any order. */
  options_are(...want: string[]): this {
    this.stage.equal(
      [...this.options()].sort(),
      [...want].sort(),
      `the options of the ${this.name} player`,
    );
    return this;
  }

  /** Asserts that a card cannot be used, and that one of the reasons cites this rule (or has this code). */
  refused(name: string, cite: string): this {
    const st = this.stage;
    const s = st.state;
    const own = s.players[this.seat].hand.find((id) => nameOf(s, id) === name) ?? st.id(name);
    const all = explain(s, this.seat, own);
    st.expect(
      all.length > 0 && all.every((w) => !w.possible),
      `${name} should not be usable by the ${this.name} player`,
    );
    const reasons = all.flatMap((w) => w.reasons);
    st.expect(
      reasons.some((r) => r.cite === cite || r.code === cite),
      `${name} should be refused because of ${cite}, not ${reasons.map((r) => `${r.code} ${r.cite}`).join(', ')}`,
    );
    return this;
  }
}

const described = (s: State, e: Entry): string =>
  [
    ...e.ctx.aims.map((a) => describeAim(s, a)),
    e.ctx.user >= 0 ? nameOf(s, e.ctx.user) : '',
    e.key ? describeKey(e.key) : '',
  ].join(' | ');

/** A card on the board, as an assertion reads it. */
export class CardView {
  private readonly stage: Stage;
  readonly id: Cid;
  constructor(stage: Stage, id: Cid) {
    this.stage = stage;
    this.id = id;
  }
  private get s(): State {
    return this.stage.state;
  }
  get zone(): string {
    return this.s.zone[this.id];
  }
  get status(): 'untapped' | 'tapped' | 'wounded' {
    return (['untapped', 'tapped', 'wounded'] as const)[this.s.status[this.id]];
  }
  /** what it is on */
  get host(): string {
    return this.s.host[this.id] >= 0 ? nameOf(this.s, this.s.host[this.id]) : '';
  }
  get site(): string {
    const at = siteOfCard(this.s, this.id);
    return at >= 0 ? nameOf(this.s, at) : '';
  }
  /** who controls the character: a name, 'general' or 'nobody' */
  get control(): string {
    const c = this.s.control[this.id];
    return c >= 0 ? nameOf(this.s, c) : c === -1 ? 'general' : 'nobody';
  }
  get companions(): string[] {
    return (companyOf(this.s, this.id)?.members ?? [])
      .filter((m) => m !== root(this.s, this.id))
      .map((m) => nameOf(this.s, m));
  }
  get stored(): string | undefined {
    return note(this.s, this.id).stored;
  }
  get inUse(): boolean {
    return note(this.s, this.id).idle !== true;
  }
  stat(name: Stat): number {
    return stat(this.s, name, this.id);
  }
  get corruption(): number {
    return corruptionTotal(this.s, this.id);
  }
  influence(against?: string): number {
    return unusedDirect(this.s, this.id, against ? this.stage.id(against) : -1);
  }
  get kind(): string {
    return def(this.s, this.id).kind;
  }
}
