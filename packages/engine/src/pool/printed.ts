import type { Card, CardFilter, ItemCard } from '../language/index.ts';
import { anyOf, oneOf } from '../query/compare.ts';
import { compiled, type Pool } from './pool.ts';

/**
 * Which cards of a pool a filter rules out by what is printed on them alone, whatever the state:
 * most of what lies on a table is passed over by looking its number up. The filter itself is asked
 * of the rest (query/evaluate.ts).
 */
const UNKNOWN = 0;
const POSSIBLE = 1;
const NEVER = 2;

function never(f: CardFilter, d: Card): boolean {
  if (!oneOf(f.kind, d.kind)) return true;
  if (!oneOf<string>(f.name, d.name)) return true;
  const { class: sort, slot } = d as Partial<ItemCard>;
  if (!oneOf(f.class, sort) || !oneOf(f.slot, slot)) return true;
  if (!anyOf(f.keyword, d.keywords) && !mayBeGiven(d)) return true;
  // of characters it depends on whose they are, and on what else they are (query/reading/card.ts)
  if (!oneOf(f.alignment, d.alignment) && d.kind !== 'character') return true;
  if (f.unique !== undefined && (d.unique === true) !== f.unique) return true;
  if (f.side !== undefined && otherSide(f.side, d)) return true;
  if (f.event !== undefined && d.kind !== 'event' && d.kind !== 'creature') return true;
  if (d.kind !== 'site' && (f.siteType ?? f.haven ?? f.region ?? f.lair) !== undefined) return true;
  return f.any?.every((one) => never(one, d)) ?? false;
}

/** What a text can make of it: a site one with a hoard, a character a leader. */
const mayBeGiven = (d: Card): boolean => d.kind === 'site' || d.kind === 'character';

/** A character may be of either side, as agents are; anything else is of one (query/side.ts). */
function otherSide(side: NonNullable<CardFilter['side']>, d: Card): boolean {
  if (d.kind === 'event') return d.side !== side && !d.alsoHazard;
  if (d.kind === 'creature') return side !== 'hazard';
  return d.kind !== 'character' && side === 'hazard';
}

/** What is known so far of a filter, by card number. */
export function printedTable(pool: Pool, f: CardFilter): Uint8Array {
  let table = pool.memo.printed.get(f);
  if (table === undefined) {
    table = new Uint8Array(pool.compiled.length);
    pool.memo.printed.set(f, table);
  }
  return table;
}

/** Whether the filter, of which this is the table, could match such a card. */
export function possible(pool: Pool, f: CardFilter, table: Uint8Array, n: number): boolean {
  if (table[n] === UNKNOWN) table[n] = never(f, compiled(pool, n).def) ? NEVER : POSSIBLE;
  return table[n] === POSSIBLE;
}
