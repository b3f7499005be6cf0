import type { Ref, RegionName, RegionType, SiteCard } from '../language/index.ts';
import { regionCard, siteNamed } from '../pool/pool.ts';
import type { Aim, Cid, Company, Lasting, PathStep, State } from '../state/types.ts';
import { company, def, siteDef } from './cards.ts';
import { companyMatches, speaks } from './evaluate.ts';
import { contextOf, inForce, isElsewhere, type OfKind, type Said } from './in-force.ts';
import { type PrintedSpot, printedSpot } from './movement/under-way.ts';
import { refCard } from './refs.ts';

const isRetyper = (x: Said<OfKind<'retype'>>): boolean =>
  x.lasting === null && x.a.regions !== undefined && x.a.counts === undefined;

const NO_CARDS: readonly Cid[] = [];

/**
 * Cards that read one type of region as another, in the order in which they are applied this
 * turn (annotation 26): first as established, then in order of arrival.
 */
export function retypers(s: State): readonly Cid[] {
  const all = inForce(s, 'retype');
  // mostly there is none, and every creature in hand asks
  if (all.length === 0) return NO_CARDS;
  const out: Cid[] = [];
  const add = (id: Cid): void => {
    if (!s.envHeld.includes(id) && !out.includes(id)) out.push(id);
  };
  for (const id of s.envOrder) if (all.some((x) => x.card === id && isRetyper(x))) add(id);
  for (const x of all) if (isRetyper(x)) add(x.card);
  return out;
}

/** It is the region of that site, or one next to it; what has no name is nowhere (coe/2.IV.ii.2). */
function isAround(s: State, x: Said, near: Ref, name: RegionName | undefined): boolean {
  const there = refCard(s, contextOf(s, x), near);
  const site = there >= 0 ? def(s, there) : undefined;
  if (name === undefined || site?.kind !== 'site' || site.region === undefined) return false;
  return site.region === name || regionCard(s.rt.pool, site.region).adjacent.includes(name);
}

