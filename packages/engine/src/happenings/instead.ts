import { runAtOnce } from '../procedures/at-once.ts';
import { push } from '../procedures/procedure.ts';
import { speaks } from '../query/evaluate.ts';
import { contextOf, inForce, type OfKind } from '../query/in-force.ts';
import { fits } from '../query/pattern.ts';
import { seatRef } from '../query/refs.ts';
import type { Ctx, State } from '../state/types.ts';
import type { Of } from './happening.ts';

/** What would happen, as long as it can still be something else. */
export type Impending = Of<'move' | 'status' | 'imprisoned' | 'strike'>;

export interface StandIn {
  readonly rule: OfKind<'instead'>;
  /** its context: 'it' is what it would have happened to */
  readonly ctx: Ctx;
}

/** Whether anything at all is done in place of something: else a verb need not say what it would do. */
export const replaces = (s: State): boolean => inForce(s, 'instead').length > 0;

/** What a text in force puts in the place of that. */
export function insteadOf(s: State, h: Impending): StandIn | null {
  for (const x of inForce(s, 'instead')) {
    const ctx = contextOf(s, x);
    if (!fits(s, ctx, x.a.of, h) || !speaks(s, ctx, x.a)) continue;
    ctx.it = h.event === 'strike' ? h.who : h.card;
    return { rule: x.a, ctx };
  }
  return null;
}

/**
 * Asked by a verb before it acts. True: it does not happen now. Either something else was done, or
 * the player is asked as soon as what is going on lets him, and it is done then if he declines.
 */
export function averted(s: State, h: Of<'move' | 'status'>): boolean {
  const found = insteadOf(s, h);
  if (found === null) return false;
  const { rule, ctx } = found;
  if (rule.optional && h.event === 'move')
    push(s, {
      p: 'instead',
      s: 'ask',
      seat: rule.optional === true ? ctx.by : seatRef(s, ctx, rule.optional),
      would: h,
      does: rule.does,
      ctx,
    });
  else runAtOnce(s, { does: rule.does }, ctx);
  return true;
}
