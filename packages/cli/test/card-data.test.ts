import { officialPool } from '@mathom/cards/official';
import { describe, expect, it } from 'vitest';
import { planOf, playOut } from '../src/game.ts';

/** All games share the cards, and lists in them are not frozen (engine/src/pool/pool.ts). */
describe('card data', () => {
  it('is after some games what it was before', () => {
    const before = JSON.stringify(officialPool('coe').cards);
    let decisions = 0;
    for (const index of [1, 7, 13, 19])
      decisions += playOut(planOf(index, 800, 'coe', [['random', 'greedy']])).choices.length;
    expect(decisions).toBeGreaterThan(500);
    expect(JSON.stringify(officialPool('coe').cards) === before).toBe(true);
  });
});
