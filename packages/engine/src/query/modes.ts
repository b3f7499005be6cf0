/** In which mode a Ringwraith is (coe/g.mode.1). */

import type { Mode } from '../language/index.ts';
import type { Cid, State } from '../state/types.ts';
import { isGranted } from './granted.ts';
import { inForce } from './in-force.ts';

/** The cards that put him into a mode now, each with its mode, in order of arrival. */
export function modesOf(s: State, id: Cid): { card: Cid; mode: Mode }[] {
  const out: { card: Cid; mode: Mode }[] = [];
  for (const x of inForce(s, 'grant'))
    if (x.a.mode !== undefined && isGranted(s, x, id)) out.push({ card: x.card, mode: x.a.mode });
  return out;
}

/** Only one at a time: the last to come, until the others are gone. */
export const modeOf = (s: State, id: Cid): Mode | null => modesOf(s, id).at(-1)?.mode ?? null;
