import { happen, heeded } from '../happenings/happen.ts';
import { HIDDEN } from '../pool/hidden.ts';
import { company, def, nameOf, note, noteOn, siteDef } from '../query/cards.ts';
import { nextSeat } from '../query/seats.ts';
import { isHavenFor } from '../query/sites.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Torn } from '../state/frames.ts';
import type { Cid, Company, CompanyId, Seat, State } from '../state/types.ts';
import { discard, leavePlay, put } from './cards.ts';

export function newCompany(s: State, seat: Seat, site: Cid): Company {
  const c: Company = {
    id: ++s.serial,
    sort: 'travelling',
    seat,
    against: nextSeat(s, seat),
    members: [],
    site,
    dest: -1,
    destShared: false,
    moving: false,
    origin: -1,
    path: [],
    movement: '',
    phased: false,
    limit: 0,
    hazards: 0,
    onGuard: false,
    moved: false,
    again: false,
    returned: false,
    entered: false,
    sited: false,
    splitFrom: -1,
    startSite: s.def[site] ?? HIDDEN,
    faced: [],
  };
  s.companies.push(c);
  if (heeded(s, 'company')) happen(s, { event: 'company', company: c.id, change: 'formed' });
  return c;
}

export function addMember(s: State, id: Cid, to: CompanyId): void {
  const before = company(s, s.company[id]);
  if (before) {
    before.members.splice(before.members.indexOf(id), 1);
    happen(s, { event: 'composition-changed', company: before.id });
  }
  s.company[id] = to;
  if (s.phase === 'site') noteOn(s, id).late = s.turn;
  company(s, to)?.members.push(id);
  s.unsettled = true;
  happen(s, { event: 'composition-changed', company: to });
}

export function dropMember(s: State, id: Cid): void {
  const co = company(s, s.company[id]);
  if (!co) return;
  const i = co.members.indexOf(id);
  if (i >= 0) co.members.splice(i, 1);
  s.unsettled = true;
  happen(s, { event: 'composition-changed', company: co.id });
}

/** One company becomes two: a hazard on the whole of it may go with either (coe/2.II.3.6.1). */
export function tear(s: State, torn: Torn[], from: Company, into: Company): void {
  for (const x of torn) if (x.parts.includes(from.id)) x.parts.push(into.id);
  for (const id of s.table) {
    if (s.company[id] !== from.id || s.host[id] >= 0 || torn.some((x) => x.card === id)) continue;
    const d = def(s, id);
    if (d.kind === 'event' && d.side === 'hazard')
      torn.push({ card: id, parts: [from.id, into.id] });
  }
}

/** All of a company into another (coe/2.II.3.5); effects on one touch both (coe/2.IV.3.5.1). */
export function joinCompanies(s: State, from: Company, into: Company): void {
  const spare = from.site;
  const together = nameOf(s, spare) === nameOf(s, into.site);
  for (const m of from.members.slice()) addMember(s, m, into.id);
  for (const id of s.table)
    if (s.company[id] === from.id && s.host[id] < 0) s.company[id] = into.id;
  for (const l of s.lasting) {
    if (l.what.k === 'modify' && l.what.of.t === 'company' && l.what.of.id === from.id)
      l.what.of = { t: 'company', id: into.id };
    if (l.what.k === 'abilities' && l.what.on?.t === 'company' && l.what.on.id === from.id)
      l.what.on = { t: 'company', id: into.id };
    if (l.what.k !== 'idle') continue;
    if (l.what.company === from.id) l.what.company = into.id;
    // freed are those who are freed of it on both sides
    const bound =
      together &&
      l.what.site >= 0 &&
      nameOf(s, l.what.site) === nameOf(s, from.site) &&
      from.moved &&
      !l.what.freed.includes(from.id);
    if (bound) {
      l.what.freed = l.what.freed.filter((x) => x !== into.id);
      into.moved = true;
    }
  }
  into.faced.push(...from.faced);
  for (const id in s.notes) if (s.notes[id].against === from.id) s.notes[id].against = into.id;
  if (heeded(s, 'company')) happen(s, { event: 'company', company: into.id, change: 'joined' });
  dropCompany(s, from);
  // from elsewhere: nobody is left there, nor goes where they were going
  if (!together) {
    releaseSite(s, spare);
    return releaseSite(s, from.dest);
  }
  // the spare card of a haven goes back, what was on it moves to the one that stays (coe/2.II.3.5.2)
  if (spare !== into.site && s.zone[spare] === 'play' && !siteInUse(s, spare)) {
    for (const x of s.table) if (s.host[x] === spare) s.host[x] = into.site;
    returnSite(s, spare);
  }
}

