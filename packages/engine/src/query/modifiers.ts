/**
 * What changes numbers: the modifiers in force, and how they are applied. Every result can say
 * where it came from (`trace`); the order of application is decided here alone.
 */

import type { Modify } from '../language/index.ts';
import { type Cid, type Ctx, type Modifier, NO_MAX, NO_MIN, type State } from '../state/types.ts';
import { value } from './evaluate.ts';

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
    case 'base':
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

export const modifierOf = (s: State, c: Ctx, m: Modify): Modifier => ({
  stat: m.stat,
  op: m.op ?? 'add',
  by: m.op === 'half-up' ? 0 : value(s, c, m.by),
  max: m.max === undefined ? NO_MAX : value(s, c, m.max),
  min: m.min ?? NO_MIN,
});

/**
 * What comes first comes first; the rest is in the order that its player would choose, which is
 * the one with the best outcome: losses, then what has a maximum, then the rest (coe/3.iv.6).
 */
export function fold(
  base: number,
  mods: Applied[],
  trace?: Trace,
  { latest = false }: { latest?: boolean } = {},
): number {
  if (mods.length === 0) return base;
  const rank = (a: Applied): number => {
    if (a.mod.op === 'base') return -1;
    if (a.first === 'yes') return a.mod.by < 0 ? 1 : 0;
    if (a.first === 'next') return 1.5;
    // what a number is said to be it is, whatever else would change it; and nothing is nothing in all cases
    // what it takes to control somebody: one of such numbers, the lowest or, since they stand in order of arrival, the
    // latest (`controlNumbers`), then what else changes it
    if (a.mod.op === 'set' && a.mod.stat === 'control-cost')
      return latest ? 2 : 2 + 1 / (1 + a.mod.by);
    if (a.mod.op === 'set') return a.mod.by === 0 ? 8 : 7;
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
