/** Events that are used as the site to which a company goes. */

import type { RegionName } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { comp, company, def } from '../query/cards.ts';
import { placesFor } from '../query/made-sites.ts';
import type { Cid, CompanyId, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';

/** It lies open with the company, which goes there; in which region is asked if there are several. */
export function lieAsSite(s: State, card: Cid, id: CompanyId): void {
  const co = company(s, id);
  const regions = co ? [...placesFor(s, def(s, card), co)] : [];
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
