import { happen } from '../happenings/happen.ts';
import { attached, def, nameOf, noteOn, siteOfCard } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';

/** Out of play into the pile, worth what it is worth stored (coe/2.II.4). */
export function storeCard(s: State, id: Cid): void {
  const site = siteOfCard(s, id);
  const where = site >= 0 ? nameOf(s, site) : '';
  const company = s.host[id] >= 0 ? s.company[s.host[id]] : -1;
  happen(s, { event: 'stored', card: id });
  const on = attached(s, id);
  s.host[id] = -1;
  s.company[id] = -1;
  s.status[id] = 0;
  put(s, id, 'pile', { why: 'stored' });
  const n = noteOn(s, id);
  n.stored = where;
  s.unsettled = true;
  void company;
  // what was played on it is stored with it
  for (const x of on) if (def(s, x).kind === 'event') storeCard(s, x);
}
