/** Companies come and go, and characters in them. */

import { happen, heeded } from '../happenings/happen.ts';
import { HIDDEN } from '../pool/hidden.ts';
import { company, companyIdOf, def, isOwnAvatar, noteOn } from '../query/cards.ts';
import { nextSeat } from '../query/seats.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, Company, CompanyId, Lasting, Seat, State } from '../state/types.ts';

export function newCompany(s: State, seat: Seat, site: Cid): Company {
  const c: Company = {
    id: ++s.serial,
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

/** He comes into that company; with all of his own, if they join it. */
export function addMember(s: State, id: Cid, to: CompanyId, withAll = false): void {
  const before = company(s, s.company[id]);
  if (before) {
    before.members.splice(before.members.indexOf(id), 1);
    if (isOwnAvatar(s, id)) takeAlong(s, id, before.id, to);
    const left = withAll ? -1 : id;
    happen(s, { event: 'composition-changed', company: before.id, split: !withAll, left });
  }
  s.company[id] = to;
  if (s.phase === 'site') noteOn(s, id).late = s.turn;
  company(s, to)?.members.push(id);
  follow(s);
  s.unsettled = true;
  happen(s, { event: 'composition-changed', company: to, split: false, left: -1 });
}

/** What was left on a company is on another from now on, and speaks of that. */
export function shift(l: Lasting, to: CompanyId): void {
  if (l.what.k === 'modify' && l.what.of.t === 'company') l.what.of = { ...l.what.of, id: to };
  if (l.what.k !== 'abilities' || l.what.on?.t !== 'company') return;
  l.what.on = { ...l.what.on, id: to };
  l.what.ctx = ctxWith(l.what.ctx, { company: to });
}

/** What lies on the company of an avatar, as his, is not left with those whom he leaves (coe/2.II.3.6.1). */
function takeAlong(s: State, avatar: Cid, from: CompanyId, to: CompanyId): void {
  for (const id of s.table) {
    if (s.company[id] !== from || s.host[id] >= 0 || s.owner[id] !== s.owner[avatar]) continue;
    const d = def(s, id);
    if (d.kind === 'event' && d.goesWith === 'avatar') s.company[id] = to;
  }
}

/** What is said of somebody's company goes with him into another (coe/2.II.3.6.1). */
function follow(s: State): void {
  for (const l of s.lasting) {
    const aim = l.what.k === 'modify' ? l.what.of : l.what.k === 'abilities' ? l.what.on : null;
    if (aim?.t !== 'company' || aim.of === undefined) continue;
    const now = companyIdOf(s, aim.of);
    if (now >= 0 && now !== aim.id) shift(l, now);
  }
}

export function dropMember(s: State, id: Cid): void {
  const co = company(s, s.company[id]);
  if (!co) return;
  const i = co.members.indexOf(id);
  if (i >= 0) co.members.splice(i, 1);
  s.unsettled = true;
  happen(s, { event: 'composition-changed', company: co.id, split: false, left: id });
}

/** What was to keep it idle where it never came to keeps nobody else (pef/card/river/1). */
export function neverCame(s: State, co: Company): void {
  const ends = ({ what }: Lasting): boolean =>
    what.k === 'idle' && what.site >= 0 && what.against === co.id;
  if (s.lasting.some(ends)) s.lasting = s.lasting.filter((l) => !ends(l));
}

export function dropCompany(s: State, co: Company): void {
  if (!co.moved) neverCame(s, co);
  const i = s.companies.indexOf(co);
  if (i >= 0) s.companies.splice(i, 1);
  for (const f of co.faced)
    if (f.source === 'creature' && f.card >= 0) happen(s, { event: 'had-come', card: f.card });
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'gone' });
}
