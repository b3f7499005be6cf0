import { happen } from '../happenings/happen.ts';
import type { SiteCard } from '../language/index.ts';
import { ask, type Option } from '../options.ts';
import { cardNumbered, compiled } from '../pool/pool.ts';
import {
  companiesOf,
  company,
  def,
  groups,
  isSamePlace,
  samePlace,
  siteDef,
} from '../query/cards.ts';
import { fitsInto, unfit } from '../query/composition.ts';
import { isHavenFor } from '../query/sites.ts';
import { hasAvatar } from '../query/wraiths.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { MovementFrame } from '../state/frames.ts';
import { type Cid, type Company, type State, TAPPED } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { joinCompanies } from '../verbs/companies.ts';
import { discard, releaseSite } from '../verbs/leaving.ts';
import { as, type Procedure, pop, push } from './procedure.ts';

/** A movement/hazard phase for each company, then joining (coe/2.IV, 2.IV.6). */
export const movement: Procedure<MovementFrame> = {
  next: {
    ask(s, f) {
      s.current = -1;
      const open = companiesOf(s, s.active).filter((c) => !c.phased);
      if (open.length === 0) {
        f.s = 'arrive';
        return null;
      }
      return ask(
        s.active,
        'order',
        'company-phase',
        open.map((c): Option => ({ type: 'company', company: c.id })),
      );
    },
    answer(s, _f, o) {
      const id = as(o, 'company').company;
      push(s, { p: 'company-phase', s: 'reveal', company: id, draws: 0, drawn: 0 });
    },
  },
  /** All movement is over: companies are at their sites again (coe/2.IV.5). */
  arrive: {
    run(s, f) {
      f.s = 'join';
      for (const co of companiesOf(s, s.active)) {
        co.moving = false;
        co.dest = -1;
        co.origin = -1;
      }
      s.unsettled = true;
      for (const id of s.table.slice()) if (s.owner[id] === s.active) releaseIfSite(s, id);
    },
  },
  join: {
    ask(s, f) {
      const lost = crowdedOut(s);
      if (lost) {
        for (const m of lost.members.slice()) discard(s, m, 'a Ringwraith has come to the site');
        return null;
      }
      const pair = mustJoin(s);
      if (pair) {
        const [a, b] = pair;
        if (goTogether(s, a, b)) {
          joinAtTheEnd(s, b, a);
          return null;
        }
        const movers = pair.filter((c) => canGoBack(s, c));
        if (movers.length === 1) {
          sendBack(s, movers[0]);
          return null;
        }
        // they cannot be one company: who stays is the hazard player's choice (coe/2.IV.6.1)
        return ask(
          s.hazardSeat,
          'alternative',
          rulesOf(s).illegalJoin,
          [a, b].map((c): Option => ({ type: 'company', company: c.id })),
        );
      }
      if (!f.asked) {
        const options = mayJoin(s);
        if (options.length > 0)
          return ask(s.active, 'organize', 'join-at-haven', [...options, { type: 'pass' }]);
      }
      f.s = 'end';
      return null;
    },
    answer(s, f, o) {
      if (o.type === 'join') {
        const a = company(s, o.company);
        const b = company(s, o.into);
        if (a && b) joinAtTheEnd(s, a, b);
        return;
      }
      if (o.type === 'company') {
        const pair = mustJoin(s);
        const chosen = company(s, o.company);
        const other = pair?.find((c) => c.id !== o.company);
        const back = rulesOf(s).illegalJoin === 'one-stays' ? other : chosen;
        if (back) sendBack(s, back);
        return;
      }
      f.asked = true;
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      happen(s, { event: 'phase', phase: 'movement-hazard', edge: 'end', seat: s.active });
    },
  },
};

function releaseIfSite(s: State, id: number): void {
  if (s.zone[id] === 'play' && s.host[id] < 0) releaseSiteCard(s, id);
}
const releaseSiteCard = (s: State, id: number): void => {
  const d = s.def[id];
  if (d && isSite(s, id)) releaseSite(s, id);
};
const isSite = (s: State, id: number): boolean => {
  const co = groups(s).some((c) => c.site === id);
  return !co && s.company[id] < 0 && siteKind(s, id);
};
const siteKind = (s: State, id: number): boolean => def(s, id).kind === 'site';

/** It came from elsewhere this turn. */
const canGoBack = (s: State, c: Company): boolean =>
  !isSamePlace(cardNumbered(s.rt.pool, c.startSite) as SiteCard, siteDef(s, c.site));

