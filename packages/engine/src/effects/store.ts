import { happen } from '../happenings/happen.ts';
import { attached, companyIdOf, def, nameOf, noteOn, siteOfCard } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';

/** Out of play into the pile, worth what it is worth stored (coe/2.II.4). */
export function storeCard(s: State, id: Cid): void {
  const site = siteOfCard(s, id);
  const where = site >= 0 ? nameOf(s, site) : '';
  const on = attached(s, id);
  happen(s, { event: 'stored', card: id, company: companyIdOf(s, id) });
  s.host[id] = -1;
  s.company[id] = -1;
  s.status[id] = 0;
  noteOn(s, id).stored = where;
  put(s, id, 'pile', { why: 'stored' });
  s.unsettled = true;
  // what was played on it is stored with it, and goes with it
  for (const x of on)
    if (def(s, x).kind === 'event') {
      if (s.zone[x] === 'play') storeCard(s, x);
      if (s.zone[x] === 'pile') noteOn(s, x).storedWith = id;
    }
}
