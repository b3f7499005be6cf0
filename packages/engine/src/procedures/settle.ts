import { layWeaponsAside } from '../effects/attach.ts';
import { changeVersion } from '../effects/relocate.ts';
import { revealing, watch } from '../effects/watch.ts';
import type { Card } from '../language/index.ts';
import { onlyOneAt } from '../legality/copies.ts';
import { cannotFollow } from '../query/bans.ts';
import {
  atSite,
  avatarOf,
  companiesOf,
  company,
  def,
  groups,
  inPlay,
  itemsOf,
  nameOf,
  note,
  noteOn,
  samePlace,
  travels,
  turnedOver,
} from '../query/cards.ts';
import { holds } from '../query/evaluate.ts';
import { contextOf, inForce, isLive } from '../query/in-force.ts';
import { mayLead } from '../query/influence.ts';
import { modesOf } from '../query/modes.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { UNCONTROLLED } from '../state/types.ts';
import { put } from '../verbs/cards.ts';
import { companyGone } from '../verbs/companies.ts';
import { winBy } from '../verbs/ending.ts';
import { discard } from '../verbs/leaving.ts';

/** Rules that follow from the state itself, applied until nothing changes. */
export function settle(s: State): void {
  for (let round = 0; s.unsettled && round < 50; round++) {
    s.unsettled = false;
    for (const x of inForce(s, 'leave-when'))
      if (isLive(s, x.card) && holds(s, contextOf(s, x), x.a.cond))
        discard(s, x.card, 'its own text');
    if (isTableAmiss(s)) settleTable(s);
    for (let i = 0; i < groups(s).length; i++)
      if (groups(s)[i].members.length === 0) {
        for (const co of groups(s).slice()) if (co.members.length === 0) companyGone(s, co);
        break;
      }
    // a hazard may forbid the card of the site to which somebody is on his way
    for (const co of groups(s)) if (co.moving) changeVersion(s, co);
    settleFollowers(s);
    oneMode(s);
    refillEmptyDecks(s);
    if (!revealing(s)) watch(s);
  }
  if (rulesOf(s).avatarEliminated === 'lose') avatarLosses(s);
  ringBrought(s);
}

/** Something may have to go, or be laid aside: mostly nothing, which is seen without making anything. */
function isTableAmiss(s: State): boolean {
  for (let i = 0; i < s.table.length; i++) {
    const id = s.table[i];
    if (hasLostHost(s, id)) return true;
    const n = note(s, id);
    if (n.second !== undefined || n.rescueSite !== undefined) return true;
  }
  return false;
}

/** What it was on is not in play, nor face-down there. */
function hasLostHost(s: State, id: Cid): boolean {
  const host = s.host[id];
  if (host < 0 || inPlay(s, host) || s.zone[host] === 'face-down') return false;
  const gone = s.zone[host] === 'removed' || s.zone[host] === 'pile';
  return !(gone && liesWithSlain(def(s, id)));
}

/** Its own text lays it with one that is out of play for good. */
const liesWithSlain = (d: Card): boolean =>
  d.kind === 'event' &&
  d.on === 'target' &&
  d.plays.some(({ targets: [t] = [] }) => t?.target === 'card' && t.zone === 'eliminated');

function settleTable(s: State): void {
  for (const id of s.table.slice()) {
    if (hasLostHost(s, id) && s.zone[id] === 'play') discard(s, id, 'what it was on is gone');
    const { rescueSite, hosted, second } = note(s, id);
    if (second) layWeaponsAside(s, id);
    // a host with no one left in it goes (coe/3.III.7)
    if (rescueSite !== undefined && (!hosted || hosted.every((p) => !inPlay(s, p))))
      discard(s, id, 'no prisoner left');
  }
}

/** A follower whose master is elsewhere is nobody's (coe/2.II.2.2.3). */
function settleFollowers(s: State): void {
  for (const co of groups(s)) {
    if (!travels(co)) continue;
    for (const m of co.members) {
      if (s.control[m] < 0) continue;
      const left = s.company[s.control[m]] !== co.id && !nextToHisMaster(s, m, co);
      // nor can one follow who was told not to, or whom he followed was
      if (left || cannotFollow(s, m, s.control[m]) || !mayLead(s, s.control[m]))
        s.control[m] = UNCONTROLLED;
    }
  }
}