/** A haven where companies may stay apart: as it is printed, or also one that a card has made. */
const mayStayApart = (s: State, site: Cid): boolean =>
  isHavenFor(s, site, s.active) &&
  (siteDef(s, site).type === 'haven' || rulesOf(s).apartAtMadeHavens);

/** Two companies at the same site have to join where they may not stay apart. */
function mustJoin(s: State): [Company, Company] | null {
  const list = companiesOf(s, s.active);
  for (let i = 0; i < list.length; i++) {
    for (let j = i + 1; j < list.length; j++) {
      if (
        samePlace(s, list[i].site, list[j].site) &&
        !mayStayApart(s, list[i].site) &&
        joinable(s, list[i], list[j])
      )
        return [list[i], list[j]];
    }
  }
  return null;
}

/** Those who are where an avatar was played whom they cannot join, and have not left (coe/2.II.2.1.R3). */
function crowdedOut(s: State): Company | undefined {
  if (!kindOf(s, s.active).avatarApart) return undefined;
  const list = companiesOf(s, s.active);
  return list.find(
    (co) =>
      !hasAvatar(s, co) &&
      !isHavenFor(s, co.site, s.active) &&
      !canGoBack(s, co) &&
      list.some(
        (x) =>
          hasAvatar(s, x) &&
          samePlace(s, x.site, co.site) &&
          !canGoBack(s, x) &&
          unfit(s, s.active, [...x.members, ...co.members], x, co) === 'avatar',
      ),
  );
}

const goTogether = (s: State, a: Company, b: Company): boolean =>
  unfit(s, a.seat, [...a.members, ...b.members], a, b) === null;

/**
 * Of one that has come and one that was there, who has come has all that is said of the whole: its way, where it
 * came from, and what waits on guard for it (coe/2.IV.3.5.1). The site card that stays is the same in any case.
 */
function joinAtTheEnd(s: State, from: Company, into: Company): void {
  const there = companiesOf(s, from.seat).filter((co) => samePlace(s, co.site, into.site));
  const all = there.flatMap((co) => co.members);
  // who was there is not sent away with one of them for the sake of a third
  const crowded = there.length > 2 && unfit(s, from.seat, all, from, into) !== null;
  if (crowded || mark(s, from) <= mark(s, into)) return joinCompanies(s, from, into);
  [from.site, into.site] = [into.site, from.site];
  joinCompanies(s, into, from);
}

/** Whether it has moved, and then whether anything was laid upon it that speaks of this turn. */
const mark = (s: State, co: Company): number =>
  (co.moved ? 2 : 0) +
  (s.lasting.some(
    ({ what }) => what.k === 'abilities' && what.on?.t === 'company' && what.on.id === co.id,
  )
    ? 1
    : 0);

/** They fit together, or one of them can be sent away. */
const joinable = (s: State, a: Company, b: Company): boolean =>
  goTogether(s, a, b) || canGoBack(s, a) || canGoBack(s, b);

function mayJoin(s: State): Option[] {
  const list = companiesOf(s, s.active);
  const out: Option[] = [];
  for (const a of list) {
    for (const b of list) {
      if (a.id < b.id && samePlace(s, a.site, b.site) && fitsInto(s, a, b.members)) {
        out.push({ type: 'join', company: a.id, into: b.id });
        if (a.site !== b.site) out.push({ type: 'join', company: b.id, into: a.id });
      }
    }
  }
  return out;
}

/** Back where it began the turn; it does nothing at that site (coe/2.IV.4). */
function sendBack(s: State, co: Company): void {
  const old = co.site;
  co.returned = true;
  co.moved = false;
  co.path = [];
  co.movement = '';
  if (co.leave !== undefined) delete co.leave;
  const start = compiled(s.rt.pool, co.startSite);
  const isThere = (x: number): boolean =>
    def(s, x).kind === 'site' && isSamePlace(siteDef(s, x), start.def as SiteCard);
  const p = s.players[co.seat];
  const inPlay = s.table.find((x) => s.owner[x] === co.seat && isThere(x));
  if (inPlay !== undefined) co.site = inPlay;
  else {
    // a tapped site was discarded when they left, and is tapped when they are back
    const spent = p.discard.find(isThere);
    // an event that lay there as a site does so again
    const event = p.discard.find((x) => s.def[x] === start.faceOf);
    const site = spent ?? event ?? p.sites.find(isThere);
    if (site === undefined) return;
    if (site === event) s.def[site] = co.startSite;
    put(s, site, 'play', { known: everyone(s), why: 'returned to' });
    if (spent !== undefined) s.status[site] = TAPPED;
    co.site = site;
  }
  s.unsettled = true;
  releaseSite(s, old);
}
