import type { Card, CardId, SetCode } from '@mathom/engine/language';
import { foldName } from './fold.ts';
import { allCards } from './index.ts';

export { foldName, foldWords } from './fold.ts';

/** The sets in the order in which they came out. */
export const SETS: readonly SetCode[] = ['TW', 'TD', 'DM', 'LE', 'AS', 'WH', 'BA'];

export const setOf = (id: CardId): SetCode => id.slice(0, id.indexOf('-')) as SetCode;
const numberOf = (id: CardId): number => Number(id.slice(id.indexOf('-') + 1));

/** By set as they came out, then by number. */
export const byPrint = (a: CardId, b: CardId): number =>
  SETS.indexOf(setOf(a)) - SETS.indexOf(setOf(b)) || numberOf(a) - numberOf(b);

/**
 * The number of each set's first card that was not in its boosters: what players write as a
 * set of its own, PR.
 */
const FIRST_PROMO: Partial<Record<SetCode, number>> = { TW: 492, TD: 182, DM: 180, LE: 418 };

export const isPromo = (id: CardId): boolean => {
  const first = FIRST_PROMO[setOf(id)];
  return first !== undefined && numberOf(id) >= first;
};

/** One table of names in another language, by card. */
export type NameTable = Partial<Readonly<Record<CardId, string>>>;

/** Questions about a list of cards. Every list of answers is in the order of their prints. */
export interface Lookup {
  readonly cards: readonly Card[];
  byId(id: string): Card | undefined;
  /** of that name, whatever its accents, case and punctuation */
  named(name: string): readonly Card[];
  ofSet(set: SetCode): readonly Card[];
  /** the same card in every set it is in, itself too: of one name, alignment and kind */
  printsOf(id: CardId): readonly Card[];
  /** each name once, folded as `foldName` does, with its cards */
  readonly names: ReadonlyMap<string, readonly Card[]>;
}

const printKey = (card: Card): string => `${foldName(card.name)} ${card.alignment} ${card.kind}`;

function grouped<K>(cards: readonly Card[], keyOf: (card: Card) => K): ReadonlyMap<K, Card[]> {
  const groups = new Map<K, Card[]>();
  for (const card of cards) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return groups;
}

export function lookupIn(unordered: readonly Card[]): Lookup {
  const cards = [...unordered].sort((a, b) => byPrint(a.id, b.id));
  const ids = new Map<string, Card>(cards.map((card) => [card.id, card]));
  const names = grouped(cards, (card) => foldName(card.name));
  const sets = grouped(cards, (card) => setOf(card.id));
  const prints = grouped(cards, printKey);
  return {
    cards,
    names,
    byId: (id) => ids.get(id),
    named: (name) => names.get(foldName(name)) ?? [],
    ofSet: (set) => sets.get(set) ?? [],
    printsOf: (id) => {
      const card = ids.get(id);
      return card ? (prints.get(printKey(card)) ?? []) : [];
    },
  };
}

let everything: Lookup | undefined;

/** All cards of the catalogue. Built when it is first asked for. */
export const catalogue = (): Lookup => {
  everything ??= lookupIn(allCards);
  return everything;
};
