import { happen, heeded } from '../happenings/happen.ts';
import type { AttackFacts, Remembered } from '../happenings/happening.ts';
import { averted } from '../happenings/instead.ts';
import type { Rule } from '../language/index.ts';
import { cannotCard } from '../query/bans.ts';
import {
  beside,
  comp,
  def,
  groups,
  isAgent,
  isCharacter,
  noteOn,
  ownerOf,
} from '../query/cards.ts';
import { replaces } from '../query/instead.ts';
import { nextDraw } from '../query/memory.ts';
import { setZone } from '../state/apart.ts';
import { ctxWith } from '../state/ctx.ts';
import { dropNote, note, passShed } from '../state/notes.ts';
import { die, shuffleArray } from '../state/random.ts';
import {
  type Cid,
  GENERAL,
  INVERTED,
  type Lasting,
  type Player,
  type Seat,
  type State,
  TAPPED,
  UNTAPPED,
  WOUNDED,
  type ZoneName,
} from '../state/types.ts';
import { hush, stir, wake } from './live.ts';
import { addMember, dropMember } from './members.ts';

/**
 * The verbs: what befalls a card and others must hear of (it changes zones, taps, is wounded, heals)
 * is done here and told as an event; passive conditions hear of it besides. What is only
 * kept (under whose influence a character is, on which company an event lies, who knows a card, the
 * status of one that comes into play or leaves it) is also written where it is decided.
 */
const ALL = (s: State): number => (1 << s.players.length) - 1;

/** Whether it was there. */
function drop(list: number[], id: Cid): boolean {
  const last = list.length - 1;
  // what is drawn is the last
  const i = list[last] === id ? last : list.indexOf(id);
  if (i < 0) return false;
  // the rest moves up; a splice would make a list of what it takes out
  for (let k = i + 1; k <= last; k++) list[k - 1] = list[k];
  list.pop();
  return true;
}

/** Where a player's cards of that zone are listed; null for zones that are everybody's. */
function listOf(p: Player, zone: ZoneName): Cid[] | null {
  switch (zone) {
    case 'hand':
      return p.hand;
    case 'deck':
      return p.deck;
    case 'discard':
      return p.discard;
    case 'sites':
      return p.sites;
    case 'sideboard':
      return p.sideboard;
    case 'pool':
      return p.pool;
    case 'pile':
      return p.pile;
    case 'removed':
      return p.removed;
    default:
      return null;
  }
}

/** Out of the list of that zone in which it is: mostly its owner's. */
function dropListed(s: State, id: Cid, zone: ZoneName): void {
  const own = listOf(s.players[s.owner[id]], zone);
  if (own === null || drop(own, id)) return;
  for (const p of s.players) drop(listOf(p, zone) as Cid[], id);
}

/** Takes a card out of wherever it is listed. */
function unlist(s: State, id: Cid): void {
  const zone = s.zone[id];
  if (zone === 'play') {
    drop(s.table, id);
    hush(s, id);
    if (isCharacter(s, id) || isAgent(s, id)) dropMember(s, id);
  } else if (zone === 'face-down') dropMember(s, id);
  else {
    dropListed(s, id, zone);
    if (zone === 'pile') hush(s, id);
  }
}

export interface Where {
  /** whose pile, hand and so on; the owner's if nothing is said */
  seat?: Seat;
  why?: string;
  /** who knows the card there; unchanged if nothing is said */
  known?: number;
}

/** What it says of sites is read in the order in which such things came to be. */
const isReadInTurn = (r: Rule): boolean =>
  (r.is === 'automatic-attacks' && r.how === 'add') || (r.is === 'retype' && r.sites !== undefined);

const NOWHERE: Where = {};

/** Who has seen it thrown away knows that, wherever it goes; texts ask it of creatures alone. */
export function remember(s: State, id: Cid): void {
  if (s.known[id] !== 0 && def(s, id).kind === 'creature')
    passShed(s, id, (note(s, id).shed ?? 0) | s.known[id]);
}

