/**
 * The choices made while declaring an action: what can fill each of them, and whether all can be
 * filled.
 */

import type { Slot } from '../aspects.ts';
import type { Action, CardFilter, Cost, Effect } from '../language/index.ts';
import { BY_THE_RULES } from '../pool/compile.ts';
import { aspectsFor } from '../pool/pool.ts';
import { agentOf, agentsOf } from '../query/agents.ts';
import { cannotCard } from '../query/bans.ts';
import {
  cardsIn,
  companiesOf,
  company,
  ctxLike,
  def,
  fighters,
  note,
  untapped,
} from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { companyRef, refCard } from '../query/refs.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Aim, Cid, Ctx, State } from '../state/types.ts';
import { barsNow, isBarred, TARGET_BARS, USER_BARS } from './bars.ts';
import { fitsCombat } from './combat.ts';
import { companyMayAct } from './company-may-act.ts';
import { overLimit } from './condition.ts';
import { isItsEnd, isSearch, isToll, moot } from './moot.ts';
import { mayShow } from './showing.ts';
import type { Situation } from './situation.ts';
import { visitCandidates } from './targets.ts';
import { limitCost, type Reading, readAs } from './use.ts';

/** Whom it is shown to says whether the search can end. */
type Visit<T> = (it: T) => boolean;

/** Who could be the user, before the rules that bar one or the other (coe/2.V.2.2). */
function visitUsers(
  s: State,
  u: Reading,
  before: Ctx,
  anywhere: boolean,
  visit: Visit<Cid>,
): boolean {
  const c = ctxLike(before);
  const f = u.action.user as CardFilter;
  if (f.agent !== undefined) {
    for (const mine of agentsOf(s, u.seat)) {
      const id = agentOf(mine);
      c.user = id;
      if (mayShow(s, mine) && matches(s, c, id, f) && visit(id)) return true;
    }
    return false;
  }
  const aims = aspectsFor(s.rt.pool, u.action);
  for (const co of companiesOf(s, u.seat)) {
    if (
      !anywhere &&
      !companyMayAct(s, co.id, aims.attack || aims.untapsSite, u.action.fromAfar === true)
    )
      continue;
    for (const id of fighters(s, co)) {
      if (note(s, id).prisoner !== undefined) continue;
      c.user = id;
      if (matches(s, c, id, f) && visit(id)) return true;
    }
  }
  return false;
}

export function users(
  s: State,
  u: Reading,
  before: Ctx,
  barred: ((id: Cid) => boolean) | null,
  anywhere = false,
): Cid[] {
  const out: Cid[] = [];
  visitUsers(s, u, before, anywhere, (id) => {
    if (!barred?.(id)) out.push(id);
    return false;
  });
  return out;
}

const NOTHING_PAID: readonly Cid[] = [];

/** The things that can fill a slot, given what was chosen before it; nothing is paid twice. */
export function fill(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slot: Slot,
  paid: readonly Cid[] = NOTHING_PAID,
): Aim[] {
  const out: Aim[] = [];
  visitSlot(s, sit, u, c, slot, paid, (aim) => {
    out.push(aim);
    return false;
  });
  return out;
}

function visitSlot(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slot: Slot,
  paid: readonly Cid[],
  visit: Visit<Aim>,
): boolean {
  if (slot.k === 'user') {
    // most look in vain: which rules could bar somebody is asked when there is somebody
    let bars: typeof USER_BARS | null = null;
    return visitUsers(s, u, c, false, (id) => {
      bars ??= barsNow(USER_BARS, s, sit, u, -1);
      return !isBarred(bars, s, sit, u, c, id) && visit({ t: 'card', id });
    });
  }
  if (slot.k === 'target') {
    let bars: typeof TARGET_BARS | null = null;
    return visitCandidates(s, c, (u.action.targets ?? [])[slot.i], u.hazard, (aim) => {
      bars ??= barsNow(TARGET_BARS, s, sit, u, slot.i);
      return !isBarred(bars, s, sit, u, c, aim) && visit(aim);
    });
  }
  const cost = (u.action.cost ?? [])[slot.i];
  return (
    payable(s, u, c, cost).some((id) => !paid.includes(id) && visit({ t: 'card', id })) ||
    standIns(s, u, c, cost).some((aim) => !paid.includes(aim.id) && visit(aim))
  );
}

