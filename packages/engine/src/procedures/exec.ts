/** Runs what a text does. The effects themselves are in `effects`. */

import { aspectsOf } from '../aspects.ts';
import { agentAttackEffect, influenceEffect } from '../effects/agent-deeds.ts';
import { revealAgent } from '../effects/agents.ts';
import { attachEffect } from '../effects/attach.ts';
import { attackEffect, canBeAttacked, cancelEffect, outcomeEffect } from '../effects/combat.ts';
import { forgoSitePhase, handOver, joinEffect, sendBack, sendOff } from '../effects/companies.ts';
import { checkEffect, testRing } from '../effects/dice.ts';
import {
  effectCompany,
  installEffect,
  leave,
  modifyCheckEffect,
  modifyEffect,
  retypeEffect,
} from '../effects/lasting.ts';
import { drawEffect, look, noticed, shuffleBack } from '../effects/look.ts';
import { bringAcross } from '../effects/other-side.ts';
import { playableNow, playChoices, playCtx, playNow } from '../effects/play.ts';
import { freeCaptives, freePrisoners } from '../effects/prison.ts';
import { relocate, replaceSite, swapSite } from '../effects/relocate.ts';
import { fetchEffect, revealUntil } from '../effects/search.ts';
import { affected, type SimpleKind, simple } from '../effects/simple.ts';
import type { Effect, Zone } from '../language/index.ts';
import { revealOptions } from '../legality/agents.ts';
import { siteSpent } from '../legality/destinations.ts';
import { moot } from '../legality/moot.ts';
import { ask, type Decision, type Option } from '../options.ts';
import { isOfTheOther } from '../query/across.ts';
import { type AgentGroup, agentGroup, agentOf } from '../query/agents.ts';
import { cannotCard } from '../query/bans.ts';
import {
  cardsIn,
  company,
  companyIdOf,
  copyCtx,
  inPlay,
  isCaptive,
  opponentsOf,
  seatOf,
} from '../query/cards.ts';
import { holds, matches, value } from '../query/evaluate.ts';
import { namesOf, SORTS } from '../query/naming.ts';
import { changed, refCard, seatRef } from '../query/refs.ts';
import { mayGive, seatsFrom } from '../query/seats.ts';
import { searchable } from '../query/secrecy.ts';
import { stat } from '../query/stats.ts';
import { ctxWith } from '../state/ctx.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { everyone, show, shuffleDeck } from '../verbs/cards.ts';
import { callEnd, winBy } from '../verbs/ending.ts';
import { creatureComes, waysToCome } from './creature.ts';
import { type Procedure, pop, push } from './procedure.ts';
import { completeRescue } from './rescue.ts';

/**
 * Runs what a text does, one effect after the other, in printed order (coe/9.5.4). What needs a
 * player or dice is another procedure on top; this one goes on when that is done.
 */
export const execFrame = (does: readonly Effect[], ctx: Ctx): ExecFrame => ({
  p: 'exec',
  s: 'run',
  todo: [...does],
  ctx: copyCtx(ctx),
  choosing: null,
});

