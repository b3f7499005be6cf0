import { foldName, foldWords, lookupIn } from '@mathom/cards/lookup';
import type { Card, CardId } from '@mathom/engine/language';
import { FACETS } from './facets.ts';
import { type Lands, landsOf, type Places, placesOf } from './places.ts';
import { RANGES } from './ranges.ts';

/** A card as the search sees it. */
export interface Row {
  readonly card: Card;
  readonly places: Places;
  /** its name, folded */
  readonly name: string;
  /** the letters of its name alone */
  readonly letters: string;
  /** its place among all cards, by set and number */
  readonly rank: number;
  /** the facets' values, in the order of `FACETS`, each as its place in `values` */
  readonly facets: readonly Uint16Array[];
  readonly numbers: readonly (readonly [number, number] | null)[];
  /** our words for it, folded; null until they are worked out */
  text: string | null;
  /** its names in other languages, folded and as they are written */
  foreign: readonly { readonly folded: string; readonly name: string; readonly lang: string }[];
}

export interface Catalogue {
  readonly rows: readonly Row[];
  /** every value that each facet has, in the order of `FACETS` */
  readonly values: readonly (readonly string[])[];
  readonly lands: Lands;
  readonly byId: ReadonlyMap<string, Row>;
  /** ids of the same card in other sets, or twice in one, in the order of the sets */
  printsOf(id: string): readonly string[];
}

export function catalogueOf(cards: readonly Card[]): Catalogue {
  const lookup = lookupIn(cards);
  const lands = landsOf(lookup.cards);
  // counting them by the thousand is quick only if they are numbers
  const codes = FACETS.map(() => new Map<string, number>());
  const coded = (facet: number, words: readonly string[]): Uint16Array =>
    Uint16Array.from(words, (word) => {
      const known = codes[facet].get(word) ?? codes[facet].size;
      codes[facet].set(word, known);
      return known;
    });
  const rows = lookup.cards.map((card, rank): Row => {
    const places = placesOf(card, lands);
    return {
      card,
      places,
      rank,
      name: foldWords(card.name),
      letters: foldName(card.name),
      facets: FACETS.map((f, i) => coded(i, f.of(card, places))),
      numbers: RANGES.map((r) => r.of(card)),
      text: null,
      foreign: [],
    };
  });
  return {
    rows,
    values: codes.map((words) => [...words.keys()]),
    lands,
    byId: new Map(rows.map((r) => [r.card.id as string, r])),
    printsOf: (id) => lookup.printsOf(id as CardId).map((c) => c.id),
  };
}

/** Our words for a card as the search reads them. */
export function readText(
  row: Row,
  textOf: (card: Card) => {
    readonly typeLine: string;
    readonly text: readonly string[];
    readonly facts: readonly { readonly label: string; readonly value: string }[];
  },
): string {
  row.text ??= (() => {
    const t = textOf(row.card);
    const facts = t.facts.map((f) => `${f.label} ${f.value}`).join(' ');
    return foldWords(`${t.typeLine} ${facts} ${t.text.join(' ')}`);
  })();
  return row.text;
}