/** What can be given up from hand in place of a card in play that must be discarded, and who taps for it. */
function standIns(s: State, u: Reading, c: Ctx, cost: Cost): Extract<Aim, { t: 'card' }>[] {
  if (cost.pay !== 'discard-one' || cost.zone !== 'play' || cost.a.with === undefined) return [];
  const co = company(s, companyRef(s, c, cost.a.with));
  const out: Extract<Aim, { t: 'card' }>[] = [];
  if (!co) return out;
  for (const id of s.players[u.seat].hand) {
    const d = def(s, id);
    const may = id !== u.card && d.kind === 'event' ? d.standsFor : undefined;
    if (may === undefined || may.keyword !== cost.a.keyword) continue;
    for (const by of fighters(s, co))
      if (untapped(s, by) && matches(s, c, by, may.taps)) out.push({ t: 'card', id, by });
  }
  return out;
}

function payable(s: State, u: Reading, c: Ctx, cost: Cost): Cid[] {
  if (cost.pay === 'tap-one')
    return cardsIn(s, 'play', u.seat).filter((id) => untapped(s, id) && matches(s, c, id, cost.a));
  if (cost.pay === 'discard-one') {
    const from =
      cost.zone === 'hand'
        ? s.players[u.seat].hand.filter((id) => id !== u.card)
        : cardsIn(s, cost.zone === 'pile' ? 'pile' : 'play', u.seat);
    return from.filter((id) => matches(s, c, id, cost.a));
  }
  return [];
}

/** Records a choice in the context. */
export function bind(c: Ctx, slot: Slot, aim: Aim, chosen: number[]): void {
  if (slot.k === 'user' && aim.t === 'card') c.user = aim.id;
  else if (slot.k === 'target') c.aims[slot.i] = aim;
  else if (slot.k === 'cost' && aim.t === 'card') {
    chosen.push(aim.id);
    // what it does may hang on what was given up for it
    c.picked = aim.id;
    if (aim.by !== undefined) chosen.push(aim.by);
  }
}

/** Whether all slots from this one on can be filled. */
export function completes(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
  paid: readonly Cid[] = NOTHING_PAID,
): boolean {
  return at >= slots.length ? closes(s, sit, u, c) : completesFrom(s, sit, u, c, slots, at, paid);
}

function completesFrom(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
  paid: readonly Cid[],
): boolean {
  const slot = slots[at];
  return visitSlot(s, sit, u, c, slot, paid, (aim) => {
    const next = ctxLike(c);
    next.aims = c.aims.slice();
    const chosen = slot.k === 'cost' ? paid.slice() : [];
    bind(next, slot, aim, chosen);
    return completes(s, sit, u, next, slots, at + 1, slot.k === 'cost' ? chosen : paid);
  });
}

/** What can only be asked once everything is chosen. */
function closes(s: State, sit: Situation, u: Reading, c: Ctx): boolean {
  if (u.action.need && !holds(s, c, u.action.need)) return false;
  if (!fitsCombat(s, sit, u, c)) return false;
  const { rounds } = u.action;
  if (rounds === undefined) {
    if (pointless(s, u, c)) return false;
  } else if (
    ((rounds.min ?? 0) > 0 || pointless(s, u, c)) &&
    roundsOpen(s, sit, u, c, []).length === 0
  )
    return false;
  return costsMet(s, u, c);
}

/** One of the ways of an action that is done several times, as an action of its own. */
export const roundOf = (s: State, u: Reading, form: number): Reading =>
  readAs(u, roundAction(s, u.action, form));

/** Made once: what is made of an action is kept with it (pool.memo). */
function roundAction(s: State, { rounds }: Action, form: number): Action {
  const round = rounds?.of[form];
  if (!round) return BY_THE_RULES;
  const { memo } = s.rt.pool;
  let action = memo.rounds.get(round);
  if (!action) {
    action = { is: 'action', ...round };
    memo.rounds.set(round, action);
  }
  return action;
}

