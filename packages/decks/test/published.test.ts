import { allCards } from '@mathom/cards';
import { describe, expect, it } from 'vitest';
import { decks } from '../src/index.ts';

const byId = new Map(allCards.map((card) => [card.id as string, card]));

describe('the decks that can be played', () => {
  const parts = ['pool', 'characters', 'resources', 'hazards', 'sites', 'sideboard'] as const;

  it.each(decks.map((deck) => [deck.name, deck] as const))('%s resolves', (_, deck) => {
    for (const part of parts) {
      for (const [id, n] of deck[part]) {
        const card = byId.get(id);
        expect(card, `${id} in ${part}`).toBeDefined();
        expect(card?.lacks, id).toBeUndefined();
        expect(Number.isInteger(n) && n > 0, `${id} x ${n}`).toBe(true);
      }
    }
    const kinds = (part: (typeof parts)[number]) =>
      new Set(deck[part].map(([id]) => byId.get(id)?.kind));
    expect([...kinds('characters')]).toEqual(['character']);
    expect([...kinds('sites')]).toEqual(['site']);
  });
});
