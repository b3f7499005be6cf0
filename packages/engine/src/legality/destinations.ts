/** Where a company may declare that it goes (coe/2.II.7). */

import type { SiteCard } from '../language/index.ts';
import type { Option } from '../options.ts';
import { cannot } from '../query/bans.ts';
import { companiesOf, nameOf, note, samePlace, siteDef } from '../query/cards.ts';
import { unfit } from '../query/composition.ts';
import { hasShortCuts, reaches, travellerOf } from '../query/movement/index.ts';
import {
  isOtherVersionAmong,
  isOtherVersionUsed,
  isUsable,
  sitesSpent,
} from '../query/site-versions.ts';
import { isHavenFor, isKept } from '../query/sites.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';

/** A non-haven site that is in play or in the discard pile is not to be had again (coe/g.site.1). */
export function siteSpent(s: State, seat: Seat, id: Cid): boolean {
  if (isOtherVersionUsed(s, id)) return true;
  if (isHavenFor(s, id, seat)) return false;
  const name = nameOf(s, id);
  const { isSite } = s.rt.pool;
  const { discard } = s.players[seat];
  for (let i = 0; i < discard.length; i++)
    if (isSite[s.def[discard[i]]] === 1 && nameOf(s, discard[i]) === name) return true;
  const { table } = s;
  for (let i = 0; i < table.length; i++) {
    const x = table[i];
    if (isSite[s.def[x]] === 1 && x !== id && s.owner[x] === seat && nameOf(s, x) === name)
      return true;
  }
  return false;
}

function isNamed(sites: readonly SiteCard[], name: string): boolean {
  for (let i = 0; i < sites.length; i++) if (sites[i].name === name) return true;
  return false;
}

/** Two companies do not go from one place to another place both (coe/2.II.7.1). */
function isTaken(s: State, others: readonly Company[], co: Company, to: Cid): boolean {
  for (const c of others)
    if (c.dest >= 0 && samePlace(s, c.dest, to) && samePlace(s, c.site, co.site)) return true;
  return false;
}

/** One of those that were found from there on is the same card. */
function isCopy(s: State, found: readonly Cid[], from: number, id: Cid): boolean {
  for (let i = from; i < found.length; i++) if (s.def[found[i]] === s.def[id]) return true;
  return false;
}

const NO_OTHERS: readonly Company[] = [];

/** The other companies of its player: mostly there is one company. */
function besides(s: State, co: Company): readonly Company[] {
  const all = companiesOf(s, co.seat);
  return all.length === 1 && all[0] === co ? NO_OTHERS : all.filter((c) => c.id !== co.id);
}

/** Site cards a company could declare as its destination (coe/2.II.7). */
export function destinations(s: State, co: Company): Cid[] {
  const out: Cid[] = [];
  const t = travellerOf(s, co);
  const others = besides(s, co);
  const open = (id: Cid): boolean => reaches(s, t, id) && !isTaken(s, others, co, id);
  // asked last: of one who has sites of both sides it looks through the company, and few are in reach
  const usable = (id: Cid): boolean => isUsable(s, co.seat, co, id);
  const offer = (id: Cid): void => {
    if (id >= 0 && !out.includes(id) && open(id) && usable(id)) out.push(id);
  };
  // sites in play where another company is, or to which one goes
  for (const c of others) {
    offer(c.site);
    offer(c.dest);
  }
  // and those that stay in play though nobody is there
  const { isSite } = s.rt.pool;
  for (const id of s.table)
    if (
      isSite[s.def[id]] === 1 &&
      s.owner[id] === co.seat &&
      id !== co.site &&
      isKept(s, id) &&
      !out.includes(id) &&
      open(id) &&
      usable(id)
    )
      out.push(id);
  const spent = sitesSpent(s, co.seat);
  const { sites } = s.players[co.seat];
  const first = out.length;
  for (let i = 0; i < sites.length; i++) {
    const id = sites[i];
    // copies of one card are the same choice
    if (!open(id) || isCopy(s, out, first, id)) continue;
    const d = siteDef(s, id);
    if (isOtherVersionAmong(s, spent, co.seat, d) || !usable(id)) continue;
    const again = d.beneath !== undefined;
    if (again || !isNamed(spent, d.name) || isHavenFor(s, id, co.seat)) out.push(id);
  }
  // to free a prisoner one may go to the card of the rescue site itself, having none of one's own (coe/3.III.6)
  for (const host of s.table) {
    const { rescueSite: id, hosted } = note(s, host);
    if (
      id === undefined ||
      !hosted?.some((p) => s.owner[p] === co.seat) ||
      s.players[co.seat].sites.some((x) => nameOf(s, x) === nameOf(s, id))
    )
      continue;
    if (!out.includes(id) && open(id)) out.push(id);
  }
  return out;
}

export function moveOptions(
  s: State,
  seat: Seat,
  out: Option[],
  of: readonly Company[] = companiesOf(s, seat),
): void {
  for (const co of of) {
    if (co.dest >= 0 || cannot(s, 'move', co.id) || unfit(s, seat, co.members, co) !== null)
      continue;
    for (const site of destinations(s, co))
      out.push({ type: 'declare-move', company: co.id, site });
  }
}

/**
 * As the organization phase ends: a company to which a text has just opened ways
 * may declare movement to where it could not have gone before (coe/2.II.7, 9.6.6).
 */
export function shortCutOptions(s: State, seat: Seat, out: Option[]): void {
  for (const co of companiesOf(s, seat)) {
    if (!hasShortCuts(s, co)) continue;
    const without = travellerOf(s, co, true);
    const all: Option[] = [];
    moveOptions(s, seat, all, [co]);
    for (const o of all) if (o.type === 'declare-move' && !reaches(s, without, o.site)) out.push(o);
  }
}
