import { happen } from '../happenings/happen.ts';
import type { Ability, Card } from '../language/index.ts';
import { cardNumbered, cardsNamed, compiled, regionCard } from '../pool/pool.ts';
import { comp, companiesOf, company, def, nameOf, noteOn, siteDef } from '../query/cards.ts';
import { isKeptFrom } from '../query/movement/index.ts';
import { namedAtItsEnds } from '../query/movement/starter.ts';
import { forbidsHero } from '../query/site-versions.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { addCard } from '../state/add-card.ts';
import { cardsOnGuard } from '../state/apart.ts';
import type { Cid, Company, Ctx, PathStep, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { releaseSite } from '../verbs/leaving.ts';

type Whither = 'site-at-start-of-turn' | 'nearest-haven';

/** A company's site card is exchanged for a haven: movement without a movement/hazard phase (coe/2.VI.1). */
export function relocate(s: State, c: Ctx, id: number, to: Whither): void {
  const co = company(s, id);
  const site = siteFor(s, c, id, to);
  if (!co || site < 0) return;
  // an event that lay there as a site lies there again (crf/card/the-under-galleries/1)
  if (to === 'site-at-start-of-turn' && s.zone[site] === 'discard')
    s.def[site] = startSiteOf(c, co);
  exchange(s, co, site);
}

/** Where the company was as the turn began on which the effect was left, whomever it has joined since (coe/2.IV.3.5.1). */
const startSiteOf = (c: Ctx, co: Company): number => c.bound.startSite ?? co.startSite;

/** Such an effect is left on this company: it keeps in mind where that began. */
export function setOutFrom(s: State, c: Ctx, id: number, abilities: readonly Ability[]): void {
  const co = company(s, id);
  const back = (x: Ability): boolean =>
    x.is === 'action' &&
    x.does.some((e) => e.do === 'relocate' && e.to === 'site-at-start-of-turn');
  if (co && abilities.some(back)) c.bound.startSite = co.startSite;
}

/** The card that would be taken for that of the company by this text; -1: there is none. */
export function siteFor(s: State, c: Ctx, id: number, to: Whither): Cid {
  const co = company(s, id);
  if (!co) return -1;
  const start = startSiteOf(c, co);
  const name =
    to === 'nearest-haven' ? nearestHaven(s, co, c.card) : cardNumbered(s.rt.pool, start).name;
  if (!name || name === nameOf(s, co.site)) return -1;
  const site =
    to === 'site-at-start-of-turn' ? startOf(s, co, start, name) : findSite(s, co.seat, name);
  return site >= 0 && isKeptFrom(s, co, site) ? -1 : site;
}

/** As the version of the site has it that is of the side of the text (crf/card/bill-the-pony/4). */
function nearestHaven(s: State, co: Company, card: Cid): string | undefined {
  const here = siteDef(s, co.site);
  const { alignment } = card >= 0 ? def(s, card) : here;
  const own = cardsNamed(s.rt.pool, here.name).find(
    ({ def: d }) => d.kind === 'site' && d.alignment === alignment,
  )?.def;
  return own?.kind === 'site' ? own.haven : here.haven;
}

/** It counts as movement, without a movement/hazard phase (coe/2.VI.1, pef/card/farmer-maggot/1). */
function exchange(s: State, co: Company, site: Cid): void {
  const old = co.site;
  // an event that lay there as a site does so again
  if (s.def[site] === compiled(s.rt.pool, co.startSite).faceOf) s.def[site] = co.startSite;
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

/** Another card of the same place lies there from now on: nobody has moved, and nothing else is different. */
export function swapSite(s: State, old: Cid, site: Cid, card: Cid): void {
  if (old < 0 || site < 0) return;
  put(s, site, 'play', { known: everyone(s), why: 'replaced' });
  s.status[site] = s.status[old];
  for (const co of companiesOf(s, s.owner[old])) {
    if (co.site === old) co.site = site;
    if (co.dest === old) co.dest = site;
  }
  for (const id of cardsOnGuard(s)) if (s.host[id] === old) s.host[id] = site;
  // what brought it about lies on the new card, and stays
  if (card >= 0 && s.host[card] === old) s.host[card] = site;
  releaseSite(s, old);
  s.unsettled = true;
}

/**
 * A hazard makes him change to the other version of the site to which they are going: one of his own, or else
 * he whose hazard it is provides it (crf/tournament/sites/1).
 */
export function changeVersion(s: State, co: Company): void {
  if (co.dest < 0) return;
  const by = forbidsHero(s, co.seat, co.dest);
  if (by < 0) return;
  const { name } = siteDef(s, co.dest);
  const isIt = ({ def: d }: { def: Card }): boolean =>
    d.kind === 'site' && d.alignment === 'minion' && d.name === name;
  const own = s.players[co.seat].sites.find((id) => isIt(comp(s, id)));
  const other = cardsNamed(s.rt.pool, name).find(isIt);
  if (own === undefined && !other) return;
  const site = own ?? addCard(s, other!.def.id, by, 'sites', everyone(s));
  if (own === undefined) noteOn(s, site).lentTo = co.seat;
  swapSite(s, co.dest, site, -1);
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

/** Where it began: it may be an event that lay there as a site. */
function startOf(s: State, co: Company, start: number, name: string): Cid {
  const { faceOf } = compiled(s.rt.pool, start);
  const gone = s.players[co.seat].discard.find((id) => faceOf >= 0 && s.def[id] === faceOf);
  return gone ?? findSite(s, co.seat, name);
}

/** A card of that site: one in play where the player has a company, or one of his location deck. */
export function findSite(s: State, seat: number, name: string): Cid {
  for (const c of companiesOf(s, seat)) if (def(s, c.site).name === name) return c.site;
  for (const id of s.players[seat].sites) if (def(s, id).name === name) return id;
  return -1;
}