/** Each card is applied to each region once (crf/turn/movement-hazard-phase/general/5). */
function retype(
  s: State,
  from: RegionType,
  order: readonly Cid[],
  playing: boolean,
  name: RegionName | undefined,
): RegionType {
  let type = from;
  if (order.length === 0) return type;
  const all = inForce(s, 'retype');
  for (const src of order) {
    for (const x of all) {
      if (x.card !== src || x.lasting !== null || x.a.regions === undefined) continue;
      if (!speaks(s, contextOf(s, x), x.a)) continue;
      if (x.a.purposes?.includes('hazards') && !playing) continue;
      if (x.a.named !== undefined && x.a.named !== name) continue;
      if (x.a.near !== undefined && !isAround(s, x, x.a.near, name)) continue;
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

const NO_SINGLES: readonly Single[] = [];

const singles = (s: State): readonly Single[] => {
  let out = NO_SINGLES;
  for (const l of s.lasting) if (l.what.k === 'retype-region') out = [...out, l.what];
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
  return retype(s, type, left, playing, x.name);
}

/** For how many of its type a region counts: two, if somebody made two of it. */
const countHere = (single: readonly Single[], x: Spot): number =>
  single.some((l) => l.twice && touches(l, x)) ? 2 : 1;

const step = (type: RegionType, name: RegionName | undefined, counts: number): PathStep => {
  const out: PathStep = name === undefined ? { type } : { type, name };
  if (counts !== 1) out.counts = counts;
  return out;
};

const NONE: readonly RegionType[] = [];

/** The types of which each region counts for half a one on the way of this company, or of which there is one less. */
function countedLess(s: State, co: Company, how: 'half' | 'one-less'): readonly RegionType[] {
  let out = NONE;
  for (const x of inForce(s, 'retype')) {
    if (x.a.regions === undefined || x.a.counts !== how || isElsewhere(x, co.id)) continue;
    if (x.a.companies && !companyMatches(s, contextOf(s, x), co, x.a.companies)) continue;
    out = [...out, ...x.a.regions.map(([, to]) => to)];
  }
  return out;
}

/** One less of each of these types: the first of them on the way is none. */
function oneLess(path: readonly PathStep[], types: readonly RegionType[]): PathStep[] {
  const left = types.slice();
  return path.map((p) => {
    const i = left.indexOf(p.type);
    if (i < 0) return p;
    left.splice(i, 1);
    return step(p.type, p.name, (p.counts ?? 1) - 1);
  });
}

/** The path of a company, as the regions are read now; `playing`: by one who plays a hazard. */
export function effectivePath(s: State, co: Company, playing = false): PathStep[] {
  if (co.path.length === 0) return co.path;
  const order = retypers(s);
  const single = singles(s);
  const half = countedLess(s, co, 'half');
  const less = countedLess(s, co, 'one-less');
  if (order.length + single.length + half.length + less.length === 0) return co.path;
  const path = co.path.map(({ type: printed, name }, i) => {
    const spot = { name, company: co.id, i, ...printedSpot(s, co, i) };
    const type = read(s, printed, order, single, spot, playing);
    const n = countHere(single, spot);
    return step(type, name, half.includes(type) ? n / 2 : n);
  });
  return less.length === 0 ? path : oneLess(path, less);
}

/** A region of a site's printed path has a name where the path begins and where it ends (coe glossary "site path"). */
function nameInPath(s: State, d: SiteCard, at: number): RegionName | undefined {
  if (at === d.path.length - 1) return d.region;
  return at > 0 || d.haven === undefined ? undefined : siteNamed(s.rt.pool, d.haven)?.region;
}

/** The regions of a site's printed path, as they are read now. */
export function effectiveSitePath(s: State, site: Cid, playing = false): PathStep[] {
  const order = retypers(s);
  const single = singles(s);
  const d = siteDef(s, site);
  if (order.length === 0 && single.length === 0) return d.path.map((type) => ({ type }));
  return d.path.map((type, at) => {
    const spot = { name: nameInPath(s, d, at), company: -1, i: -1, path: d.name, at };
    return step(read(s, type, order, single, spot, playing), undefined, countHere(single, spot));
  });
}

type RegionAim = Extract<Aim, { t: 'region' }>;

/** The region that is aimed at, as it is read now. */
export function regionAimedAt(s: State, aim: RegionAim, playing = false): PathStep | undefined {
  if (aim.site === undefined) {
    const co = company(s, aim.company);
    return co ? effectivePath(s, co, playing)[aim.i] : undefined;
  }
  if (s.zone[aim.site] !== 'play') return undefined;
  const type = effectiveSitePath(s, aim.site, playing)[aim.i]?.type;
  const name = nameInPath(s, siteDef(s, aim.site), aim.i);
  if (type === undefined) return undefined;
  return name === undefined ? { type } : { type, name };
}

/** Whose printed path it is part of, and where in it. */
export function spotAimedAt(s: State, aim: RegionAim): PrintedSpot {
  if (aim.site !== undefined) return { path: siteDef(s, aim.site).name, at: aim.i };
  const co = company(s, aim.company);
  return co ? printedSpot(s, co, aim.i) : { path: '', at: -1 };
}

/** The regions of these sites' printed paths that are not among those already; each named one once. */
export function regionsOfSites(
  s: State,
  sites: Iterable<Cid>,
  known: readonly RegionAim[],
): RegionAim[] {
  const out: RegionAim[] = [];
  const names = new Set<string>();
  const spots = new Set<string>();
  const seen = (aim: RegionAim): boolean => {
    const name = regionAimedAt(s, aim)?.name;
    const { path, at } = spotAimedAt(s, aim);
    const spot = `${path} ${at}`;
    if (name === undefined ? spots.has(spot) : names.has(name)) return true;
    if (name !== undefined) names.add(name);
    if (path !== '') spots.add(spot);
    return false;
  };
  known.forEach(seen);
  for (const site of sites)
    siteDef(s, site).path.forEach((_, i) => {
      const aim: RegionAim = { t: 'region', company: -1, i, site };
      if (!seen(aim)) out.push(aim);
    });
  return out;
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
