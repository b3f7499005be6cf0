/**
 * What says something now: the abilities of cards that are at work, and those that an effect has
 * left behind. This is the one place that decides it; nothing else looks through `live` or through
 * the abilities of a lasting effect (scripts/check-engine.mjs sees to that).
 *
 * The lists are kept with the state (`rt`): `live` and `lasting` are replaced when they change,
 * never changed in place, so that a list holds for as long as the arrays are the same; where one card
 * made the difference, what it says nothing about is kept.
 */

import type {
  Ability,
  Card,
  CharacterCard,
  Modify,
  Race,
  Stat,
  Trigger,
} from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, CompanyId, Ctx, Lasting, State, ZoneName } from '../state/types.ts';
import { comp, ctxLike, def, inPlay, newCtx, note } from './cards.ts';
import { isOrcOrTroll } from './compare.ts';

export type Kind = Ability['is'];
export type OfKind<K extends Kind> = Extract<Ability, { is: K }>;
type Event = Trigger['on']['event'];

/** An ability that is in force, and where it stands. */
export interface Said<A extends Ability = Ability> {
  readonly a: A;
  /** the card that says it, or that left the effect */
  readonly card: Cid;
  /** which of the abilities of the card, or of the effect */
  readonly i: number;
  readonly lasting: Lasting | null;
}

/** By kind, by stat and by event; and those that are asked for most have a place of their own. */
type Lists = readonly [
  Map<Kind, readonly Said[]>,
  Map<Stat, readonly Said[]>,
  Map<Event, readonly Said[]>,
  (readonly Said[] | null)[],
];
const BY_KIND = 0;
const BY_STAT = 1;
const BY_EVENT = 2;
const OFTEN = 3;

/** Three of five questions are for one of these kinds; -1 for all others. */
function oftenAsked(kind: Kind): number {
  switch (kind) {
    case 'cannot':
      return 0;
    case 'grant':
      return 1;
    case 'host':
      return 2;
    case 'action':
      return 3;
    case 'retype':
      return 4;
    default:
      return -1;
  }
}

/** What was found so far: of the cards alone, and with what the effects say that go on besides. */
export interface InForceIndex {
  live: readonly Cid[];
  readonly cards: Lists;
  /** of which effects `now` speaks; where there are none it is the same as `cards` */
  lasting: readonly Lasting[];
  now: Lists;
  /** a copy of the state reads the same lists */
  shared: boolean;
}

const lists = (): Lists => [new Map(), new Map(), new Map(), [null, null, null, null, null]];

function indexOf(s: State): InForceIndex {
  let index = s.rt.inForce;
  if (index?.live === s.live) return index;
  index = indexed(s.live, lists(), false);
  s.rt.inForce = index;
  return index;
}

/** No effects that anybody has: to be looked at anew. */
const UNREAD: readonly Lasting[] = [];

/**
 * One card begins or ceases to speak: the list of those who do is another, and what was found of
 * anything that it says nothing about still holds.
 */
export function changeLive(s: State, live: readonly Cid[], id: Cid): void {
  const index = s.rt.inForce;
  const known = index !== null && !index.shared && index.live === s.live;
  s.live = live;
  if (!known) return;
  const d = def(s, id);
  // it decides what else is of use or is heard: all is looked at anew
  if (d.kind === 'event' && (d.bearerUses !== undefined || d.silences !== undefined)) return;
  const { kinds, stats, triggers } = comp(s, id);
  for (const kind of kinds) {
    index.cards[BY_KIND].delete(kind);
    const often = oftenAsked(kind);
    if (often >= 0) index.cards[OFTEN][often] = null;
  }
  for (const stat of stats) index.cards[BY_STAT].delete(stat);
  for (const { t } of triggers) index.cards[BY_EVENT].delete(t.on.event);
  if (index.now !== index.cards) index.lasting = UNREAD;
  index.live = live;
}

const NO_EFFECTS: readonly Lasting[] = [];

/** What was found of the cards, before any effect was looked at. */
const indexed = (live: readonly Cid[], cards: Lists, shared: boolean): InForceIndex => ({
  live,
  cards,
  lasting: NO_EFFECTS,
  now: cards,
  shared,
});

