/** Under-deeps that a player has dug under sites of his own. */

import type { Cid, Seat, State } from '../state/types.ts';
import { def, note } from './cards.ts';

/** The one that he has in play under a site of that name, or -1. */
export function surfaceOf(s: State, seat: Seat, name: string): Cid {
  for (const id of s.table) {
    if (s.owner[id] !== seat) continue;
    const d = def(s, id);
    if (d.kind === 'site' && d.beneath !== undefined && note(s, id).place === name) return id;
  }
  return -1;
}
