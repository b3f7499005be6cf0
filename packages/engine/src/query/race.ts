/** Of which race somebody is taken to be. */

import type { Race } from '../language/index.ts';
import type { Cid, State } from '../state/types.ts';
import { def } from './cards.ts';
import { inForce } from './in-force.ts';

/** As printed, unless a card on him says otherwise. */
export function raceOf(s: State, id: Cid): Race | undefined {
  const d = def(s, id);
  if (d.kind !== 'character' && d.kind !== 'ally' && d.kind !== 'faction') return undefined;
  for (const x of inForce(s, 'grant'))
    if (
      x.a.race !== undefined &&
      x.a.for === undefined &&
      x.lasting === null &&
      s.host[x.card] === id
    )
      return x.a.race;
  return d.race;
}
