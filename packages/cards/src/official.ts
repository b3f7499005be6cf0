import type { Card } from '@mathom/engine/language';
import { createPool, ofOneShape, type Pool } from '@mathom/engine/pool';
import type { RuleSetId } from './amendments/amendment.ts';
import { amended } from './amendments/apply.ts';
import { allCards } from './index.ts';

/** The published cards as a rule set reads them: with its amendments. */
export const cardsIn = (rules: RuleSetId): readonly Card[] =>
  allCards.map((card) => amended(card, rules));

const pools = new Map<Pool['rules'], Pool>();

/**
 * The pool of the published cards in a rule set; made when first asked for, then always the same.
 * A rule set that the engine comes to have must be one of those that amendments name.
 */
export function officialPool(rules: Pool['rules'] & RuleSetId = 'coe'): Pool {
  let pool = pools.get(rules);
  if (!pool) {
    pool = createPool(ofOneShape(cardsIn(rules)), { rules });
    pools.set(rules, pool);
  }
  return pool;
}
