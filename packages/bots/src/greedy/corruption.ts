import { query } from '@mathom/engine';
import { atMost } from './dice.ts';
import { type Sight, worthOf } from './sight.ts';

/** The chance that a character fails a corruption check made with this on top of the dice. */
export function failing(x: Sight, who: number, plus = 0): number {
  const points = query.corruptionTotal(x.s, who);
  return atMost(points - plus - query.rollModifier(x.s, 'corruption-check', who, -1));
}

/** What a corruption check is likely to cost. */
export const checkCost = (x: Sight, who: number, plus = 0): number =>
  failing(x, who, plus) * worthOf(x.s, who);
