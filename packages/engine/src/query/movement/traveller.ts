import type { RegionName } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Company, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { companyStat } from '../company-stats.ts';
import { inForce, isElsewhere } from '../in-force.ts';
import { isHavenFor } from '../sites.ts';
import type { Traveller } from './movement.ts';
import { type Pair, roadsOf } from './roads.ts';

/** Four regions, or more by effects, never beyond six (coe/2.II.7.ii). */
export const maxRegions = (s: State, co: Company): number =>
  Math.min(6, companyStat(s, 'regions', co));

/** Pairs of regions that count as neighbours for this company. */
function extraPairs(s: State, co: Company): readonly Pair[] {
  const own = kindOf(s, co.seat).neighbours;
  let out: Pair[] | null = null;
  for (const x of inForce(s, 'adjacent'))
    if (!isElsewhere(x, co.id)) {
      out ??= own.slice();
      out.push(...x.a.pairs);
    }
  return out ?? own;
}

/** Whether some effect makes neighbours of regions for this company. */
export const hasShortCuts = (s: State, co: Company): boolean =>
  inForce(s, 'adjacent').some((x) => !isElsewhere(x, co.id));

/** The company as it is, or as it would be with these neighbours only. */
export function travellerOf(
  s: State,
  co: Company,
  pairs: readonly Pair[] = extraPairs(s, co),
): Traveller {
  const { pool } = s.rt;
  const kind = kindOf(s, co.seat);
  const roads = roadsOf(pool, pairs);
  return {
    co,
    from: siteDef(s, co.site),
    fromHaven: isHavenFor(s, co.site, co.seat),
    regions: maxRegions(s, co),
    roads,
    detour: kind.detour && {
      boundFor: roads.names.indexOf(kind.detour.boundFor as RegionName),
      roads: roadsOf(pool, pairs, kind.detour.around),
    },
  };
}