export const exec: Procedure<ExecFrame> = {
  run: {
    run(s, f) {
      const e = f.todo[0];
      if (!e) {
        pop(s, f);
        return;
      }
      step(s, f, e);
    },
  },
  choose: {
    ask(s, f) {
      const e = f.todo[0];
      const c = f.ctx;
      const card = c.card;
      if (e.do === 'offer') {
        const options: Option[] = [];
        e.options.forEach((o, i) => {
          if (o.need && !holds(s, c, o.need)) return;
          // what would change nothing is no choice
          if (!moot(s, c, o.does)) options.push({ type: 'label', i, label: o.label });
        });
        if (!e.must || options.length === 0) options.push({ type: 'pass' });
        return ask(seatRef(s, c, e.player), 'alternative', 'offer', options, card);
      }
      if (e.do === 'pick') {
        const options: Option[] = (f.choosing ?? []).map((id) => ({ type: 'card', card: id }));
        if (e.optional || (e.total && gathered(c) >= value(s, c, e.total.atLeast)))
          options.push({ type: 'pass' });
        return ask(seatRef(s, c, e.player), 'pick', 'pick', options, card);
      }
      if ((e.do === 'look' || e.do === 'reveal-until') && asksWhom(s, c, e))
        return ask(
          c.by,
          'pick',
          'pick',
          opponentsOf(s, c.by).map((seat) => ({ type: 'player', seat })),
          card,
        );
      // there is nothing to decide: a table that waits for everybody gives him time to look
      if (e.do === 'look' && namesLeft(c, e) > 0) return askName(s, c, e);
      if (e.do === 'look')
        return f.choosing === null
          ? ask(c.by, 'number', 'how-many', upTo(value(s, c, e.n ?? 0)), card)
          : ask(seatRef(s, c, e.player), 'pick', 'look', [{ type: 'pass' }], card);
      if (e.do === 'invert') {
        const mine = agentTurned(s, c, e);
        return mine && ask(mine.seat, 'pick', 'pick', homesOf(s, mine), agentOf(mine));
      }
      if (e.do === 'attack') {
        const keys = waysToCome(s, c, e).filter((key) => key !== null);
        return ask(
          c.by,
          'aim',
          'slot-0',
          keys.map((key) => ({ type: 'key', key })),
          card,
        );
      }
      if (e.do === 'each') {
        const { seat, list } = ordering(s, c, e, f.choosing ?? []);
        return ask(
          seat,
          'order',
          'each',
          list.map((id) => ({ type: 'card', card: id })),
          card,
        );
      }
      if (e.do === 'play') {
        const mine = playCtx(s, c, e);
        const options = playChoices(s, mine, e, f.choosing ?? []);
        if (!e.must || options.length === 0) options.push({ type: 'pass' });
        return ask(mine.by, 'pick', 'play', options, card);
      }
      return null;
    },
    answer(s, f, o) {
      if (f.todo[0].do === 'look' && o.type === 'label') return named(f, o.i);
      if (o.type === 'player') {
        f.ctx.bound.rival = o.seat + 1;
        f.s = 'run';
        return;
      }
      const e = f.todo.shift() as Effect;
      f.s = 'run';
      if (e.do === 'look' && o.type === 'number') {
        const { upTo: _, ...rest } = e;
        f.todo.unshift({ ...rest, n: o.n });
        return;
      }
      if (e.do === 'invert' && o.type === 'reveal-agent') {
        const mine = agentTurned(s, f.ctx, e);
        if (mine) revealAgent(s, mine, o.site);
        return;
      }
      if (e.do === 'attack') return creatureComes(s, f, e, o.type === 'key' ? o.key : null);
      if (e.do === 'offer') {
        if (o.type === 'label') {
          const { does } = e.options[o.i];
          // whose cards he looks at next he says anew, whomever he has named before
          if (does[0]?.do === 'look') delete f.ctx.bound.rival;
          f.todo.unshift(...does);
        } else if (e.else) f.todo.unshift(...e.else);
      } else if (e.do === 'pick') {
        if (o.type === 'card') {
          f.ctx.picked = o.card;
          if (e.shown) {
            show(s, o.card);
            noticed(s, f.ctx, o.card, everyone(s));
            f.ctx.bound[`shown${o.card}`] = 1;
          }
          if (e.again === true) f.todo.unshift(e);
          else if (e.again) f.todo.unshift({ do: 'if', cond: e.again, then: [e] });
          // and so on with those who are left
          if (e.total) {
            f.ctx.bound.gathered = gathered(f.ctx) + stat(s, e.total.stat, o.card);
            f.todo.unshift(e);
          }
          f.todo.unshift(...e.then);
        } else if (e.none) f.todo.unshift(...e.none);
      } else if (e.do === 'each' && o.type === 'card') {
        const left = (f.choosing ?? []).filter((id) => id !== o.card);
        f.choosing = left;
        if (left.length > 0) {
          f.todo.unshift(e);
          f.s = left.length > 1 ? 'choose' : 'run';
        }
        eachOne(s, f, e, o.card);
        return;
      } else if (e.do === 'play') {
        const mine = playCtx(s, f.ctx, e);
        // what was chosen to be played is what the rest of the text speaks of
        if ('card' in o) f.ctx.picked = o.card;
        if (o.type === 'card') playNow(s, mine, e, o.card);
        else if (o.type === 'play-character') playNow(s, mine, e, o.card, { under: o.under });
        else if (o.type === 'transfer') playNow(s, mine, e, o.card, { by: o.to });
        // a deck that was looked through is shuffled, whether anything was taken out of it or not
        if (searchable(s, mine.by, mine.by, e.from).includes('deck'))
          searchedDeck(s, f.ctx, mine.by);
      }
      f.choosing = null;
    },
  },
  after: { run: (s, f) => pop(s, f) },
};

