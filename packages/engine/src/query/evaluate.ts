/**
 * Asks a filter, a condition or a value of the card language. These call on each other without
 * end (a filter may ask for a number, a number for a condition, a condition for a filter), and on
 * everything that can be asked of a state. So this place knows none of them: how each is read
 * comes with the state (`rt.readers`, made in query/reading), and what was made of a text once is
 * kept with the pool. See docs/decisions/0019-no-cycles.md.
 */

import type {
  AttackFilter,
  CardFilter,
  CompanyFilter,
  Cond,
  EntryFilter,
  Value,
} from '../language/index.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Company, Ctx, Entry, State } from '../state/types.ts';
import { def } from './cards.ts';
import { oneOf } from './compare.ts';
import { sideOf } from './side.ts';

export function matches(s: State, c: Ctx, id: Cid, f: CardFilter): boolean {
  const { cards } = s.rt.pool.memo;
  let steps = cards.get(f);
  if (steps === undefined) {
    steps = s.rt.readers.card(f);
    cards.set(f, steps);
  }
  const d = def(s, id);
  for (let i = 0; i < steps.length; i++) {
    const { test, want } = steps[i];
    if (!test(want, s, c, id, d, f)) return false;
  }
  return true;
}

export function companyMatches(s: State, c: Ctx, co: Company, f: CompanyFilter): boolean {
  const { companies } = s.rt.pool.memo;
  let steps = companies.get(f);
  if (steps === undefined) {
    steps = s.rt.readers.company(f);
    companies.set(f, steps);
  }
  for (let i = 0; i < steps.length; i++) {
    const { test, want } = steps[i];
    if (!test(want, s, c, co)) return false;
  }
  return true;
}

export function attackMatches(s: State, c: Ctx, a: AttackFrame, f: AttackFilter): boolean {
  // strikes that are no attack are none of the attacks that a text speaks of
  if (a.spec.strikesOnly) return false;
  if (a.source === 'company' && isHazardElsewhere(s, c, f)) return false;
  const { attacks } = s.rt.pool.memo;
  let steps = attacks.get(f);
  if (steps === undefined) {
    steps = s.rt.readers.attack(f);
    attacks.set(f, steps);
  }
  for (let i = 0; i < steps.length; i++) {
    const { test, want } = steps[i];
    if (!test(want, s, c, a)) return false;
  }
  return true;
}

/** A hazard has nothing to do with a fight of two companies, unless it says so (coe/3.V.3). */
export const isHazardElsewhere = (s: State, c: Ctx, f: AttackFilter): boolean =>
  c.card >= 0 && sideOf(s, c.card) === 'hazard' && !(f.source && oneOf(f.source, 'company'));

/** What was canceled is declared no more. */
export function entryMatches(s: State, c: Ctx, e: Entry, f: EntryFilter): boolean {
  if (e.negated) return false;
  const { entries } = s.rt.pool.memo;
  let steps = entries.get(f);
  if (steps === undefined) {
    steps = s.rt.readers.entry(f);
    entries.set(f, steps);
  }
  for (let i = 0; i < steps.length; i++) {
    const { test, want } = steps[i];
    if (!test(want, s, c, e)) return false;
  }
  return true;
}

export function holds(s: State, c: Ctx, q: Cond): boolean {
  const { conditions } = s.rt.pool.memo;
  let read = conditions.get(q);
  if (read === undefined) {
    read = s.rt.readers.condition(q);
    conditions.set(q, read);
  }
  return read(q as never, s, c);
}

/** Whether the condition of an ability holds, in its context with the question bound in it. */
export const speaks = (s: State, c: Ctx, a: { readonly when?: Cond }): boolean =>
  a.when === undefined || holds(s, c, a.when);

export function value(s: State, c: Ctx, v: Value): number {
  if (typeof v === 'number') return v;
  const { values } = s.rt.pool.memo;
  let read = values.get(v);
  if (read === undefined) {
    read = s.rt.readers.value(v);
    values.set(v, read);
  }
  return read(v as never, s, c);
}
