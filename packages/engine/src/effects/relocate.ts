import { happen } from '../happenings/happen.ts';
import { cardNumbered, compiled, regionCard } from '../pool/pool.ts';
import { companiesOf, company, def, nameOf, noteOn, siteDef } from '../query/cards.ts';
import { namedAtItsEnds } from '../query/movement/starter.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Company, PathStep, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
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
  const site = to === 'site-at-start-of-turn' ? startOf(s, co, name) : findSite(s, co.seat, name);
  if (site < 0) return;
  exchange(s, co, site);
}

/** It counts as movement, without a movement/hazard phase (coe/2.VI.1, pef/card/farmer-maggot/1). */
function exchange(s: State, co: Company, site: Cid): void {
  const old = co.site;
  if (s.zone[site] !== 'play') put(s, site, 'play', { known: everyone(s), why: 'replaced' });
  co.site = site;
  co.moved = true;
  // it has not gone into the new one
  co.entered = false;
  releaseSite(s, old);
  s.unsettled = true;
  happen(s, { event: 'moves', company: co.id });
}

/** Another site card takes the place of that of a company, or of the one to which it goes. */
export function replaceSite(s: State, id: number, site: Cid): void {
  const co = company(s, id);
  if (!co || site < 0) return;
  if (!co.moving) return exchange(s, co, site);
  const old = co.dest;
  put(s, site, 'play', { known: everyone(s), why: 'replaced' });
  // a card of another player's location deck: to this company it is a site like its own
  if (s.owner[site] !== co.seat) noteOn(s, site).lentTo = co.seat;
  co.dest = site;
  if (rulesOf(s).replacedSite === 'changes-path') co.path = pathTo(s, co);
  releaseSite(s, old);
  s.unsettled = true;
  happen(s, { event: 'moves', company: co.id });
}

/** From region to region it goes on to the next, or stops short; else it is the path on the new card. */
function pathTo(s: State, co: Company): PathStep[] {
  const d = siteDef(s, co.dest);
  const at = co.path.findIndex((p) => p.name !== undefined && p.name === d.region);
  if (at >= 0) return co.path.slice(0, at + 1);
  const last = co.path.at(-1)?.name;
  if (co.movement === 'region' && d.region !== undefined && last !== undefined) {
    const { type, adjacent } = regionCard(s.rt.pool, d.region);
    if (adjacent.includes(last)) return [...co.path, { type, name: d.region }];
  }
  return namedAtItsEnds(d.path, siteDef(s, co.origin), d);
}

/** Where it began: an event that lay there as a site lies there again (crf/card/the-under-galleries/1). */
function startOf(s: State, co: Company, name: string): Cid {
  const { faceOf } = compiled(s.rt.pool, co.startSite);
  const gone = s.players[co.seat].discard.find((id) => faceOf >= 0 && s.def[id] === faceOf);
  if (gone === undefined) return findSite(s, co.seat, name);
  s.def[gone] = co.startSite;
  return gone;
}

/** A card of that site: one in play where the player has a company, or one of his location deck. */
export function findSite(s: State, seat: number, name: string): Cid {
  for (const c of companiesOf(s, seat)) if (def(s, c.site).name === name) return c.site;
  for (const id of s.players[seat].sites) if (def(s, id).name === name) return id;
  return -1;
}
