import { happen, heeded } from '../happenings/happen.ts';
import { push } from '../procedures/procedure.ts';
import { company, followersWith } from '../query/cards.ts';
import type { Torn } from '../state/frames.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { tear } from '../verbs/companies.ts';
import { releaseSite } from '../verbs/leaving.ts';
import { addMember, neverCame, newCompany } from '../verbs/members.ts';

/** Back to where it came from: its phase ends at once, and it does nothing at the site (coe/2.IV.4). */
export function returnToOrigin(s: State, co: Company): void {
  if (!co.moving) return;
  const dest = co.dest;
  co.returned = true;
  co.moving = false;
  co.moved = false;
  co.path = [];
  co.movement = '';
  delete co.leave;
  neverCame(s, co);
  co.dest = -1;
  co.site = co.origin;
  co.origin = -1;
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'returned' });
  releaseSite(s, dest);
  s.unsettled = true;
}

/** A character (with his followers) goes his own way. */
export function splitOff(
  s: State,
  who: Cid,
  then: 'return-to-origin' | 'stay' | 'own-phase',
): void {
  const from = company(s, s.company[who]);
  if (!from) return;
  if (from.members.length === 1 && then !== 'own-phase') {
    if (then === 'return-to-origin') returnToOrigin(s, from);
    return;
  }
  const co = newCompany(s, from.seat, from.site);
  const rest = {
    moving: from.moving,
    dest: from.dest,
    origin: from.origin,
    path: from.path.slice(),
    movement: from.movement,
  };
  Object.assign(co, rest);
  if (from.leave !== undefined) co.leave = from.leave;
  co.phased = then !== 'own-phase' && from.phased;
  if (then === 'own-phase') co.fixedLimit = 1;
  co.faced = from.faced.slice();
  if (from.trodden) co.trodden = from.trodden;
  if (from.tried) co.tried = from.tried;
  co.startSite = from.startSite;
  const going = [who, ...followersWith(s, who)];
  s.control[who] = s.control[who] >= 0 ? -2 : s.control[who];
  const torn: Torn[] = [];
  tear(s, torn, from, co);
  for (const m of going) addMember(s, m, co.id);
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'split' });
  if (torn.length > 0) push(s, { p: 'split', s: 'ask', torn });
  if (then === 'return-to-origin') returnToOrigin(s, co);
}