/** A company of his has the One Ring where he is to bring it, and that is all (coe/10.1.R1). */
function ringBrought(s: State): void {
  for (let seat = 0; seat < s.players.length && !s.result; seat++) {
    const { ringWinsAt } = kindOf(s, seat);
    if (ringWinsAt === null) continue;
    for (const co of companiesOf(s, seat)) {
      const site = atSite(co);
      if (site < 0 || nameOf(s, site) !== ringWinsAt) continue;
      for (const m of co.members)
        if (itemsOf(s, m).some((x) => def(s, x).keywords?.includes('the-one-ring')))
          winBy(s, seat, 'one-ring');
    }
  }
}

/** Who loses his Wizard loses the game, there and then (crf/term/corruption/7). */
function avatarLosses(s: State): void {
  if (s.result || s.players.length < 2 || !s.players.some((p) => p.avatarLost)) return;
  const left = s.players.map((_, i) => i).filter((i) => !s.players[i].avatarLost);
  if (left.length > 1) return;
  winBy(s, left[0] ?? -1, 'avatar-lost');
}

/** A new mode ends those that came before it: what gave them is discarded at once (coe/g.mode.1). */
function oneMode(s: State): void {
  if (!inForce(s, 'grant').some((x) => x.a.mode !== undefined)) return;
  for (let seat = 0; seat < s.players.length; seat++) {
    const avatar = avatarOf(s, seat);
    const now = avatar < 0 ? [] : modesOf(s, avatar);
    for (const id of s.table)
      if (note(s, id).modeSince !== undefined && s.owner[id] === seat)
        if (!now.some((x) => x.card === id)) delete noteOn(s, id).modeSince;
    const fresh = now.filter((x) => note(s, x.card).modeSince === undefined);
    if (fresh.length > 0) s.serial++;
    for (const x of fresh) noteOn(s, x.card).modeSince = s.serial;
    const last = Math.max(...now.map((x) => note(s, x.card).modeSince ?? 0));
    const newest = now.filter((x) => note(s, x.card).modeSince === last);
    // several that put him into it together do not stand in each other's way
    const beside = (id: Cid): boolean =>
      def(s, id).kind === 'ally' && newest.some((x) => nameOf(s, x.card) === nameOf(s, id));
    for (const { card } of now)
      if ((note(s, card).modeSince ?? 0) < last && !beside(card)) discard(s, card, 'another mode');
  }
}

/** Played on his own under direct influence, for as long as both are at the site (pef/term/characters-playing-them/2). */
function nextToHisMaster(s: State, id: Cid, co: Company): boolean {
  if (!rulesOf(s).ownCompanyUnderDirect) return false;
  const other = company(s, s.company[s.control[id]]);
  return other !== undefined && other.site >= 0 && samePlace(s, other.site, co.site);
}

/** With no cards in deck and discard pile, the next discarded card is the new deck (coe/2.4.1). */
function refillEmptyDecks(s: State): void {
  if (s.phase === 'setup') return;
  for (let seat = 0; seat < s.players.length; seat++)
    if (s.players[seat].deck.length === 0) refill(s, seat);
}

function refill(s: State, seat: Seat): void {
  if (s.stack.some((f) => f.p === 'exhaust' && f.seat === seat)) return;
  // cards turned over from the deck lie aside and come back to it
  if (turnedOver(s, seat).length > 0) return;
  const back = s.players[seat].discard.filter((id) => def(s, id).kind !== 'site');
  for (const id of back) put(s, id, 'deck', { known: 0 });
}

/** One copy too many is looked for when a chain is over (coe/g.cbd.1). */
export function dropDuplicates(s: State): void {
  let seen: string[] | null = null;
  for (const id of s.table.slice()) {
    const where = onlyOneAt(s, id);
    if (where === '') continue;
    // there are few of them: looking along them is quicker than a set
    if (seen === null) seen = [where];
    else if (seen.includes(where)) discard(s, id, 'cannot be duplicated');
    else seen.push(where);
  }
}
