/**
 * The choices made while declaring an action: what can fill each of them, and whether all can be
 * filled.
 */

import type { Action, CardFilter, Cost } from '../language/index.ts';
import { aspectsFor } from '../pool/pool.ts';
import { cardsIn, companiesOf, def, fighters, note, untapped } from '../query/cards.ts';
import { holds, matches } from '../query/evaluate.ts';
import { refCard } from '../query/refs.ts';
import type { Aim, Cid, Ctx, State } from '../state/types.ts';
import { TARGET_BARS, USER_BARS } from './bars.ts';
import { fitsCombat } from './combat.ts';
import { companyMayAct } from './company-may-act.ts';
import { moot } from './moot.ts';
import type { Situation } from './situation.ts';
import { candidates } from './targets.ts';
import type { Reading } from './use.ts';

/** A choice to be made while declaring. */
export type Slot = { k: 'user' } | { k: 'target'; i: number } | { k: 'cost'; i: number };

export function slotsOf(action: Action): Slot[] {
  const out: Slot[] = [];
  if (action.user) out.push({ k: 'user' });
  for (let i = 0; i < (action.targets?.length ?? 0); i++) out.push({ k: 'target', i });
  action.cost?.forEach((c, i) => {
    if (c.pay === 'tap-one' || c.pay === 'discard-one') out.push({ k: 'cost', i });
  });
  return out;
}

/** Who could be the user, before the rules that bar one or the other (coe/2.V.2.2). */
export function users(
  s: State,
  u: Reading,
  before: Ctx,
  barred: (id: Cid) => boolean,
  anywhere = false,
): Cid[] {
  const c: Ctx = { ...before };
  const f = u.action.user as CardFilter;
  const out: Cid[] = [];
  const aims = aspectsFor(s.rt.pool, u.action);
  for (const co of companiesOf(s, u.seat)) {
    if (
      !anywhere &&
      !companyMayAct(s, co.id, aims.attack || aims.untapsSite, u.action.fromAfar === true)
    )
      continue;
    for (const id of fighters(s, co)) {
      if (note(s, id).prisoner !== undefined || barred(id)) continue;
      c.user = id;
      if (matches(s, c, id, f)) out.push(id);
    }
  }
  return out;
}

/** The things that can fill a slot, given what was chosen before it. */
export function fill(s: State, sit: Situation, u: Reading, c: Ctx, slot: Slot): Aim[] {
  if (slot.k === 'user') {
    const barred = (id: Cid): boolean =>
      USER_BARS.some((b) => b.applies(s, sit, u, -1) && b.bars(s, sit, u, c, id));
    return users(s, u, c, barred).map((id) => ({ t: 'card', id }));
  }
  if (slot.k === 'target') {
    let list = candidates(s, c, (u.action.targets ?? [])[slot.i], u.hazard);
    for (const b of TARGET_BARS)
      if (list.length > 0 && b.applies(s, sit, u, slot.i))
        list = list.filter((aim) => !b.bars(s, sit, u, c, aim));
    return list;
  }
  const cost = (u.action.cost ?? [])[slot.i];
  return payable(s, u, c, cost).map((id) => ({ t: 'card', id }));
}

function payable(s: State, u: Reading, c: Ctx, cost: Cost): Cid[] {
  if (cost.pay === 'tap-one') {
    return cardsIn(s, 'play', u.seat).filter((id) => untapped(s, id) && matches(s, c, id, cost.a));
  }
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
  else if (slot.k === 'cost' && aim.t === 'card') chosen.push(aim.id);
}

/** Whether all slots from this one on can be filled. */
export function completes(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
): boolean {
  if (at >= slots.length) return closes(s, sit, u, c);
  const slot = slots[at];
  for (const aim of fill(s, sit, u, c, slot)) {
    const next: Ctx = { ...c, aims: c.aims.slice() };
    bind(next, slot, aim, []);
    if (completes(s, sit, u, next, slots, at + 1)) return true;
  }
  return false;
}

/** What can only be asked once everything is chosen. */
function closes(s: State, sit: Situation, u: Reading, c: Ctx): boolean {
  if (u.action.need && !holds(s, c, u.action.need)) return false;
  if (!fitsCombat(s, sit, u, c)) return false;
  if (pointless(s, u, c)) return false;
  return costsMet(s, u, c);
}

/** No short-event is played that would do nothing (crf/term/playing-a-card/2, coe/5.1.2). */
export const pointless = (s: State, u: Reading, c: Ctx): boolean => {
  const d = def(s, u.card);
  return (
    u.kind === 'play' && d.kind === 'event' && d.duration === 'short' && moot(s, c, u.action.does)
  );
};

export function costsMet(s: State, u: Reading, c: Ctx): boolean {
  for (const cost of u.action.cost ?? []) {
    if (cost.pay === 'tap') {
      if (u.untapped && cost.what === 'bearer') continue;
      const id = refCard(s, c, cost.what);
      if (id < 0 || !untapped(s, id)) return false;
    } else if (cost.pay === 'discard') {
      const id = refCard(s, c, cost.what);
      if (id < 0) return false;
    }
  }
  return true;
}
