/** Which creatures can be played from hand as an automatic-attack of a site (coe/2.V.ii.4). */

import type { Key, RegionType, SiteType } from '../language/index.ts';
import { def, newCtx, siteDef } from '../query/cards.ts';
import { holds } from '../query/evaluate.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, Company, Ctx, Seat, State } from '../state/types.ts';
import { uniquelyTaken } from './copies.ts';

/** One region of a type, or a type of site, as the creature itself has it: what else lets it come does not count. */
const isKeyedTo = (key: Key, types: readonly (RegionType | SiteType)[]): boolean => {
  if ('siteType' in key) return types.includes(key.siteType);
  return 'regions' in key && key.regions.length === 1 && types.includes(key.regions[0]);
};

/**
 * It is not played as a creature: neither the hazard limit nor what keeps creatures off the company
 * has to do with it (crf/term/under-deeps/4, crf/term/under-deeps/5).
 */
export function creaturesForSite(s: State, seat: Seat, co: Company): Cid[] {
  const asked = siteDef(s, co.site).attackFromHand;
  if (!asked) return [];
  return s.players[seat].hand.filter((id) => {
    const d = def(s, id);
    if (d.kind !== 'creature' || (d.unique && !asked.unique)) return false;
    const c: Ctx = ctxWith(newCtx(s, seat, id), { company: co.id });
    return (
      d.keys.some(
        (key) => isKeyedTo(key, asked.keyedTo) && (key.when === undefined || holds(s, c, key.when)),
      ) &&
      (d.need === undefined || holds(s, c, d.need)) &&
      uniquelyTaken(s, id) === null
    );
  });
}
