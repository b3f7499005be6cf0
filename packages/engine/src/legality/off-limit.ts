/** Hazards that do not count against the limit of a company, and by what leave. */

import type { Race } from '../language/index.ts';
import { def } from '../query/cards.ts';
import { specRaces } from '../query/compare.ts';
import { matches } from '../query/evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../query/in-force.ts';
import { remembers } from '../query/memory.ts';
import type { Cid, Company, State } from '../state/types.ts';

/** `once`: the card that allows one against each company, -1 if there is no end to it. */
export interface OffLimit {
  readonly once: Cid;
}

const ALWAYS: OffLimit = { once: -1 };

/** Why that hazard, played on that company, would be off its limit; null if it is not. */
export function offLimit(s: State, id: Cid, co: Company): OffLimit | null {
  const d = def(s, id);
  const races = d.kind === 'creature' ? specRaces(d.attack) : [];
  let once: OffLimit | null = null;
  for (const x of inForce(s, 'limit-exempt')) {
    if (isElsewhere(x, co.id)) continue;
    // that one is about companies, not about hazards
    if ('of' in x.a && x.a.of !== undefined) continue;
    const c = contextOf(s, x);
    if ('all' in x.a && x.a.all !== undefined) {
      if (matches(s, c, id, x.a.all)) return ALWAYS;
    } else if (!('one' in x.a) || x.a.one === undefined) {
      const { race: sort } = x.a as { race: Race | 'named' };
      const named = sort === 'named' ? c.aims.find((a) => a.t === 'race') : undefined;
      const race = named?.t === 'race' ? named.race : sort;
      if (races.includes(race as Race)) return ALWAYS;
    } else if (once === null && matches(s, c, id, x.a.one)) {
      const spent = remembers(s, 'off-limit', (h) => h.card === x.card && h.company === co.id);
      if (!spent) once = { once: x.card };
    }
  }
  return once;
}
