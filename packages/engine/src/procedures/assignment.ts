/** The assignment of strikes: who can be given one, and how many are left (coe/3.ii). */

import { happen, heeded } from '../happenings/happen.ts';
import { chooserOf } from '../query/attack-rules.ts';
import {
  attackModifier,
  attackStat,
  bodilessStrikes,
  eachFaces,
  isUnmoved,
} from '../query/attack-stats.ts';
import { company, def, fighters, note } from '../query/cards.ts';
import { isLeftOut } from '../query/company.ts';
import { attackMatches, matches, speaks } from '../query/evaluate.ts';
import { normalStat } from '../query/foe.ts';
import { contextOf, inForce, type OfKind } from '../query/in-force.ts';
import { applyModifier } from '../query/modifiers.ts';
import { refCard } from '../query/refs.ts';
import type { Assigned, AttackFrame } from '../state/frames.ts';
import { type Cid, type Modifier, NO_MAX, NO_MIN, type State } from '../state/types.ts';

/** Who of the company can be given a strike of this attack. */
export function eligible(s: State, f: AttackFrame): Cid[] {
  const co = company(s, f.company);
  if (!co) return [];
  return fighters(s, co).filter((id) => {
    if (note(s, id).prisoner !== undefined || isLeftOut(s, f, id)) return false;
    if (f.spec.faces && !matches(s, f.ctx, id, f.spec.faces)) return false;
    if (
      def(s, id).kind === 'ally' &&
      f.spec.strikes === 'each' &&
      f.spec.faces?.kind === 'character'
    )
      return false;
    return !neverFaces(s, f, id);
  });
}

function assignmentRules(s: State, f: AttackFrame, id: Cid): Set<string> {
  const out = new Set<string>();
  for (const x of inForce(s, 'assignment')) {
    if (!('who' in x.a) || x.a.who === undefined) continue;
    if (x.a.how === 'attacker-first' || x.a.how === 'again-by-defender') continue;
    // what he says of himself: the common case, and no context is made for others
    if (x.lasting === null && x.a.who === 'self' && x.card !== id) continue;
    const c = contextOf(s, x);
    if (refCard(s, c, x.a.who) !== id) continue;
    if (x.a.attacks && !attackMatches(s, c, f, x.a.attacks)) continue;
    if (x.a.how === 'must' && x.a.once && f.struckBefore.includes(id)) continue;
    out.add(x.a.how);
    if (x.a.how === 'must' && x.a.regardless) out.add('regardless');
  }
  return out;
}

/** Those to whom the attacker may give the first strike, before the defender chooses. */
export function firstByAttacker(s: State, f: AttackFrame): Cid[] {
  const rules = inForce(s, 'assignment').flatMap((x) =>
    // some attacks no other hazard has a say in (crf/card/ride-against-the-enemy/1)
    x.a.how === 'attacker-first' && !isUnmoved(s, f, x.card, true)
      ? [{ a: x.a, c: contextOf(s, x) }]
      : [],
  );
  if (rules.length === 0) return [];
  return free(s, f).filter((id) =>
    rules.some(({ a, c }) => {
      const his =
        typeof a.who === 'string' ? refCard(s, c, a.who) === id : matches(s, c, id, a.who.each);
      return his && (!a.attacks || attackMatches(s, c, f, a.attacks));
    }),
  );
}

const neverFaces = (s: State, f: AttackFrame, id: Cid): boolean =>
  assignmentRules(s, f, id).has('never');

/** He faces a strike, whatever the attack says of it and whatever became of him (WH-90). */
export const facesRegardless = (s: State, f: AttackFrame, id: Cid): boolean =>
  assignmentRules(s, f, id).has('regardless');

export const asUntapped = (s: State, f: AttackFrame, id: Cid): boolean =>
  assignmentRules(s, f, id).has('as-untapped');

/** An ally that goes first has no strike yet, so its master cannot have one. */
export function behindHound(s: State, f: AttackFrame, id: Cid): boolean {
  for (const x of s.table) {
    if (s.host[x] !== id || def(s, x).kind !== 'ally' || f.assigned.some((a) => a.who === x))
      continue;
    if (!neverFaces(s, f, x) && assignmentRules(s, f, x).has('before-bearer')) return true;
  }
  return false;
}

