/** Where a company may declare that it goes (coe/2.II.7). */

import type { Option } from '../options.ts';
import { cannot } from '../query/bans.ts';
import { companiesOf, def, nameOf, note } from '../query/cards.ts';
import { unfit } from '../query/composition.ts';
import { canReach } from '../query/map.ts';
import { isHavenFor } from '../query/sites.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { CardNumber, Cid, Company, Seat, State } from '../state/types.ts';

/** A non-haven site that is in play or in the discard pile is not to be had again (coe/g.site.1). */
export function siteSpent(s: State, seat: Seat, id: Cid): boolean {
  if (isHavenFor(s, id, seat)) return false;
  const name = nameOf(s, id);
  if (s.players[seat].discard.some((x) => nameOf(s, x) === name)) return true;
  return s.table.some(
    (x) => x !== id && s.owner[x] === seat && nameOf(s, x) === name && def(s, x).kind === 'site',
  );
}

/** Site cards a company could declare as its destination (coe/2.II.7). */
export function destinations(s: State, co: Company): Cid[] {
  const out: Cid[] = [];
  const there = new Set<Cid>();
  const seen = new Set<CardNumber>();
  const open = (id: Cid): boolean => {
    // two companies do not go from one place to another place both (coe/2.II.7.1)
    const same = s.companies.some(
      (c) =>
        c.id !== co.id &&
        c.seat === co.seat &&
        c.dest >= 0 &&
        nameOf(s, c.site) === nameOf(s, co.site) &&
        nameOf(s, c.dest) === nameOf(s, id),
    );
    return !same && canReach(s, co, id);
  };
  // sites in play where another company is, or to which one goes
  for (const c of companiesOf(s, co.seat)) {
    for (const id of [c.site, c.dest]) {
      if (c.id === co.id || id < 0 || there.has(id) || nameOf(s, id) === nameOf(s, co.site))
        continue;
      there.add(id);
      if (open(id)) out.push(id);
    }
  }
  for (const id of s.players[co.seat].sites) {
    const name = s.def[id];
    if (seen.has(name) || !kindOf(s, co.seat).sites.includes(def(s, id).alignment)) continue;
    seen.add(name);
    if (!siteSpent(s, co.seat, id) && open(id)) out.push(id);
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
    if (co.dest >= 0 || cannot(s, 'move', co.id) || unfit(s, seat, co.members) !== null) continue;
    for (const site of destinations(s, co))
      out.push({ type: 'declare-move', company: co.id, site });
  }
}
