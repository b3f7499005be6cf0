/** What texts in force put in the place of something that would happen (decision 0020). */

import type { Of } from '../happenings/happening.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { speaks } from './evaluate.ts';
import { contextOf, inForce, type OfKind } from './in-force.ts';
import { fits } from './pattern.ts';

/** What would happen, as long as it can still be something else. */
export type Impending = Of<'move' | 'status' | 'imprisoned' | 'strike'>;

export interface StandIn {
  readonly rule: OfKind<'instead'>;
  /** its context: 'it' is what it would have happened to */
  readonly ctx: Ctx;
}

/** Whether anything at all is done in place of something: else a verb need not say what it would do. */
export const replaces = (s: State): boolean => inForce(s, 'instead').length > 0;

/** What a text does, in the place of something or with what it has brought up, is not replaced by that text in turn. */
const isDoing = (s: State, card: Cid, it: Cid): boolean =>
  s.stack.some(
    (f) => f.p === 'exec' && f.ctx.card === card && (f.ctx.it === it || f.ctx.picked === it),
  );

/** Two copies that lie alike are as good as each other: who would not have the one would not have the other. */
const isLike = (s: State, a: Cid, b: Cid): boolean =>
  s.def[a] === s.def[b] &&
  s.owner[a] === s.owner[b] &&
  s.host[a] === s.host[b] &&
  laden(s, a) === laden(s, b);

/** How many cards lie with it. */
const laden = (s: State, id: Cid): number => s.host.reduce((n, host) => n + Number(host === id), 0);

/** What a text in force puts in the place of that; of the texts after that of the card which was declined, if there is one. */
export function insteadOf(s: State, h: Impending, declined: Cid = -1): StandIn | null {
  const before: Cid[] = [];
  let isPast = declined < 0;
  for (const x of standIns(s, h)) {
    const { card } = x.ctx;
    if (isPast && !before.some((id) => isLike(s, id, card))) return x;
    before.push(card);
    isPast ||= card === declined;
  }
  return null;
}

/** What each text in force would put in its place, in the order in which they came. */
export function* standIns(s: State, h: Impending): Generator<StandIn> {
  for (const x of inForce(s, 'instead')) {
    const ctx = contextOf(s, x);
    if (!fits(s, ctx, x.a.of, h) || !speaks(s, ctx, x.a)) continue;
    // nobody is asked about a card that goes by unseen by him
    if (h.event === 'move' && x.a.optional === true && !(h.known & (1 << ctx.by))) continue;
    ctx.it = h.event === 'strike' ? h.who : h.card;
    if (isDoing(s, x.card, ctx.it)) continue;
    yield { rule: x.a, ctx };
  }
}
