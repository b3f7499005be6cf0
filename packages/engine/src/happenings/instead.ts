import { runAtOnce } from '../procedures/at-once.ts';
import { push } from '../procedures/procedure.ts';
import { insteadOf } from '../query/instead.ts';
import { seatRef } from '../query/refs.ts';
import type { Cid, State } from '../state/types.ts';
import type { Of } from './happening.ts';

/**
 * Asked by a verb before it acts. True: it does not happen now. Either something else was done, or
 * the player is asked as soon as what is going on lets him, and it is done then if he declines and
 * no other text after that of the card which was declined has anything in its place.
 */
export function averted(s: State, h: Of<'move' | 'status'>, declined: Cid = -1): boolean {
  const found = insteadOf(s, h, declined);
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
