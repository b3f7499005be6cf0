/** Cards that lie off to the side with a host and may be played as though they were in hand. */

import type { Zone } from '../language/index.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { beside, cardsIn, company } from './cards.ts';
import { matches } from './evaluate.ts';
import { contextOf, inForce } from './in-force.ts';

const NONE: readonly Cid[] = [];

/** The cards of that zone, and of the hand what can be played as though it were there. */
export const cardsToPlay = (s: State, zone: Zone, seat: Seat): readonly Cid[] =>
  zone === 'hand' ? [...cardsIn(s, zone, seat), ...asInHand(s, seat)] : cardsIn(s, zone, seat);

/** Those of that player; where the text names a site, while his company is at such a one. */
export function asInHand(s: State, seat: Seat): readonly Cid[] {
  const hosts = inForce(s, 'host');
  if (hosts.length === 0) return NONE;
  let out: Cid[] | null = null;
  for (const x of hosts) {
    if (x.a.aside === undefined || x.lasting) continue;
    const { at } = x.a;
    const co = company(s, s.current);
    if (at !== undefined && !(co && matches(s, contextOf(s, x), co.site, at))) continue;
    for (const id of beside(s, x.card))
      if (s.owner[id] === seat && matches(s, contextOf(s, x), id, x.a.a)) {
        out ??= [];
        out.push(id);
      }
  }
  return out ?? NONE;
}
