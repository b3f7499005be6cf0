/** The numbers of an attack now: strikes, prowess and body. */

import type { Many, Modify, Race, Stat } from '../language/index.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Lasting, Modifier, State } from '../state/types.ts';
import { isOutOfReach } from './across.ts';
import { comp, company, def } from './cards.ts';
import { oneOf } from './compare.ts';
import { attackMatches, matches, speaks } from './evaluate.ts';
import { racesOfFoe } from './fight.ts';
import { type AttackStat, normalStat } from './foe.ts';
import {
  abilitiesLeft,
  contextOf,
  inForce,
  isElsewhere,
  modifiersInForce,
  nameOfSource,
} from './in-force.ts';
import { applyModifier, modifierOf, type Trace } from './modifiers.ts';
import { refCard } from './refs.ts';
import { sideOf } from './side.ts';

type Mod = AttackFrame['mods'][number];

const isNoted = (f: AttackFrame, card: Cid, lasting: number, i: number): boolean =>
  f.mods.some((x) => x.card === card && x.lasting === lasting && x.i === i);

/** Runs over what lasting effects do to attacks and is not noted with this one yet. */
function eachNew(s: State, f: AttackFrame, use: (m: Mod) => void): void {
  for (const l of s.lasting) {
    if (l.what.k === 'modify') {
      if (isAttackStat(l.what.mod.stat) && !isNoted(f, l.card, l.n, -1))
        use({ card: l.card, lasting: l.n, i: -1 });
    } else
      abilitiesLeft(l).forEach((a, i) => {
        if (a.is === 'modify' && isAttackModify(a) && !isNoted(f, l.card, l.n, i))
          use({ card: l.card, lasting: l.n, i });
      });
  }
}

/**
 * Notes the lasting effects that have come to bear on the attack so far, so that what comes after
 * them is applied after them (coe/9.6.8). Only procedures do this: a question notes nothing.
 */
export function syncAttack(s: State, f: AttackFrame): void {
  eachNew(s, f, (m) => void f.mods.push(m));
}

/** A card in play comes to bear on an attack: those that are there when it begins, others by a passive condition. */
export function bearOnAttack(s: State, f: AttackFrame, src: Cid): void {
  for (const { m, i } of comp(s, src).modifies)
    if (isAttackModify(m) && !isNoted(f, src, 0, i)) f.mods.push({ card: src, lasting: 0, i });
}

/** All that are in play when it begins, in order of arrival. */
export function bearAllOnAttack(s: State, f: AttackFrame): void {
  for (const x of inForce(s, 'modify'))
    if (x.lasting === null && isAttackModify(x.a) && !isNoted(f, x.card, 0, x.i))
      f.mods.push({ card: x.card, lasting: 0, i: x.i });
}

/** Whether it would change anything of this attack now. */
export const bearsOnAttack = (s: State, f: AttackFrame, src: Cid): boolean =>
  comp(s, src).modifies.some(
    ({ m, i }) =>
      isAttackModify(m) &&
      attackModifier(s, f, { card: src, lasting: 0, i }, m.stat as AttackStat) !== null,
  );

/** Whether a card changes the numbers of attacks that it does not target (coe/9.6.8). */
export const changesAttacks = (s: State, src: Cid): boolean => {
  const c = comp(s, src);
  return (
    (c.stats.has('strikes') || c.stats.has('attack-prowess') || c.stats.has('attack-body')) &&
    c.modifies.some(({ m }) => isAttackModify(m))
  );
};

const isAttackStat = (x: Stat): x is AttackStat =>
  x === 'strikes' || x === 'attack-prowess' || x === 'attack-body';

type OfAttacks = Extract<Modify['of'], { attacks: unknown }>;

const isAttackModify = (m: Modify): boolean =>
  isAttackStat(m.stat) && typeof m.of !== 'string' && 'attacks' in m.of;

