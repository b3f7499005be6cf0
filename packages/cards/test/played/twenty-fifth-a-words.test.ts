import { renderCard } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { allCards } from '../../src/index.ts';

/** What was left out of a sentence, or said of one way alone though another bars it too. */
describe('in words', () => {
  const text = (id: string): string =>
    renderCard(allCards.find((c) => c.id === id)!).text.join(' ');

  it('who has the corruption points of what comes on an item', () => {
    for (const id of ['TW-192', 'TD-133'])
      expect(text(id)).toMatch(
        /He gets \d corruption points? \(once this card is on an item, whoever bears that item does instead\)/,
      );
    // what stays with a man is his
    expect(text('DM-59')).not.toMatch(/whoever bears that item/);
    expect(text('TW-64')).not.toMatch(/whoever bears that item/);
  });

  it('what lies on a whole company leaves no room for one on its people', () => {
    expect(text('TD-74')).toMatch(
      /only one for each company, and then no other, whichever way, on anybody in it\./,
    );
    // of a card that is for companies alone there is nothing more to say
    expect(text('TW-111')).not.toMatch(/anybody in it/);
  });
});