/** The same for a copy of the state. */
export function shareIndex(index: InForceIndex): InForceIndex {
  index.shared = true;
  return indexed(index.live, index.cards, true);
}

/**
 * In which zone and as what a card's text is at work. On the table everything speaks, a creature
 * only as the event it can be: as a creature it is an attack and lies on the chain. In a
 * marshalling point pile a faction does, and a resource that was put there: they are in play
 * (coe/2.V.3, 9.3.2.1). What is stored is out of play but for its points (coe/g.sto.1) and what
 * its own text says of it then; the slain are there to be counted (coe/3.v).
 */
export function speaksIn(d: Card, zone: ZoneName, stored: boolean): boolean {
  if (zone === 'pile') {
    if (stored) return d.abilities?.some((a) => a.stored) === true;
    return (
      d.kind === 'faction' ||
      (d.kind === 'event' && (d.side === 'resource' || d.seen !== undefined))
    );
  }
  return zone === 'play' && (d.kind !== 'creature' || d.asEvent !== undefined);
}

const isUsedBy = (bearer: CharacterCard, usedBy: Race): boolean => bearer.race === usedBy;

/** A card on him has it that such an item works for him, though others do not. */
function isLetUse(s: State, bearer: Cid, item: Card): boolean {
  for (const x of s.table) {
    if (s.host[x] !== bearer) continue;
    const d = def(s, x);
    if (d.kind === 'event' && d.bearerUses !== undefined && d.bearerUses !== 'no-items')
      if (item.keywords?.includes(d.bearerUses)) return true;
  }
  return false;
}

/** A card on him has it that he uses none. */
const isBarredFromUse = (s: State, bearer: Cid): boolean =>
  s.table.some((x) => {
    if (s.host[x] !== bearer) return false;
    const d = def(s, x);
    return d.kind === 'event' && d.bearerUses === 'no-items';
  });

/** It is of no use to anybody for a while. */
const isSilenced = (s: State, id: Cid): boolean =>
  s.lasting.some((l) => l.what.k === 'hush' && l.what.card === id);

/** A card lies on it with which its own text is ignored. */
const isMuted = (s: State, id: Cid, name: string): boolean =>
  s.rt.pool.silenced.has(name) &&
  s.live.some((x) => {
    if (s.host[x] !== id) return false;
    const d = def(s, x);
    return d.kind === 'event' && d.silences === name;
  });

/** An item works while it is in use by someone who can use it (coe/6.1, 6.1.W1 to 6.1.B2). */
export function inUse(s: State, id: Cid): boolean {
  // what was left by a card that is nobody's to know any more
  if (id < 0) return true;
  const d = def(s, id);
  // what was put on an item is of use with it
  if (d.kind === 'event') {
    if (isMuted(s, id, d.name)) return false;
    const host = s.host[id];
    return host < 0 || def(s, host).kind !== 'item' || inUse(s, host);
  }
  if (d.kind !== 'item') return true;
  if (note(s, id).idle || isSilenced(s, id)) return false;
  const kind = kindOf(s, s.owner[id]);
  if (d.alignment === kind.itemsOfNoUse) return false;
  const host = s.host[id];
  if (host < 0) return true;
  const bearer = def(s, host);
  if (bearer.kind !== 'character') return true;
  // what a prisoner has kept does nothing to him, nor he with it (coe/3.III.4)
  if (note(s, host).prisoner !== undefined) return false;
  if (bearer.avatar && isBarredFromUse(s, host)) return false;
  // what is made for his like is of use to them alone
  if (d.usedBy !== undefined) return isUsedBy(bearer, d.usedBy);
  if (bearer.avatar && !kind.avatarUsesItems) return isLetUse(s, host, d);
  return d.alignment !== kind.itemsOfNoUseToOrcs || !isOrcOrTroll(bearer.race);
}

