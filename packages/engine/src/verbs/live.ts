/** Whose text is at work. The list is replaced, never changed in place (query/in-force.ts). */

import { comp, def, note } from '../query/cards.ts';
import { changeLive, speaksIn } from '../query/in-force.ts';
import type { Cid, State } from '../state/types.ts';

/** Its text begins to work, if it has any and works where it lies. */
export function wake(s: State, id: Cid): void {
  if (
    comp(s, id).live &&
    speaksIn(def(s, id), s.zone[id], note(s, id).stored !== undefined) &&
    !s.live.includes(id)
  )
    changeLive(s, [...s.live, id], id);
}

/** Its text works no more, or not yet. */
export function hush(s: State, id: Cid): void {
  if (s.live.includes(id)) changeLive(s, without(s.live, id), id);
}

const without = (list: readonly Cid[], id: Cid): Cid[] => list.filter((x) => x !== id);

/** A card that is at work says something else than before: taken into use or out of it, a captive, free. */
export function stir(s: State): void {
  s.live = s.live.slice();
}
