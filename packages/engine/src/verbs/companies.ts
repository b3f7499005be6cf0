import { happen, heeded } from '../happenings/happen.ts';
import type { AgentGroup } from '../query/agents.ts';
import { comp, def, note, noteOn, samePlace, siteDef } from '../query/cards.ts';
import { siteInUse } from '../query/company.ts';
import { isHavenFor, isKept, siteCan } from '../query/sites.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Torn } from '../state/frames.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { agentGone } from './agents.ts';
import { everyone, put } from './cards.ts';
import { clearGuard, discard, leavePlay, returnSite } from './leaving.ts';
import { addMember, dropCompany, shift } from './members.ts';
import { giveBack } from './provided-sites.ts';

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
  const together = samePlace(s, spare, into.site);
  for (const m of from.members.slice()) addMember(s, m, into.id, true);
  for (const id of s.table)
    if (s.company[id] === from.id && s.host[id] < 0) s.company[id] = into.id;
  for (const l of s.lasting) {
    const on = l.what.k === 'modify' ? l.what.of : l.what.k === 'abilities' ? l.what.on : null;
    if (on?.t === 'company' && on.id === from.id) shift(l, into.id);
    if (l.what.k !== 'idle') continue;
    if (l.what.company === from.id) l.what.company = into.id;
    // freed are those who are freed of it on both sides
    const bound =
      together &&
      l.what.site >= 0 &&
      samePlace(s, l.what.site, from.site) &&
      from.moved &&
      !l.what.freed.includes(from.id);
    if (bound) {
      l.what.freed = l.what.freed.filter((x) => x !== into.id);
      into.moved = true;
    }
  }
  into.faced.push(...from.faced);
  for (const id in s.notes)
    if (s.notes[id].against === from.id) noteOn(s, Number(id)).against = into.id;
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

/** What becomes of a site card that no company needs any more (coe/2.IV.viii). */
export function releaseSite(s: State, site: Cid): void {
  if (site < 0 || siteInUse(s, site)) return;
  const seat = s.owner[site];
  // an event that lay as a site is discarded when nobody is there any more
  if (comp(s, site).faceOf >= 0) {
    clearGuard(s, site);
    discard(s, site, 'its company left');
    return;
  }
  // still face-down: no one will ever go there
  if (s.zone[site] === 'aside') put(s, site, 'sites', { known: 1 << seat, why: 'returned' });
  if (s.zone[site] !== 'play') return;
  if (note(s, site).lentBy !== undefined) {
    clearGuard(s, site);
    const to = giveBack(s, site);
    return leavePlay(s, site, to, { known: everyone(s), why: 'returned' });
  }
  const back =
    s.status[site] === 0 ||
    isHavenFor(s, site, seat) ||
    siteDef(s, site).returnsToLocationDeck === true ||
    siteCan(s, site, 'returns');
  if (back) returnSite(s, site);
  else if (isKept(s, site)) clearGuard(s, site);
  else {
    clearGuard(s, site);
    discard(s, site, 'its companies left');
  }
}

/** A company has no one left in it (coe/2.3). */
export function companyGone(s: State, co: Company): void {
  if (co.agent) return agentGone(s, co as AgentGroup);
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
