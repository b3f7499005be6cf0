/**
 * Cards leave play, and take with them what cannot stay without them: what is on them, prisoners,
 * the site that nobody needs.
 */

import { happen } from '../happenings/happen.ts';
import type { Of } from '../happenings/happening.ts';
import { averted } from '../happenings/instead.ts';
import { cannotCard } from '../query/bans.ts';
import {
  attached,
  beside,
  charactersOf,
  comp,
  company,
  def,
  followersOf,
  isAvatar,
  isCharacter,
  isOwnAvatar,
  isTrophy,
  note,
  noteOn,
  ownerOf,
  siteDef,
  storedWith,
} from '../query/cards.ts';
import { siteInUse } from '../query/company.ts';
import { replaces } from '../query/instead.ts';
import { strikeFrame } from '../query/refs.ts';
import { cardPoints } from '../query/score.ts';
import { facesUp } from '../query/secrecy.ts';
import { isHavenFor, isKept, siteCan } from '../query/sites.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { cardsOnGuard } from '../state/apart.ts';
import { dropNote } from '../state/notes.ts';
import {
  type Cid,
  type Company,
  type CompanyId,
  GENERAL,
  type Seat,
  type State,
  UNCONTROLLED,
  UNTAPPED,
  type ZoneName,
} from '../state/types.ts';
import { everyone, put, shuffleDeck, type Where } from './cards.ts';
import { stir } from './live.ts';
import { addMember } from './members.ts';
import { companyAt } from './own-site.ts';
import { giveBack, withdrawSites } from './provided-sites.ts';

/** Wipes what belonged to the card's stay in play (coe/9.7: no memory). */
function forget(s: State, id: Cid): void {
  s.host[id] = -1;
  s.status[id] = UNTAPPED;
  s.company[id] = -1;
  s.control[id] = GENERAL;
  dropNote(s, id);
}

/**
 * A card leaves play for another zone. What it controls goes with it to the discard pile;
 * followers stay, uncontrolled until the next organization phase (coe/2.II.2.2.3).
 */
export function leavePlay(s: State, id: Cid, to: ZoneName, where: Where = {}): void {
  if (to === 'discard' && isTrophy(s, id)) return dropTrophy(s, id);
  const from = s.zone[id];
  const hidden = from === 'face-down';
  const wasInPlay = from === 'play' || from === 'pile' || hidden;
  if (!wasInPlay) {
    const on = from === 'aside' && to !== 'aside' ? beside(s, id) : [];
    put(s, id, to, where);
    forget(s, id);
    for (const x of on) discard(s, x, 'its bearer left play');
    return;
  }
  if (!hidden) happen(s, { event: 'left-play', card: id, to, why: where.why ?? '' });
  if (s.zone[id] !== from) return;
  for (const f of isCharacter(s, id) ? followersOf(s, id) : []) s.control[f] = UNCONTROLLED;
  const { hosted, rescueSite } = note(s, id);
  const avatar = isOwnAvatar(s, id);
  // who lay face-down is not shown as he goes
  put(s, id, to, hidden ? where : { known: everyone(s), ...where });
  const on = attached(s, id);
  // and what was stored with it
  if (from === 'pile') on.push(...storedWith(s, id));
  forget(s, id);
  s.unsettled = true;
  for (const x of on) discard(s, x, 'its bearer left play');
  if (avatar && kindOf(s, s.owner[id]).declaresAvatar)
    dropSpecific(s, s.owner[id], def(s, id).name, rulesOf(s).specificLost === 'all-resources');
  // factions that lay under it stay where they are
  for (const p of s.players) for (const x of p.pile) if (s.host[x] === id) s.host[x] = -1;
  withdrawSites(s, id);
  letGo(s, id);
  if (rescueSite !== undefined) hostGone(s, id, hosted ?? [], rescueSite);
  else if (hosted)
    for (const x of hosted)
      if (s.zone[x] !== 'aside' || s.host[x] !== id) continue;
      else if (note(s, x).doomed) eliminate(s, x, 'its host left play');
      else discard(s, x, 'its host left play');
}

/**
 * Stage events of that player that are specific to that avatar do not outlast him (coe/2.2.F1, 2.II.2.1.F3), but for
 * what cannot be discarded; `all`: nor does any other Stage resource.
 */
export function dropSpecific(s: State, seat: Seat, avatar: string, all = false): void {
  for (const id of s.table.slice()) {
    const d = def(s, id);
    if (
      s.zone[id] === 'play' &&
      s.owner[id] === seat &&
      d.alignment === 'stage' &&
      d.kind !== 'site' &&
      (all || (d.kind === 'event' && d.duration === 'permanent')) &&
      d.specific === avatar &&
      !cannotCard(s, 'be-discarded', id, 'rule')
    )
      discard(s, id, `it is specific to ${avatar}`);
  }
}

/** A trophy goes where what was slain goes, and not to the discard pile (coe/3.IV.4). */
function dropTrophy(s: State, id: Cid): void {
  const seat = s.owner[s.host[id]];
  const worth = note(s, id).worth !== 0;
  if (worth) leavePlay(s, id, 'pile', { seat, why: 'trophy' });
  else leavePlay(s, id, 'removed', { why: 'trophy' });
}

/** Who wants it so: a rule, an effect; or what might be done instead is settled already. */
type Demand = 'rule' | 'effect' | 'settled';

function avertedMove(
  s: State,
  id: Cid,
  to: 'discard' | 'removed',
  why: string,
  by: Demand,
): boolean {
  if (by === 'settled' || !replaces(s)) return false;
  const from = s.zone[id];
  const open = from === 'hand' && facesUp(s, s.owner[id]);
  const h: Of<'move'> = {
    event: 'move',
    card: id,
    from,
    to,
    seat: s.owner[id],
    known: open ? everyone(s) : s.known[id],
    why,
  };
  if (by === 'effect') h.by = by;
  return averted(s, h);
}

