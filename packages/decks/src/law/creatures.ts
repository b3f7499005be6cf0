import { type Census, idsOf, inParts } from './census.ts';
import { halves } from './facts.ts';
import { counted, type Violation } from './violation.ts';

/** Enough creatures among the hazards; some cards are worth half of one (coe/1.5.1). */
export function creatures(c: Census): Violation[] {
  const min = c.law.creaturesMin;
  if (!min) return [];
  const held = inParts(c, 'hazards').filter((h) => halves(h.card, c.law) > 0);
  const n = Math.floor(held.reduce((sum, h) => sum + h.n * halves(h.card, c.law), 0) / 2);
  if (n >= min.n) return [];
  return [
    {
      rule: 'creatures-few',
      says: `The hazards are worth ${counted(n, 'creature')}, and ${min.n} are the fewest.`,
      cites: min.cites,
      cards: idsOf(held),
      part: 'hazards',
    },
  ];
}