/** Moves a card between zones and nothing more: what is on it stays where it is. */
export function put(s: State, id: Cid, to: ZoneName, where: Where = NOWHERE): void {
  const from = s.zone[id];
  if (from === 'discard') remember(s, id);
  unlist(s, id);
  // what lay as a site is the event again that it was, and an ally the creature of its own player
  const { faceOf } = comp(s, id);
  if (faceOf >= 0 && to !== 'play' && to !== 'aside') {
    s.def[id] = faceOf;
    s.owner[id] = ownerOf(s, id);
  }
  const seat = where.seat ?? s.owner[id];
  setZone(s, id, to);
  listOf(s.players[seat], to)?.push(id);
  if (to === 'play') {
    // what went on upon it in an earlier stay in play is over (coe/9.7); until it comes back, its
    // last numbers can still be read, as those of one who turned traitor
    if (s.lasting.length > 0) endOn(s, id);
    s.table.push(id);
    // what was left before is faced before what it adds (crf/turn/site-phase/automatic-attacks/3), and read before it (coe/9.4.3)
    if (comp(s, id).rules.some(({ r }) => isReadInTurn(r))) noteOn(s, id).came = s.serial;
    // what was stored is so no more
    if (note(s, id).stored !== undefined) {
      const n = noteOn(s, id);
      delete n.stored;
      delete n.storedWith;
    }
  }
  // what a card says of itself for a time it says no longer than it is in play (coe glossary, permanent-event)
  else if (from === 'play' && to !== 'pile' && s.lasting.length > 0) endOwn(s, id);
  wake(s, id);
  if (where.known !== undefined) s.known[id] = where.known;
  if (heeded(s, 'move'))
    happen(s, {
      event: 'move',
      card: id,
      from,
      to,
      seat,
      known: s.known[id],
      why: where.why ?? '',
    });
  if (to === 'hand' && (from === 'play' || from === 'chain'))
    happen(s, { event: 'came-back', card: id, phase: s.phase, company: s.current });
  if (from === 'hand' && to === 'discard' && heeded(s, 'hand-discard'))
    happen(s, { event: 'hand-discard', card: id, seat });
}

function endOn(s: State, id: Cid): void {
  if (s.lasting.some((l) => isOn(l, id))) s.lasting = s.lasting.filter((l) => !isOn(l, id));
}

/**
 * Texts that it has left on itself, and whatever it was used for while it stayed (coe/9.4.1); a number of
 * its own that was changed can still be read.
 */
function endOwn(s: State, id: Cid): void {
  const byItself = s.stack.some((f) => f.p === 'chain' && f.now?.card === id);
  const own = (l: Lasting): boolean =>
    l.card === id && (isOn(l, id) ? l.what.k === 'abilities' : l.ofUse === true && !byItself);
  if (s.lasting.some(own)) s.lasting = s.lasting.filter((l) => !own(l));
}

/** Whether an effect that goes on is one upon that very card. */
const isOn = ({ what }: Lasting, id: Cid): boolean => {
  const aim = what.k === 'modify' ? what.of : what.k === 'abilities' ? what.on : null;
  return aim?.t === 'card' && aim.id === id;
};

/** In play it is that player's from now on, and his again whose card it is when it leaves (`put`). */
export function lend(s: State, id: Cid, to: Seat): void {
  const from = s.owner[id];
  if (from === to) return;
  noteOn(s, id).lentBy = from;
  s.owner[id] = to;
}

/** Into play on the table, with or without a host. */
export function enterPlay(s: State, id: Cid, host: Cid = -1): void {
  put(s, id, 'play', { known: ALL(s), why: 'played' });
  s.host[id] = host;
  s.status[id] = UNTAPPED;
  s.control[id] = GENERAL;
  noteOn(s, id).since = s.turn;
  if (s.phase === 'site') noteOn(s, id).late = s.turn;
  s.unsettled = true;
}

export function attach(s: State, id: Cid, host: Cid): void {
  if (s.zone[id] !== 'play') {
    // what went off to the side upon it comes back upon it
    const on = s.zone[id] === 'aside' ? beside(s, id) : [];
    enterPlay(s, id, host);
    for (const x of on) enterPlay(s, x, id);
  } else {
    s.host[id] = host;
    // who has it now may use it, or may not
    stir(s);
  }
  if (heeded(s, 'attach')) happen(s, { event: 'attach', card: id, host });
  s.unsettled = true;
}

/** What lay with nobody, or with his company as a whole, is with that character now. */
export function goWith(s: State, id: Cid, who: Cid): void {
  s.company[id] = -1;
  attach(s, id, who);
}

/** A character joins (or forms) a company, controlled by influence of some kind. */
export function placeCharacter(s: State, id: Cid, companyId: number, under: Cid): void {
  if (s.zone[id] !== 'play') enterPlay(s, id);
  addMember(s, id, companyId);
  s.control[id] = under;
  if (heeded(s, 'control')) happen(s, { event: 'control', card: id, under });
}