export function dropCompany(s: State, co: Company): void {
  const i = s.companies.indexOf(co);
  if (i >= 0) s.companies.splice(i, 1);
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'gone' });
}

/** Somebody is at the card, comes from it, or goes to it, whatever sort of group it is. */
export const siteInUse = (s: State, site: Cid): boolean =>
  s.companies.some(
    (c) => c.site === site || (c.dest === site && c.dest >= 0) || (c.moving && c.origin === site),
  ) || Object.values(s.notes).some((n) => n.rescueSite === site);

/** To the location deck; on-guard cards there go back to hand (coe/2.IV.vii.4.2). */
export function returnSite(s: State, site: Cid): void {
  clearGuard(s, site);
  leavePlay(s, site, 'sites', { known: 1 << s.owner[site], why: 'returned' });
}

export function clearGuard(s: State, site: Cid, only: CompanyId = -1): void {
  for (let id = 0; id < s.def.length; id++) {
    if (s.zone[id] !== 'guard' || s.host[id] !== site) continue;
    if (only >= 0 && note(s, id).against !== only) continue;
    // a creature that was revealed is on guard no more, and lost with those it would have attacked (coe/2.V.6.6, 9.5.5)
    const revealed = note(s, id).revealed === true;
    s.host[id] = -1;
    delete s.notes[id];
    if (revealed) discard(s, id, 'it has nobody to attack');
    else put(s, id, 'hand', { why: 'was on guard' });
  }
}

/** What becomes of a site card that no company needs any more (coe/2.IV.viii). */
export function releaseSite(s: State, site: Cid): void {
  if (site < 0 || siteInUse(s, site)) return;
  const seat = s.owner[site];
  // still face-down: no one will ever go there
  if (s.zone[site] === 'aside') put(s, site, 'sites', { known: 1 << seat, why: 'returned' });
  if (s.zone[site] !== 'play') return;
  const back =
    s.status[site] === 0 ||
    isHavenFor(s, site, seat) ||
    siteDef(s, site).returnsToLocationDeck === true;
  if (back) returnSite(s, site);
  else {
    clearGuard(s, site);
    discard(s, site, 'its companies left');
  }
}

/** A company has no one left in it (coe/2.3). */
export function companyGone(s: State, co: Company): void {
  const all = rulesOf(s).companyGone === 'all-events';
  for (const id of s.table.slice()) {
    if (s.company[id] !== co.id || s.host[id] >= 0 || def(s, id).kind !== 'event') continue;
    const d = def(s, id);
    if (all || (d.kind === 'event' && d.side === 'resource'))
      discard(s, id, 'its company is no more');
    else s.company[id] = -1;
  }
  const sites = [co.site, co.dest, co.origin];
  const inItsPhase = s.current === co.id && s.phase === 'movement-hazard';
  // it is kept, empty, until its phase is over: cards may still be placed on guard (crf/term/company/2)
  if (inItsPhase && rulesOf(s).onGuardWithoutCompany) return;
  dropCompany(s, co);
  // in the midst of its movement the sites wait until all movement is over
  if (!inItsPhase) for (const site of sites) releaseSite(s, site);
}
