import { FACETS } from './facets.ts';
import { RANGES } from './ranges.ts';

export type Sort = 'best' | 'name' | 'set' | 'kind' | 'points' | 'prowess' | 'mind';
export type Look = 'faces' | 'list';

/** Everything that is asked of the catalogue; all of it stands in the address. */
export interface Query {
  readonly words: string;
  /** look at names alone, not at what the cards say */
  readonly namesOnly: boolean;
  readonly facets: Readonly<Record<string, readonly string[]>>;
  readonly ranges: Readonly<Record<string, readonly [number | null, number | null]>>;
  /** each card once, not in every set that has it */
  readonly once: boolean;
  readonly sort: Sort;
  readonly look: Look;
}

export const EVERYTHING: Query = {
  words: '',
  namesOnly: false,
  facets: {},
  ranges: {},
  once: false,
  sort: 'best',
  look: 'faces',
};

const SORTS: readonly Sort[] = ['best', 'name', 'set', 'kind', 'points', 'prowess', 'mind'];

const limit = (text: string): number | null =>
  /^-?\d{1,3}$/.test(text) ? Number.parseInt(text, 10) : null;

/** The query of an address. Whatever makes no sense there is left out. */
export function fromAddress(search: string): Query {
  const p = new URLSearchParams(search);
  const facets: Record<string, readonly string[]> = {};
  for (const { key } of FACETS) {
    const values = (p.get(key) ?? '').split('|').filter(Boolean).slice(0, 60);
    if (values.length > 0) facets[key] = values;
  }
  const ranges: Record<string, readonly [number | null, number | null]> = {};
  for (const { key } of RANGES) {
    const said = p.get(`n.${key}`);
    if (said === null) continue;
    const [low, high = low] = said.split('..');
    const range = [limit(low), limit(high)] as const;
    if (range[0] !== null || range[1] !== null) ranges[key] = range;
  }
  const sort = SORTS.find((s) => s === p.get('sort')) ?? 'best';
  return {
    words: (p.get('q') ?? '').slice(0, 200),
    namesOnly: p.get('in') === 'names',
    facets,
    ranges,
    once: p.get('once') === '1',
    sort,
    look: p.get('look') === 'list' ? 'list' : 'faces',
  };
}

/** The address of a query, without the question mark; '' for everything. */
export function toAddress(q: Query): string {
  const p = new URLSearchParams();
  if (q.words.trim()) p.set('q', q.words);
  if (q.namesOnly) p.set('in', 'names');
  for (const { key } of FACETS) {
    const values = q.facets[key];
    if (values && values.length > 0) p.set(key, values.join('|'));
  }
  for (const { key } of RANGES) {
    const range = q.ranges[key];
    if (range) p.set(`n.${key}`, `${range[0] ?? ''}..${range[1] ?? ''}`);
  }
  if (q.once) p.set('once', '1');
  if (q.sort !== 'best') p.set('sort', q.sort);
  if (q.look !== 'faces') p.set('look', q.look);
  return p.toString();
}

/** With one value of a facet turned on or off. */
export function toggled(q: Query, key: string, value: string): Query {
  const now = q.facets[key] ?? [];
  const next = now.includes(value) ? now.filter((v) => v !== value) : [...now, value];
  const { [key]: _, ...rest } = q.facets;
  return { ...q, facets: next.length > 0 ? { ...rest, [key]: next } : rest };
}

/** With a number limited, or no longer. */
export function limited(
  q: Query,
  key: string,
  range: readonly [number | null, number | null],
): Query {
  const { [key]: _, ...rest } = q.ranges;
  const free = range[0] === null && range[1] === null;
  return { ...q, ranges: free ? rest : { ...rest, [key]: range } };
}

/** How many filters are set, the words apart. */
export const filterCount = (q: Query): number =>
  Object.values(q.facets).reduce((n, v) => n + v.length, 0) +
  Object.keys(q.ranges).length +
  (q.once ? 1 : 0);
