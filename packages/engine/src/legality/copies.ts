/** Copies of a card: what cannot be duplicated, and what there is only one of. */

import type { Action, Card, Effect, Scope } from '../language/index.ts';
import { hasLair } from '../pool/pool.ts';
import { aimCard } from '../query/aimed.ts';
import {
  being,
  beside,
  comp,
  companyIdOf,
  companyOf,
  def,
  isAvatar,
  isOwnAvatar,
  nameOf,
  newCtx,
  note,
  siteOfCard,
} from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { isGranted } from '../query/granted.ts';
import { inForce } from '../query/in-force.ts';
import { remembers } from '../query/memory.ts';
import { attackFrame, companyRef, entryNo, isDeclared, isOnChain, refCard } from '../query/refs.ts';
import { sameAim } from '../query/same-aim.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Aim, Cid, Ctx, Lasting, Seat, State } from '../state/types.ts';

/** Somebody's card, played in some way: what of an action, or of its entry on a chain, is asked here. */
interface Copy {
  readonly card: Cid;
  readonly seat: Seat;
  readonly action: Action | null;
}

/** What there may be only one copy on: one thing, a player, or nothing in particular. */
type Place = { t: 'anywhere' } | { t: 'player'; seat: Seat } | Aim;

/** In which respect a card played so cannot be duplicated, if in any: this way of it, or the card. */
export function duplicateScope(s: State, copy: Pick<Copy, 'card' | 'action'>): Scope | undefined {
  const d = copy.card >= 0 ? def(s, copy.card) : null;
  // of other cards it is what they can be used for that may be barred, not another of them
  return (
    copy.action?.cannotBeDuplicated ?? (d?.kind === 'event' ? d.cannotBeDuplicated : undefined)
  );
}

/** Asked of every copy in a hand: made once. */
const ANYWHERE: Place = { t: 'anywhere' };
const OF_PLAYER: readonly Place[] = [0, 1, 2, 3, 4].map((seat) => ({ t: 'player', seat }));

/** The scope, read with what was chosen; null if that is not chosen yet. */
function placeOf(s: State, scope: Scope, c: Ctx, seat: Seat): Place | null {
  const aim = c.aims[0];
  switch (scope) {
    case 'game':
    case 'turn':
      return ANYWHERE;
    case 'player':
      return OF_PLAYER[seat];
    case 'target':
      return aim ? entity(aim) : null;
    case 'user':
      return c.user >= 0 ? { t: 'card', id: c.user } : null;
    case 'company': {
      if (aim?.t === 'attack' && c.user < 0)
        return { t: 'company', id: companyRef(s, c, 'active') };
      if (aim?.t === 'company') return { t: 'company', id: aim.id };
      const co = companyOf(s, aim?.t === 'card' ? aim.id : c.user);
      return co ? { t: 'company', id: co.id } : null;
    }
    case 'attack': {
      if (aim?.t === 'auto') return aim;
      const n = aim?.t === 'attack' ? aim.n : (attackFrame(s)?.n ?? 0);
      return n > 0 ? { t: 'attack', n } : null;
    }
    case 'site': {
      const id = siteOfAim(s, c);
      return id >= 0 ? { t: 'card', id } : null;
    }
  }
}

/** What is done in a strike or to a check is done to the one who faces it. */
const entity = (aim: Aim): Aim =>
  aim.t === 'strike' || aim.t === 'check' ? { t: 'card', id: aim.who } : aim;

/** The site aimed at, that of an automatic-attack, or where the one aimed at is. */
export function siteOfAim(s: State, c: Ctx): Cid {
  const aim = c.aims[0];
  if (aim?.t === 'auto') return aim.site;
  if (aim?.t !== 'card') return refCard(s, c, 'site');
  return def(s, aim.id).kind === 'site' ? aim.id : siteOfCard(s, aim.id);
}

const same = (a: Place, b: Place): boolean => {
  if (a.t === 'anywhere' || b.t === 'anywhere') return a.t === b.t;
  if (a.t === 'player' || b.t === 'player')
    return a.t === 'player' && b.t === 'player' && a.seat === b.seat;
  return sameAim(a, b);
};

const isCard = (a: Place, id: Cid): boolean => a.t === 'card' && a.id === id;

