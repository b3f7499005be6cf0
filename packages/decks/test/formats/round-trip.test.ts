import { fc, test } from '@fast-check/vitest';
import { catalogue } from '@mathom/cards/lookup';
import type { CardId } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { type Deck, PARTS } from '../../src/deck.ts';
import { exportDeck, importDeck, published, WRITTEN_FORMATS } from '../../src/index.ts';

const lookup = catalogue();

const AVERSE: Deck = {
  id: 'a/b "c"',
  name: 'Œuvre # 3: “日本” \\ "x"\n ',
  alignment: 'fallen-wizard',
  avatar: 'Pallando',
  ruleSet: 'dream',
  length: 'long',
  pool: [['TW-495', 1]],
  characters: [['WH-9', 3]],
  resources: [
    ['TW-353', 120],
    ['TW-106', 1],
  ],
  hazards: [
    ['TW-16', 1],
    ['TW-66', 2],
    ['TW-71', 2],
    ['WH-2', 1],
    ['LE-155', 1],
    ['TW-15', 3],
    ['TW-14', 1],
    ['LE-61', 1],
    ['TW-106', 2],
  ],
  sites: [
    ['WH-57', 1],
    ['AS-159', 1],
    ['TW-420', 1],
  ],
  sideboard: [['TW-192', 1]],
  antiFallenWizard: [['TW-15', 1]],
  farLands: [['TW-490', 2]],
  notes: '#\n####\nPool\n####\n\n1 Gandalf (TW)\n"quoted"\n  indented\t\n\u2028日本 – end\r\n',
};

describe.each(WRITTEN_FORMATS)('%s', (format) => {
  const read = (deck: Deck) =>
    importDeck(exportDeck(deck, format, lookup).bytes, { lookup, fileName: 'wrong name.txt' });

  it.each(published.map((deck) => [deck.name, deck] as const))('%s comes back', (_, deck) => {
    const result = read(deck);
    expect(result.questions).toEqual([]);
    expect(result.format).toBe(format);
    expect(result.deck).toEqual(deck);
  });

  it('brings back notes, anti-Fallen-wizard cards and names of every look', () => {
    const result = read(AVERSE);
    expect(result.questions).toEqual([]);
    expect(result.deck).toEqual(AVERSE);
  });

  it('brings back each card', () => {
    const sideboard = lookup.cards.map(({ id }) => [id, 1] as const);
    const deck: Deck = { ...AVERSE, sideboard };
    const result = read(deck);
    expect(result.questions).toEqual([]);
    expect(result.deck).toEqual(deck);
  });

  it('loses no card that is not in the catalogue', () => {
    const result = read({ ...AVERSE, sideboard: [['TW-999', 2]] });
    expect(result.questions).toMatchObject([{ part: 'sideboard', count: 2, why: 'unknown' }]);
    expect(result.deck.sideboard).toEqual([]);
  });

  const entries = fc
    .uniqueArray(fc.tuple(fc.constantFrom(...lookup.cards.map(({ id }) => id)), fc.nat(120)), {
      selector: ([id]) => id,
      maxLength: 12,
    })
    .map((list) => list.map(([id, n]): readonly [CardId, number] => [id, n + 1]));
  const anyDeck: fc.Arbitrary<Deck> = fc
    .record({
      name: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.string({ minLength: 1 })),
      alignment: fc.constantFrom('hero', 'wizard', 'ringwraith', 'fallen-wizard', 'balrog'),
      notes: fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.constant('two\nlines')),
      ...Object.fromEntries(PARTS.map((part) => [part, entries])),
    })
    .map((deck) => {
      const { antiFallenWizard, farLands, ...rest } = deck as unknown as Deck;
      return {
        ...rest,
        ...(antiFallenWizard?.length ? { antiFallenWizard } : {}),
        ...(farLands?.length ? { farLands } : {}),
      };
    });

  test.prop([anyDeck], { numRuns: 150 })('brings back any deck', (deck) => {
    const result = read(deck);
    expect(result.questions).toEqual([]);
    expect(result.deck).toEqual(deck);
  });
});