/** Whether an effect was laid on this attack, on the automatic-attack it is or copies, or on all against the company. */
export const isLaidOn = (s: State, of: Laid, f: AttackFrame): boolean =>
  (of.t === 'attack' && of.n === f.n) ||
  (of.t === 'auto' &&
    f.auto >= 0 &&
    of.site === company(s, f.company)?.site &&
    (of.i === f.auto || of.i === f.copyOf)) ||
  (of.t === 'company' && of.id === f.company) ||
  // on the card that makes it
  (of.t === 'card' && of.id === f.card);

/** How many of its strikes have no body: those that were added so. */
export function bodilessStrikes(s: State, f: AttackFrame): number {
  let n = 0;
  for (const { what } of s.lasting)
    if (what.k === 'modify' && what.bodiless && isLaidOn(s, what.of, f)) n += what.mod.by;
  return n;
}

type Laid = Extract<Lasting['what'], { k: 'modify' }>['of'];

/** The modifier behind a note, or null if it no longer bears on this attack. */
export function attackModifier(
  s: State,
  f: AttackFrame,
  ref: AttackFrame['mods'][number],
  name: AttackStat,
): { mod: Modifier; name: string; once?: boolean } | null {
  if (ref.i < 0) {
    const l = s.lasting.find((x) => x.n === ref.lasting);
    if (l?.what.k !== 'modify' || l.what.mod.stat !== name) return null;
    return isLaidOn(s, l.what.of, f) ? { mod: l.what.mod, name: l.def } : null;
  }
  for (const x of modifiersInForce(s, name)) {
    if (x.card !== ref.card || x.i !== ref.i || (x.lasting?.n ?? 0) !== ref.lasting) continue;
    // left on a company, it speaks of attacks against that company only
    if (isElsewhere(x, f.company)) return null;
    const site = f.auto >= 0 ? company(s, f.company)?.site : undefined;
    if (site !== undefined && isOutOfReach(s, x.card, site)) return null;
    const c = contextOf(s, x);
    c.attack = f.n;
    const { attacks } = x.a.of as OfAttacks; // nothing else is noted with an attack
    if (!attackMatches(s, c, f, attacks) || !speaks(s, c, x.a)) return null;
    return { mod: modifierOf(s, c, x.a), name: nameOfSource(s, x), once: x.a.once === true };
  }
  return null;
}

/** `base`: of one of those who attack as a company, whose own number it is (coe/3.V.vii). */
export function attackStat(
  s: State,
  f: AttackFrame,
  name: AttackStat,
  trace?: Trace,
  base: number = normalStat(f, name),
): number {
  let n = base;
  if (trace) trace.push({ from: 'printed', by: n, total: n });
  const done: string[] = [];
  const put = (ref: Mod): void => {
    const hit = attackModifier(s, f, ref, name);
    if (!hit) return;
    if (hit.once) {
      if (done.includes(hit.name)) return;
      done.push(hit.name);
    }
    // an attack without body has nothing to change, but may be given one
    if (name === 'attack-body' && n < 0 && hit.mod.op !== 'set') return;
    // "each character faces a strike" is only reduced to a number (coe/3.ii.2)
    if (name === 'strikes' && f.spec.strikes === 'each' && hit.mod.op !== 'set') return;
    const next =
      hit.mod.op === 'half-up' && name === 'strikes' ? Math.ceil(n / 2) : applyModifier(n, hit.mod);
    if (isUnmoved(s, f, ref.card, next > n)) return;
    if (trace) trace.push({ from: hit.name, by: next - n, total: next });
    n = next;
  };
  f.mods.forEach(put);
  if (s.lasting.length > 0) eachNew(s, f, put);
  return name === 'strikes' ? Math.max(0, n) : n;
}

/** Whether each of the company faces a strike, as the attack says, since their number was not reduced (coe/3.ii.2). */
export const eachFaces = (s: State, f: AttackFrame): boolean =>
  f.spec.strikes === 'each' && attackStat(s, f, 'strikes', undefined, EACH) === EACH;

/** As many as there are. */
const EACH = Number.POSITIVE_INFINITY;