/** Who says in which order, and of which: where each player says it of his own, by turns from the one who moves on. */
function ordering(
  s: State,
  c: Ctx,
  { by }: Of<'each'>,
  list: readonly Cid[],
): { seat: Seat; list: readonly Cid[] } {
  if (by !== 'each-player') return { seat: by === undefined ? s.active : seatRef(s, c, by), list };
  const seat = seatsFrom(s, s.active).find((x) => list.some((id) => seatOf(s, id) === x)) as Seat;
  return { seat, list: list.filter((id) => seatOf(s, id) === seat) };
}

function eachOne(s: State, f: ExecFrame, e: Extract<Effect, { do: 'each' }>, it: Cid): void {
  const times = e.times === undefined ? 1 : value(s, ctxWith(f.ctx, { it }), e.times);
  const todo: Effect[] = [];
  for (let i = 0; i < times; i++) todo.push(...e.does);
  push(s, execFrame(todo, ctxWith(copyCtx(f.ctx), { it })));
}

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;

/** Effects that ask a player, or stay first in `todo` until they are through: they take themselves off it. */
type Lingering = 'play' | 'offer' | 'each' | 'pick' | 'look' | 'reveal-until';
type AtOnce = Exclude<Effect['do'], SimpleKind | Lingering>;

/** One effect: a simple one, one that is off `todo` before it is done, or one that lingers there. */
function step(s: State, f: ExecFrame, e: Effect): void {
  if (e.do === 'invert' && agentTurned(s, f.ctx, e)) return turnAgentUp(s, f, e);
  if (simple(s, f.ctx, e)) {
    f.todo.shift();
    return;
  }
  if (e.do in LINGERING) return (LINGERING[e.do as Lingering] as Handler)(s, f, e);
  const how = AT_ONCE[e.do as AtOnce] as Handler | undefined;
  if (!how) throw new Error(`no such effect: ${e.do}`);
  f.todo.shift();
  how(s, f, e);
}

type Turned = Extract<Effect, { do: 'tap' | 'untap' | 'wound' | 'invert' }>;

/** The agent whom it would turn face-up. */
function agentTurned(s: State, c: Ctx, e: Turned): AgentGroup | null {
  const mine = typeof e.what === 'string' ? agentGroup(s, refCard(s, c, e.what)) : undefined;
  return mine && !mine.agent.faceUp ? mine : null;
}

function homesOf(s: State, mine: AgentGroup): Option[] {
  const out: Option[] = [];
  revealOptions(s, mine, out);
  return out;
}

/** At which of his homes he is his player says, if there are several (coe/4.2.2). */
function turnAgentUp(s: State, f: ExecFrame, e: Turned): void {
  const mine = agentTurned(s, f.ctx, e);
  const options = mine ? homesOf(s, mine) : [];
  changed(s, f.ctx);
  if (options.length > 1) {
    f.s = 'choose';
    return;
  }
  f.todo.shift();
  const [only] = options;
  if (mine && only?.type === 'reveal-agent') revealAgent(s, mine, only.site);
}

