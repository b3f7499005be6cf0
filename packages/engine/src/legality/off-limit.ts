/** Hazards that do not count against the limit of a company, and by what leave. */

import type { CardFilter, Race } from '../language/index.ts';
import { def } from '../query/cards.ts';
import { specRaces } from '../query/compare.ts';
import { matches } from '../query/evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../query/in-force.ts';
import { remembers } from '../query/memory.ts';
import type { Cid, Company, Ctx, State } from '../state/types.ts';

/** `once`: the card that allows one against each company, -1 if there is no end to it. */
export interface OffLimit {
  readonly once: Cid;
}

/** Hazards that are exempt: all such, one such against each company, or all attacks of a race. */
interface Exempt {
  readonly all?: CardFilter;
  readonly one?: CardFilter;
  readonly race?: Race | 'named';
}

const NO_RACES: readonly Race[] = [];

function namedRaces(race: Exempt['race'], c: Ctx): readonly Race[] {
  if (race === undefined) return NO_RACES;
  return race === 'named' ? c.aims.flatMap((a) => (a.t === 'race' ? [a.race] : [])) : [race];
}

const ALWAYS: OffLimit = { once: -1 };

/** Why that hazard, played on that company, would be off its limit; null if it is not. */
export function offLimit(s: State, id: Cid, co: Company): OffLimit | null {
  const d = def(s, id);
  const races = d.kind === 'creature' ? specRaces(d.attack) : [];
  let once: OffLimit | null = null;
  for (const x of inForce(s, 'limit-exempt')) {
    if (isElsewhere(x, co.id)) continue;
    const c = contextOf(s, x);
    // what is said of companies, and of no hazards, has none of them
    const { all, one, race } = x.a as Exempt;
    if (all !== undefined && matches(s, c, id, all)) return ALWAYS;
    if (namedRaces(race, c).some((r) => races.includes(r))) return ALWAYS;
    if (one !== undefined && once === null && matches(s, c, id, one)) {
      const spent = remembers(s, 'off-limit', (h) => h.card === x.card && h.company === co.id);
      if (!spent) once = { once: x.card };
    }
  }
  return once;
}
