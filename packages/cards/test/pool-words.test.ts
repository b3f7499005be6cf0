import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';
import { officialPool } from '../src/official.ts';

/** A card in a pool has every field of its sort, most of them of no worth: at a table it is read from there. */
describe('a card of a pool', () => {
  it('says what the card itself says', () => {
    const pool = new Map(Object.values(officialPool('coe').cards).map((card) => [card.id, card]));
    const other: string[] = [];
    for (const card of allCards) {
      const kept = pool.get(card.id);
      const says = (one: typeof card): string => JSON.stringify(renderCard(one));
      try {
        if (kept && says(kept) !== says(card)) other.push(`${card.id} ${card.name}`);
      } catch (error) {
        other.push(`${card.id} ${card.name}: ${error}`);
      }
    }
    expect(other).toEqual([]);
  });
});