/** Another copy is at work within the scope, or about to be (coe/g.cbd.1, 5.1.4). */
export function isDuplicate(s: State, copy: Copy, c: Ctx, scope: Scope): boolean {
  const place = placeOf(s, scope, c, copy.seat);
  if (!place) return false;
  const name = nameOf(s, copy.card);
  if (worksThere(s, copy, name, c, place)) return true;
  // what a card can be used for is barred by another such use, and not by another such card
  if (def(s, copy.card).kind !== 'event' || s.zone[copy.card] === 'play')
    return copyDeclared(s, copy, name, scope, place);
  // one that has left nothing behind was in this turn all the same
  if (
    scope === 'turn' &&
    remembers(
      s,
      'card-played',
      ({ card }) => card >= 0 && card !== copy.card && nameOf(s, card) === name,
    )
  )
    return true;
  // a copy that is about to be discarded is no bar (crf/term/cannot-be-duplicated/1)
  for (const id of s.table)
    if (
      id !== copy.card &&
      nameOf(s, id) === name &&
      liesOn(s, id, scope, place) &&
      !isDoomed(s, id)
    )
      return true;
  // what lies in a pile is in play, unless it was stored (coe glossary "marshalling point pile", "store")
  for (const p of s.players)
    for (const id of p.pile)
      if (
        id !== copy.card &&
        nameOf(s, id) === name &&
        note(s, id).stored === undefined &&
        liesOn(s, id, scope, place)
      )
        return true;
  if (rulesOf(s).duplicateCheck === 'in-play') return false;
  if (copyDeclared(s, copy, name, scope, place)) return true;
  return scope === 'game' && s.players.some((p) => p.removed.some((id) => nameOf(s, id) === name));
}

/** Whether another of that name has an effect on the same thing since it was declared (crf/term/cannot-be-duplicated/2). */
export function worksAlready(s: State, copy: Copy, c: Ctx): boolean {
  const scope = duplicateScope(s, copy);
  const place = scope && placeOf(s, scope, c, copy.seat);
  return place ? worksThere(s, copy, nameOf(s, copy.card), c, place) : false;
}

/** One of its name is at work there; of a short-event that is aimed at something, on that very thing where the rules say so. */
const worksThere = (s: State, copy: Copy, name: string, c: Ctx, place: Place): boolean =>
  hasHelped(s, name, c) ||
  (place.t === 'anywhere' && isAimed(s, copy)
    ? c.aims.some((aim) => effectAtWork(s, name, entity(aim)))
    : effectAtWork(s, name, place));

/** What such a copy bars is what it is aimed at, and not the whole game (coe/5.1.4). */
export function isAimed(s: State, { card, action }: Copy): boolean {
  if (rulesOf(s).shortEventCopies !== 'same-entity' || !action?.targets?.length) return false;
  const d = card >= 0 ? def(s, card) : null;
  return d?.kind === 'event' && d.duration === 'short';
}

/** One of that name has done something to the check that this one is aimed at. */
function hasHelped(s: State, name: string, c: Ctx): boolean {
  const aim = c.aims[0];
  if (aim?.t !== 'check') return false;
  const mods = entryNo(s, aim.n)?.mods ?? [];
  return mods.some((m) => m.card === name && m.who === aim.who);
}

function effectAtWork(s: State, name: string, place: Place): boolean {
  for (const l of s.lasting) if (l.def === name && worksOn(s, l, place)) return true;
  return false;
}

/** What a lasting effect was laid on, as far as it was laid on anything. */
function worksOn(s: State, l: Lasting, place: Place): boolean {
  if (place.t === 'anywhere') return true;
  if (place.t === 'player') return l.by === place.seat;
  // what each of those facing it has until it is over is an effect on the attack
  if (place.t === 'attack' && l.until === 'attack' && l.tie === place.n) return true;
  const w = l.what;
  switch (w.k) {
    case 'modify':
      return same(w.of, place) || isCard(place, aimCard(w.of));
    case 'abilities':
      return (
        (w.on !== null && same(w.on, place)) ||
        isOnAll(s, w, place) ||
        (w.ctx.aims.length > 0 && same(entity(w.ctx.aims[0]), place))
      );
    case 'auto-copy':
    case 'retype-site':
      return isCard(place, w.site);
    case 'retype-region':
      return place.t === 'region' && place.company === w.company && place.i === w.i;
    case 'idle':
      return isCard(place, w.site) || (place.t === 'company' && place.id === w.company);
    default:
      return false;
  }
}