/**
 * The prowess or body of a strike as this character meets it: of the attack, of that strike alone
 * (by its number, if it is being resolved), and as his own side changes it.
 */
export function strikeStat(
  s: State,
  f: AttackFrame,
  who: Cid,
  name: 'attack-prowess' | 'attack-body',
  strike = 0,
): number {
  return changedBy(s, f, who, name, strike, attackStat(s, f, name));
}

/** What he who faces it, and his side, make of a number of the one against him. */
export function changedBy(
  s: State,
  f: AttackFrame,
  who: Cid,
  name: 'attack-prowess' | 'attack-body',
  strike: number,
  base: number,
): number {
  let n = base;
  const change = (mod: Modifier, card: Cid): void => {
    if (name === 'attack-body' && n < 0 && mod.op !== 'set') return;
    const next = applyModifier(n, mod);
    if (isUnmoved(s, f, card, next > n)) return;
    n = next;
  };
  if (name === 'attack-prowess')
    for (const x of f.spec.stronger ?? [])
      if (matches(s, f.ctx, who, x.facedBy))
        change(modifierOf(s, f.ctx, { is: 'modify', stat: name, of: 'it', by: x.by }), -1);
  if (strike > 0)
    for (const l of s.lasting)
      if (l.what.k === 'modify' && l.what.mod.stat === name && isOnStrike(l.what.of, strike, who))
        change(l.what.mod, l.card);
  for (const x of modifiersInForce(s, name)) {
    const { of, inAttack } = x.a;
    if (typeof of === 'string' || !('foeOf' in of)) continue;
    const c = contextOf(s, x);
    c.attack = f.n;
    if (refCard(s, c, of.foeOf) !== who) continue;
    if (inAttack && !attackMatches(s, c, f, inAttack)) continue;
    if (speaks(s, c, x.a)) change(modifierOf(s, c, x.a), x.card);
  }
  if (name === 'attack-prowess') for (const m of ownAgainst(s, f, who, name)) change(m, -1);
  return n;
}

/**
 * Nothing that a hazard does to it counts, nor what a resource does in its favour. (That a hazard has nothing to do
 * with a fight of two companies is said of attacks at large: `attackMatches`.)
 */
export const isUnmoved = (s: State, f: AttackFrame, by: Cid, inFavour: boolean): boolean =>
  by >= 0 && f.spec.immune === true && (inFavour || sideOf(s, by) === 'hazard');

/** What a character whose card makes an attack has on it against such as this one (crf/card/ride-against-the-enemy/3). */
export function ownAgainst(
  s: State,
  f: AttackFrame,
  who: Cid,
  name: 'attack-prowess' | 'attack-body',
): Modifier[] {
  if (f.foe.k !== 'numbers' || f.card < 0) return [];
  const made = def(s, f.card);
  if (made.kind !== 'character' && made.kind !== 'ally') return [];
  const races = racesOfFoe(s, who);
  return comp(s, f.card).modifies.flatMap(({ m }) =>
    // what is for the fights of companies is not for this one
    isOf(m, name) && m.inAttack?.source === undefined && oneOfRaces(m.inAttack?.race, races)
      ? [modifierOf(s, f.ctx, m)]
      : [],
  );
}

/** What he has against others is his prowess, and what he makes of their bodies. */
const isOf = ({ stat, of }: Modify, name: 'attack-prowess' | 'attack-body'): boolean =>
  name === 'attack-prowess'
    ? stat === 'prowess' && of === 'self'
    : stat === name && typeof of !== 'string' && 'foeOf' in of && of.foeOf === 'self';

const oneOfRaces = (want: Many<Race> | undefined, races: readonly Race[]): boolean =>
  want !== undefined && races.some((race) => oneOf(want, race));

/** Laid on the strike as that one faces it. */
const isOnStrike = (of: Laid, strike: number, who: Cid): boolean =>
  of.t === 'strike' && of.n === strike && of.who === who;
