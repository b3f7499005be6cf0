/** A player of a scenario: choices by meaning, and what he may or may not do. */

import { apply, decision, fork } from '../api.ts';
import { describeAim, describeKey } from '../describe.ts';
import { explain } from '../explain.ts';
import type { Decision, DecisionKind, Option } from '../options.ts';
import { def, nameOf } from '../query/cards.ts';
import { chainFrame } from '../query/refs.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { ChainFrame, WindowFrame } from '../state/frames.ts';
import type { Cid, Entry, Seat, State } from '../state/types.ts';
import { haste } from './in-haste.ts';
import { Offer } from './offer.ts';
import type { Stage } from './stage.ts';
import { fits, says, waysOf, wordsOf } from './words.ts';

/** How a card is played or used, where that is not said by its name alone. */
interface Manner {
  /** some words of the way that is meant, as the card is rendered: they must fit no other */
  way?: string;
  untapped?: true;
  with?: string;
}
type Hint = string | Manner;

/** All that stands against it: the code of each reason, and where its rule stands. */
type Reasons = Readonly<Record<string, string | readonly string[]>>;

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

  /**
   * It is this player's turn to choose. Others who are asked before him in the same window or
   * chain let it be; nothing is resolved and no window closed for that.
   */
  private mine(): Decision {
    const st = this.stage;
    for (let d = st.decision(); ; d = st.decision()) {
      if (d.seat === this.seat) return d;
      const f = openTo(st.state, this.seat);
      const after = f && apply(st.state, { type: 'pass' }).state;
      const next = after && openTo(after, this.seat);
      const goesOn =
        f && next && after.stack.length === st.state.stack.length && next.passed > f.passed;
      if (!goesOn) return st.fail(`It is not for the ${this.name} player to choose: ${st.where()}`);
      st.pass();
    }
  }

  private matching(name: string, types: Option['type'][]): Option[] {
    const s = this.stage.state;
    return this.mine().options.filter(
      (o) => types.includes(o.type) && 'card' in o && nameOf(s, o.card) === name,
    );
  }

  private begin(verb: string, name: string, list: Option[], hints: Hint[]): void {
    const st = this.stage;
    const more = hints.find((h) => typeof h !== 'string') as Manner | undefined;
    // played with another card only if so said
    let fit = list.filter(
      (o) =>
        o.type !== 'play' ||
        (o.with === undefined ? '' : nameOf(st.state, o.with)) === (more?.with ?? ''),
    );
    const way = more?.way;
    if (way !== undefined) {
      const first = fit[0];
      if (first && 'card' in first)
        this.onlyWay(first.card, first.type === 'use' ? 'use' : 'play', way);
      fit = fit.filter((o) => says(wordsOf(st.state, o).way, way));
    }
    if (more?.untapped) fit = fit.filter((o) => o.type === 'use' && o.untapped);
    else if (fit.some((o) => o.type === 'use' && !o.untapped))
      fit = fit.filter((o) => !(o.type === 'use' && o.untapped));
    if (fit.length === 0)
      st.fail(`The ${this.name} player cannot ${verb} ${name} now: ${st.where()}`);
    // copies in play that read alike are as good as each other
    const texts = fit.map((o) => JSON.stringify(wordsOf(st.state, o)));
    if (new Set(texts).size > 1)
      st.fail(
        `There are several ways to ${verb} ${name}: say which ({ way: '...' }): ${texts.join(' | ')}`,
      );
    const before = st.state;
    st.take(fit[0], `${st.state.players[this.seat].name}: ${verb} ${name}`);
    this.follow(
      hints.filter((h): h is string => typeof h === 'string'),
      `${verb} ${name}`,
      before,
      fit[0],
    );
  }

  /** These words are said by one way of the card and no other. */
  private onlyWay(id: Cid, verb: 'play' | 'use', way: string): void {
    const all = waysOf(this.stage.state, id, verb);
    if (all.filter((text) => says(text, way)).length !== 1)
      this.stage.fail(
        `"${way}" should be said by one way to ${verb} ${nameOf(this.stage.state, id)}: ${all.join(' | ')}`,
      );
  }

  /** Chooses targets and costs by the hints; what was filled in without asking must agree with them. */
  private follow(hints: string[], what: string, before: State, first: Option): void {
    const st = this.stage;
    const left = hints.slice();
    const taken = [first];
    for (;;) {
      const d = decision(st.state);
      if (!d || d.seat !== this.seat || d.kind !== 'aim') break;
      const words = d.options.map((o) => wordsOf(st.state, o).does);
      const i = left.findIndex((h) => words.some((w) => w.includes(h)));
      if (i < 0) st.fail(`To ${what} something more must be chosen: ${st.where()}`);
      const at =
        words.indexOf(left[i]) >= 0
          ? words.indexOf(left[i])
          : words.findIndex((w) => w.includes(left[i]));
      taken.push(d.options[at]);
      st.take(d.options[at], `... ${words[at]}`);
      left.splice(i, 1);
    }
    if (left.length === 0) return;
    // what is revealed at once, as by the older rules, waits nowhere: it is seen in what comes of it
    if (first.type === 'reveal' && rulesOf(before).onGuardReveal === 'at-once') return;
    const said = declared(st.state) ?? declared(waitedFor(before, taken)) ?? '';
    for (const h of left)
      if (!said.includes(h)) st.fail(`To ${what}, ${h} was not what was chosen (${said}).`);
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
    const texts = d.options.map((o) => wordsOf(st.state, o));
    const exact = texts.findIndex((t) => words.length === 1 && t.does === words[0]);
    const hits = texts.flatMap((t, i) => (words.every((w) => fits(t, w)) ? [i] : []));
    const at = exact >= 0 ? exact : hits[0];
    if (at === undefined) st.fail(`"${words.join(' ... ')}" is not on offer: ${st.where()}`);
    if (exact < 0 && hits.length > 1)
      st.fail(
        `"${words.join(' ... ')}" fits several options: ${hits.map((i) => texts[i].does).join(' | ')}`,
      );
    st.take(d.options[at], `${st.state.players[this.seat].name}: ${texts[at].does}`);
    return this;
  }

  // -- what he may do

  /** What is on offer to this player, who must be the one who is asked now. */
  private get offer(): Offer {
    const d = this.stage.decision();
    if (d.seat !== this.seat)
      this.stage.fail(
        `The ${this.name} player is not asked now (on a board with \`asksPasses\` he is, though he could only pass): ${this.stage.where()}`,
      );
    return new Offer(this.stage, `the ${this.name} player`, this.stage.state, d);
  }

  /** To say that a card cannot be played proves nothing where it is not asked for cards. */
  private offersCards(word: string): void {
    const st = this.stage;
    const d = st.decision();
    const played =
      /^(play|use) /.test(word) ||
      st.state.players[this.seat].hand.some((id) => nameOf(st.state, id) === word);
    if (played && CARDLESS.includes(d.kind))
      st.fail(`No card could be played or used here anyway (${word}): ${st.where()}`);
  }

  /** The words of everything on offer to this player now. */
  options(): string[] {
    return this.offer.words;
  }

  /** Asserts that something with these words is on offer to this player, who is asked now. */
  may(...words: string[]): this {
    this.offer.may(...words);
    return this;
  }

  /** Asserts that this player is asked now, and nothing with these words is on offer. */
  mayNot(...words: string[]): this {
    this.offersCards(words[0]);
    this.offer.mayNot(...words);
    return this;
  }

  /** Asserts the exact set of options, in any order. */
  options_are(...want: string[]): this {
    this.offer.options_are(...want);
    return this;
  }

  /**
   * Asserts that a card cannot be used, and everything that stands against it: in all its ways, or
   * in the one that is named.
   */
  refused(name: string, reasons: Reasons, { way }: { way?: string } = {}): this {
    const st = this.stage;
    const s = st.state;
    const own = s.players[this.seat].hand.find((id) => nameOf(s, id) === name) ?? st.id(name);
    // what stands against it is what stands against it in this window
    const d = st.decision();
    const moment = Object.keys(reasons).some((code) => MOMENT.includes(code));
    const asked = d.kind === 'organize' || d.about === 'reveal-on-guard' || openTo(s, d.seat);
    if (!moment && !asked) st.fail(`Nobody acts now, so nothing else is refused: ${st.where()}`);
    const wrong = haste(s, this.seat, own);
    if (wrong !== '') st.fail(`What stands against ${name}: ${wrong}.`);
    let all = explain(s, this.seat, own);
    if (way !== undefined) {
      const verb = s.zone[own] === 'hand' ? 'play' : 'use';
      this.onlyWay(own, verb, way);
      const at = waysOf(s, own, verb).findIndex((text) => says(text, way));
      all = all.slice(at, at + 1);
    }
    st.expect(
      all.length > 0 && all.every((w) => !w.possible),
      `${name} should not be usable by the ${this.name} player`,
    );
    const pairs = (list: [string, string][]): string[] =>
      [...new Set(list.map(([code, cite]) => `${code} ${cite}`))].sort();
    const got = all.flatMap((w) => w.reasons).map((r): [string, string] => [r.code, r.cite]);
    const want = Object.entries(reasons).flatMap(([code, cites]) =>
      [cites].flat().map((cite): [string, string] => [code, cite]),
    );
    st.equal(pairs(got), pairs(want), `what stands against ${name} (a ${def(s, own).kind})`);
    return this;
  }
}

