import { isHavenFor } from '../query/sites.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/**
 * Another card of the haven in the location deck, for a new company there (coe/2.II.3.6.2). It must be a
 * haven itself: of one that lies under what made it so there is no other (pef/term/havens-untapping/1).
 */
export function freshHaven(s: State, seat: Seat, site: Cid): Cid | undefined {
  if (!isHavenFor(s, site, seat)) return undefined;
  const another = (x: Cid): boolean => s.def[x] === s.def[site] && isHavenFor(s, x, seat);
  return s.players[seat].sites.find(another);
}