/** Something else is done, or may be, with a card that its player would discard from his hand. */
export const avertedFromHand = (s: State, id: Cid): boolean =>
  s.zone[id] === 'hand' && avertedMove(s, id, 'discard', 'from hand', 'rule');

export function discard(s: State, id: Cid, why = '', by: Demand = 'rule'): void {
  if (avertedMove(s, id, 'discard', why, by)) return;
  leavePlay(s, id, 'discard', { why });
}

/** Who falls in the fight of two companies is a kill of the other player's; -1: of nobody's (coe/3.v). */
function slainBy(s: State, id: Cid): Seat {
  const f = strikeFrame(s);
  if (!f || f.by < 0 || (f.by !== id && f.who !== id)) return -1;
  const seat = s.owner[f.by === id ? f.who : f.by];
  // a creature of his own that had gone over to the others (coe/10.4)
  return ownerOf(s, id) === seat ? -1 : seat;
}

/** Out of play for good, but still unique (coe glossary "eliminate"). */
export function eliminate(s: State, id: Cid, why = '', by: Demand = 'rule'): void {
  if (avertedMove(s, id, 'removed', why, by)) return;
  const seat = s.owner[id];
  const avatar = isOwnAvatar(s, id);
  // one lost in captivity stays worth as little as a prisoner (coe/3.III.4)
  const captive = note(s, id).prisoner !== undefined ? cardPoints(s, id, seat) || 0 : null;
  const fell = why === 'body check' ? company(s, s.company[id])?.members.slice() : undefined;
  const winner = why === 'body check' ? slainBy(s, id) : -1;
  if (winner >= 0) leavePlay(s, id, 'pile', { seat: winner, why });
  else leavePlay(s, id, 'removed', { why });
  if (captive !== null) noteOn(s, id).worth = captive;
  if (fell) noteOn(s, id).fell = { turn: s.turn, beside: fell };
  if (!avatar) return;
  s.players[seat].avatarLost = true;
  // nobody is left whom those could follow who followed him (coe/2.II.2.1.R8)
  for (const m of charactersOf(s, seat))
    if (isAvatar(s, m)) discard(s, m, 'he followed the lost one');
}

export const toHand = (s: State, id: Cid, why = ''): void => leavePlay(s, id, 'hand', { why });

/** Puts cards into a play deck and shuffles it. */
export function intoDeck(s: State, ids: readonly Cid[], seat: Seat): void {
  for (const id of ids) leavePlay(s, id, 'deck', { seat, known: 0 });
  shuffleDeck(s, seat);
}

/** The host has left play: who was held by it is free at the rescue site, whose card goes back if nobody is there (coe/3.III.7). */
export function hostGone(s: State, host: Cid, hosted: readonly Cid[], site: Cid): void {
  setFree(s, host, hosted, site, null);
  if (s.zone[site] === 'play' && !siteInUse(s, site)) returnSite(s, site);
}

export function setFree(
  s: State,
  host: Cid,
  hosted: readonly Cid[],
  site: Cid,
  into: Company | null,
): void {
  let co = into;
  for (const p of hosted) {
    if (s.zone[p] !== 'play' || note(s, p).prisoner !== host) continue;
    delete noteOn(s, p).prisoner;
    stir(s);
    if (s.host[host] === p) s.host[host] = -1;
    co ??= companyAt(s, s.owner[p], site);
    addMember(s, p, co.id);
    s.control[p] = GENERAL;
  }
  s.unsettled = true;
}

/** To the location deck; on-guard cards there go back to hand (coe/2.IV.vii.4.2). */
export function returnSite(s: State, site: Cid): void {
  clearGuard(s, site);
  if (siteCan(s, site, 'remains')) return;
  leavePlay(s, site, 'sites', { known: 1 << s.owner[site], why: 'returned' });
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

/** By that card sites lay in play though nobody was there: those for which nothing else says so go as others do. */
function letGo(s: State, keeper: Cid): void {
  const kept = comp(s, keeper).rules.some(
    ({ r }) => r.is === 'grant' && (r.ability === 'stays' || r.ability === 'remains'),
  );
  if (!kept) return;
  const { isSite } = s.rt.pool;
  // in the midst of their player's movement sites wait until all of it is over
  for (const id of s.table.slice())
    if (isSite[s.def[id]] === 1 && (s.phase !== 'movement-hazard' || s.owner[id] !== s.active))
      releaseSite(s, id);
}

/** Something else is done with a card on guard than to take it back. */
const avertedReturn = (s: State, id: Cid): boolean =>
  replaces(s) &&
  averted(s, {
    event: 'move',
    card: id,
    from: 'guard',
    to: 'hand',
    seat: s.owner[id],
    known: s.known[id],
    why: 'was on guard',
  });

export function clearGuard(s: State, site: Cid, only: CompanyId = -1): void {
  for (const id of cardsOnGuard(s)) {
    if (s.zone[id] !== 'guard' || s.host[id] !== site) continue;
    if (only >= 0 && note(s, id).against !== only) continue;
    // a creature that was revealed is on guard no more, and lost with those it would have attacked (coe/2.V.6.6, 9.5.5)
    const revealed = note(s, id).revealed === true;
    s.host[id] = -1;
    dropNote(s, id);
    if (revealed) discard(s, id, 'it has nobody to attack');
    else if (!avertedReturn(s, id)) put(s, id, 'hand', { why: 'was on guard' });
  }
}
