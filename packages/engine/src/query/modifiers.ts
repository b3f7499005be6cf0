/**
 * What changes numbers: the modifiers in force, and how they are applied. Every result can say
 * where it came from (`trace`); the order of application is decided here alone.
 */

import type { Modify, Stat } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import {
  type Cid,
  type Ctx,
  type Lasting,
  type Modifier,
  NO_MAX,
  NO_MIN,
  type State,
} from '../state/types.ts';
import { comp, def, newCtx, note } from './cards.ts';
import { isOrcOrTroll } from './compare.ts';
import { value } from './value.ts';

/** One step of how a number came about. */
export interface Part {
  /** the card that did it, or a word of the rules */
  from: string;
  by: number;
  /** the running total after it */
  total: number;
}

export type Trace = Part[];

export interface Applied {
  mod: Modifier;
  from: Cid;
  name: string;
  /** what is applied before all else: a weapon's prowess, armour's body (coe/6.1.4) */
  first: 'yes' | 'next' | 'no';
}

export function applyModifier(n: number, m: Modifier): number {
  let out = n;
  switch (m.op) {
    case 'set':
      return m.by;
    case 'times':
      out = n * m.by;
      break;
    case 'half-up':
      out = Math.ceil(n / 2);
      break;
    case 'add':
      out = n + m.by;
      break;
  }
  // a maximum belongs to its modifier: it never lowers what was higher already
  if (m.max !== NO_MAX && out > m.max) out = Math.max(n, m.max);
  if (m.min !== NO_MIN && out < m.min) out = Math.min(n, m.min);
  return out;
}

/** An item works while it is in use by someone who can use it (coe/6.1, 6.1.W1 to 6.1.B2). */
export function inUse(s: State, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'item') return true;
  if (note(s, id).idle) return false;
  const kind = kindOf(s, s.owner[id]);
  if (d.alignment === kind.itemsOfNoUse) return false;
  const host = s.host[id];
  if (host < 0) return true;
  const bearer = def(s, host);
  if (bearer.kind !== 'character') return true;
  if (bearer.avatar && !kind.avatarUsesItems) return false;
  return d.alignment !== kind.itemsOfNoUseToOrcs || !isOrcOrTroll(bearer.race);
}

export const modifierOf = (s: State, c: Ctx, m: Modify): Modifier => ({
  stat: m.stat,
  op: m.op ?? 'add',
  by: m.op === 'half-up' ? 0 : value(s, c, m.by),
  max: m.max === undefined ? NO_MAX : value(s, c, m.max),
  min: m.min ?? NO_MIN,
});

/** Runs over every static modification of a stat in force, with the context it is read in. */
export function eachModify(
  s: State,
  stat: Stat,
  use: (m: Modify, c: Ctx, src: Cid, lasting: Lasting | null) => void,
): void {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.stats.has(stat) || !inUse(s, src)) continue;
    for (const { m } of c.modifies)
      if (m.stat === stat) use(m, newCtx(s, s.owner[src], src), src, null);
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities' || l.off !== undefined) continue;
    for (const a of l.what.abilities) {
      if (a.is === 'modify' && a.stat === stat) use(a, { ...l.what.ctx }, l.card, l);
    }
  }
}

/**
 * What comes first comes first; the rest is in the order that its player would choose, which is
 * the one with the best outcome: losses, then what has a maximum, then the rest (coe/3.iv.6).
 */
export function fold(base: number, mods: Applied[], trace?: Trace): number {
  if (mods.length === 0) return base;
  const rank = (a: Applied): number => {
    if (a.first === 'yes') return a.mod.by < 0 ? 1 : 0;
    if (a.first === 'next') return 1.5;
    if (a.mod.op === 'set') return 2;
    if (a.mod.op !== 'add') return 3;
    if (a.mod.by < 0) return 4;
    return a.mod.max !== NO_MAX ? 5 : 6;
  };
  const sorted =
    mods.length === 1
      ? mods
      : mods
          .map((a) => [rank(a), a] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, a]) => a);
  let n = base;
  for (const a of sorted) {
    const next = applyModifier(n, a.mod);
    if (trace) trace.push({ from: a.name, by: next - n, total: next });
    n = next;
  }
  return n;
}
