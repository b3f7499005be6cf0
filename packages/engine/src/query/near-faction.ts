/** The regions of a faction: where it can be played, and all around. */

import type { RegionName } from '../language/index.ts';
import { regionCard } from '../pool/pool.ts';
import type { Cid, PathStep, State } from '../state/types.ts';
import { def } from './cards.ts';
import { fitsSite } from './printed-site.ts';

function regionsNear(s: State, faction: Cid): ReadonlySet<RegionName> {
  const out = new Set<RegionName>();
  const d = faction >= 0 ? def(s, faction) : undefined;
  if (d?.kind !== 'faction') return out;
  const { pool } = s.rt;
  for (const site of pool.cards) {
    if (site.kind !== 'site' || site.region === undefined) continue;
    if (site.alignment !== d.alignment || !fitsSite(pool, site, d.at)) continue;
    out.add(site.region);
    for (const region of regionCard(pool, site.region).adjacent) out.add(region);
  }
  return out;
}

/** Whether a path goes through one of them. */
export function isNear(s: State, faction: Cid, path: readonly PathStep[]): boolean {
  if (path.length === 0) return false;
  const near = regionsNear(s, faction);
  return path.some((step) => step.name !== undefined && near.has(step.name));
}