/** Nothing stands against it but that something else is asked. */
const MOMENT: readonly string[] = ['not-asked', 'other-question'];

/** Questions in which no card is ever played or used. */
const CARDLESS: readonly DecisionKind[] = ['assign', 'confirm', 'number', 'order', 'route'];

/** The window or chain on top, if that player has a say in it. */
function openTo(s: State, seat: Seat): WindowFrame | ChainFrame | null {
  const f = s.stack[s.stack.length - 1];
  const open = f?.p === 'window' || (f?.p === 'chain' && f.s === 'respond');
  return open && f.order.includes(seat) ? f : null;
}

/** The same choices where everybody is asked before anything resolves: what was declared still waits there. */
function waitedFor(before: State, taken: readonly Option[]): State {
  const asking = fork(before);
  asking.asksPasses = true;
  return taken.reduce((s, o) => apply(s, o).state, asking);
}

/** What was chosen for what was declared last, if it is there still. */
function declared(s: State): string | null {
  const chain = chainFrame(s);
  const e = chain?.entries.at(-1) ?? chain?.now ?? null;
  return e && described(s, e);
}

const described = (s: State, e: Entry): string =>
  [
    ...e.ctx.aims.map((a) => describeAim(s, a)),
    e.ctx.user >= 0 ? nameOf(s, e.ctx.user) : '',
    e.key ? describeKey(e.key) : '',
  ].join(' | ');