/** What was laid on a company as a whole, and not by way of one man, is on each who is in it. */
const isOnAll = (
  s: State,
  w: Extract<Lasting['what'], { k: 'abilities' }>,
  place: Place,
): boolean =>
  place.t === 'card' &&
  w.on?.t === 'company' &&
  w.on.id === companyIdOf(s, place.id) &&
  w.ctx.user < 0 &&
  w.ctx.aims[0]?.t !== 'card';

/** Whether a card in play lies where only one copy may. */
function liesOn(s: State, id: Cid, scope: Scope, place: Place): boolean {
  switch (place.t) {
    case 'anywhere':
      return scope === 'game';
    case 'player':
      return s.owner[id] === place.seat;
    case 'company':
      return companyIdOf(s, id) === place.id;
    case 'card': {
      if (s.host[id] === place.id) return true;
      if (scope !== 'site') return false;
      // what is carried away stays the one of the site where it was played
      const { place: there } = note(s, id);
      if (there !== undefined) return there === nameOf(s, place.id);
      const here = siteOfCard(s, id);
      return here >= 0 && nameOf(s, here) === nameOf(s, place.id);
    }
    default:
      return false;
  }
}

/** Another copy stands on a chain, aimed at the same (coe glossary "cannot be duplicated"). */
function copyDeclared(s: State, copy: Copy, name: string, scope: Scope, place: Place): boolean {
  return isOnChain(s, (e) => {
    if (e.card < 0 || e.card === copy.card || e.negated) return false;
    if (e.kind !== 'play' && e.action?.cannotBeDuplicated === undefined) return false;
    if (e.name !== name || duplicateScope(s, e) !== scope) return false;
    const there = placeOf(s, scope, e.ctx, e.by);
    return there !== null && same(there, place);
  });
}

/** Where a card in play lies, if another copy there would be one too many; '' if not. */
export function onlyOneAt(s: State, id: Cid): string {
  const d = def(s, id);
  if (d.kind === 'item' || d.kind === 'ally') {
    if (d.cannotBeDuplicated !== 'company') return '';
    const co = companyIdOf(s, id);
    return co >= 0 ? `${d.name} with company ${co}` : '';
  }
  if (d.kind !== 'event') return '';
  const host = s.host[id];
  switch (d.cannotBeDuplicated) {
    case 'game':
      return d.name;
    case 'player':
      return `${d.name} of ${s.owner[id]}`;
    case 'target':
      if (host >= 0) return `${d.name} on ${host}`;
      return s.company[id] >= 0 ? `${d.name} on company ${s.company[id]}` : '';
    case 'company': {
      const co = companyIdOf(s, id);
      return co >= 0 ? `${d.name} on company ${co}` : '';
    }
    case 'site':
      // what somebody carries away from a site does not crowd the next
      return host >= 0 && def(s, host).kind === 'site' ? `${d.name} on ${host}` : '';
    default:
      return '';
  }
}

/** An item or ally of which one bearer, or one company, cannot have two (coe/g.cbd.1). */
export function haveAnother(s: State, id: Cid, bearer: Cid): boolean {
  const d = def(s, id);
  const scope = d.kind === 'item' || d.kind === 'ally' ? d.cannotBeDuplicated : undefined;
  if (scope === undefined) return false;
  const name = nameOf(s, id);
  const there = (x: Cid, to: Cid): boolean =>
    (scope === 'target'
      ? to === bearer
      : scope === 'company' && companyIdOf(s, to) === companyIdOf(s, bearer)) &&
    x !== id &&
    nameOf(s, x) === name;
  return (
    s.table.some((x) => s.host[x] >= 0 && there(x, s.host[x])) ||
    isDeclared(
      s,
      (e) => e.kind === 'play' && e.card >= 0 && !e.negated && there(e.card, e.ctx.user),
    )
  );
}

/**
 * Something on the chain aims at it in order to discard it (crf/term/cannot-be-duplicated/1), or, by the present
 * rules, to have it leave play in any way (coe/g.cbd.1).
 */
function isDoomed(s: State, id: Cid): boolean {
  const anyway = rulesOf(s).duplicateCheck !== 'in-play';
  const takesAway = (x: Effect): boolean =>
    x.do === 'move' && x.what === 'target' && (anyway || x.to === 'discard');
  return isDeclared(
    s,
    (e) => !e.negated && e.does.some(takesAway) && e.ctx.aims.some((a) => isCard(a, id)),
  );
}

