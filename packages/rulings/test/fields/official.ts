import { allCards } from '@mathom/cards';
import { createPool, type Pool } from '@mathom/engine/pool';
import { recordedCard } from './reads.ts';

const cards = allCards.map(recordedCard);
const pools = new Map<Pool['rules'], Pool>();

/** Stands in for the pool of the published cards: the same cards, but what is read of them is noted. */
export function officialPool(rules: Pool['rules'] = 'coe'): Pool {
  let pool = pools.get(rules);
  if (!pool) {
    pool = createPool(cards, { rules });
    pools.set(rules, pool);
  }
  return pool;
}
