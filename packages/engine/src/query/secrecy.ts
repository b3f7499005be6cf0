import type { Seat, State } from '../state/types.ts';
import { comp, newCtx } from './cards.ts';
import { seatRef } from './refs.ts';

/** Someone in play makes this player discard face-up. */
export function facesUp(s: State, seat: Seat): boolean {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('discards-face-up')) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'discards-face-up') continue;
      const owner = s.owner[src];
      if (r.who === 'opponent' ? seat !== owner : seatRef(s, newCtx(s, owner, src), r.who) === seat)
        return true;
    }
  }
  return false;
}