/** What was chosen so far, one time after the other. */
type Chosen = readonly {
  readonly form: number;
  readonly ctx: Ctx;
  readonly chosen: readonly Cid[];
}[];

/** With what one time more could begin: which way, and the first of its choices. */
export function roundsOpen(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  before: Chosen,
): { form: number; aim: Aim }[] {
  const { rounds } = u.action;
  if (!rounds || before.length >= (rounds.max ?? Number.POSITIVE_INFINITY)) return [];
  const paid = before.flatMap((r) => r.chosen);
  const seen = new Set(
    rounds.apart ? before.map((r) => JSON.stringify(r.ctx.aims[0] ?? null)) : [],
  );
  const out: { form: number; aim: Aim }[] = [];
  rounds.of.forEach((_, form) => {
    const r = roundOf(s, u, form);
    if (sit.company && u.hazard && overLimit(s, sit.company, limitOf(s, u, before, form))) return;
    const { slots } = aspectsFor(s.rt.pool, r.action);
    for (const aim of fill(s, sit, r, c, slots[0], paid)) {
      const next: Ctx = ctxWith(ctxLike(c), { aims: [] });
      const chosen: number[] = [];
      bind(next, slots[0], aim, chosen);
      if (slots[0].k === 'target' && seen.has(JSON.stringify(aim))) continue;
      if (completes(s, sit, r, next, slots, 1, [...paid, ...chosen])) out.push({ form, aim });
    }
  });
  return out;
}

/** What all of it counts against the hazard limit, with one time more of that way. */
const limitOf = (s: State, u: Reading, before: Chosen, form: number): number => {
  const forms = [...before.map((r) => r.form), form];
  return limitCost(s, u) + forms.reduce((n, f) => n + roundCounts(u, f), 0);
};

/** What one time counts against the limit, beside the card. */
export const roundCounts = (u: Reading, form: number): number => {
  for (const cost of u.action.rounds?.of[form].cost ?? [])
    if (cost.pay === 'hazard-limit') return cost.n;
  return 0;
};

/**
 * No short-event is played that would do nothing (crf/term/playing-a-card/2, coe/5.1.2), nor is a
 * card turned into one (crf/term/nazgul/1). What a card in play can do is left to its player, but for
 * a search that can find nothing (coe/9.2), and for an exchange of sites by which nobody comes anywhere.
 */
export const pointless = (s: State, u: Reading, c: Ctx): boolean => {
  const { does } = u.action;
  const search = u.kind !== 'play' && isSearch(does);
  const asked = search || isShortEvent(s, u) || (u.kind !== 'play' && does[0]?.do === 'relocate');
  if (!asked) return false;
  const beside = (e: Effect): boolean => isItsEnd(e) || (search && isToll(e));
  return moot(s, c, does.some(beside) ? does.filter((e) => !beside(e)) : does);
};

function isShortEvent(s: State, u: Reading): boolean {
  if (u.kind !== 'play') return u.kind === 'use' && u.action.becomes === 'short';
  const d = def(s, u.card);
  const duration =
    d.kind === 'event'
      ? ((u.action.becomes && d.or) ?? d.duration)
      : d.kind === 'creature'
        ? d.asEvent?.duration
        : undefined;
  return duration === 'short';
}

export function costsMet(s: State, u: Reading, c: Ctx): boolean {
  for (const cost of u.action.cost ?? []) {
    if (cost.pay === 'tap') {
      if (u.untapped && cost.what === 'bearer') continue;
      const id = refCard(s, c, cost.what);
      if (id < 0 || !untapped(s, id)) return false;
    } else if (cost.pay === 'discard') {
      const id = refCard(s, c, cost.what);
      // his own player gives him up: no effect does it
      if (id < 0 || cannotCard(s, 'be-discarded', id, 'rule')) return false;
    }
  }
  return true;
}
