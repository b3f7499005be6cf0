import { LANGUAGES, loadNames } from '@mathom/cards/foreign-names';
import { describe, expect, it } from 'vitest';
import { cardById } from '../src/cards/data.ts';
import { NAME_LANGUAGES } from '../src/cards/languages.ts';
import { namesFrom } from '../src/cards/names.ts';

describe('names of cards in other languages', () => {
  it('are offered for every language that has some', () => {
    expect(NAME_LANGUAGES.map(([code]) => code)).toEqual(['en', ...LANGUAGES]);
  });
  it('stand on cards and within sentences', async () => {
    const table = await loadNames('de');
    const names = namesFrom(table);
    const [id, german] = Object.entries(table).find(
      ([key, name]) => cardById(key) && name && name !== cardById(key)?.name,
    ) as [string, string];
    const english = cardById(id)?.name ?? '';
    expect(names.card(id, english)).toBe(german);
    expect(names.words(`Play ${english} (way 2)`)).toBe(`Play ${german} (way 2)`);
    expect(names.words(`The ${english}s`)).toBe(`The ${english}s`);
    expect(names.words('Draw a card')).toBe('Draw a card');
    expect(names.card('XX-999', 'Nobody')).toBe('Nobody');
  });
  it('change nothing where there is no table', () => {
    expect(namesFrom({}).words('Play Concealment')).toBe('Play Concealment');
  });
});
