import { catalogue } from '@mathom/cards/lookup';
import { describe, expect, it } from 'vitest';
import { type Deck, PARTS, playerOf } from '../../src/deck.ts';
import {
  answer,
  exportDeck,
  type ImportHint,
  importDeck,
  published,
  sayWhy,
} from '../../src/index.ts';

const lookup = catalogue();
const read = (input: string, hint: ImportHint = {}) => importDeck(input, hint);
const asked = (text: string) => read(text).questions;

describe('whose deck it is', () => {
  it.each(published.map((deck) => [deck.name, deck] as const))(
    '%s shows by its cards',
    (_, deck) => {
      // as others write it: nothing is said of the kind of player
      const text = exportDeck(deck, 'gccg')
        .text.split('\n')
        .filter((line) => !/^# (?:Written|Alignment|Id)/.test(line))
        .join('\n');
      const result = read(text);
      expect(result.questions).toEqual([]);
      expect(result.alignmentFrom).not.toBe('file');
      expect(playerOf(result.deck)).toBe(playerOf(deck));
      for (const part of PARTS) expect(result.deck[part], part).toEqual(deck[part]);
    },
  );

  it('decides between cards of one name where a person says it', () => {
    const text = 'Sites\n1 Moria\n1 Rhosgobel\n';
    const sites = (alignment: Deck['alignment']) =>
      read(text, { alignment }).deck.sites.map(([id]) => id);
    expect(sites('hero')).toEqual(['TW-413', 'TW-420']);
    expect(sites('ringwraith')).toEqual(['LE-392', 'AS-159']);
    expect(sites('balrog')).toEqual(['BA-93', 'AS-159']);
    expect(sites('fallen-wizard')).toEqual([]);
    expect(read(text, { alignment: 'hero' }).alignmentFrom).toBe('hint');
  });
});

describe('questions', () => {
  it.each([
    ['1 Gandolf [H] (TW)', 'unknown', 'TW-156'],
    ['1 Horn of Annor (TW)', 'unknown', 'TW-259'],
    ['1 L?rien [H] (TW)', 'unknown', 'TW-408'],
    ['1 Bert', 'unknown', 'TW-16'],
    ['1 Iron Crown', 'unknown', 'TW-496'],
    ['1 Gandalf (BA)', 'not-in-set', 'TW-156'],
    ['1 Gandalf [M]', 'not-of-alignment', 'WH-4'],
    ['1 Gandalf [Z]', 'not-of-alignment', 'TW-156'],
    ['1 Gandalf [constructor]', 'not-of-alignment', 'TW-156'],
    ['1 Moria', 'ambiguous', 'BA-93'],
    ['1 The Balrog', 'ambiguous', 'BA-3'],
    ['0 Gandalf [H]', 'count', 'TW-156'],
    ['99999999999999999999 Gandalf [H]', 'count', 'TW-156'],
  ] as const)('%s: %s', (line, why, candidate) => {
    const [question, ...more] = asked(`Pool\n${line}\n`);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ line: 2, text: line, part: 'pool', count: 1, why });
    expect(question.candidates).toContain(candidate);
    expect(sayWhy(question)).toMatch(/\.$/);
  });

  it('are about lines that are nothing at all too, with nothing to propose', () => {
    expect(asked('Dear friend, here is the deck that I played last year in Essen:')).toMatchObject([
      { line: 1, why: 'unknown', candidates: [] },
    ]);
  });

  it('are answered where the line was', () => {
    const result = read('Pool\n1 Balin\n2 Gandolf\n1 Gimli\nJunk and more junk\n3 Moria\n');
    expect(result.questions.map(({ line }) => line)).toEqual([3, 5, 6]);
    const some = answer(result, [
      { line: 3, card: 'TW-156' },
      { line: 5, card: null },
    ]);
    expect(some.deck.pool).toEqual([
      ['TW-123', 1],
      ['TW-156', 2],
      [lookup.named('Gimli')[0].id, 1],
    ]);
    expect(some.alignmentFrom).toBe('avatar');
    expect(some.questions).toHaveLength(1);
    const all = answer(some, [{ line: 6, card: 'TW-413', part: 'sites', count: 1 }]);
    expect(all.questions).toEqual([]);
    expect(all.deck.sites).toEqual([['TW-413', 1]]);
    expect(() => answer(some, [{ line: 6, card: 'TW-413', count: -1 }])).toThrow(RangeError);
  });

  it('prints of one card are none: the set decides, and without one the first print', () => {
    expect(read('1 Barrow-wight').deck.hazards).toEqual([['TW-14', 1]]);
    expect(read('1 Barrow-wight (LE)').deck.hazards).toEqual([['LE-61', 1]]);
    expect(read('1 Fatty Bolger (TW)').deck.characters).toEqual([['TW-495', 1]]);
    expect(read('1 The Arkenstone (PR)').deck.resources).toEqual([['LE-418', 1]]);
  });
});
