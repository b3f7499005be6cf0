/** Whoever has avatars whom another player has declared himself to be may put others in their place (coe/1.8.F1). */

import type { Option } from '../options.ts';
import { numberOf } from '../pool/pool.ts';
import { def } from '../query/cards.ts';
import { isAnothers } from '../query/seats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { CardNumber, Cid, Seat, State } from '../state/types.ts';

/** The cards of his play deck and sideboard that are of no use to him. */
export const takenAvatars = (s: State, seat: Seat): Cid[] =>
  [...s.players[seat].deck, ...s.players[seat].sideboard].filter((id) => {
    const d = def(s, id);
    return d.kind === 'character' && d.avatar === true && isAnothers(s, seat, id);
  });

/** Those who can be put in their place: one of each name, whether he has them or not. */
export function otherAvatars(s: State, seat: Seat): Option[] {
  const { avatars } = kindOf(s, seat);
  const taken = new Set(s.players.map(({ declared }) => declared));
  const out: Option[] = [];
  for (const d of s.rt.pool.cards) {
    if (d.kind !== 'character' || !d.avatar || d.alignment !== avatars || taken.has(d.name))
      continue;
    taken.add(d.name);
    out.push({ type: 'label', i: numberOf(s.rt.pool, d.id), label: d.name });
  }
  return out;
}

export function exchangeAvatars(s: State, seat: Seat, by: CardNumber): void {
  for (const id of takenAvatars(s, seat)) s.def[id] = by;
}