type Handler = (s: State, f: ExecFrame, e: Effect) => void;

const AT_ONCE: { readonly [K in AtOnce]: (s: State, f: ExecFrame, e: Of<K>) => void } = {
  attach: (s, f, e) => attachEffect(s, f.ctx, e),
  fetch: (s, f, e) => fetchEffect(s, f.ctx, e),
  'shuffle-back': (s, f, e) => shuffleBack(s, f.ctx, e),
  draw: (s, f, e) => drawEffect(s, f.ctx, e),
  modify: (s, f, e) => modifyEffect(s, f.ctx, e),
  install: (s, f, e) => installEffect(s, f.ctx, e),
  retype: (s, f, e) => retypeEffect(s, f.ctx, e),
  'modify-check': (s, f, e) =>
    e.by === 'twice'
      ? modifyCheckEffect(s, f.ctx, 0, e, true)
      : modifyCheckEffect(s, f.ctx, e.by === 'enough' ? 1000 : value(s, f.ctx, e.by), e),
  'automatic-attack': copyAttack,
  cancel: (s, f, e) => cancelEffect(s, f.ctx, e),
  attack: attackEffect,
  'agent-attack': agentAttackEffect,
  influence: influenceEffect,
  check: checkEffect,
  'test-ring': testRing,
  outcome: (s, f, e) => outcomeEffect(s, f.ctx, e),
  'return-to-origin': (s, f, e) => sendBack(s, f.ctx, e),
  'split-off': (s, f, e) => sendOff(s, f.ctx, e),
  join: (s, f, e) => joinEffect(s, f.ctx, e),
  forgo: (s, f, e) => {
    if (e.what === 'site-phase') return forgoSitePhase(s, f.ctx, e);
    s.players[f.ctx.by].skips = true;
    changed(s, f.ctx);
  },
  'hand-over': (s, f, e) => handOver(s, f.ctx, e),
  'move-again': moveAgain,
  relocate: (s, f, e) => {
    if (e.of === 'target') swapSite(s, refCard(s, f.ctx, 'target'), f.ctx.picked, f.ctx.card);
    else if (e.to === 'picked') replaceSite(s, effectCompany(s, f.ctx), f.ctx.picked);
    else relocate(s, f.ctx, effectCompany(s, f.ctx), e.to);
    changed(s, f.ctx);
  },
  'free-prisoners': setPrisonersFree,
  end: (s, f, e) => {
    if (e.how === 'won') winBy(s, f.ctx.by, 'one-ring');
    else callEnd(s, f.ctx.by);
    changed(s, f.ctx);
  },
  if: (s, f, e) => {
    f.todo.unshift(...(holds(s, f.ctx, e.cond) ? e.then : (e.else ?? [])));
  },
  repeat: (s, f, e) => {
    const n = value(s, f.ctx, e.times);
    for (let i = 0; i < n; i++) f.todo.unshift(...e.does);
  },
};

const LINGERING: { readonly [K in Lingering]: (s: State, f: ExecFrame, e: Of<K>) => void } = {
  play: beginPlay,
  offer: (_s, f) => {
    f.s = 'choose';
  },
  each: beginEach,
  pick: beginPick,
  look: beginLook,
  'reveal-until': (s, f, e) => {
    if (asksWhom(s, f.ctx, e)) {
      f.s = 'choose';
      return;
    }
    f.todo.shift();
    revealUntil(s, f, e);
  },
};

function copyAttack(s: State, f: ExecFrame, e: Of<'automatic-attack'>): void {
  if (e.ofOtherSide !== undefined) return bringAcross(s, f.ctx, e.until, e.ofOtherSide);
  const aim = f.ctx.aims[0];
  if (aim?.t === 'auto') leave(s, f.ctx, e.until, { k: 'auto-copy', site: aim.site, i: aim.i });
}

