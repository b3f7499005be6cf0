import type { Decision, Option } from '../options.ts';
import { strikeProwess, supportersOf } from '../procedures/strike.ts';
import { strikeStat } from '../query/attack-stats.ts';
import { companyOf } from '../query/cards.ts';
import { checksOf } from '../query/checks.ts';
import { companyStat } from '../query/company-stats.ts';
import { attackFrame, chainFrame, strikeFrame } from '../query/refs.ts';
import { corruptionTotal, rollModifier } from '../query/stats.ts';
import type { State } from '../state/types.ts';

const LEAST = 2;
const MOST = 12;

/**
 * Whether those who tap in support could change what comes of the strike: not where the least roll
 * beats it, nor where the best with all their help does not even hold it off.
 */
export function supportMatters(s: State, d: Decision): boolean {
  const f = strikeFrame(s);
  const a = attackFrame(s);
  if (!f || a?.foe.k !== 'numbers') return true;
  const co = companyOf(s, f.who);
  const each = co ? companyStat(s, 'support', co) : 1;
  const helpers = d.options.filter((o) => o.type === 'card').length;
  const own = strikeProwess(s, f, a);
  const against = strikeStat(s, a, f.who, 'attack-prowess', f.n) + (a.assigned[f.i]?.more ?? 0);
  return LEAST + own <= against && MOST + own + helpers * each >= against;
}

/** One of those whose corruption check cannot fail, and so can be made whenever it is, or -1. */
export const surelyPassed = (s: State, d: Decision): number =>
  d.options.findIndex(
    (o) =>
      o.type === 'card' &&
      LEAST + rollModifier(s, 'corruption-check', o.card, -1) > corruptionTotal(s, o.card),
  );

/** Whether a corruption check that one could help in may fail at all. */
export function checkMayFail(s: State, o: Extract<Option, { type: 'support' }>): boolean {
  const entry = chainFrame(s)?.entries.find((e) => e.n === o.n);
  const check = entry && checksOf(s, entry)[o.i];
  if (!entry || check?.kind !== 'corruption') return true;
  const { who } = check;
  const helped = entry.mods.reduce((sum, m) => sum + (m.who === who ? m.by : 0), 0);
  return LEAST + helped + rollModifier(s, 'corruption-check', who, -1) <= corruptionTotal(s, who);
}

export { supportersOf };
