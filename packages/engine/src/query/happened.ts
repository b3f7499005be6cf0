/** What a text asks about the past of this turn. */

import type { HappenedTo, Remembrance } from '../language/index.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { copyCtx, note } from './cards.ts';
import { remembers } from './memory.ts';
import { fits, wasBy } from './pattern.ts';

/** The condition `happened`. */
export function happened(s: State, c: Ctx, p: Remembrance): boolean {
  for (const h of s.history) if (h.event === p.event && fits(s, copyCtx(c), p, h)) return true;
  return false;
}

/** The same, asked of one card. */
export const happenedTo = (s: State, c: Ctx, card: Cid, p: HappenedTo): boolean =>
  p.event === 'corrupted'
    ? corruptedNow(s, card)
    : p.event === 'status'
      ? note(s, card).turned === s.turn
      : remembers(
          s,
          p.event,
          (h) => h.card === card && (p.attack === undefined || wasBy(s, c, h.attack, p.attack)),
        );

/** Whether a corruption card was played on him this turn (coe/7.2.1). */
export const corruptedNow = (s: State, card: Cid): boolean =>
  remembers(s, 'corrupted', (h) => h.card === card);
