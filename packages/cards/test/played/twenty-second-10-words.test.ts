import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What changes the check for a faction, told so that one line does not gainsay the next. */
describe('in words', () => {
  const labels = (id: string): string[] => {
    const card = allCards.find((c) => c.id === id);
    return card ? renderCard(card).facts.map(({ label }) => label) : [];
  };

  it('a Dragon for whom a gift counts is not said to have no modifications', () => {
    for (const id of ['LE-283', 'LE-285', 'AS-116']) {
      expect(labels(id)).toContain('For one item that the influencer discards');
      expect(labels(id)).not.toContain('Modifications');
    }
    expect(labels('LE-268')).toContain('Modifications');
  });
});
