import { switchOn } from '../effects/lasting.ts';
import { watch } from '../effects/watch.ts';
import { happen } from '../happenings/happen.ts';
import type { Cond } from '../language/index.ts';
import { company, note } from '../query/cards.ts';
import { companyMatches, holds, matches, speaks } from '../query/evaluate.ts';
import {
  abilitiesLeft,
  contextOf,
  isElsewhere,
  isLive,
  triggersInForce,
} from '../query/in-force.ts';
import { effectivePath, effectiveSitePath, retypers } from '../query/map.ts';
import { fits } from '../query/pattern.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { boundLike, ctxWith } from '../state/ctx.ts';
import type { CompanyPhaseFrame } from '../state/frames.ts';
import type { Cid, Company, Lasting, State } from '../state/types.ts';
import { runAtOnce } from './at-once.ts';

/**
 * The order in which effects are applied as a company sets out (annotation 26, coe/2.IV.iv). The
 * hazard player names it at the first reveal where it matters, and it binds for the turn. In
 * rule sets in which he orders the passive conditions too, a condition may come before a change
 * of regions: such a change is held back until what is before it has resolved.
 */
export function effectsToOrder(s: State, co: Company): Cid[] {
  // what was established holds, and what came later comes later
  if (s.envOrder.length > 0 || co.path.length === 0) return [];
  const cards = retypers(s);
  if (cards.length === 0) return [];
  const results = new Set<string>();
  const firing = new Map<Cid, Set<string>>();
  const both = rulesOf(s).ordersPassives === 'hazard-player';
  for (const order of permutations(cards)) {
    for (let n = both ? 0 : order.length; n <= order.length; n++) {
      s.envOrder = order.slice(0, n);
      s.envHeld = order.slice(n);
      if (n === order.length) results.add(`${readAs(s, co, false)}|${readAs(s, co, true)}`);
      if (!both) continue;
      for (const [id, what] of demands(s, co)) {
        const seen = firing.get(id) ?? new Set<string>();
        seen.add(what);
        firing.set(id, seen);
      }
    }
  }
  s.envOrder = [];
  s.envHeld = [];
  const passives = [...firing].filter(([, seen]) => seen.size > 1).map(([id]) => id);
  if (passives.length > 0) return [...cards, ...passives];
  return results.size > 1 ? cards.slice() : [];
}

/** The regions on its way and on that of its site, to one who plays a hazard or to all others. */
const readAs = (s: State, co: Company, playing: boolean): string =>
  `${effectivePath(s, co, playing).map((p) => p.type)}|${effectiveSitePath(s, co.dest, playing).map((p) => p.type)}`;

const permutations = (list: readonly Cid[]): Cid[][] =>
  list.length <= 1
    ? [list.slice()]
    : list.flatMap((x) => permutations(list.filter((y) => y !== x)).map((rest) => [x, ...rest]));

/** What each card in play would demand at the start of this company's phase, as things are read now. */
function demands(s: State, co: Company): [Cid, string][] {
  const out = new Map<Cid, string[]>();
  const list = (src: Cid): string[] => {
    const known = out.get(src) ?? [];
    out.set(src, known);
    return known;
  };
  for (const x of triggersInForce(s, 'moves')) {
    if (x.lasting || x.a.on.event !== 'moves' || typeof x.a.on.company !== 'object') continue;
    const told = list(x.card);
    const c = contextOf(s, x);
    c.company = co.id;
    if (companyMatches(s, c, co, x.a.on.company) && speaks(s, c, x.a)) told.push(`${x.i}`);
  }
  for (const x of triggersInForce(s, 'whenever')) {
    if (x.lasting || x.a.on.event !== 'whenever') continue;
    const told = list(x.card);
    for (const id of s.table) {
      const seen = note(s, x.card).uses?.[`w${x.i}:${id}`];
      if (seen?.[0] === s.turn) continue;
      const c = contextOf(s, x);
      c.company = co.id;
      c.it = id;
      if (matches(s, c, id, x.a.on.each) && speaks(s, c, x.a)) told.push(`${x.i}:${id}`);
    }
  }
  return [...out].map(([id, told]) => [id, told.join()]);
}

