/** An avatar comes into play. */

import { being, def } from '../query/cards.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { discard } from './leaving.ts';

/**
 * If the character just played is an avatar, he is the only one his player can be, and whatever
 * else the same being was in play as goes at once: the Nazgûl whom a Ringwraith was, the Maia whom
 * a Wizard was (coe/2.II.2.1.1, 2.II.2.1.R2, g.man.1, g.man.2).
 */
export function revealed(s: State, id: Cid, seat: Seat): void {
  const d = def(s, id);
  if (d.kind !== 'character' || !d.avatar) return;
  s.players[seat].avatar = d.name;
  for (const x of s.table.slice()) {
    const o = def(s, x);
    if (x !== id && o.kind !== 'site' && being(o) === being(d))
      discard(s, x, 'he has come himself');
  }
}
