import { cardText } from '@mathom/engine/render/index';
import { describe, expect, it } from 'vitest';
import { fullText } from '../src/full-text.ts';
import { allCards } from '../src/index.ts';
import { byPrint, catalogue, foldName, foldWords, isPromo, SETS, setOf } from '../src/lookup.ts';

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

describe('folding', () => {
  it.each([
    ['Lórien', 'lorien'],
    ['lorien', 'lorien'],
    ['“Bert” (Bûrat)', 'bertburat'],
    ['Bert - Bûrat', 'bertburat'],
    ['Dragon’s Desolation', 'dragonsdesolation'],
    ['DRAGONS DESOLATION', 'dragonsdesolation'],
    ['Cave Drake', 'cavedrake'],
    ['Cave-drake', 'cavedrake'],
    ['Wold and Foothills', 'woldandfoothills'],
    ['Wold & Foothills', 'woldandfoothills'],
    ['Œil Mesuré', 'oeilmesure'],
    ['Weiße', 'weisse'],
    // an accent written apart from its letter
    ['The\u0301oden', 'theoden'],
  ])('%s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('keeps the letters of another script, with the marks that make them', () => {
    expect(foldName('ガンダルフ')).toBe('ガンダルフ');
    expect(foldName('ガ')).not.toBe(foldName('カ'));
  });

  it('keeps words apart where words are asked for', () => {
    expect(foldWords("  The Dragon's-Hoard, (or two)! ")).toBe('the dragons hoard or two');
  });

  it('never takes one name for another', () => {
    const spellings = new Map<string, Set<string>>();
    for (const { name } of allCards) {
      const key = foldName(name);
      spellings.set(key, (spellings.get(key) ?? new Set()).add(foldWords(name)));
    }
    expect([...spellings.values()].filter((s) => s.size > 1).map((s) => [...s])).toEqual([]);
  });
});

describe('the catalogue', () => {
  const { byId, cards, named, ofSet, printsOf } = catalogue();

  it('holds every card, in the order of print', () => {
    expect(cards).toHaveLength(allCards.length);
    for (let i = 1; i < cards.length; i++) {
      expect(byPrint(cards[i - 1].id, cards[i].id)).toBeLessThan(0);
    }
  });

  it('finds each card by id and by name, in any spelling', () => {
    const plain = (name: string) =>
      name
        .normalize('NFD')
        .replace(/[\u0300-\u036f'"]/g, '')
        .toUpperCase();
    const lost = cards.filter(
      (card) =>
        byId(card.id) !== card ||
        !named(card.name).includes(card) ||
        !named(plain(card.name)).includes(card),
    );
    expect(idsOf(lost)).toEqual([]);
    expect(byId('TW-9999')).toBeUndefined();
    expect(named('No Card of the Seven Sets')).toEqual([]);
    expect(named('')).toEqual([]);
  });

  it('has each card in one set', () => {
    expect(SETS.flatMap((set) => idsOf(ofSet(set)))).toEqual(idsOf(cards));
    expect(ofSet('TD').every((card) => setOf(card.id) === 'TD')).toBe(true);
  });

  it('knows what was printed again, in other sets and twice in one', () => {
    expect(idsOf(printsOf('TW-15'))).toEqual(['TW-14', 'TW-15', 'LE-61']);
    expect(idsOf(printsOf('TW-156'))).toEqual(['TW-156']);
    for (const card of cards) {
      const prints = printsOf(card.id);
      expect(prints).toContain(card);
      for (const print of prints) expect(printsOf(print.id)).toEqual(prints);
      expect(new Set(prints.map((p) => `${p.alignment} ${p.kind}`)).size, card.id).toBe(1);
    }
  });

  it('knows which cards were in no booster', () => {
    expect(isPromo('TW-495')).toBe(true);
    expect(isPromo('TW-491')).toBe(false);
    expect(isPromo('WH-122')).toBe(false);
  });
});

describe('full text', () => {
  let rendered = 0;
  const text = fullText(catalogue().cards, (card) => {
    rendered++;
    return cardText(card);
  });
  const find = (query: string) => idsOf(text.find(query));

  it('renders nothing before it is asked', () => {
    expect(rendered).toBe(0);
    expect(text.find('  ')).toHaveLength(allCards.length);
    expect(rendered).toBe(0);
    find('gandalf');
    find('saruman');
    expect(rendered).toBe(allCards.length);
  });

  it('finds names before texts, by the beginnings of words', () => {
    const found = find('theod');
    expect(found[0]).toBe('TW-182'); // Théoden
    expect(find('heoden')).not.toContain('TW-182');
  });

  it('wants all the words, and those in quotation marks together', () => {
    const apart = find('attack cancel');
    expect(apart.length).toBeGreaterThan(10);
    const together = find('"attack cancel"');
    expect(together.length).toBeLessThan(apart.length);
    for (const id of together) expect(apart).toContain(id);
    expect(find('“cancel an attack”')).toEqual(find('"cancel an attack"'));
    expect(find('cancel zzyzx')).toEqual([]);
  });

  it('finds what the text says, not the name alone', () => {
    const found = find('scout');
    expect(found).toContain('TW-204'); // Concealment is a scout's
  });

  it('finds names of other languages once they are added', () => {
    expect(find('entführer')).toEqual([]);
    text.addNames({ 'TW-1': 'Entführer' });
    expect(find('entfuhrer')).toEqual(['TW-1']);
  });
});