const WORDS = ['untapped', 'tapped', 'wounded', 'inverted'] as const;

export function setStatus(
  s: State,
  id: Cid,
  to: typeof UNTAPPED | typeof TAPPED | typeof INVERTED,
): void {
  const was = s.status[id];
  if (was === to) return;
  s.status[id] = to;
  if (to !== UNTAPPED && def(s, id).kind === 'event') noteOn(s, id).turned = s.turn;
  if (heeded(s, 'status')) happen(s, { event: 'status', card: id, to: WORDS[to], was: WORDS[was] });
}

/** Only an untapped card can be tapped (coe glossary "tap"). */
export function tap(s: State, id: Cid): void {
  if (s.status[id] !== UNTAPPED) return;
  const d = def(s, id);
  if (d.kind === 'site' && d.neverTaps) return;
  setStatus(s, id, TAPPED);
}

/** Upside down: what a card that is turned has come to, and it does not turn back. */
export const invert = (s: State, id: Cid): void => setStatus(s, id, INVERTED);

const avertedStatus = (
  s: State,
  id: Cid,
  to: 'untapped' | 'tapped',
  by?: 'rules' | undefined,
): boolean =>
  replaces(s) &&
  averted(s, {
    event: 'status',
    card: id,
    to,
    was: WORDS[s.status[id]],
    ...(by === undefined ? {} : { by }),
  });

/** `by`: as the untap phase has it. */
export function untap(s: State, id: Cid, by?: 'rules'): boolean {
  // nothing may untap what may not untap (coe/g.unt.1)
  if (s.status[id] !== TAPPED || cannotCard(s, 'untap', id)) return false;
  if (avertedStatus(s, id, 'untapped', by)) return false;
  setStatus(s, id, UNTAPPED);
  return true;
}

/** From wounded to tapped (coe glossary "heal"). */
export function heal(s: State, id: Cid): boolean {
  if (s.status[id] !== WOUNDED || avertedStatus(s, id, 'tapped')) return false;
  setStatus(s, id, TAPPED);
  return true;
}

/** `attack`: whose strike did it, if one did. */
export function wound(s: State, id: Cid, attack: AttackFacts | null = null): void {
  const was = WORDS[s.status[id]];
  s.status[id] = WOUNDED;
  happen(s, { event: 'wounded', card: id, was, attack });
}

/** What a card has left goes on under its name, though no number is that card any more. */
export const ofNoCard = (l: Lasting): Lasting => ({
  ...l,
  card: -1,
  what:
    l.what.k === 'abilities' && l.what.ctx.card === l.card
      ? { ...l.what, ctx: ctxWith(l.what.ctx, { card: -1 }) }
      : l.what,
});

/**
 * The numbers of these are others' from now on. What is remembered of them is of no card any more, or
 * of the number to which the card has gone (`to`); that such a card was played all have seen, unless
 * it was an agent who came face-down.
 */
function renumber(s: State, gone: (id: Cid) => boolean, to: (id: Cid) => Cid): void {
  let fresh: Remembered[] | null = null;
  for (let i = 0; i < s.history.length; i++) {
    const h = s.history[i];
    const now = renumbered(s, h, gone, to);
    if (now === h) continue;
    fresh ??= s.history.slice();
    fresh[i] = now;
  }
  if (fresh !== null) s.history = fresh;
  if (s.lasting.some((l) => gone(l.card)))
    s.lasting = s.lasting.map((l) => (gone(l.card) ? ofNoCard(l) : l));
  for (const co of groups(s)) {
    if (!co.faced.some((a) => gone(a.card))) continue;
    co.faced = co.faced.map((a) =>
      gone(a.card)
        ? { ...a, ...(a.source === 'creature' ? whatItWas(s, a.card) : {}), card: -1 }
        : a,
    );
  }
}

const whatItWas = (s: State, id: Cid): { wasCard?: number } =>
  def(s, id).kind === 'character' ? {} : { wasCard: s.def[id] };

