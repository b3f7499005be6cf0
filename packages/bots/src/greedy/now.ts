import { query } from '@mathom/engine';
import { type Blow, outlook } from './danger.ts';
import { AVERAGE_ROLL } from './fights.ts';
import { cardOf, type Fighter, numberOf, type Sight, strengthOf } from './sight.ts';

/** The fight that is going on, as this player sees it. */
export interface Fight {
  /** the company under attack is this player's */
  readonly mine: boolean;
  readonly blow: Blow;
  readonly harm: number;
  /** what defeating it would bring */
  readonly prize: number;
}

export function attackNow(x: Sight): Fight | null {
  const f = query.attackFrame(x.s);
  const co = f ? query.company(x.s, f.company) : undefined;
  if (!f || !co) return null;
  const blow: Blow = {
    strikes: query.attackStat(x.s, f, 'strikes'),
    each: false,
    // who strikes for a company rolls as well
    prowess:
      query.attackStat(x.s, f, 'attack-prowess') + (f.foe.k === 'company' ? AVERAGE_ROLL : 0),
    body: query.attackStat(x.s, f, 'attack-body'),
    attackerChooses: f.spec.attackerChooses === true,
    mild: f.detainment || f.spec.harm !== undefined,
  };
  const { harm, beaten } = outlook(blow, strengthOf(x, co));
  const c = cardOf(x.s, f.card);
  const points = c?.kind === 'creature' && !c.asterisk ? numberOf(c.points) : 0;
  return { mine: co.seat === x.me, blow, harm, prize: beaten * points };
}

export const blowNow = (x: Sight): Blow | null => attackNow(x)?.blow ?? null;

/** Who faces the strike now being resolved. */
export function defenderNow(x: Sight): Fighter | null {
  const f = query.strikeFrame(x.s);
  if (!f) return null;
  const co = query.companyOf(x.s, f.who);
  const found = co ? strengthOf(x, co).find((y) => y.id === f.who) : undefined;
  if (!found) return null;
  const a = query.attackFrame(x.s);
  const excess = a?.assigned[f.i]?.excess ?? 0;
  return { ...found, prowess: found.prowess + f.support - excess - (f.stay ? 3 : 0) };
}
