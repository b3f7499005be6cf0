import { isHavenFor } from '../query/sites.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/** Another card of the haven in the location deck, for a new company there (coe/2.II.3.6.2). */
export function freshHaven(s: State, seat: Seat, site: Cid): Cid {
  if (!isHavenFor(s, site, seat)) return -1;
  return s.players[seat].sites.find((x) => s.def[x] === s.def[site]) ?? -1;
}