export const assign = (f: AttackFrame, who: Cid, more = 0, by: Cid = -1): void => {
  f.assigned.push({ who, by, excess: 0, result: '', harm: '', more, bodiless: false });
};

const strikesOn = (f: AttackFrame, who: Cid): number =>
  f.assigned.filter((a) => a.who === who).length;

/** What the attacker may add to a second strike on somebody, for each that he may still give. */
export function secondStrikes(s: State, f: AttackFrame): number[] {
  const out: number[] = [];
  for (const x of inForce(s, 'assignment')) {
    if (x.a.how !== 'again-by-attacker') continue;
    if (attackMatches(s, contextOf(s, x), f, x.a.attacks)) out.push(x.a.by);
  }
  const given = f.assigned.filter((a) => a.more !== 0 || secondGiven(f, a)).length;
  return out.sort((a, b) => b - a).slice(given);
}

/** A second strike on the same one that the attacker gave him. */
const secondGiven = (f: AttackFrame, a: Assigned): boolean =>
  f.assigned.findIndex((x) => x.who === a.who) < f.assigned.indexOf(a);

type Again = Extract<OfKind<'assignment'>, { how: 'again-by-defender' }>;

/** The rule by which he may be given more strikes than one by his own side. */
export function facesMore(s: State, f: AttackFrame, id: Cid): Again | null {
  for (const x of inForce(s, 'assignment')) {
    if (x.a.how !== 'again-by-defender') continue;
    const c = contextOf(s, x);
    if (refCard(s, c, x.a.who) !== id) continue;
    if (x.a.attacks !== undefined && !attackMatches(s, c, f, x.a.attacks)) continue;
    if (speaks(s, c, x.a)) return x.a;
  }
  return null;
}

/** Those of his side to whom the defender may give one more. */
export const againByDefender = (s: State, f: AttackFrame): Cid[] =>
  inForce(s, 'assignment').some((x) => x.a.how === 'again-by-defender')
    ? [...new Set(f.assigned.map((a) => a.who))].filter((id) => {
        const rule = facesMore(s, f, id);
        if (rule === null) return false;
        return rule.all
          ? f.assigned.length === 1
          : strikesOn(f, id) <= (rule.times ?? strikesOn(f, id));
      })
    : [];

/** Who may have more strikes than the one that he has, whoever gave it to him, or -1; he is asked once. */
export const mayFaceMore = (s: State, f: AttackFrame): Cid =>
  againByDefender(s, f).find((id) => {
    const rule = facesMore(s, f, id);
    return (rule?.all || rule?.whoeverGave) && !f.declined?.includes(id);
  }) ?? -1;

/** The same question is not put twice. */
export const decline = (f: AttackFrame, who: readonly Cid[]): void => {
  if (who.length > 0) f.declined = [...(f.declined ?? []), ...who];
};

/** He has a strike, and with one more he has all that are left. */
export const facesAll = (s: State, f: AttackFrame, who: Cid): boolean =>
  strikesOn(f, who) > 0 && facesMore(s, f, who)?.all === true;

/** He has one strike more, or all that are left. */
export function assignAgain(s: State, f: AttackFrame, who: Cid): void {
  for (let n = facesAll(s, f, who) ? strikesLeft(s, f) : 1; n > 0; n--) assign(f, who);
}

/** The last strikes to be given out are those without a body; excess strikes are such first. */
function markBodiless(s: State, f: AttackFrame): void {
  let n = bodilessStrikes(s, f) - f.excess;
  for (let i = f.assigned.length - 1; i >= 0 && n > 0; i--, n--) f.assigned[i].bodiless = true;
}

export const free = (s: State, f: AttackFrame): Cid[] =>
  eligible(s, f).filter((id) => !f.assigned.some((a) => a.who === id));

