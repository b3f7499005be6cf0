/** The map of a pool in numbers: how far each region is from each other, worked out once. */

import type { RegionName, RegionType } from '../../language/index.ts';
import type { Pool } from '../../pool/pool.ts';
import type { KindOfPlayer } from '../../rules/kinds-of-player.ts';

export type Pair = readonly [RegionName, RegionName];

export interface Roads {
  readonly names: readonly RegionName[];
  readonly types: readonly RegionType[];
  /** in which region the site with this card number is; -1 if it is on no road */
  readonly regionOf: Int16Array;
  /** the neighbours of each region, in the order in which ways are offered */
  readonly next: readonly (readonly number[])[];
  /** how many regions, both ends counted, lie between two: `far[a * names.length + b]` */
  readonly far: Uint8Array;
  /** a region that is no thoroughfare, only an end (coe/2.II.7.ii.W1, 2.II.7.ii.F1); -1 if none */
  readonly closed: number;
}

const NO_WAY = 255;
const NO_PAIRS: readonly Pair[] = [];

/** The roads of a pool with these neighbours besides, and without a thoroughfare by one region. */
export function roadsOf(
  pool: Pool,
  pairs: readonly Pair[] = NO_PAIRS,
  closed: RegionName | null = null,
): Roads {
  const { roads } = pool.memo;
  let key = closed ?? '';
  for (const [a, b] of pairs) key += `|${a}>${b}`;
  let found = roads.get(key);
  if (!found) {
    found = survey(pool, pairs, closed);
    roads.set(key, found);
  }
  return found;
}

/** What the map is to those of one kind, and to those who must go around a region. */
export interface KindRoads {
  readonly roads: Roads;
  readonly detour: { readonly boundFor: number; readonly roads: Roads } | null;
}

type Kind = Pick<KindOfPlayer, 'neighbours' | 'detour'>;

/** The map to that kind of player, with such neighbours. */
export function roadsFor(pool: Pool, kind: Kind, pairs: readonly Pair[]): KindRoads {
  const roads = roadsOf(pool, pairs);
  const { detour } = kind;
  return {
    roads,
    detour: detour && {
      boundFor: roads.names.indexOf(detour.boundFor),
      roads: roadsOf(pool, pairs, detour.around),
    },
  };
}

/** The same with the neighbours that his kind has: asked for at every turn, and found without making a name for it. */
export function plainRoads(pool: Pool, kind: Kind): KindRoads {
  const { roadsOfKind } = pool.memo;
  let found = roadsOfKind.get(kind);
  if (found === undefined) {
    found = roadsFor(pool, kind, kind.neighbours);
    roadsOfKind.set(kind, found);
  }
  return found;
}

function survey(pool: Pool, pairs: readonly Pair[], closed: RegionName | null): Roads {
  const names = [...pool.regions.values()].map((r) => r.name as RegionName);
  const index = new Map<string, number>(names.map((name, i) => [name, i]));
  const next = [...pool.regions.values()].map((r) => numbersOf(index, r.adjacent));
  const join = (a: number, b: number): void => {
    if (!next[a].includes(b)) next[a].push(b);
  };
  for (const pair of pairs) {
    const [a, b] = numbersOf(index, pair);
    if (a === undefined || b === undefined) continue;
    join(a, b);
    join(b, a);
  }
  const regionOf = new Int16Array(pool.compiled.length).fill(-1);
  pool.compiled.forEach((c, n) => {
    // what is beneath a region is not in it (coe/2.IV.ii)
    if (c?.def.kind === 'site' && c.def.region !== undefined && !c.def.underDeeps)
      regionOf[n] = index.get(c.def.region) ?? -1;
  });
  const shut = closed === null ? -1 : (index.get(closed) ?? -1);
  const far = new Uint8Array(names.length ** 2).fill(NO_WAY);
  for (let from = 0; from < names.length; from++)
    measure(next, shut, from, far.subarray(from * names.length, (from + 1) * names.length));
  const types = [...pool.regions.values()].map((r) => r.type);
  return { names, types, regionOf, next, far, closed: shut };
}

/** Regions that the pool has: a small one need not have the whole map. */
const numbersOf = (index: ReadonlyMap<string, number>, of: readonly string[]): number[] =>
  of.map((name) => index.get(name)).filter((i) => i !== undefined);

function measure(
  next: readonly (readonly number[])[],
  closed: number,
  from: number,
  far: Uint8Array,
): void {
  far[from] = 1;
  const queue = [from];
  for (let k = 0; k < queue.length; k++) {
    const at = queue[k];
    if (at === closed && at !== from) continue;
    for (const n of next[at]) {
      if (far[n] !== NO_WAY) continue;
      far[n] = far[at] + 1;
      queue.push(n);
    }
  }
}
