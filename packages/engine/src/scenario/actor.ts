/** A player of a scenario: choices by meaning, and what he may or may not do. */

import { decision } from '../api.ts';
import { describeAim, describeKey, describeOption } from '../describe.ts';
import { explain } from '../explain.ts';
import type { Decision, Option } from '../options.ts';
import { nameOf } from '../query/cards.ts';
import { chainFrame } from '../query/refs.ts';
import type { Entry, Seat, State } from '../state/types.ts';
import type { Stage } from './stage.ts';

type Hint = string | { way?: number; untapped?: true; with?: string };

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
