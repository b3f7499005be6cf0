import { happen } from '../happenings/happen.ts';
import { cardNumbered } from '../pool/pool.ts';
import { companiesOf, company, def, nameOf, siteDef } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { put } from '../verbs/cards.ts';
import { releaseSite } from '../verbs/companies.ts';

/** A company's site card is exchanged for a haven: movement without a movement/hazard phase (coe/2.VI.1). */
export function relocate(
  s: State,
  id: number,
  to: 'site-at-start-of-turn' | 'nearest-haven',
): void {
  const co = company(s, id);
  if (!co) return;
  const name =
    to === 'nearest-haven' ? siteDef(s, co.site).haven : cardNumbered(s.rt.pool, co.startSite).name;
  if (!name || name === nameOf(s, co.site)) return;
  const site = findSite(s, co.seat, name);
  if (site < 0) return;
  const old = co.site;
  if (s.zone[site] !== 'play')
    put(s, site, 'play', { known: (1 << s.players.length) - 1, why: 'replaced' });
  co.site = site;
  co.moved = true;
  releaseSite(s, old);
  s.unsettled = true;
  // it counts as movement for what waits for one (coe/2.VI.1)
  happen(s, { event: 'moves', company: co.id });
}

/** A card of that site: one in play where the player has a company, or one of his location deck. */
export function findSite(s: State, seat: number, name: string): Cid {
  for (const c of companiesOf(s, seat)) if (def(s, c.site).name === name) return c.site;
  for (const id of s.players[seat].sites) if (def(s, id).name === name) return id;
  return -1;
}