/** What moving does to an item is felt though nobody uses it (coe/6.1.5). */
const restrictsMovement = (a: Ability): boolean =>
  a.is === 'trigger' &&
  (a.on.event === 'moves' || a.on.event === 'composition-changed') &&
  a.does.every((e) => e.do === 'move' && e.what === 'self' && e.to === 'discard');

/** By the older rules what the other side's items say is cancelled, and that as well (pef/term/items/1). */
const isMuteAcross = (s: State, id: Cid): boolean =>
  rulesOf(s).itemsAcross === 'mute' && def(s, id).alignment === kindOf(s, s.owner[id]).itemsOfNoUse;

/** Whether a card that is at work says this one of its abilities now. */
function says(s: State, id: Cid, a: Ability, used: boolean): boolean {
  const { stored, prisoner } = note(s, id);
  if ((a.stored === true) !== (stored !== undefined)) return false;
  if (!used) return restrictsMovement(a) && !isMuteAcross(s, id);
  // a prisoner takes no actions (coe/3.III.4)
  return a.is !== 'action' || prisoner === undefined;
}

const NONE: readonly Said[] = [];

function fromCards(s: State, wanted: (a: Ability) => boolean, has: (id: Cid) => boolean): Said[] {
  const out: Said[] = [];
  for (const card of s.live) {
    if (!has(card)) continue;
    const abilities = def(s, card).abilities ?? [];
    const used = inUse(s, card);
    for (let i = 0; i < abilities.length; i++) {
      const a = abilities[i];
      if (wanted(a) && says(s, card, a, used)) out.push({ a, card, i, lasting: null });
    }
  }
  return out;
}

/** Most effects that go on change a number or a type, and say nothing besides. */
const hasAbilities = (l: Lasting): boolean => l.what.k === 'abilities' && l.off === undefined;

/** The cards' first, in order of arrival, then what effects say; one that is off says nothing. */
function withLasting(
  s: State,
  cards: readonly Said[],
  wanted: (a: Ability) => boolean,
): readonly Said[] {
  let out: Said[] | null = null;
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities' || l.off !== undefined) continue;
    const { abilities } = l.what;
    for (let i = 0; i < abilities.length; i++) {
      if (!wanted(abilities[i])) continue;
      out ??= cards.slice();
      out.push({ a: abilities[i], card: l.card, i, lasting: l });
    }
  }
  return out ?? cards;
}

/** With what the effects that go on now say besides. */
function indexNow(s: State): InForceIndex {
  const index = indexOf(s);
  if (index.lasting !== s.lasting) {
    index.lasting = s.lasting;
    index.now = s.lasting.some(hasAbilities) ? lists() : index.cards;
  }
  return index;
}

function find<T extends Kind | Stat | Event>(
  s: State,
  key: T,
  by: 0 | 1 | 2,
  wanted: (a: Ability, key: T) => boolean,
  has: (s: State, id: Cid, key: T) => boolean,
): readonly Said[] {
  const index = indexNow(s);
  const found = (index.now[by] as Map<T, readonly Said[]>).get(key);
  // the search stands apart: a function that makes functions pays for them each time it is called
  return found !== undefined ? found : search(s, index, key, by, wanted, has);
}

function search<T extends Kind | Stat | Event>(
  s: State,
  index: InForceIndex,
  key: T,
  by: 0 | 1 | 2,
  wanted: (a: Ability, key: T) => boolean,
  has: (s: State, id: Cid, key: T) => boolean,
): readonly Said[] {
  const now = index.now[by] as Map<T, readonly Said[]>;
  const ofCards = index.cards[by] as Map<T, readonly Said[]>;
  let cards = ofCards.get(key);
  if (cards === undefined) {
    cards = fromCards(
      s,
      (a) => wanted(a, key),
      (id) => has(s, id, key),
    );
    if (cards.length === 0) cards = NONE;
    ofCards.set(key, cards);
  }
  if (now === ofCards) return cards;
  const all = withLasting(s, cards, (a) => wanted(a, key));
  now.set(key, all);
  return all;
}

