/** The regions of a faction or of a site, and all around. */

import type { FactionCard, RegionName, RegionType, SiteCard } from '../language/index.ts';
import { cardsNamed, type Pool, regionCard } from '../pool/pool.ts';
import type { Cid, PathStep, State } from '../state/types.ts';
import { def, newCtx, note, siteOfCard } from './cards.ts';
import { matches } from './evaluate.ts';
import { roadsOf } from './movement/roads.ts';
import { fitsSite } from './printed-site.ts';

/** What is of both sides is played at sites of either, and a Stage card where those who strayed are. */
const isOfItsSide = (site: SiteCard, d: FactionCard): boolean =>
  d.alignment === 'dual'
    ? site.alignment === 'hero' || site.alignment === 'minion'
    : site.alignment === (d.alignment === 'stage' ? 'fallen-wizard' : d.alignment);

/** Where it can be played, and all around. */
export function regionsNear(s: State, faction: Cid): ReadonlySet<RegionName> {
  const out = new Set<RegionName>();
  const d = faction >= 0 ? def(s, faction) : undefined;
  if (d?.kind !== 'faction') return out;
  const { pool } = s.rt;
  for (const site of pool.cards) {
    if (site.kind !== 'site' || site.region === undefined) continue;
    if (!isOfItsSide(site, d) || !fitsSite(pool, site, d.at)) continue;
    out.add(site.region);
    for (const region of regionCard(pool, site.region).adjacent) out.add(region);
  }
  return out;
}

/** Where a site lies; what was dug lies where it was dug. */
function regionAbove(s: State, id: Cid): RegionName | undefined {
  const d = def(s, id);
  if (d.kind !== 'site') return undefined;
  if (d.beneath === undefined) return d.region;
  const { place } = note(s, id);
  for (const { def: above } of place === undefined ? [] : cardsNamed(s.rt.pool, place))
    if (above.kind === 'site' && above.region !== undefined) return above.region;
  return undefined;
}

/** It lies in the region of that site or faction, or in one next to it: beneath the earth as what is above it does. */
export function liesNear(s: State, there: Cid, { region }: SiteCard): boolean {
  if (there < 0 || region === undefined) return false;
  if (def(s, there).kind === 'faction') return regionsNear(s, there).has(region);
  const here = regionAbove(s, there);
  return (
    here !== undefined && (here === region || regionCard(s.rt.pool, here).adjacent.includes(region))
  );
}

/** The printed path to a site from that haven, if there is one. */
function pathFrom(site: SiteCard, haven: string): readonly RegionType[] | undefined {
  if (site.haven === haven) return site.path;
  return site.havens?.find(({ to }) => to === haven)?.path;
}

/** A site where it can be played, of which its player has a card at hand, is no farther than that from the haven. */
export function isWithinPath(s: State, faction: Cid, haven: Cid, most: number): boolean {
  const d = def(s, faction);
  if (d.kind !== 'faction' || haven < 0) return false;
  const seat = s.owner[faction];
  const c = newCtx(s, seat, faction);
  const { name } = def(s, haven);
  return s.def.some((_, id) => {
    if (s.owner[id] !== seat || (s.zone[id] !== 'sites' && s.zone[id] !== 'play')) return false;
    const site = def(s, id);
    if (site.kind !== 'site') return false;
    const path = pathFrom(site, name);
    return path !== undefined && path.length <= most && matches(s, c, id, d.at);
  });
}

/** How many regions lie between a site and the nearest where the faction can be played, both counted. */
export function regionsTo(s: State, from: Cid, faction: Cid): number {
  const d = faction >= 0 ? def(s, faction) : undefined;
  if (d?.kind !== 'faction' || from < 0) return 0;
  const { pool } = s.rt;
  const here = regionAbove(s, from);
  if (here === undefined) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const site of pool.cards) {
    if (site.kind !== 'site' || site.underDeeps || site.region === undefined) continue;
    if (!isOfItsSide(site, d) || !fitsSite(pool, site, d.at)) continue;
    least = Math.min(least, apart(pool, here, site.region));
  }
  return Number.isFinite(least) ? least : 0;
}

/** How many regions lie between that site and where such a card is to be influenced, both ends counted. */
export function regionsBetween(s: State, from: Cid, target: Cid): number {
  if (def(s, target).kind === 'faction') return regionsTo(s, from, target);
  const there = siteOfCard(s, target);
  if (from < 0 || there < 0) return 0;
  // Under-deeps sites lie in the region of their surface site, or in none
  const [a, b] = [from, there].map((site) => regionAbove(s, site));
  return a === undefined || b === undefined ? 0 : apart(s.rt.pool, a, b);
}

/** How many regions one goes through from one to another, both ends counted. */
const apart = (pool: Pool, a: RegionName, b: RegionName): number => {
  const { names, far } = roadsOf(pool);
  return far[names.indexOf(a) * names.length + names.indexOf(b)];
};

/** Whether a path goes through one of them. */
export function isNear(s: State, faction: Cid, path: readonly PathStep[]): boolean {
  if (path.length === 0) return false;
  const near = regionsNear(s, faction);
  return path.some((step) => step.name !== undefined && near.has(step.name));
}
