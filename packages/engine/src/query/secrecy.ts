import type { Zone } from '../language/index.ts';
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

/** Something in play cancels what would let him look through a deck or a pile of that player. */
export function mayNotSearch(s: State, seat: Seat, of: Seat): boolean {
  const bans = inForce(s, 'no-search');
  if (bans.length === 0) return false;
  const p = s.players[seat];
  return bans.some(
    ({ a }) =>
      a.kinds.includes(p.kind) &&
      (!a.own || of === seat) &&
      (a.deckAtMost === undefined || p.deck.length <= a.deckAtMost),
  );
}

/** Which of these zones he may go through: what is barred is a deck or a discard pile. */
export const searchable = (
  s: State,
  seat: Seat,
  of: Seat,
  from: readonly Zone[],
): readonly Zone[] =>
  from.some((z) => z === 'deck' || z === 'discard') && mayNotSearch(s, seat, of)
    ? from.filter((z) => z !== 'deck' && z !== 'discard')
    : from;
