import type { Card } from '@mathom/engine/language';
import { FACETS, RANGES } from './facets.ts';
import { fold } from './fold.ts';
import { type Lands, landsOf, type Places, placesOf } from './places.ts';

/** A card as the search sees it. */
export interface Row {
  readonly card: Card;
  readonly places: Places;
  readonly name: string;
  /** the facets' values, in the order of `FACETS` */
  readonly facets: readonly (readonly string[])[];
  readonly numbers: readonly (readonly [number, number] | null)[];
  /** our words for it, folded; null until they are worked out */
  text: string | null;
  /** its names in other languages, folded and as they are written */
  foreign: readonly { readonly folded: string; readonly name: string; readonly lang: string }[];
}

export interface Catalogue {
  readonly rows: readonly Row[];
  readonly lands: Lands;
  readonly byId: ReadonlyMap<string, Row>;
  /** ids of the same card in other sets, or twice in one, in the order of the sets */
  printsOf(id: string): readonly string[];
}

const SETS = ['TW', 'TD', 'DM', 'LE', 'AS', 'WH', 'BA'];

/** The order in which the sets came out, and the numbers within them. */
export const rank = (id: string): number => {
  const [set, n] = id.split('-');
  return SETS.indexOf(set) * 10_000 + Number(n);
};

/** The same card, printed again: same name, sort and alignment. */
const printKey = (c: Card): string =>
  `${c.name}|${c.kind}|${c.alignment}|${c.kind === 'event' ? c.side : ''}`;

export function catalogueOf(cards: readonly Card[]): Catalogue {
  const lands = landsOf(cards);
  const rows = [...cards]
    .sort((a, b) => rank(a.id) - rank(b.id))
    .map((card): Row => {
      const places = placesOf(card, lands);
      return {
        card,
        places,
        name: fold(card.name),
        facets: FACETS.map((f) => f.of(card, places)),
        numbers: RANGES.map((r) => r.of(card)),
        text: null,
        foreign: [],
      };
    });
  const prints = new Map<string, string[]>();
  for (const { card } of rows) {
    const key = printKey(card);
    const same = prints.get(key);
    if (same) same.push(card.id);
    else prints.set(key, [card.id]);
  }
  const byId = new Map(rows.map((r) => [r.card.id as string, r]));
  return {
    rows,
    lands,
    byId,
    printsOf: (id) => {
      const row = byId.get(id);
      return row ? (prints.get(printKey(row.card)) ?? []) : [];
    },
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
    return fold(`${t.typeLine} ${facts} ${t.text.join(' ')}`);
  })();
  return row.text;
}
