import type { Seat, State } from '../state/types.ts';
import { contextOf, inForce } from './in-force.ts';
import { seatRef } from './refs.ts';

/** Someone in play makes this player discard face-up. */
export function facesUp(s: State, seat: Seat): boolean {
  for (const x of inForce(s, 'discards-face-up')) {
    const c = contextOf(s, x);
    if (x.a.player === 'opponent' ? seat !== c.by : seatRef(s, c, x.a.player) === seat) return true;
  }
  return false;
}
