import type { RegionName, RegionType } from '../language/index.ts';
import { type Pool, regionCard, siteNamed } from '../pool/pool.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Company, Lasting, PathStep, State } from '../state/types.ts';
import { def, siteDef } from './cards.ts';
import { companyStat } from './company-stats.ts';
import { speaks } from './evaluate.ts';
import { contextOf, inForce, isElsewhere, type OfKind, type Said } from './in-force.ts';
import { isHavenFor } from './sites.ts';

const isRetyper = (x: Said<OfKind<'retype'>>): boolean => x.lasting === null && 'regions' in x.a;

/**
 * Cards that read one type of region as another, in the order in which they are applied this
 * turn (annotation 26): first as established, then in order of arrival.
 */
export function retypers(s: State): Cid[] {
  const all = inForce(s, 'retype');
  const out: Cid[] = [];
  const add = (id: Cid): void => {
    if (!s.envHeld.includes(id) && !out.includes(id)) out.push(id);
  };
  for (const id of s.envOrder) if (all.some((x) => x.card === id && isRetyper(x))) add(id);
  for (const x of all) if (isRetyper(x)) add(x.card);
  return out;
}

/** Each card is applied to each region once (crf/turn/movement-hazard-phase/general/5). */
function retype(s: State, from: RegionType, order: readonly Cid[], playing: boolean): RegionType {
  let type = from;
  if (order.length === 0) return type;
  const all = inForce(s, 'retype');
  for (const src of order) {
    for (const x of all) {
      if (x.card !== src || x.lasting !== null || !('regions' in x.a)) continue;
      if (!speaks(s, contextOf(s, x), x.a)) continue;
      if (x.a.purposes?.includes('hazards') && !playing) continue;
      for (const [was, to] of x.a.regions) {
        if (type === was) {
          type = to;
          break;
        }
      }
    }
  }
  return type;
}

/** Where a region stands: in the path of a company, in a printed path, or nowhere but on the map. */
interface Spot {
  name: RegionName | undefined;
  company: number;
  i: number;
  path: string;
  at: number;
}

type Single = Extract<Lasting['what'], { k: 'retype-region' }>;

/** A named region changes everywhere, an unnamed one only in that path (coe/2.IV.ii.2). */
const touches = (l: Single, x: Spot): boolean =>
  l.name
    ? l.name === x.name
    : (l.company === x.company && l.i === x.i) ||
      (l.path !== '' && l.path === x.path && l.at === x.at);

const singles = (s: State): Single[] => {
  const out: Single[] = [];
  for (const l of s.lasting) if (l.what.k === 'retype-region') out.push(l.what);
  return out;
};

/** Cards that were there before a single region was changed come before that change, later ones after it. */
function read(
  s: State,
  printed: RegionType,
  order: readonly Cid[],
  single: readonly Single[],
  x: Spot,
  playing: boolean,
): RegionType {
  let type = printed;
  let left = order;
  for (const l of single) {
    if (!touches(l, x)) continue;
    left = left.filter((id) => !l.after.includes(id));
    type = l.to;
  }
  return retype(s, type, left, playing);
}

/** Whose printed path a company follows by starter movement, and where in it a region stands. */
export function printedSpot(s: State, co: Company, i: number): { path: string; at: number } {
  if (co.movement !== 'starter' || !co.moving || co.origin < 0) return { path: '', at: -1 };
  const a = siteDef(s, co.origin);
  const b = siteDef(s, co.dest);
  const back = co.path.length - 1 - i;
  if (b.haven === a.name) return { path: b.name, at: i };
  if (a.haven === b.name) return { path: a.name, at: back };
  return a.name < b.name
    ? { path: `${a.name}|${b.name}`, at: i }
    : { path: `${b.name}|${a.name}`, at: back };
}

/** The path of a company, as the regions are read now; `playing`: by one who plays a hazard. */
export function effectivePath(s: State, co: Company, playing = false): PathStep[] {
  if (co.path.length === 0) return co.path;
  const order = retypers(s);
  const single = singles(s);
  if (order.length === 0 && single.length === 0) return co.path;
  return co.path.map((step, i) => {
    const spot = { name: step.name, company: co.id, i, ...printedSpot(s, co, i) };
    const type = read(s, step.type, order, single, spot, playing);
    return step.name === undefined ? { type } : { type, name: step.name };
  });
}

/** The region types of a site's printed path, as they are read now. */
export function effectiveSitePath(s: State, site: Cid, playing = false): RegionType[] {
  const order = retypers(s);
  const single = singles(s);
  const d = siteDef(s, site);
  if (order.length === 0 && single.length === 0) return d.path.slice();
  const first = d.haven === undefined ? undefined : siteNamed(s.rt.pool, d.haven)?.region;
  return d.path.map((type, at) => {
    const name = at === d.path.length - 1 ? d.region : at === 0 ? first : undefined;
    const spot = { name, company: -1, i: -1, path: d.name, at };
    return read(s, type, order, single, spot, playing);
  });
}

/** The type of a region of the map, as it is read now. */
export const regionTypeNow = (s: State, name: RegionName, playing = false): RegionType =>
  read(
    s,
    regionCard(s.rt.pool, name).type,
    retypers(s),
    singles(s),
    { name, company: -1, i: -1, path: '', at: -1 },
    playing,
  );

const isAmong = (list: readonly RegionName[], name: RegionName | undefined): boolean =>
  name !== undefined && list.includes(name);

const step = (pool: Pool, name: RegionName): PathStep => ({
  type: regionCard(pool, name).type,
  name,
});

