/** Where cards of a hand could be brought into play, and how far that is: for whoever makes plans. */

import type { Action, CardFilter, EventCard } from '../language/index.ts';
import { uniquelyTaken } from '../legality/copies.ts';
import { couldPlayAt, isNeedMet } from '../legality/site-play.ts';
import { companiesOf, def, nameOf, newCtx } from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { isHome } from '../query/homes.ts';
import { reaches, travellerOf } from '../query/movement/index.ts';
import { hadHoard, isHavenFor } from '../query/sites.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';

/** The sites that he can come to, or is at: his location deck and his site cards in play. */
export function ownSites(s: State, seat: Seat): Cid[] {
  const lying = s.table.filter((id) => s.owner[id] === seat && def(s, id).kind === 'site');
  return [...lying, ...s.players[seat].sites].filter((id) => def(s, id).kind === 'site');
}

/** What an event asks of the place where it is played, and of who is there. */
interface Asked {
  readonly site: CardFilter;
  readonly who: CardFilter | null;
}

const isFilter = (f: unknown): f is CardFilter => f !== null && typeof f === 'object';

function askedBy({ need, user, targets, window }: Action): Asked | null {
  if (window?.phase !== undefined && window.phase !== 'site') return null;
  if (need !== undefined && 'company' in need && isFilter(need.a.at))
    return { site: need.a.at, who: null };
  if (isFilter(user?.company?.at)) return { site: user.company.at, who: user };
  for (const t of targets ?? []) {
    if (t.target === 'site') return { site: t.a, who: null };
    if (t.target === 'company' && isFilter(t.a.at)) return { site: t.a.at, who: null };
    if (t.target === 'card' && isFilter(t.a.company?.at)) return { site: t.a.company.at, who: t.a };
  }
  return null;
}

function eventFits(s: State, co: Company, site: Cid, id: Cid, d: EventCard): boolean {
  if (d.side !== 'resource') return false;
  const c = newCtx(s, co.seat, id);
  return d.plays.some((play) => {
    const asked = askedBy(play);
    // whether it is untapped, and where they are now, is not the question
    if (!asked || !matches(s, c, site, { ...asked.site, is: undefined, status: undefined }))
      return false;
    const who = asked.who && { ...asked.who, company: undefined, status: undefined };
    return who === null || co.members.some((m) => matches(s, c, m, who));
  });
}

/** Whether it asks for a place at all. */
export const asksPlace = (s: State, id: Cid): boolean => {
  const d = def(s, id);
  switch (d.kind) {
    case 'item':
    case 'ally':
    case 'faction':
    case 'character':
      return true;
    case 'event':
      return d.side === 'resource' && d.plays.some((play) => askedBy(play) !== null);
    default:
      return false;
  }
};

/** Who comes into play comes at home or at a haven, an avatar where his player's begin (coe/2.II.2). */
function comesAt(s: State, seat: Seat, site: Cid, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'character') return false;
  if (isHome(s, id, site)) return true;
  if (d.homeOnly || d.agent) return false;
  return d.avatar
    ? kindOf(s, seat).avatarAt.some((name) => name === nameOf(s, site))
    : isHavenFor(s, site, seat, 'characters');
}

/** He is at home there, whatever other places take him in. */
export const comesHome = (s: State, id: Cid, site: Cid): boolean => isHome(s, id, site);

/** Whether a company of his, if it were at that site and nobody were tapped, could bring that card into play. */
export function couldBringIn(s: State, co: Company, site: Cid, id: Cid): boolean {
  const d = def(s, id);
  if (uniquelyTaken(s, id)) return false;
  switch (d.kind) {
    case 'item':
      if (d.keywords?.includes('hoard') && !hadHoard(s, site)) return false;
      return isNeedMet(s, co.seat, id) && couldPlayAt(s, co, site, id).length > 0;
    case 'ally':
      return couldPlayAt(s, co, site, id).length > 0;
    case 'faction':
      return isNeedMet(s, co.seat, id) && couldPlayAt(s, co, site, id).length > 0;
    case 'character':
      return comesAt(s, co.seat, site, id);
    case 'event':
      return eventFits(s, co, site, id, d);
    default:
      return false;
  }
}

/** So far anybody looks ahead. */
const MOST_TURNS = 4;

/** Where it will be when it has gone where it is bound for. */
const standsAt = (co: Company): Cid => (co.dest >= 0 ? co.dest : co.site);

/** After how many movements a company could be at each of his sites, by name; 0: it is there, or is bound for it. */
export function movesTo(s: State, co: Company): Map<string, number> {
  const sites = new Map<string, Cid>();
  for (const id of ownSites(s, co.seat)) sites.set(nameOf(s, id), id);
  const from = standsAt(co);
  if (from < 0 || def(s, from).kind !== 'site') return new Map();
  const found = new Map([[nameOf(s, from), 0]]);
  let border = [from];
  for (let n = 1; n <= MOST_TURNS && border.length > 0; n++) {
    const next: Cid[] = [];
    for (const at of border) {
      const t = travellerOf(s, { ...co, site: at, dest: -1, path: [] });
      for (const [name, id] of sites) {
        if (found.has(name) || !reaches(s, t, id)) continue;
        found.set(name, n);
        next.push(id);
      }
    }
    border = next;
  }
  return found;
}

/** A place for a card: where, by which company soonest, and after how many of its movements. */
export interface Place {
  readonly site: Cid;
  readonly name: string;
  readonly company: number;
  /** -1: no company gets there in so few turns as anybody looks ahead */
  readonly moves: number;
}

/** Where that card could be brought into play, the nearest first. */
export function placesFor(
  s: State,
  seat: Seat,
  id: Cid,
  distances: (co: Company) => ReadonlyMap<string, number> = (co) => movesTo(s, co),
): Place[] {
  const best = new Map<string, Place>();
  for (const co of companiesOf(s, seat)) {
    const far = distances(co);
    for (const site of ownSites(s, seat)) {
      const name = nameOf(s, site);
      const moves = far.get(name) ?? -1;
      const before = best.get(name);
      const nearer =
        before === undefined || (moves >= 0 && (before.moves < 0 || moves < before.moves));
      if (nearer && couldBringIn(s, co, site, id))
        best.set(name, { site, name, company: co.id, moves });
    }
  }
  const far = (p: Place): number => (p.moves < 0 ? MOST_TURNS + 1 : p.moves);
  return [...best.values()].sort((a, b) => far(a) - far(b) || (a.name < b.name ? -1 : 1));
}

/** The cards that one of his companies could bring into play at that site. */
export const playableAt = (s: State, co: Company, site: Cid, cards: readonly Cid[]): Cid[] =>
  cards.filter((id) => couldBringIn(s, co, site, id));

/** Where a company would go first on a way of several turns to that site: one of its next sites, or -1. */
export function firstStep(s: State, co: Company, to: string): Cid {
  const all = movesTo(s, co);
  const moves = all.get(to) ?? 0;
  if (moves < 2) return -1;
  for (const id of ownSites(s, co.seat))
    if (all.get(nameOf(s, id)) === 1) {
      const then = movesTo(s, { ...co, site: id, dest: -1, path: [] });
      if (then.get(to) === moves - 1) return id;
    }
  return -1;
}