/** The same again where it speaks of none of them, or of one that keeps its number: most do. */
function renumbered(
  s: State,
  h: Remembered,
  gone: (id: Cid) => boolean,
  to: (id: Cid) => Cid,
): Remembered {
  // half of what is remembered, and asked whenever a card hides: written field by field (decision 0027)
  if (h.event === 'drew') {
    const card = gone(h.card) ? to(h.card) : h.card;
    if (card === h.card) return h;
    return { event: 'drew', card, seat: h.seat, company: h.company, nth: h.nth };
  }
  if ('card' in h && gone(h.card)) {
    const card = to(h.card);
    if (h.event === 'card-played') return { ...h, ...whatItWas(s, h.card), card };
    return card === h.card ? h : { ...h, card };
  }
  return 'attack' in h && h.attack && gone(h.attack.card)
    ? { ...h, attack: { ...h.attack, card: -1 } }
    : h;
}

/**
 * Shuffling permutes which card is which, not the numbers: a number in a deck tells nothing, to
 * anyone, about where that card was before.
 */
export function shuffleDeck(s: State, seat: Seat): void {
  renumber(
    s,
    (id) => s.zone[id] === 'deck',
    () => -1,
  );
  shuffleAmong(s, s.players[seat].deck);
  if (heeded(s, 'shuffle')) happen(s, { event: 'shuffle', seat });
}

/**
 * A card goes from a hidden zone to another place face-down. The number that moves is always the
 * last one, so that it does not tell when the card came to hand; and of those that others had
 * seen there none is known to be left.
 */
export function slip(s: State, id: Cid, list: Cid[]): Cid {
  const last = list[list.length - 1];
  // what is remembered goes with the card, out of the others' sight (hiding/state.ts)
  renumber(
    s,
    (x) => list.includes(x),
    (x) => (x === id ? last : x === last ? id : x),
  );
  for (const x of list) s.known[x] &= 1 << s.owner[x];
  if (last === id) return id;
  const d = s.def[id];
  s.def[id] = s.def[last];
  s.def[last] = d;
  const k = s.known[id];
  s.known[id] = s.known[last];
  s.known[last] = k;
  const { shed } = note(s, id);
  const other = note(s, last).shed;
  if (shed !== other) {
    passShed(s, id, other);
    passShed(s, last, shed);
  }
  return last;
}

/** The card on top of a deck goes below all others. */
export function under(deck: Cid[]): void {
  const top = deck.pop();
  if (top !== undefined) deck.unshift(top);
}

/** Shown to all, or to these seats (one bit each). */
export function show(s: State, id: Cid, to: number = ALL(s)): void {
  s.known[id] |= to;
  if (heeded(s, 'reveal')) happen(s, { event: 'reveal', card: id, seat: s.owner[id] });
}

/** So many of them, by chance. */
export function atRandom(s: State, cards: readonly Cid[], n: number): Cid[] {
  if (n >= cards.length) return cards.slice();
  const mixed = cards.slice();
  shuffleArray(s, mixed);
  return mixed.slice(0, n);
}

/** Nobody knows any more which of these is which. */
export function shuffleAmong(s: State, cards: readonly Cid[]): void {
  const mixed = cards.map((id) => ({ def: s.def[id], shed: note(s, id).shed }));
  shuffleArray(s, mixed);
  cards.forEach((id, i) => {
    s.def[id] = mixed[i].def;
    s.known[id] = 0;
    dropNote(s, id);
    passShed(s, id, mixed[i].shed);
  });
}

/** Two dice; what they are for is said in the event by the one who asked. */
export function rollDice(s: State): number[] {
  const a = die(s);
  const b = die(s);
  return [a, b];
}

/**
 * A card from the top of the play deck to the hand; the deck may be exhausted by it. A hand that is
 * reset at the end of a company's phase is no drawing by that company.
 */
export function drawCard(s: State, seat: Seat, resetting = false): boolean {
  const p = s.players[seat];
  const id = p.deck[p.deck.length - 1];
  if (id === undefined) return false;
  // who saw it on top of the deck knows who has it now
  put(s, id, 'hand', { known: s.known[id] | (1 << seat), why: 'drawn' });
  if (s.phase === 'movement-hazard' && s.current >= 0 && !resetting) {
    const nth = nextDraw(s, seat, s.current);
    happen(s, { event: 'drew', card: id, seat, company: s.current, nth });
  }
  if (p.deck.length === 0) {
    p.exhausted++;
    s.stack.push({ p: 'exhaust', s: 'out', seat, out: 0, moved: [] });
    happen(s, { event: 'deck-exhausted', seat });
  }
  return true;
}

export const everyone = ALL;