function moveAgain(s: State, f: ExecFrame, e: Of<'move-again'>): void {
  const co = company(s, effectCompany(s, f.ctx));
  if (co) {
    co.again = f.ctx.card;
    if (e.path === undefined) delete co.nextPath;
    else co.nextPath = e.path;
    delete co.onward;
    if (e.to !== undefined || e.untried || e.by !== undefined || e.must)
      co.onward = {
        to: e.to ?? {},
        untried: e.untried ?? false,
        ...(e.by === undefined ? {} : { by: e.by }),
        ...(e.must ? { must: true } : {}),
      };
  }
  changed(s, f.ctx);
}

function setPrisonersFree(s: State, f: ExecFrame, e: Of<'free-prisoners'>): void {
  const host = refCard(s, f.ctx, e.host);
  changed(s, f.ctx);
  if (host < 0) return;
  if (typeof e.into === 'object') freeCaptives(s, host, refCard(s, f.ctx, e.into.at));
  else if (e.into === 'company') completeRescue(s, company(s, s.current), host);
  else freePrisoners(s, host, null);
}

function beginPlay(s: State, f: ExecFrame, e: Of<'play'>): void {
  const c = f.ctx;
  if (e.as === 'next-action') {
    f.todo.shift();
    leave(s, c, 'turn', { k: 'next-play', effect: e, ctx: copyCtx(c) });
    return;
  }
  const mine = playCtx(s, c, e);
  const list = playableNow(s, mine, e);
  // who looks through his deck sees it
  for (const id of list) s.known[id] |= 1 << mine.by;
  if (list.length === 0) {
    f.todo.shift();
    if (searchable(s, mine.by, mine.by, e.from).includes('deck')) searchedDeck(s, c, mine.by);
    return;
  }
  f.choosing = list;
  f.s = 'choose';
}

/** That a deck was looked through is what came of it, even if nothing was found. */
function searchedDeck(s: State, c: Ctx, seat: Seat): void {
  shuffleDeck(s, seat);
  changed(s, c);
}

/** It was revealed from guard against one company: nobody of another is reached by it (coe/2.V.6.5). */
const isBeyondGuard = (s: State, { bound: { guarded } }: Ctx, id: Cid): boolean =>
  guarded !== undefined && companyIdOf(s, id) >= 0 && companyIdOf(s, id) !== guarded;

function beginEach(s: State, f: ExecFrame, e: Of<'each'>): void {
  if (f.choosing === null) {
    const list = affected(s, f.ctx, e.a, e.zone).filter(
      (id) => (e.zone !== undefined || inPlay(s, id)) && !isBeyondGuard(s, f.ctx, id),
    );
    if (list.length === 0) {
      f.todo.shift();
      return;
    }
    // the order matters only where dice or choices are involved
    const a = aspectsOf({ does: e.does });
    f.choosing = list;
    if (list.length > 1 && (a.checks.length > 0 || a.startsCombat)) {
      f.s = 'choose';
      return;
    }
  }
  const it = f.choosing.shift() as Cid;
  if (f.choosing.length === 0) {
    f.choosing = null;
    f.todo.shift();
  }
  eachOne(s, f, e, it);
}

/** What those who were chosen so far have together. */
const gathered = (c: Ctx): number => c.bound.gathered ?? 0;

const upTo = (n: number): Option[] =>
  Array.from({ length: n + 1 }, (_, i): Option => ({ type: 'number', n: n - i }));

/** How many cards are still to be named. */
const namesLeft = (c: Ctx, e: Of<'look'>): number =>
  (e.naming ?? 0) - (c.bound.named2 ? 2 : c.bound.named1 ? 1 : 0);

