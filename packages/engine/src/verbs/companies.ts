import { happen, heeded } from '../happenings/happen.ts';
import type { AgentGroup } from '../query/agents.ts';
import { def, noteOn, samePlace } from '../query/cards.ts';
import { siteInUse } from '../query/company.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Torn } from '../state/frames.ts';
import type { Company, State } from '../state/types.ts';
import { agentGone } from './agents.ts';
import { discard, releaseSite, returnSite } from './leaving.ts';
import { addMember, dropCompany, shift } from './members.ts';

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
    if (l.what.against === from.id) l.what.against = into.id;
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
  // who was sent back keeps the others from doing anything there, too (coe/2.IV.4)
  if (from.returned) into.returned = true;
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
