import { createPool, type Pool } from '@mathom/engine/pool';
import { allCards } from './index.ts';

const pools = new Map<Pool['rules'], Pool>();

/** The published cards as a rule set reads them; made when first asked for, then always the same. */
export function officialPool(rules: Pool['rules'] = 'coe'): Pool {
  let pool = pools.get(rules);
  if (!pool) {
    pool = createPool(allCards, { rules });
    pools.set(rules, pool);
  }
  return pool;
}