const isKind = (a: Ability, kind: Kind): boolean => a.is === kind;
const isOfStat = (a: Ability, stat: Stat): boolean => a.is === 'modify' && a.stat === stat;
const isOnEvent = (a: Ability, event: Event): boolean => a.is === 'trigger' && a.on.event === event;
const hasKind = (s: State, id: Cid, kind: Kind): boolean => comp(s, id).kinds.has(kind);
const hasStat = (s: State, id: Cid, stat: Stat): boolean => comp(s, id).stats.has(stat);
const hasTriggers = (s: State, id: Cid): boolean => comp(s, id).triggers.length > 0;

/**
 * The abilities of one kind that are in force. Whether its condition holds is asked by the one
 * who reads it, with `speaks`, once he has bound in its context what the question is about.
 */
export function inForce<K extends Kind>(s: State, kind: K): readonly Said<OfKind<K>>[] {
  const often = oftenAsked(kind);
  if (often < 0) return find(s, kind, BY_KIND, isKind, hasKind) as readonly Said<OfKind<K>>[];
  const { now } = indexNow(s);
  let found = now[OFTEN][often];
  if (found === null) {
    found = find(s, kind as Kind, BY_KIND, isKind, hasKind);
    now[OFTEN][often] = found;
  }
  return found as readonly Said<OfKind<K>>[];
}

/** What changes this number. */
export const modifiersInForce = (s: State, stat: Stat): readonly Said<Modify>[] =>
  find(s, stat, BY_STAT, isOfStat, hasStat) as readonly Said<Modify>[];

/** What waits for such an event. */
export const triggersInForce = (s: State, event: Event): readonly Said<Trigger>[] =>
  find(s, event, BY_EVENT, isOnEvent, hasTriggers) as readonly Said<Trigger>[];

/** The context in which it is read: its own, to bind the question in. */
export const contextOf = (s: State, x: Said): Ctx =>
  x.lasting?.what.k === 'abilities'
    ? ctxLike(x.lasting.what.ctx)
    : newCtx(s, s.owner[x.card], x.card);

/** Whose text it is, by name: what was left keeps that of a card that is in a deck again. */
export const nameOfSource = (s: State, x: Said): string => x.lasting?.def ?? def(s, x.card).name;

/** The company that it was left on, and that alone it speaks of; -1 if it is not on a company. */
export const scopeOf = (l: Lasting | null): CompanyId =>
  l?.what.k === 'abilities' && l.what.on?.t === 'company' ? l.what.on.id : -1;

/** Left on another company: nothing to this one. */
export const isElsewhere = (x: Said, company: CompanyId): boolean => {
  if (x.lasting === null) return false;
  const scope = scopeOf(x.lasting);
  return scope >= 0 && scope !== company;
};

/**
 * Upon whom it was left, if he has left play since, or is held where nothing reaches him (coe/3.III.4):
 * it is over for him, though it is not forgotten before its time. No such one: -1.
 */
export function leftOnOneGone(s: State, { lasting, card }: Said): Cid {
  const on = lasting?.what.k === 'abilities' ? lasting.what.on : null;
  if (on?.t !== 'card' || on.id === card) return -1;
  // who went back to hand may be any card there by now
  const { kind } = def(s, on.id);
  if (kind === 'site') return -1;
  const here = kind === 'character' ? s.zone[on.id] === 'play' : inPlay(s, on.id);
  return here && note(s, on.id).prisoner === undefined ? -1 : on.id;
}

/** Whether the text of a card is at work at all. */
export const isLive = (s: State, id: Cid): boolean => s.live.includes(id);

/** Its own text, or what it left, by number: what was declared is read so, though it may be gone since. */
export function abilityAt(s: State, card: Cid, lasting: number, i: number): Ability | undefined {
  if (lasting === 0) return card >= 0 ? def(s, card).abilities?.[i] : undefined;
  const l = s.lasting.find((x) => x.n === lasting);
  return l?.what.k === 'abilities' ? l.what.abilities[i] : undefined;
}

/** What an effect that goes on says, in force or not. */
export const abilitiesLeft = (l: Lasting): readonly Ability[] =>
  l.what.k === 'abilities' ? l.what.abilities : [];
