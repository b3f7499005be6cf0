/** The words of a refusal: which choice of an action cannot be made. */

import type { Slot } from '../aspects.ts';
import { aspectsFor } from '../pool/pool.ts';
import { nameOf } from '../query/cards.ts';
import { holds } from '../query/evaluate.ts';
import { needPhrase, targetPhrase, userPhrase } from '../render/need.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Ctx, State } from '../state/types.ts';
import { TARGET_BARS, USER_BARS } from './bars.ts';
import { concernsCheck, concernsDefender, fitsCombat, inStrike } from './combat.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { bind, costsMet, fill, pointless, roundOf, roundsOpen, users } from './slots.ts';
import { candidates } from './targets.ts';
import type { Reading } from './use.ts';

/** When such a target exists at all. */
const MOMENTS: Partial<Record<string, string>> = {
  attack: ', before its strikes are assigned',
  strike: ', while it is being resolved',
  entry: ', declared before it and not yet resolved',
  check: ', declared and not yet rolled',
};

/** Says which of the choices cannot be made, for a refusal that speaks. */
export function lacking(
  s: State,
  sit: Situation,
  u: Reading,
  start: Ctx,
  slots: readonly Slot[],
  why: Why,
): void {
  const name = nameUsed(s, u);
  const a = aspectsFor(s.rt.pool, u.action);
  const { c, at } = furthest(s, sit, u, start, slots, 0);
  if (at < slots.length) {
    const slot = slots[at];
    if (slot.k === 'user') noUser(s, sit, u, c, why);
    else if (slot.k === 'target') noTarget(s, sit, u, c, slot.i, why);
    else why.no('no-cost', 'coe/9.2.3', `The cost of ${name} cannot be paid.`);
    return;
  }
  if (u.action.need && !holds(s, c, u.action.need))
    why.no(
      'need',
      'coe/9.2',
      `${name} can only be used if ${needPhrase(u.action, u.action.need)}.`,
    );
  if (a.imprisons && !fitsCombat(s, sit, u, c))
    why.no('rescue-site', 'coe/3.III.2', `There is no rescue site for ${name} at hand.`);
  else if (!u.action.targets?.length && inStrike(sit) && !concernsDefender(s, sit, u, c, null))
    why.no(
      'other-strike',
      'coe/3.iv.5',
      `${name} would not bear on the strike that is being resolved.`,
    );
  else if (!u.action.targets?.length && sit.kind === 'check' && !concernsCheck(s, sit, u, c, null))
    why.no('other-check', 'coe/3.I.1', `${name} would not bear on the check that is to be made.`);
  else if (sit.attack && sit.attack.assigned.length > 0 && !fitsCombat(s, sit, u, c))
    why.no(
      'strikes-assigned',
      'crf/turn/combat/attack/10',
      'Strikes are assigned: nothing may change their number any more.',
    );
  if (!costsMet(s, u, c))
    why.no('cost', 'coe/9.2.3', `What must be tapped or discarded for ${name} is not ready.`);
  const ways = u.action.rounds?.of ?? [];
  if (ways.length === 1 && why.ok && roundsOpen(s, sit, u, c, []).length === 0) {
    const r = roundOf(s, u, 0);
    return lacking(s, sit, r, c, aspectsFor(s.rt.pool, r.action).slots, why);
  }
  const isPlayed = u.kind === 'play' || u.action.becomes !== undefined;
  if ((isPlayed || why.ok) && pointless(s, u, c))
    why.no('no-effect', isPlayed ? 'coe/5.1.2' : 'coe/9.2', `${name} would change nothing now.`);
  if (why.ok) why.no('no-way', 'coe/9.2', `No choice of targets for ${name} is legal now.`);
}

/** The choices as far as they can be made, and the first that cannot. */
function furthest(
  s: State,
  sit: Situation,
  u: Reading,
  c: Ctx,
  slots: readonly Slot[],
  at: number,
): { c: Ctx; at: number } {
  let best = { c, at };
  if (at >= slots.length) return best;
  for (const aim of fill(s, sit, u, c, slots[at])) {
    const next: Ctx = ctxWith(c, { aims: c.aims.slice() });
    bind(next, slots[at], aim, []);
    const end = furthest(s, sit, u, next, slots, at + 1);
    if (end.at > best.at) best = end;
    if (best.at === slots.length) break;
  }
  return best;
}

/** What a card left keeps its name, though it is in a deck again. */
const nameUsed = (s: State, u: Reading): string =>
  u.card >= 0 ? nameOf(s, u.card) : (s.lasting.find((l) => l.n === u.lasting)?.def ?? '');

/** The bar that leaves nobody of those who fit. */
function noUser(s: State, sit: Situation, u: Reading, c: Ctx, why: Why): void {
  const name = nameUsed(s, u);
  let left = users(s, u, c, null);
  for (const b of left.length > 0 ? USER_BARS : []) {
    if (!b.applies(s, sit, u, -1)) continue;
    left = left.filter((id) => !b.bars(s, sit, u, c, id));
    if (left.length === 0) return void why.no(b.code, b.cite, b.says(name));
  }
  if (left.length === 0 && users(s, u, c, null, true).length > 0)
    return void why.no(
      'other-company',
      aspectsFor(s.rt.pool, u.action).attack
        ? 'coe/3.i.3'
        : s.phase === 'site'
          ? 'coe/2.V.9'
          : 'coe/2.IV.2',
      `Who could use ${name} is in a company that cannot do it now.`,
    );
  why.no(
    'no-user',
    'coe/9.2',
    `No one can use ${name} now: it needs ${u.action.tapUser ? 'to tap ' : ''}${userPhrase(u.action)}.`,
  );
}

/** The bar that leaves no target of those that fit. */
function noTarget(s: State, sit: Situation, u: Reading, c: Ctx, i: number, why: Why): void {
  const name = nameUsed(s, u);
  const t = (u.action.targets ?? [])[i];
  let left = candidates(s, c, t, u.hazard);
  for (const b of left.length > 0 ? TARGET_BARS : []) {
    if (!b.applies(s, sit, u, i)) continue;
    left = left.filter((aim) => !b.bars(s, sit, u, c, aim));
    if (left.length === 0) return void why.no(b.code, b.cite, b.says(name));
  }
  why.no(
    'no-target',
    'coe/9.3',
    `There is no legal target for ${name} now: it needs ${targetPhrase(u.action, i)}${MOMENTS[t.target] ?? ''}.`,
  );
}
