import type { Cid, Seat, State } from '../state/types.ts';

/**
 * All the cards that a player came with, by their numbers in the pool. He knows them: it is his own list. They
 * stand in the order of the pool, so that nothing is told of where any of them lies.
 */
export function ownList(s: State, seat: Seat): number[] {
  const out: number[] = [];
  for (let id: Cid = 0; id < s.def.length; id++) if (s.owner[id] === seat) out.push(s.def[id]);
  return out.sort((a, b) => a - b);
}
