import { type Applied, decision } from './api.ts';
import { isMidst } from './attention/midst.ts';
import { settleSlots } from './effects/attach.ts';
import { GameError } from './errors.ts';
import { record } from './happenings/happen.ts';
import type { Told } from './hiding/events.ts';
import type { Card } from './language/index.ts';
import { takenInPlay } from './legality/copies.ts';
import {
  companiesOf,
  company,
  def,
  isAvatar,
  isCharacter,
  isTrophy,
  nameOf,
  note,
  noteOn,
  opponentsOf,
  ownerOf,
  samePlace,
  siteOfCard,
  travels,
} from './query/cards.ts';
import { isHavenFor } from './query/sites.ts';
import { runChange } from './run.ts';
import { clone } from './state/clone.ts';
import { dropNote } from './state/notes.ts';
import { cardsOfRepair, type Repair } from './state/repair.ts';
import {
  type Cid,
  type Company,
  type CompanyId,
  GENERAL,
  type Seat,
  type State,
  TAPPED,
  UNTAPPED,
} from './state/types.ts';
import { revealed } from './verbs/avatars.ts';
import {
  enterPlay,
  everyone,
  goWith,
  placeCharacter,
  put,
  setStatus,
  wound,
} from './verbs/cards.ts';
import { intoDeck, leavePlay, releaseSite } from './verbs/leaving.ts';
import { stir } from './verbs/live.ts';
import { newCompany } from './verbs/members.ts';

/** Somebody may act, and nothing is half done: frames on the stack tell of nothing that could be moved. */
export const mendable = (s: State): boolean =>
  s.phase !== 'setup' && !isMidst(s) && decision(s)?.kind === 'act';

const FROM: readonly string[] = ['play', 'hand', 'discard', 'pile', 'removed'];
const BEINGS: readonly string[] = ['character', 'ally'];

/** Why that cannot be done, in words; null: it can. */
export function notMendable(s: State, r: Repair): string | null {
  if (!mendable(s)) return 'Something is going on: wait until somebody may act.';
  const isCard = (id: Cid): boolean => Number.isInteger(id) && id >= 0 && id < s.def.length;
  if (!cardsOfRepair(r).every(isCard)) return 'There is no such card.';
  if ('company' in r) return notMovable(s, r.company, r.at);
  const { kind } = def(s, r.card);
  const zone = s.zone[r.card];
  if ('lies' in r) {
    if (zone !== 'play') return 'Only a card in play lies in some way.';
    if (r.lies === 'wounded' && !BEINGS.includes(kind))
      return 'Only characters and allies are wounded.';
    return null;
  }
  if (kind === 'site') return 'Sites are moved by companies alone.';
  if (!FROM.includes(zone))
    return 'The card is not in play, in a hand, in a discard pile or in a marshalling point pile.';
  if (note(s, r.card).prisoner !== undefined)
    return 'Who is a prisoner stays one until he is freed.';
  if ('with' in r) return notPlaceable(s, r.card, r.with);
  if (zone === r.to) return 'The card is there already.';
  return r.to === 'pile' ? notCounted(s, r.card) : null;
}

/** Why it does not come to lie there in play. */
function notPlaceable(s: State, id: Cid, at: Cid): string | null {
  const d = def(s, id);
  const seat = ownerOf(s, id);
  if (at === id) return 'A card does not lie with itself.';
  if (d.kind === 'character' && !isCharacter(s, id))
    return 'Agents come into play by the rules alone.';
  if (isTrophy(s, id)) return 'A trophy stays with whoever took it.';
  if (s.zone[id] !== 'play' && takenInPlay(s, id) !== null)
    return 'It is unique, and another is in play or gone.';
  switch (d.kind) {
    case 'character':
      return notJoinable(s, id, seat, at);
    case 'item':
    case 'ally':
      if (at < 0 || s.zone[at] !== 'play' || !isCharacter(s, at))
        return 'It has to lie with a character in play.';
      if (s.owner[at] !== s.owner[id]) return 'It has to lie with a card of the same player.';
      return s.host[id] === at ? 'The card is there already.' : null;
    case 'event':
      return notLaid(s, d, id, at);
    default:
      return 'Such a card does not stay in play.';
  }
}

function notJoinable(s: State, id: Cid, seat: Seat, at: Cid): string | null {
  if (at < 0) return 'A character is with others, or at a site.';
  if (def(s, at).kind === 'site') return notAt(s, seat, at);
  const co = company(s, s.company[at]);
  if (s.zone[at] !== 'play' || !isCharacter(s, at) || !co || !travels(co))
    return 'A character is with others, or at a site.';
  if (co.seat !== s.owner[id]) return 'It has to lie with a card of the same player.';
  return s.company[id] === co.id ? 'The card is there already.' : null;
}

/** Why nobody of that player is at this site card. */
function notAt(s: State, seat: Seat, site: Cid): string | null {
  if (def(s, site).kind !== 'site') return 'A company is at a site.';
  if (s.owner[site] !== seat) return 'It is a site of the other player.';
  const zone = s.zone[site];
  if (zone !== 'play' && zone !== 'sites' && zone !== 'discard')
    return 'That site card is not to be had.';
  // where it does not stay apart, the rules would join it at some later time
  if (!isHavenFor(s, site, seat) && companyThere(s, seat, site))
    return 'A company is there already: put the characters with it.';
  return null;
}

const companyThere = (s: State, seat: Seat, site: Cid): Company | undefined =>
  companiesOf(s, seat).find((co) => samePlace(s, co.site, site));