/** The path of starter movement between two sites, or null if there is none (coe/2.II.7.i). */
export function starterPath(s: State, co: Company, to: Cid): PathStep[] | null {
  const a = siteDef(s, co.site);
  const b = siteDef(s, to);
  const starter = kindOf(s, co.seat).starterMovement;
  if (starter === null || isAmong(starter.notIn, a.region) || isAmong(starter.notIn, b.region))
    return null;
  const aHaven = isHavenFor(s, co.site, co.seat);
  const bHaven = isHavenFor(s, to, co.seat);
  let types: readonly RegionType[] | null = null;
  if (aHaven && bHaven) {
    types = a.havens?.find((h) => h.to === b.name)?.path ?? null;
    if (!types || !b.havens?.some((h) => h.to === a.name)) return null;
  } else if (aHaven && b.haven === a.name) types = b.path;
  else if (bHaven && a.haven === b.name) types = [...a.path].reverse();
  if (!types) return null;
  // the ends carry the names of their regions, what lies between does not (coe/2.IV.ii)
  return types.map((type, i): PathStep => {
    if (i === 0) return { type, name: a.region };
    if (i === types.length - 1) return { type, name: b.region };
    return { type };
  });
}

/** Pairs of regions that count as neighbours for this company. */
function extraPairs(s: State, co: Company): (readonly [RegionName, RegionName])[] {
  const out = kindOf(s, co.seat).neighbours.slice();
  for (const x of inForce(s, 'adjacent')) if (!isElsewhere(x, co.id)) out.push(...x.a.pairs);
  return out;
}

/** What is no thoroughfare for those bound to or from there (coe/2.II.7.ii.W1, 2.II.7.ii.F1). */
function detour(s: State, co: Company, from: RegionName, goal: RegionName): RegionName | null {
  const rule = kindOf(s, co.seat).detour;
  return rule !== null && (from === rule.boundFor || goal === rule.boundFor) ? rule.around : null;
}

/** All ways by region from where a company is to a site (coe/2.II.7.ii). */
export function regionPaths(s: State, co: Company, to: Cid, limit = Infinity): PathStep[][] {
  const from = siteDef(s, co.site).region;
  const goal = siteDef(s, to).region;
  if (from === undefined || goal === undefined) return [];
  const max = maxRegions(s, co);
  const pairs = extraPairs(s, co);
  const { pool } = s.rt;
  const reach = distances(pool, goal, max, pairs);
  const out: PathStep[][] = [];
  const around = detour(s, co, from, goal);
  const walk = (path: RegionName[]): void => {
    if (out.length >= limit) return;
    const at = path[path.length - 1];
    if (at === goal) {
      out.push(path.map((name) => step(pool, name)));
      return;
    }
    for (const next of neighbours(pool, at, pairs)) {
      if (path.includes(next)) continue;
      const far = reach.get(next);
      if (far === undefined || path.length + far > max) continue;
      if (next === around && next !== goal) continue;
      path.push(next);
      walk(path);
      path.pop();
    }
  };
  walk([from]);
  return out;
}

const neighbours = (
  pool: Pool,
  at: RegionName,
  pairs: readonly (readonly [RegionName, RegionName])[],
): readonly RegionName[] => {
  const base = regionCard(pool, at).adjacent;
  if (pairs.length === 0) return base;
  const out = [...base];
  for (const [a, b] of pairs) {
    if (a === at && !out.includes(b)) out.push(b);
    if (b === at && !out.includes(a)) out.push(a);
  }
  return out;
};

/** How many regions, both ends counted, lie between each region and the goal. */
function distances(
  pool: Pool,
  goal: RegionName,
  max: number,
  pairs: readonly (readonly [RegionName, RegionName])[],
): ReadonlyMap<RegionName, number> {
  const key = `${goal}|${max}`;
  if (pairs.length === 0) {
    const hit = pool.memo.reach.get(key);
    if (hit) return hit;
  }
  const dist = new Map<RegionName, number>([[goal, 1]]);
  let edge: RegionName[] = [goal];
  for (let d = 2; d <= max && edge.length; d++) {
    const next: RegionName[] = [];
    for (const at of edge) {
      for (const n of neighbours(pool, at, pairs)) {
        if (!dist.has(n)) {
          dist.set(n, d);
          next.push(n);
        }
      }
    }
    edge = next;
  }
  if (pairs.length === 0) pool.memo.reach.set(key, dist);
  return dist;
}

/** Whether there is a way by region, without laying it out. */
function reachesByRegion(s: State, co: Company, to: Cid): boolean {
  const from = siteDef(s, co.site).region;
  const goal = siteDef(s, to).region;
  if (from === undefined || goal === undefined) return false;
  // a detour needs the real walk
  if (detour(s, co, from, goal) !== null) return regionPaths(s, co, to, 1).length > 0;
  return distances(s.rt.pool, goal, maxRegions(s, co), extraPairs(s, co)).has(from);
}

/** Four regions, or more by effects, never beyond six (coe/2.II.7.ii). */
export const maxRegions = (s: State, co: Company): number =>
  Math.min(6, companyStat(s, 'regions', co));

/** Whether a company could get there at all, by whatever movement. */
export function canReach(s: State, co: Company, to: Cid): boolean {
  if (def(s, to).name === def(s, co.site).name) return false;
  if (siteDef(s, to).underDeeps || siteDef(s, co.site).underDeeps) return false;
  return starterPath(s, co, to) !== null || reachesByRegion(s, co, to);
}
