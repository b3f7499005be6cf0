/** What the parts of the card language are read into: for each field that is given, its test. */

import type {
  AttackFilter,
  Card,
  CardFilter,
  CompanyFilter,
  Cond,
  EntryFilter,
  Value,
} from '../../language/index.ts';
import type { AttackFrame } from '../../state/frames.ts';
import type { Cid, Company, Ctx, Entry, State } from '../../state/types.ts';

type Fields<F> = { readonly [K in keyof Required<F>]: NonNullable<F[K]> };

/** A test for every field of a filter: one that lacks does not compile. */
export type CardTests = {
  readonly [K in keyof CardFilter]-?: (
    want: Fields<CardFilter>[K],
    s: State,
    c: Ctx,
    id: Cid,
    d: Card,
    f: CardFilter,
  ) => boolean;
};
export type Tests<F, X> = {
  readonly [K in keyof F]-?: (want: Fields<F>[K], s: State, c: Ctx, x: X) => boolean;
};

/** One field of a filter that is asked about, and what it wants. */
export interface CardStep {
  readonly want: never;
  readonly test: (want: never, s: State, c: Ctx, id: Cid, d: Card, f: CardFilter) => boolean;
}
export interface Step<X> {
  readonly want: never;
  readonly test: (want: never, s: State, c: Ctx, x: X) => boolean;
}

/** The fields that a filter gives, in the order of the table: what is quick to ask comes first there. */
export function stepsOf<T>(tests: object, f: object): readonly T[] {
  const out: { want: unknown; test: unknown }[] = [];
  for (const [field, test] of Object.entries(tests)) {
    const want = (f as Record<string, unknown>)[field];
    if (want !== undefined) out.push({ want, test });
  }
  return out as T[];
}

export type ReadCond = (q: never, s: State, c: Ctx) => boolean;
export type ReadValue = (v: never, s: State, c: Ctx) => number;

/** How each part of the language is read. */
export interface Readers {
  card(f: CardFilter): readonly CardStep[];
  company(f: CompanyFilter): readonly Step<Company>[];
  attack(f: AttackFilter): readonly Step<AttackFrame>[];
  entry(f: EntryFilter): readonly Step<Entry>[];
  condition(q: Cond): ReadCond;
  value(v: Exclude<Value, number>): ReadValue;
}

/** What was read of the texts of a pool so far; it follows from them alone. */
export interface ReadingMemo {
  readonly cards: WeakMap<CardFilter, readonly CardStep[]>;
  readonly companies: WeakMap<CompanyFilter, readonly Step<Company>[]>;
  readonly attacks: WeakMap<AttackFilter, readonly Step<AttackFrame>[]>;
  readonly entries: WeakMap<EntryFilter, readonly Step<Entry>[]>;
  readonly conditions: WeakMap<Cond, ReadCond>;
  readonly values: WeakMap<Exclude<Value, number>, ReadValue>;
}

/** The first of these that it has: which kind of condition or value it is. */
export function kindIn<K extends string>(kinds: readonly K[], x: object): K | undefined {
  for (const k of kinds) if (k in x) return k;
  return undefined;
}

type Keys<T> = T extends unknown ? keyof T : never;

/** The words by which the kinds of a family are told apart, all others being fields of theirs. */
export type KindsOf<T, Other extends string> = Exclude<Keys<T>, Other> & string;
