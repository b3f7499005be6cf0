import { HIDDEN } from '../pool/hidden.ts';
import { clone } from '../state/clone.ts';
import type { Cid, Seat, State } from '../state/types.ts';

/** A view in which one's own unseen cards are there to be asked about, though not where they lie. */
export interface Imagined {
  readonly state: State;
  /** one of each that has not been seen yet, and how many of it there are */
  readonly cards: ReadonlyMap<Cid, number>;
}

/**
 * What of one's own list has not come up: the list without what one sees, wherever that is. The cards are given to
 * the unseen numbers in the order of the list, which has nothing to do with that of the deck.
 */
export function imagined(s: State, seat: Seat, list: readonly number[]): Imagined {
  const left = new Map<number, number>();
  for (const n of list) left.set(n, (left.get(n) ?? 0) + 1);
  const unseen: Cid[] = [];
  for (let id = 0; id < s.def.length; id++) {
    if (s.owner[id] !== seat) continue;
    if (s.def[id] === HIDDEN) unseen.push(id);
    else left.set(s.def[id], (left.get(s.def[id]) ?? 0) - 1);
  }
  const state = clone(s);
  const cards = new Map<Cid, number>();
  for (const [n, count] of left) {
    const id = unseen.pop();
    if (count <= 0 || id === undefined) {
      if (id !== undefined) unseen.push(id);
      continue;
    }
    state.def[id] = n;
    cards.set(id, count);
  }
  return { state, cards };
}