/** Holds back the changes of regions that come after a passive condition in the established order. */
export function holdBack(s: State): void {
  if (s.envOrder.length === 0) {
    s.envHeld = [];
    return;
  }
  const cards = retypers(s);
  const first = s.envOrder.findIndex((id) => isLive(s, id) && !cards.includes(id));
  s.envHeld = first < 0 ? [] : s.envOrder.slice(first).filter((id) => cards.includes(id));
}

/**
 * Lets passive conditions look at the company that sets out: all of them, or, in an established
 * order with changes between them, those up to the next change. True if there are more to come.
 */
export function lookAtStart(s: State, f: CompanyPhaseFrame): boolean {
  const looked = f.looked ?? [];
  if (s.envHeld.length > 0 && company(s, f.company)?.moving) {
    for (const id of s.envOrder.slice()) {
      if (looked.includes(id)) continue;
      const held = s.envHeld.includes(id);
      if (held && s.queue.length > 0) break;
      looked.push(id);
      if (held) s.envHeld = s.envHeld.filter((x) => x !== id);
      else if (isLive(s, id)) look(s, f, id, []);
    }
    f.looked = looked;
    if (s.queue.length > 0) return true;
  }
  s.envHeld = [];
  const co = company(s, f.company);
  if (co) declareWayEffects(s, co);
  look(s, f, -1, looked);
  return false;
}

/** Something in a text speaks of the site or the way of a moving company. */
const OF_THE_WAY: ReadonlySet<string> = new Set(['to', 'moving', 'path', 'regions']);
const ofTheWay = (x: unknown): boolean =>
  typeof x === 'object' &&
  x !== null &&
  Object.entries(x).some(([k, v]) => OF_THE_WAY.has(k) || ofTheWay(v));

/** The conditions of a lasting effect on a company, where they depend on its way. */
const wayConditions = (l: Lasting): Cond[] => {
  const out: Cond[] = [];
  for (const a of abilitiesLeft(l)) if ('when' in a && a.when && ofTheWay(a.when)) out.push(a.when);
  return out;
};

/** What was played face-down in advance is declared now that the site is turned up (crf/turn/organization-phase/choosing-a-new-site/5). */
function declareWayEffects(s: State, co: Company): void {
  for (const l of s.lasting) {
    if (l.off === co.id) switchOn(s, l);
    if (
      rulesOf(s).wayEffects !== 'declared' ||
      !co.moving ||
      l.what.k !== 'abilities' ||
      l.what.on?.t !== 'company' ||
      l.what.on.id !== co.id
    )
      continue;
    const depends =
      wayConditions(l).length > 0 ||
      abilitiesLeft(l).some((a) => a.is === 'modify' && ofTheWay(a.by));
    if (depends)
      s.queue.push({
        what: 'on-the-way',
        card: l.card,
        i: -1,
        lasting: l.n,
        seat: l.by,
        ctx: ctxWith(l.what.ctx, { company: co.id }),
        name: l.def,
        does: [],
        optional: false,
      });
  }
}

/**
 * What was played in advance, and is to be done as the company sets out, is done with the reveal
 * where the rules say so: before cards are drawn, and nobody can answer (coe/2.IV.iv).
 */
export function applyWayEffects(s: State, co: Company): void {
  if (rulesOf(s).wayEffects !== 'applied' || !co.moving) return;
  for (const x of triggersInForce(s, 'moves')) {
    if (!x.lasting || isElsewhere(x, co.id) || x.a.on.event !== 'moves') continue;
    const c = contextOf(s, x);
    c.bound = boundLike(c.bound);
    if (fits(s, c, x.a.on, { event: 'moves', company: co.id }) && speaks(s, c, x.a))
      runAtOnce(s, x.a, c);
  }
}

/** Whether such an effect fails as it resolves: then it does nothing in this phase. */
export function wayEffectFails(s: State, l: Lasting, co: number): boolean {
  const c = l.what.k === 'abilities' ? ctxWith(l.what.ctx, { company: co }) : null;
  return c !== null && wayConditions(l).some((q) => !holds(s, c, q));
}

function look(s: State, f: CompanyPhaseFrame, only: Cid, skip: readonly Cid[]): void {
  happen(
    s,
    { event: 'company-phase', phase: 'movement-hazard', edge: 'start', company: f.company },
    only,
    skip,
  );
  if (company(s, f.company)?.moving) happen(s, { event: 'moves', company: f.company }, only, skip);
  watch(s, only, skip);
}