function notMovable(s: State, id: CompanyId, at: Cid): string | null {
  const co = company(s, id);
  if (!co || !travels(co) || co.members.length === 0) return 'There is no such company.';
  if (co.moving || co.dest >= 0 || (s.current === id && s.phase === 'movement-hazard'))
    return 'That company is on its way.';
  if (co.site === at) return 'The company is there already.';
  return notAt(s, co.seat, at);
}

type EventDef = Extract<Card, { kind: 'event' }>;

/** What its text lays it on, if it says so. */
const laidOn = (d: EventDef): string =>
  d.on === 'target' ? (d.plays[0]?.targets?.[0]?.target ?? 'card') : '';

function notLaid(s: State, d: EventDef, id: Cid, at: Cid): string | null {
  if (d.duration === 'short' || d.site !== undefined || d.ally !== undefined)
    return 'Such a card does not stay in play.';
  if (at < 0) {
    if (laidOn(d) !== '') return 'It has to lie with another card in play.';
    return s.zone[id] === 'play' && s.host[id] < 0 ? 'The card is there already.' : null;
  }
  if (laidOn(d) === '') return 'Such a card lies on its own.';
  if (s.zone[at] !== 'play') return 'It has to lie with another card in play.';
  if (laidOn(d) === 'company' && !company(s, s.company[at])) return 'It has to lie with a company.';
  return s.host[id] === at ? 'The card is there already.' : null;
}

/** Why it does not lie in a marshalling point pile. */
function notCounted(s: State, id: Cid): string | null {
  const d = def(s, id);
  if (isTrophy(s, id)) return 'A trophy stays with whoever took it.';
  if (d.kind === 'faction' || d.kind === 'creature' || d.kind === 'item')
    return takenInPlay(s, id) === null ? null : 'It is unique, and another is in play or gone.';
  return 'Only factions, creatures and items lie in a marshalling point pile.';
}

function mend(s: State, r: Repair): void {
  if ('company' in r) return setDown(s, r.company, r.at);
  const why = 'by hand';
  if ('lies' in r) {
    if (r.lies === 'wounded') wound(s, r.card);
    else setStatus(s, r.card, r.lies === 'tapped' ? TAPPED : UNTAPPED);
  } else if ('with' in r) place(s, r.card, r.with);
  else if (r.to === 'deck') intoDeck(s, [r.card], ownerOf(s, r.card));
  else if (r.to === 'pile') count(s, r.card);
  else leavePlay(s, r.card, r.to, { seat: ownerOf(s, r.card), why });
}

/** A company is there now, as if it had begun the turn there. */
function setDown(s: State, id: CompanyId, site: Cid): void {
  const co = company(s, id);
  if (!co) return;
  const old = co.site;
  if (s.zone[site] !== 'play') put(s, site, 'play', { known: everyone(s), why: 'by hand' });
  co.site = site;
  co.startSite = s.def[site];
  co.entered = false;
  s.unsettled = true;
  releaseSite(s, old);
}

/** As won, slain or stored: who has slain a creature is the player against whom it is played. */
function count(s: State, id: Cid): void {
  const d = def(s, id);
  const seat = ownerOf(s, id);
  const at = siteOfCard(s, id);
  const to = d.kind === 'creature' ? (opponentsOf(s, seat)[0] ?? seat) : seat;
  leavePlay(s, id, 'pile', { seat: to, known: everyone(s), why: 'by hand' });
  if (d.kind !== 'item') return;
  const n = noteOn(s, id);
  n.stored = at >= 0 ? nameOf(s, at) : '';
  n.storedNo = ++s.serial;
}

function place(s: State, id: Cid, at: Cid): void {
  const d = def(s, id);
  // what is left of an earlier stay (how it fell, what it was worth) is over
  if (s.zone[id] !== 'play') dropNote(s, id);
  if (d.kind === 'character') return placeSomebody(s, id, at);
  if (d.kind === 'event') return lay(s, d, id, at);
  goWith(s, id, at);
  if (d.kind === 'item') settleSlots(s, id);
}

function lay(s: State, d: EventDef, id: Cid, at: Cid): void {
  if (s.zone[id] !== 'play') enterPlay(s, id);
  if (at >= 0 && laidOn(d) !== 'company') return goWith(s, id, at);
  s.host[id] = -1;
  s.company[id] = at < 0 ? -1 : s.company[at];
  stir(s);
  s.unsettled = true;
}

function placeSomebody(s: State, id: Cid, at: Cid): void {
  const seat = s.owner[id];
  const site = def(s, at).kind === 'site';
  if (site && s.zone[at] !== 'play') put(s, at, 'play', { known: everyone(s), why: 'by hand' });
  const comes = s.zone[id] !== 'play';
  placeCharacter(s, id, site ? newCompany(s, seat, at).id : s.company[at], GENERAL);
  if (!comes || !isAvatar(s, id)) return;
  revealed(s, id, seat);
  // he is not lost who is there
  s.players[seat].avatarLost = false;
}

/** The state after it; the one given stays as it was. */
export function repair(s: State, r: Repair): Applied {
  const wrong = notMendable(s, r);
  if (wrong) throw new GameError('not-an-option', wrong);
  const next = clone(s);
  const told: Told[] = [];
  record(next, told, () => {
    next.rt.decision = runChange(next, () => mend(next, r));
  });
  return { state: next, events: told.map(({ e }) => e), told };
}
