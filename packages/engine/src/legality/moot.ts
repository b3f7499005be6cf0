import { effectCompany, isInstalled } from '../effects/lasting.ts';
import { playableNow, playCtx } from '../effects/play.ts';
import { siteFor } from '../effects/relocate.ts';
import type { CardFilter, Effect, Ref, Zone } from '../language/index.ts';
import { cannotCard } from '../query/bans.ts';
import {
  cardsIn,
  company,
  companyOf,
  isCaptive,
  isCharacter,
  isCorruptible,
  itemsOf,
} from '../query/cards.ts';
import { holds, matches, value } from '../query/evaluate.ts';
import { cardsToPlay } from '../query/held.ts';
import { type Impending, insteadOf, replaces } from '../query/instead.ts';
import { attacksAcross } from '../query/other-side.ts';
import { facerFor, refCard, seatRef, strikeMeant } from '../query/refs.ts';
import { mayGive } from '../query/seats.ts';
import { mayNotSearch, searchable } from '../query/secrecy.ts';
import { ctxWith } from '../state/ctx.ts';
import { type Cid, type Ctx, type State, TAPPED, UNTAPPED, WOUNDED } from '../state/types.ts';
import { canTake } from './site-play.ts';

/**
 * Whether doing this now would change nothing at all: then it may not be done just to be rid of
 * the card (crf/term/playing-a-card/2, coe/5.1.2). A roll is a change, and so is whatever may
 * come to something later; only what is plainly empty is told here.
 */
export const moot = (s: State, c: Ctx, does: readonly Effect[]): boolean =>
  does.length > 0 && does.every((e) => empty(s, c, e));

/** All that is done is to look for cards among those that the player knows. */
export function isSearch(does: readonly Effect[]): boolean {
  let any = false;
  for (const e of does)
    if (looksAmongHis(e)) any = true;
    else if (!isItsEnd(e) && !isToll(e)) return false;
  return any;
}

/** Where the card itself ends is no effect of it. */
export const isItsEnd = (e: Effect): boolean => e.do === 'move' && e.what === 'self';

/** Who has searched is tempted by it: nobody does it for that. */
export const isToll = (e: Effect): boolean =>
  e.do === 'check' && e.kind === 'corruption' && e.pass === undefined && e.fail === undefined;

function looksAmongHis(e: Effect): boolean {
  switch (e.do) {
    case 'fetch':
      return e.player === 'you' && e.from.every((z) => HIS_OWN.has(z));
    case 'play':
      return e.player === undefined && e.from.every((z) => HIS_OWN.has(z));
    case 'pick':
      return e.player === 'you' && zonesOf(e).every((z) => HIS_OWN.has(z));
    default:
      return false;
  }
}

const zonesOf = (e: Extract<Effect, { do: 'pick' }>): readonly Zone[] =>
  typeof e.zone === 'object' ? e.zone : [e.zone ?? 'play'];

const some = (s: State, c: Ctx, what: Ref | CardFilter, test: (id: Cid) => boolean): boolean => {
  if (typeof what === 'string') {
    const id = refCard(s, c, what);
    // what is only known later may be anything
    return what === 'picked' || what === 'it' || (id >= 0 && test(id));
  }
  if (what.agent || what.onGuard)
    return s.def.some((_, id) => matches(s, c, id, what) && s.zone[id] !== 'hand' && test(id));
  return cardsIn(s, 'play', -1).some(
    (id) => !isCaptive(s, id, c.card) && matches(s, c, id, what) && test(id),
  );
};

/** A text in force does nothing in its place. */
const staysAsItIs = (s: State, h: Impending): boolean => {
  const found = replaces(s) ? insteadOf(s, h) : null;
  return found !== null && !found.rule.optional && found.rule.does.length === 0;
};

/** Where a player finds what is his, and knows all that lies there; the others find nothing there. */
const HIS_OWN: ReadonlySet<Zone> = new Set<Zone>(['hand', 'discard', 'sideboard', 'sites']);

/** Nothing that is chosen among can be there. What another player has out of sight may be anything. */
function nothingToPick(s: State, c: Ctx, e: Extract<Effect, { do: 'pick' }>): boolean {
  const seat = seatRef(s, c, e.player);
  return zonesOf(e).every((z) => {
    // what can only be turned over by this is not there yet: whether it will be, its look says
    if (z === 'aside') return true;
    if (z === 'play') return !some(s, c, e.a, (id) => mayGive(s, e, seat, id));
    if (seat !== c.by || !HIS_OWN.has(z)) return false;
    return !cardsIn(s, z, seat).some((id) => id !== c.card && matches(s, c, id, e.a));
  });
}

