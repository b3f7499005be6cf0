/** Cards of an opponent that somebody has seen and that were discarded: he can speak of them. */

import type { Cid, Seat, State, ZoneName } from '../state/types.ts';
import { nameOf, note } from './cards.ts';

/** Where it can be found: what is in play, or out of it for good, cannot. */
const FOUND: ReadonlySet<ZoneName> = new Set<ZoneName>(['discard', 'hand', 'sideboard', 'deck']);

/**
 * He has seen it in a discard pile, now or earlier, or in the hand out of which it was thrown away: whether it was
 * shown first or thrown away first does not matter (crf/card/the-hunt/1). What nobody has shown him he cannot speak of.
 */
export const wasShedBefore = (s: State, id: Cid, seat: Seat): boolean =>
  FOUND.has(s.zone[id]) &&
  s.owner[id] !== seat &&
  (((note(s, id).shed ?? 0) | (s.zone[id] === 'discard' ? s.known[id] : 0)) & (1 << seat)) !== 0;

/** The one of that name which he means, or -1. */
export function shedNamed(s: State, seat: Seat, of: Seat, name: string): Cid {
  for (const zone of FOUND)
    for (let id = 0; id < s.def.length; id++)
      if (s.zone[id] === zone && s.owner[id] === of)
        if (nameOf(s, id) === name && wasShedBefore(s, id, seat)) return id;
  return -1;
}
