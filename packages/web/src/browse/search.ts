import type { Catalogue, Row } from './catalogue.ts';
import { FACETS, kindOf } from './facets.ts';
import { wordsOf } from './fold.ts';
import type { Query, Sort } from './query.ts';
import { RANGES } from './ranges.ts';

export interface Found {
  readonly rows: readonly Row[];
  /** how many cards would be there with each value of each facet, the others being as they are */
  readonly counts: readonly ReadonlyMap<string, number>[];
}

/** "TW-156", typed with or without its hyphen, is that card. */
const idWords = (row: Row): string => row.card.id.toLowerCase().replace('-', ' ');

/** How well a row answers the words: 0 not at all, the more the better. */
function score(row: Row, words: readonly string[], namesOnly: boolean): number {
  let total = 1;
  if (words.length > 0) {
    if (words.length < 3 && words.join(' ') === idWords(row)) return 1000;
    // barad dur, baraddur and Barad-dûr are one
    const letters = words.join('').replaceAll(' ', '');
    if (letters.length > 3 && row.letters.includes(letters))
      return row.letters === letters ? 900 : row.letters.startsWith(letters) ? 500 : 300;
  }
  for (const w of words) {
    const at = row.name.indexOf(w);
    if (at === 0) total += row.name === w ? 120 : 60;
    else if (at > 0) total += row.name[at - 1] === ' ' ? 40 : 20;
    else if (row.foreign.some((f) => f.folded.includes(w))) total += 15;
    else if (!namesOnly && row.text?.includes(w)) total += 2;
    else return 0;
  }
  return total;
}

const inRange = (
  n: readonly [number, number] | null,
  [low, high]: readonly [number | null, number | null],
): boolean => n !== null && (low === null || n[1] >= low) && (high === null || n[0] <= high);

const KIND_ORDER = FACETS.find((f) => f.key === 'kind')?.order ?? [];
const highest = (row: Row, key: string): number => {
  const i = RANGES.findIndex((r) => r.key === key);
  return row.numbers[i]?.[1] ?? -99;
};

const byName = (a: Row, b: Row): number =>
  a.name < b.name ? -1 : a.name > b.name ? 1 : a.rank - b.rank;

const SORTS: Readonly<Record<Exclude<Sort, 'best'>, (a: Row, b: Row) => number>> = {
  name: byName,
  set: (a, b) => a.rank - b.rank,
  kind: (a, b) =>
    KIND_ORDER.indexOf(kindOf(a.card)) - KIND_ORDER.indexOf(kindOf(b.card)) || byName(a, b),
  points: (a, b) => highest(b, 'points') - highest(a, 'points') || byName(a, b),
  prowess: (a, b) => highest(b, 'prowess') - highest(a, 'prowess') || byName(a, b),
  mind: (a, b) => highest(b, 'mind') - highest(a, 'mind') || byName(a, b),
};

/** For each value of a facet, whether it is asked for; null if nothing is. */
function maskOf(values: readonly string[], wanted: readonly string[] | undefined) {
  if (!wanted) return null;
  return Uint8Array.from(values, (v) => (wanted.includes(v) ? 1 : 0));
}

const hasOne = (codes: Uint16Array, mask: Uint8Array): boolean => {
  for (let i = 0; i < codes.length; i++) if (mask[codes[i]] === 1) return true;
  return false;
};

/** The cards that answer a query, best first, and what each further filter would leave. */
export function search(all: Catalogue, q: Query): Found {
  const words = wordsOf(q.words);
  const wanted = FACETS.map((f, i) => maskOf(all.values[i], q.facets[f.key]));
  const ranges = RANGES.map((r) => q.ranges[r.key] ?? null);
  const counts = all.values.map((v) => new Int32Array(v.length));
  const hits: { row: Row; score: number }[] = [];
  for (const row of all.rows) {
    const s = score(row, words, q.namesOnly);
    if (s === 0) continue;
    if (ranges.some((r, i) => r !== null && !inRange(row.numbers[i], r))) continue;
    // a card that fails one facet alone is still counted among the values of that facet
    let failed = -1;
    let fails = 0;
    for (let i = 0; i < wanted.length && fails < 2; i++) {
      const mask = wanted[i];
      if (mask !== null && !hasOne(row.facets[i], mask)) {
        failed = i;
        fails++;
      }
    }
    if (fails > 1) continue;
    for (let i = 0; i < counts.length; i++) {
      if (fails === 1 && i !== failed) continue;
      const codes = row.facets[i];
      const n = counts[i];
      for (let k = 0; k < codes.length; k++) n[codes[k]]++;
    }
    if (fails === 0) hits.push({ row, score: s });
  }
  if (q.sort === 'best') {
    hits.sort((a, b) => b.score - a.score || (words.length > 0 ? byName(a.row, b.row) : 0));
  } else {
    const order = SORTS[q.sort];
    hits.sort((a, b) => order(a.row, b.row));
  }
  let rows = hits.map((h) => h.row);
  if (q.once) {
    const seen = new Set<string>();
    rows = rows.filter((r) => {
      const [first] = all.printsOf(r.card.id);
      if (seen.has(first)) return false;
      seen.add(first);
      return true;
    });
  }
  return {
    rows,
    counts: counts.map((n, i) => new Map(all.values[i].map((v, k) => [v, n[k]]))),
  };
}
