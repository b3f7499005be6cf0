import type { Card } from '@mathom/engine/language';
import { foldWords } from './fold.ts';
import type { NameTable } from './lookup.ts';

/** Finds cards by the words on them, in any spelling. */
export interface FullText {
  /**
   * Those that have every word asked for, or a word that begins so; words in quotation marks
   * stand together. First those whose name has them all, then the others; each in the order of
   * the list. Nothing asked for: all.
   */
  find(query: string): readonly Card[];
  /** from now on the cards are found by these names too */
  addNames(names: NameTable): void;
}

/** What is asked for: a space before each word, so that it is found where words begin. */
function termsOf(query: string): readonly string[] {
  const terms: string[] = [];
  const rest = query.replace(/["“”„«]([^"“”„«»]*)["“”»]/g, (_, phrase: string) => {
    terms.push(foldWords(phrase));
    return ' ';
  });
  terms.push(...foldWords(rest).split(' '));
  return terms.filter((term) => term !== '').map((term) => ` ${term}`);
}

/**
 * The text is that of our own rendering, which is the caller's to give: the cards know nothing
 * of it. Nothing is rendered before the first search.
 */
export function fullText(cards: readonly Card[], textOf: (card: Card) => string): FullText {
  const names = cards.map((card) => ` ${foldWords(card.name)}`);
  let texts: string[] | undefined;
  const textsNow = (): string[] => {
    texts ??= cards.map((card, i) => `${names[i]} ${foldWords(textOf(card))}`);
    return texts;
  };
  return {
    find(query) {
      const terms = termsOf(query);
      if (terms.length === 0) return cards;
      const texts = textsNow();
      const byName: Card[] = [];
      const byText: Card[] = [];
      cards.forEach((card, i) => {
        if (terms.every((term) => names[i].includes(term))) byName.push(card);
        else if (terms.every((term) => names[i].includes(term) || texts[i].includes(term))) {
          byText.push(card);
        }
      });
      return [...byName, ...byText];
    },
    addNames(table) {
      cards.forEach((card, i) => {
        const name = table[card.id];
        if (name !== undefined) names[i] += ` ${foldWords(name)}`;
      });
    },
  };
}
