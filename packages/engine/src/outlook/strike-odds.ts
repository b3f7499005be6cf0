/** How a strike is likely to go: from the numbers that the strike sequence itself takes (coe/3.iv). */

import { harmOf, staysUntapped } from '../procedures/harm.ts';
import { strikeProwess } from '../procedures/strike.ts';
import { awaiting } from '../query/attack-frame.ts';
import { addedToBodyChecks } from '../query/attack-rules.ts';
import {
  attackStat,
  bearAllOnAttack,
  eachFaces,
  strikeStat,
  syncAttack,
} from '../query/attack-stats.ts';
import { untapped, wounded } from '../query/cards.ts';
import { bodyInFight, committedProwess } from '../query/fight-stats.ts';
import { rollModifier, stat } from '../query/stats.ts';
import type { AttackFrame, Harm, StrikeFrame } from '../state/frames.ts';
import { newStrike } from '../state/new-strike.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { chanceApart, chanceOf, chanceTwice, least } from './dice.ts';

export interface StrikeOdds {
  readonly kind: 'strike';
  readonly who: Cid;
  /** the least roll by which the strike fails, 13 if none does; 0: the other rolls as well */
  readonly need: number;
  /** it fails, nothing comes of it, or it hits */
  readonly fails: number;
  readonly nothing: number;
  readonly hits: number;
  /** what a hit does to him, and if it wounds, how likely he then does not survive it */
  readonly harm: Harm;
  readonly dies: number;
  /** how likely a strike that has failed is beaten for good */
  readonly beaten: number;
  /** he is tapped for it unless he is hit */
  readonly taps: boolean;
}

/** What is taken to be so: staying untapped, and that many more in support. */
export interface Supposed {
  readonly stay?: boolean;
  readonly support?: number;
}

/** How likely he does not survive the body check of a wound. */
function dying(s: State, who: Cid): number {
  const body = bodyInFight(s, who, stat(s, 'body', who));
  const plus = rollModifier(s, 'body-check', who, -1) + (wounded(s, who) ? 1 : 0);
  return chanceOf((roll) => roll + plus > body);
}

/** How likely a strike of theirs is beaten for good once it has failed. */
function beating(s: State, a: AttackFrame, f: StrikeFrame): number {
  if (a.foe.k === 'company') return dying(s, f.by);
  if (a.detainment || a.assigned[f.i]?.bodiless) return 1;
  const body = strikeStat(s, a, f.who, 'attack-body', f.n);
  if (body < 0) return 1;
  const plus = a.foe.k === 'agent' && wounded(s, a.card) ? 1 : 0;
  return chanceOf((roll) => roll + plus + addedToBodyChecks(s, a) > body);
}

/** The odds of a strike, as it stands or as is supposed. */
export function strikeOdds(
  s: State,
  a: AttackFrame,
  strike: StrikeFrame,
  { stay, support = 0 }: Supposed = {},
): StrikeOdds {
  const f = { ...strike, stay: stay ?? strike.stay, support: strike.support + support };
  const mine = strikeProwess(s, f, a);
  const theirs =
    a.foe.k === 'company'
      ? committedProwess(s, f)
      : strikeStat(s, a, f.who, 'attack-prowess', f.n) + (a.assigned[f.i]?.more ?? 0);
  const bothRoll = a.foe.k !== 'numbers';
  const less = a.foe.k === 'agent' && wounded(s, a.card) ? 2 : 0;
  const lead = mine - theirs + less;
  const likely = bothRoll ? chanceApart : f.twice ? chanceTwice : chanceOf;
  const fails = likely((roll) => roll + lead > 0);
  const survives = likely((roll) => roll + lead >= 0);
  return {
    kind: 'strike',
    who: f.who,
    need: bothRoll ? 0 : least((roll) => roll + lead > 0),
    fails,
    nothing: survives - fails,
    hits: 1 - survives,
    harm: harmOf(s, a, f),
    dies: dying(s, f.who),
    beaten: beating(s, a, f),
    taps: untapped(s, f.who) && !staysUntapped(s, a, f),
  };
}

/** The odds of one who would face a strike of that attack, or does and has not rolled yet. */
export function strikeOddsOf(s: State, a: AttackFrame, who: Cid, supposed?: Supposed): StrikeOdds {
  const at = a.assigned.findIndex((x) => x.who === who && x.result === '');
  return strikeOdds(s, a, newStrike(a, who, at < 0 ? a.assigned.length : at), supposed);
}

/** An attack of a site as that company would meet it now, and how each of them would fare against one strike. */
export interface Threat {
  readonly attack: AttackFrame;
  readonly strikes: number;
  readonly prowess: number;
  /** -1: it has none */
  readonly body: number;
  readonly each: readonly StrikeOdds[];
}

/** What awaits a company at a site, with all that bears on it by now. */
export function threatsAt(s: State, co: Company, site: Cid): Threat[] {
  return awaiting(s, co, site).map((attack) => {
    bearAllOnAttack(s, attack);
    syncAttack(s, attack);
    const first = co.members[0] ?? -1;
    const number = (name: 'attack-prowess' | 'attack-body'): number =>
      first < 0 ? 0 : strikeStat(s, attack, first, name);
    return {
      attack,
      strikes: eachFaces(s, attack) ? co.members.length : attackStat(s, attack, 'strikes'),
      prowess: number('attack-prowess'),
      body: number('attack-body'),
      each: co.members.map((who) => strikeOddsOf(s, attack, who)),
    };
  });
}
