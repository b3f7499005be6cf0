/** Events that are used as the site to which a company goes. */

import type { EventCard, RegionName } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { comp, company } from '../query/cards.ts';
import { regionTypeNow } from '../query/map.ts';
import { travellerOf } from '../query/movement/index.ts';
import { regionsInReach } from '../query/movement/region.ts';
import type { Cid, CompanyId, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';

/** Where it could lie for that company. */
function places(s: State, card: EventCard, id: CompanyId): RegionName[] {
  const co = company(s, id);
  if (!co || card.site === undefined) return [];
  const { region, regionType } = card.site;
  if (region !== undefined) return [region];
  const t = travellerOf(s, co);
  if (t.barred.includes('region')) return [];
  return regionsInReach(s, t).filter(
    (name) => regionType === undefined || regionTypeNow(s, name) === regionType,
  );
}

/** It lies open with the company, which goes there; in which region is asked if there are several. */
export function lieAsSite(s: State, card: Cid, id: CompanyId): void {
  const regions = places(s, comp(s, card).def as EventCard, id);
  if (regions.length === 0) return discard(s, card, 'there is nowhere for it to be');
  if (regions.length === 1) return settleSite(s, card, id, regions[0]);
  push(s, { p: 'lie-as-site', s: 'ask', card, company: id, regions });
}

export function settleSite(s: State, card: Cid, id: CompanyId, region: RegionName): void {
  const co = company(s, id);
  const face = comp(s, card).faces?.get(region);
  if (!co || face === undefined) return discard(s, card, 'there is nowhere for it to be');
  s.company[card] = -1;
  // like a site that was declared it is not in play before the company sets out (coe/2.II.7), but open to all
  put(s, card, 'aside', { known: everyone(s), why: 'a new site' });
  s.def[card] = face;
  co.dest = card;
  co.destShared = false;
}