/** First of what sort it is, then which. */
function askName(s: State, c: Ctx, e: Of<'look'>): Decision | null {
  const seat = seatRef(s, c, e.player);
  const { sort = 0 } = c.bound;
  const options: Option[] =
    sort === 0
      ? SORTS.map((label, i) => ({ type: 'label', i: i + 1, label }))
      : namesOf(s, sort - 1).map(({ name, n }) => ({ type: 'label', i: n, label: name }));
  return ask(seat, 'alternative', sort === 0 ? 'name-sort' : 'name-card', options, c.card);
}

function named(f: ExecFrame, i: number): void {
  const { bound } = f.ctx;
  f.s = 'run';
  if (!bound.sort) bound.sort = i;
  else {
    bound[bound.named1 ? 'named2' : 'named1'] = i;
    bound.sort = 0;
  }
}

/** Of several opponents he says whose cards they are, where no company's phase says who his opponent is. */
const asksWhom = (s: State, c: Ctx, e: Of<'look' | 'reveal-until'>): boolean =>
  (e.do === 'look' ? e.ofPlayer : e.player) === 'opponent' &&
  s.current < 0 &&
  c.bound.rival === undefined &&
  opponentsOf(s, c.by).length > 1;

/** What was seen is before his eyes until he goes on. */
function beginLook(s: State, f: ExecFrame, e: Of<'look'>): void {
  if (e.upTo || namesLeft(f.ctx, e) > 0 || asksWhom(s, f.ctx, e)) {
    f.s = 'choose';
    return;
  }
  const { seat, cards } = look(s, f.ctx, e);
  if (seat < 0 || cards.length === 0) {
    f.todo.shift();
    return;
  }
  f.choosing = cards;
  f.s = 'choose';
}

/** Where it does not matter whose the cards are. */
const OF_ALL: ReadonlySet<Zone> = new Set<Zone>(['play', 'aside', 'beside', 'pile']);

/** The card that is chosen takes the place of the other version of it, which is in play until then. */
const takesItsPlace = (e: Of<'pick'>): boolean =>
  e.then.some((x) => x.do === 'relocate' && x.of === 'target');

/** What is chosen is chosen to be discarded. */
const discardsIt = (e: Of<'pick'>): boolean =>
  e.then.some((x) => x.do === 'move' && x.what === 'picked' && x.to === 'discard');

function beginPick(s: State, f: ExecFrame, e: Of<'pick'>): void {
  const seat = seatRef(s, f.ctx, e.player);
  const zones: readonly Zone[] = typeof e.zone === 'object' ? e.zone : [e.zone ?? 'play'];
  // what lies aside was turned over just now, whosever it is
  const list = searchable(s, seat, seat, zones)
    .flatMap((z) => cardsIn(s, z, OF_ALL.has(z) ? -1 : seat))
    .filter(
      // a faction is in play in its pile, and found in both
      (id, i, all) =>
        all.indexOf(id) === i &&
        matches(s, f.ctx, id, e.a) &&
        !isCaptive(s, id, f.ctx.card) &&
        mayGive(s, e, seat, id) &&
        !isOfTheOther(s, f.ctx, id) &&
        canBeAttacked(s, f.ctx, id, e.then) &&
        !(discardsIt(e) && cannotCard(s, 'be-discarded', id)) &&
        !(s.zone[id] === 'sites' && siteSpent(s, seat, id) && !takesItsPlace(e)) &&
        !(e.again && f.ctx.bound[`shown${id}`]),
    )
    // of copies the first is shown first, as it is the first to be played
    .filter((id, i, all) => !e.shown || all.findIndex((x) => s.def[x] === s.def[id]) === i);
  // who looks through his deck sees it
  for (const id of list) if (s.zone[id] === 'deck') s.known[id] |= 1 << seat;
  if (list.length === 0) {
    f.todo.shift();
    if (e.none) f.todo.unshift(...e.none);
    return;
  }
  f.choosing = list;
  f.s = 'choose';
}