/** Strikes that are given to someone by the text itself, or by rule, before anyone chooses. */
export function prepareAssignment(s: State, f: AttackFrame): void {
  if (f.assigned.length > 0) return;
  const co = company(s, f.company);
  // who faces one whatever the attack says of it (WH-90)
  for (const id of co ? fighters(s, co) : [])
    if (f.assigned.length === 0 && facesRegardless(s, f, id)) assign(f, id);
  const named =
    f.spec.defender === 'user'
      ? f.ctx.user
      : f.spec.defender === 'target'
        ? aimed(f)
        : isFreeAgain(s, f)
          ? -1
          : f.same;
  if (named >= 0) {
    if (f.assigned.length > 0) return;
    if (eligible(s, f).includes(named)) assign(f, named);
    return;
  }
  const left = attackStat(s, f, 'strikes');
  for (const id of eligible(s, f)) {
    if (f.assigned.length >= left) return;
    if (assignmentRules(s, f, id).has('must') && !f.assigned.some((a) => a.who === id))
      assign(f, id);
  }
}

/** Who gives out the strikes whatever the attack says need not give them to the one who had those before. */
const isFreeAgain = (s: State, f: AttackFrame): boolean =>
  f.s !== 'attacker' && chooserOf(s, f) === 'defender';

const aimed = (f: AttackFrame): Cid => {
  const a = f.ctx.aims[0];
  return a?.t === 'card' ? a.id : -1;
};

/** All against one character: further strikes are excess strikes on him. */
export const strikesLeft = (s: State, f: AttackFrame): number => {
  const all = attackStat(s, f, 'strikes');
  if (f.spec.defender !== undefined || f.spec.sameDefender)
    return f.assigned.length > 0 ? 0 : Math.min(1, all);
  return all - f.assigned.length;
};

/** What bears on the number of strikes and has not been put in order yet: the first modifier of each source. */
export function openSources(s: State, f: AttackFrame): number[] {
  const out: number[] = [];
  for (let i = f.ordering; i < f.mods.length; i++) {
    const m = f.mods[i];
    const bears = f.mods.some(
      (x) =>
        x.card === m.card && x.lasting === m.lasting && attackModifier(s, f, x, 'strikes') !== null,
    );
    if (bears && !out.some((k) => f.mods[k].card === m.card && f.mods[k].lasting === m.lasting))
      out.push(i);
  }
  return out;
}

/** Whether the number of strikes depends on the order of what modifies it: a least or most that one of them keeps to counts too. */
export function orderMatters(s: State, f: AttackFrame): boolean {
  const mods: Modifier[] = [];
  for (const m of f.mods) {
    const hit = attackModifier(s, f, m, 'strikes');
    if (hit) mods.push(hit.mod);
  }
  if (mods.length < 2 || mods.every(isPlain)) return false;
  return outcomes(normalStat(f, 'strikes'), mods).size > 1;
}

const isPlain = (m: Modifier): boolean => m.op === 'add' && m.max === NO_MAX && m.min === NO_MIN;

/** What a number can come to, in whatever order this is done to it. */
function outcomes(n: number, mods: readonly Modifier[], out = new Set<number>()): Set<number> {
  if (mods.length === 0) return out.add(n);
  mods.forEach((m, i) => {
    outcomes(applyModifier(n, m), [...mods.slice(0, i), ...mods.slice(i + 1)], out);
  });
  return out;
}

/** All strikes are given out: what is left over weighs on those who have one (coe/3.ii). */
export function given(s: State, f: AttackFrame): null {
  if (eachFaces(s, f)) {
    for (const id of free(s, f)) assign(f, id);
    // there are as many as face one by now, and none too many: who was left out or is gone leaves no strike behind
    f.foe.strikes = f.assigned.length;
  }
  f.excess = Math.max(0, attackStat(s, f, 'strikes') - f.assigned.length);
  if (f.assigned.length === 0) f.excess = 0;
  else if (f.spec.sameDefender)
    for (const x of s.stack) if (x.p === 'attack' && x.card === f.card) x.same = f.assigned[0].who;
  markBodiless(s, f);
  f.s = 'next';
  if (f.assigned.length > 0 && !f.spec.strikesOnly && heeded(s, 'strikes-assigned'))
    happen(s, { event: 'strikes-assigned', attack: f.n, company: f.company });
  return null;
}
