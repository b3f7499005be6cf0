/** The numbers of an attack now: strikes, prowess and body. */

import type { Ability, Modify, Stat } from '../language/index.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Ctx, Modifier, State } from '../state/types.ts';
import { comp, company, def, newCtx } from './cards.ts';
import { attackMatches } from './filter-attack.ts';
import { applyModifier, modifierOf, type Trace } from './modifiers.ts';
import { holds } from './value.ts';

export type AttackStat = 'strikes' | 'attack-prowess' | 'attack-body';

type Mod = AttackFrame['mods'][number];

const isNoted = (f: AttackFrame, card: Cid, lasting: number, i: number): boolean =>
  f.mods.some((x) => x.card === card && x.lasting === lasting && x.i === i);

/** Runs over what lasting effects do to attacks and is not noted with this one yet. */
function eachNew(s: State, f: AttackFrame, use: (m: Mod) => void): void {
  for (const l of s.lasting) {
    if (l.what.k === 'modify') {
      if (isAttackStat(l.what.mod.stat) && !isNoted(f, l.card, l.n, -1))
        use({ card: l.card, lasting: l.n, i: -1 });
    } else if (l.what.k === 'abilities') {
      l.what.abilities.forEach((a, i) => {
        if (a.is === 'modify' && isAttackModify(a) && !isNoted(f, l.card, l.n, i))
          use({ card: l.card, lasting: l.n, i });
      });
    }
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

const isAttackModify = (m: Modify): boolean =>
  isAttackStat(m.stat) && typeof m.of !== 'string' && 'attacks' in m.of;

/** The modifier behind a note, or null if it no longer bears on this attack. */
export function attackModifier(
  s: State,
  f: AttackFrame,
  ref: AttackFrame['mods'][number],
  name: AttackStat,
): { mod: Modifier; name: string } | null {
  let ability: Ability | undefined;
  let c: Ctx;
  if (ref.lasting) {
    const l = s.lasting.find((x) => x.n === ref.lasting);
    if (!l) return null;
    if (l.what.k === 'modify') {
      if (l.what.mod.stat !== name) return null;
      const of = l.what.of;
      const hit =
        (of.t === 'attack' && of.n === f.n) ||
        (of.t === 'auto' &&
          f.auto >= 0 &&
          of.site === company(s, f.company)?.site &&
          (of.i === f.auto || of.i === f.copyOf)) ||
        (of.t === 'company' && of.id === f.company);
      return hit ? { mod: l.what.mod, name: l.def } : null;
    }
    if (l.what.k !== 'abilities') return null;
    ability = l.what.abilities[ref.i];
    c = { ...l.what.ctx };
    const on = l.what.on;
    // left on a company, it speaks of attacks against that company only
    if (on?.t === 'company' && on.id !== f.company) return null;
  } else {
    if (!s.live.includes(ref.card)) return null;
    ability = def(s, ref.card).abilities?.[ref.i];
    c = newCtx(s, s.owner[ref.card], ref.card);
  }
  if (
    ability?.is !== 'modify' ||
    ability.stat !== name ||
    typeof ability.of === 'string' ||
    !('attacks' in ability.of)
  )
    return null;
  c.attack = f.n;
  if (!attackMatches(s, c, f, ability.of.attacks)) return null;
  if (ability.when && !holds(s, c, ability.when)) return null;
  return { mod: modifierOf(s, c, ability), name: def(s, ref.card).name };
}

export function attackStat(s: State, f: AttackFrame, name: AttackStat, trace?: Trace): number {
  let n = name === 'strikes' ? f.strikes : name === 'attack-prowess' ? f.prowess : f.body;
  if (trace) trace.push({ from: 'printed', by: n, total: n });
  // an attack without body has nothing to change
  if (name === 'attack-body' && n < 0) return n;
  const put = (ref: Mod): void => {
    const hit = attackModifier(s, f, ref, name);
    if (!hit) return;
    // "each character faces a strike" is only reduced to a number (coe/3.ii.2)
    if (name === 'strikes' && f.spec.strikes === 'each' && hit.mod.op !== 'set') return;
    const next =
      hit.mod.op === 'half-up' && name === 'strikes' ? Math.ceil(n / 2) : applyModifier(n, hit.mod);
    if (trace) trace.push({ from: hit.name, by: next - n, total: next });
    n = next;
  };
  f.mods.forEach(put);
  if (s.lasting.length > 0) eachNew(s, f, put);
  return name === 'strikes' ? Math.max(0, n) : n;
}
