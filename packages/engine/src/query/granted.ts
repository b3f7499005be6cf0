/** What a text gives to somebody. */

import type { Cid, State } from '../state/types.ts';
import { matches, speaks } from './evaluate.ts';
import { contextOf, type OfKind, type Said } from './in-force.ts';
import { refCard } from './refs.ts';

/** Whether what is granted is granted to him. */
export function isGranted(s: State, x: Said<OfKind<'grant'>>, id: Cid): boolean {
  const { to } = x.a;
  if (x.lasting === null && to === 'bearer' && s.host[x.card] !== id) return false;
  const c = contextOf(s, x);
  return (
    (typeof to === 'string' ? refCard(s, c, to) === id : matches(s, c, id, to.each)) &&
    speaks(s, c, x.a)
  );
}