/** No card that the text lets its player bring into play, or nobody who could. What may be in a deck is not told. */
function nothingToPlay(s: State, c: Ctx, e: Extract<Effect, { do: 'play' }>): boolean {
  if (e.as === 'next-action' || e.player !== undefined) return false;
  const co = company(s, c.user >= 0 ? s.company[c.user] : c.company);
  const spent =
    e.by !== undefined &&
    !e.waive?.includes('tap-character') &&
    co?.members.every((m) => !isCharacter(s, m) || s.status[m] !== UNTAPPED);
  if (spent) return true;
  const zones = searchable(s, c.by, c.by, e.from);
  if (!zones.every((z) => HIS_OWN.has(z))) return false;
  // who has room for somebody is known once what is given up for him is gone
  const found =
    e.joins === undefined
      ? playableNow(s, playCtx(s, c, e), e)
      : zones.flatMap((z) => cardsToPlay(s, z, c.by)).filter((id) => matches(s, c, id, e.a));
  return !found.some((id) => id !== c.card);
}

function empty(s: State, c: Ctx, e: Effect): boolean {
  switch (e.do) {
    case 'if':
      return holds(s, c, e.cond)
        ? e.then.every((x) => empty(s, c, x))
        : (e.else ?? []).every((x) => empty(s, c, x));
    case 'modify':
      return (e.op ?? 'add') === 'add' && value(s, c, e.by) === 0;
    case 'modify-check':
      return (
        typeof e.by !== 'string' && !e.undirected && !e.pass && !e.fail && value(s, c, e.by) === 0
      );
    case 'fetch': {
      const who =
        e.player === 'each-player' ? s.players.map((_, i) => i) : [seatRef(s, c, e.player)];
      return !who.some((seat) =>
        searchable(s, seat, seat, e.from).some((z) =>
          cardsIn(s, z, seat).some((id) => matches(s, ctxWith(c, { by: seat }), id, e.a)),
        ),
      );
    }
    case 'look': {
      const of = seatRef(s, c, e.ofPlayer);
      if (e.zone === 'new-site') return false;
      if (e.zone !== 'hand' && mayNotSearch(s, c.by, of)) return true;
      if (e.n !== undefined && value(s, c, e.n) === 0) return true;
      return cardsIn(s, e.zone, of).length === 0;
    }
    case 'reveal-until': {
      const seat = seatRef(s, c, e.player);
      return mayNotSearch(s, seat, seat);
    }
    case 'shuffle-back':
      return e.from === undefined;
    case 'play':
      return nothingToPlay(s, c, e);
    case 'pick':
      return (e.none ?? []).every((x) => empty(s, c, x)) && nothingToPick(s, c, e);
    case 'move':
      if (e.zone !== undefined) return false;
      // that the card itself is gone for good is what it costs, and no effect to play it for
      if (e.what === 'self' && (e.to === 'removed' || e.to === 'out')) return true;
      // nor is it that it comes back to the hand which it is played from
      if (e.what === 'self' && e.to === 'hand' && s.zone[c.card] !== 'play') return true;
      return !some(s, c, e.what, () => true);
    case 'tap':
      return !some(s, c, e.what, (id) => s.status[id] === UNTAPPED);
    case 'untap':
      return !some(
        s,
        c,
        e.what,
        (id) =>
          s.status[id] === TAPPED &&
          !cannotCard(s, 'untap', id) &&
          !staysAsItIs(s, { event: 'status', card: id, to: 'untapped', was: 'tapped' }),
      );
    case 'heal':
      return !some(
        s,
        c,
        e.what,
        (id) =>
          s.status[id] === WOUNDED &&
          !staysAsItIs(s, { event: 'status', card: id, to: 'tapped', was: 'wounded' }),
      );
    case 'each':
      return !some(s, c, e.a, () => true);
    case 'outcome': {
      // who is tapped or wounded, or does not tap as it is, has nothing to be spared
      const st = e.is === 'stays-untapped' ? strikeMeant(s, c) : null;
      if (st === null) return false;
      const who = facerFor(s, st, c.by);
      const stays = who === st.by ? st.byStay || st.byFreeStay : st.stay || st.freeStay;
      return stays || s.status[who] !== UNTAPPED;
    }
    case 'hand-over': {
      const from = e.staying ? refCard(s, c, e.from) : -1;
      const others = companyOf(s, from)?.members.filter((m) => m !== from) ?? [];
      return (
        e.staying === true && !itemsOf(s, from).some((x) => others.some((to) => canTake(s, x, to)))
      );
    }
    case 'repeat':
      return value(s, c, e.times) === 0 || e.does.every((x) => empty(s, c, x));
    case 'offer':
      return e.else === undefined && e.options.every((o) => moot(s, c, o.does));
    case 'check': {
      // one who is beyond corruption makes no check at all (coe/7.4)
      const who = e.kind === 'corruption' && e.who ? refCard(s, c, e.who) : -1;
      return who >= 0 && !isCorruptible(s, who) && e.pass === undefined;
    }
    case 'relocate':
      return e.to !== 'picked' && siteFor(s, c, effectCompany(s, c), e.to) < 0;
    case 'automatic-attack':
      return e.ofOtherSide !== undefined && attacksAcross(s, refCard(s, c, 'target')).length === 0;
    case 'install':
      return isInstalled(s, c, e);
    case 'move-again':
      return company(s, s.current)?.again !== undefined;
    default:
      return false;
  }
}