/** There can be one of it only, or of the being that it is, or its player is what it says. */
export const mayBeTaken = (d: Card): boolean =>
  d.unique === true || d.manifestationOf !== undefined || (d.kind === 'event' && d.avatar === true);

/** That there is one of it says its own text, which is a rule of its own. */
const isUnduplicated = (d: Card): boolean =>
  d.kind === 'event' && d.unique !== true && d.cannotBeDuplicated === 'game';

/** A unique card, or another form of the same being, is in play, gone for good, or about to come (coe g.man.1, "unique"). */
export function uniquelyTaken(s: State, id: Cid, makesWay: Cid = -1): string | null {
  if (!mayBeTaken(def(s, id))) return null;
  return takenInPlay(s, id, makesWay) ?? (isBeingPlayed(s, id) ? 'being played' : null);
}

/** His player is another already. */
const comesAsFollower = (s: State, id: Cid): boolean => {
  const { avatar } = s.players[s.owner[id]];
  return avatar !== '' && avatar !== nameOf(s, id);
};

/** Its own text takes it out of play when that card is played (coe/g.man.1). */
const makesWayFor = (s: State, x: Cid, id: Cid): boolean =>
  s.zone[x] === 'play' &&
  comp(s, x).def.abilities?.some(
    (a) =>
      a.is === 'trigger' &&
      a.on.event === 'card-played' &&
      a.does.some((e) => e.do === 'move' && e.what === 'self') &&
      matches(s, newCtx(s, s.owner[x], x), id, a.on.card),
  ) === true;

/** The one being of two cards, of which the other keeps this one away. */
const takes = (s: State, x: Cid, id: Cid): boolean => {
  const d = def(s, id);
  const o = def(s, x);
  return (
    x !== id &&
    o.kind !== 'site' &&
    being(o) === being(d) &&
    !(o.name === d.name && isUnduplicated(d)) &&
    !makesWayFor(s, x, id) &&
    !(o.name !== d.name && isDragon(s, being(d))) &&
    // an avatar is kept away by another avatar alone: all else that he was makes way (coe/g.man.2), and
    // who follows another makes way for the one whom a player reveals himself to be (coe/2.II.2.1.R2)
    (!isAvatar(s, id) || (comesAsFollower(s, id) ? isAvatar(s, x) : isOwnAvatar(s, x))) &&
    !isCommon(s, x)
  );
};

/** A text has it that there may be others of it. */
const isCommon = (s: State, x: Cid): boolean =>
  inForce(s, 'grant').some((said) => said.a.ability === 'be-copied' && isGranted(s, said, x));

/** The same of what is there already, and not only declared; one that leaves for it is no bar (coe/g.man.1). */
export function takenInPlay(s: State, id: Cid, makesWay: Cid = -1): string | null {
  const d = def(s, id);
  if (!mayBeTaken(d)) return null;
  const who = being(d);
  const taken = (x: Cid): boolean => x !== makesWay && takes(s, x, id);
  for (const x of s.table) if (taken(x)) return 'in play';
  for (const x of beside(s, -1)) if (taken(x) && !note(s, x).outOfPlay) return 'off to the side';
  for (const p of s.players) {
    for (const x of p.pile) {
      // a Dragon who serves lives; any other there is slain
      const gone =
        def(s, x).kind !== 'faction' && x !== id && x !== makesWay && being(def(s, x)) === who;
      if (gone || taken(x)) return 'in a marshalling point pile';
    }
    for (const x of p.removed) if (x !== id && being(def(s, x)) === who) return 'removed from play';
  }
  return null;
}

/** Declared, or at work just now; what is placed face-down is nobody yet (coe glossary "unique"). */
const isBeingPlayed = (s: State, id: Cid): boolean =>
  isOnChain(
    s,
    (e) =>
      e.card >= 0 &&
      e.kind === 'play' &&
      !e.negated &&
      e.name !== 'on-guard' &&
      e.use?.kind !== 'agent' &&
      takes(s, e.card, id),
  );

/** One who has a lair: the living forms of a Dragon do not keep each other away (coe/g.man.1). */
const isDragon = (s: State, name: string): boolean => hasLair(s.rt.pool, name);
