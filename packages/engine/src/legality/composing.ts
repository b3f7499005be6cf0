import { remembered } from '../query/memory.ts';
/** Composing companies: who goes with whom, and under whose influence (coe/2.II.3). */

import type { Option } from '../options.ts';
import { cannot, cannotCard, cannotFollow } from '../query/bans.ts';
import {
  charactersOf,
  companiesOf,
  company,
  def,
  followersOf,
  followersWith,
  isAvatar,
  note,
  samePlace,
} from '../query/cards.ts';
import { playerStat } from '../query/company-stats.ts';
import { fitsInto } from '../query/composition.ts';
import { isHome } from '../query/homes.ts';
import { controlCost, mayLead, mindUnderGeneral, unusedDirect } from '../query/influence.ts';
import { isHavenFor } from '../query/sites.ts';
import { followerControl } from '../query/wraiths.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import {
  type Cid,
  type Company,
  GENERAL,
  type Seat,
  type State,
  UNCONTROLLED,
} from '../state/types.ts';
import { characterPlays, mayCountOne, playedFromElsewhere } from './character.ts';
import { freshHaven } from './fresh-haven.ts';
import { Why } from './reasons.ts';

export interface Organizing {
  moves: Record<number, number>;
}

/** Options while organizing: play or discard a character, compose companies (coe/2.II.2, 2.II.3). */
export function organizingOptions(s: State, seat: Seat, f: Organizing): Option[] {
  const out: Option[] = [];
  const seen = new Set<number>();
  for (const id of s.players[seat].hand) {
    if (def(s, id).kind !== 'character' || seen.has(s.def[id])) continue;
    seen.add(s.def[id]);
    characterPlays(s, seat, id, out, new Why(false));
  }
  // of several copies in one place one will do
  const lying = new Set<string>();
  for (const id of playedFromElsewhere(s, seat)) {
    const copy = `${s.zone[id]} ${s.def[id]}`;
    if (lying.has(copy)) continue;
    lying.add(copy);
    characterPlays(s, seat, id, out, new Why(false));
  }
  for (const m of charactersOf(s, seat)) {
    if (isAvatar(s, m) || note(s, m).since === s.turn || !mayCountOne(s, seat, m)) continue;
    if (cannotCard(s, 'be-discarded', m, 'rule')) continue;
    const co = company(s, s.company[m]);
    if (co && !splitAlone(s, co) && (isHavenFor(s, co.site, seat) || isHome(s, m, co.site)))
      out.push({ type: 'discard-character', card: m });
  }
  const moved = (id: Cid): number => f.moves[id] ?? 0;
  for (const co of companiesOf(s, seat)) {
    for (const m of co.members) {
      if (moved(m) >= 2) continue;
      controlOptions(s, seat, co, m, out);
      if (s.control[m] >= 0) continue;
      const going = [m, ...followersWith(s, m)];
      // the last of a company do not go over: they join it to the other, with all that is on it
      if (co.members.length === going.length) continue;
      if (cannot(s, 'split', co.id)) continue;
      for (const to of companiesOf(s, seat)) {
        if (to.id === co.id || !samePlace(s, to.site, co.site)) continue;
        // more may follow those who were split off, but nobody goes back (coe/2.II.3.6)
        if (together(co, to) && to.splitFrom !== co.id) continue;
        if (fitsInto(s, to, going)) out.push({ type: 'regroup', card: m, company: to.id });
      }
      out.push({ type: 'regroup', card: m, company: -1 });
      const fresh = freshHaven(s, seat, co.site);
      if (fresh !== undefined) out.push({ type: 'regroup', card: m, company: -1, site: fresh });
    }
    for (const into of companiesOf(s, seat)) {
      if (
        into.id === co.id ||
        co.dest >= 0 ||
        co.members.some((m) => moved(m) >= 2) ||
        together(co, into)
      )
        continue;
      if (
        !samePlace(s, into.site, co.site) ||
        (into.site !== co.site && !isHavenFor(s, co.site, seat))
      )
        continue;
      if (fitsInto(s, into, co.members)) out.push({ type: 'join', company: co.id, into: into.id });
    }
  }
  return out;
}

/** Companies split this phase cannot be rejoined in it (coe/2.II.3.6). */
const together = (a: Company, b: Company): boolean =>
  a.splitFrom === b.id || b.splitFrom === a.id || (a.splitFrom >= 0 && a.splitFrom === b.splitFrom);

/** Part of a split and all by himself: to discard him would undo the split (pef/term/characters-playing-them/3). */
const splitAlone = (s: State, co: Company): boolean =>
  co.members.length === 1 &&
  (co.splitFrom >= 0 || companiesOf(s, co.seat).some((c) => c.splitFrom === co.id));

/** Under whose influence a character may be put (coe/2.II.3.2, 2.II.3.3). */
function controlOptions(s: State, seat: Seat, co: Company, m: Cid, out: Option[]): void {
  if (isAvatar(s, m)) {
    // one who has lost the lord he followed may follow him again (coe/2.II.2.1.R8)
    if (s.control[m] === UNCONTROLLED)
      for (const under of followerControl(s, seat, m))
        if (co.members.includes(under)) out.push({ type: 'control', card: m, under });
    return;
  }
  const rules = rulesOf(s);
  if (s.control[m] !== GENERAL) {
    const max = playerStat(s, 'general-influence', seat);
    if (rules.overGeneralInfluence || mindUnderGeneral(s, seat) + controlCost(s, m) <= max)
      out.push({ type: 'control', card: m, under: GENERAL });
  }
  if (followersOf(s, m).length > 0) return;
  for (const c of co.members) {
    if (c === m || s.control[c] !== GENERAL || s.control[m] === c) continue;
    if (unusedDirect(s, c, m) >= controlCost(s, m) && mayLead(s, c) && !cannotFollow(s, m, c))
      out.push({ type: 'control', card: m, under: c });
  }
}

/** Those taken out from under direct influence go back there if too much is on general influence (pef/term/influence/3). */
export function backUnder(s: State, seat: Seat): Option[] {
  const out: Option[] = [];
  for (const h of remembered(s, 'taken-out')) {
    if (h.seat !== seat || s.zone[h.card] !== 'play' || s.control[h.card] !== GENERAL) continue;
    const co = company(s, s.company[h.card]);
    if (co) controlOptions(s, seat, co, h.card, out);
  }
  return out;
}
