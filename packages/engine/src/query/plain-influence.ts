/** Influence attempts in which nothing counts but what somebody has of his own. */

import type { Value } from '../language/index.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { value } from './evaluate.ts';
import { unusedDirect, unusedNormal } from './influence.ts';
import { influencesByNumber, influencesPlainly } from './skills.ts';
import { rollModifier } from './stats.ts';

/** The direct influence that he has left for an attempt on that card, or to hold one off (-1). */
export const influenceFor = (s: State, id: Cid, versus: Cid): number =>
  influencesPlainly(s, id)
    ? unusedNormal(s, id, versus, ownOf(s, id))
    : unusedDirect(s, id, versus);

/** What is his own: with his text, or the number on his card alone. */
const ownOf = (s: State, id: Cid): true | 'number' => (influencesByNumber(s, id) ? 'number' : true);

/**
 * What is left of what would be added to the roll: unused influence, and what his own card says.
 * What was worked out before (`bound`) was worked out in the same way.
 */
export const plainly = (s: State, c: Ctx, who: Cid, plus: Value | undefined): number =>
  termsOf(s, c, who, plus ?? 0) +
  rollModifier(s, 'influence-check', who, c.versus, undefined, ownOf(s, who));

function termsOf(s: State, c: Ctx, who: Cid, v: Value): number {
  if (typeof v === 'number') return 0;
  if ('sum' in v) return v.sum.reduce<number>((n, x) => n + termsOf(s, c, who, x), 0);
  if ('stat' in v && v.stat === 'influence' && v.basis === 'unused')
    return unusedNormal(s, who, c.versus, ownOf(s, who));
  return 'unusedInfluence' in v || 'bound' in v ? value(s, c, v) : 0;
}
