import type { Deck } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { entriesOf } from './edit.ts';

/** What one draws to begin with (coe/1.12). */
export const HAND = 8;

/** Some draws from a deck that nobody plays against. */
export interface Goldfish {
  readonly hand: readonly CardId[];
  readonly deck: readonly CardId[];
  /** hands that were put back */
  readonly mulligans: number;
}

/** Every copy of the play deck. */
export const playDeck = (deck: Deck): CardId[] =>
  (['characters', 'resources', 'hazards'] as const).flatMap((part) =>
    entriesOf(deck, part).flatMap(([id, n]) => Array.from({ length: n }, () => id)),
  );

export function shuffled(cards: readonly CardId[], next: () => number): CardId[] {
  const out = [...cards];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

export function deal(cards: readonly CardId[], next: () => number, mulligans = 0): Goldfish {
  const all = shuffled(cards, next);
  return { hand: all.slice(0, HAND), deck: all.slice(HAND), mulligans };
}

export const drawn = (g: Goldfish, n = 1): Goldfish => ({
  ...g,
  hand: [...g.hand, ...g.deck.slice(0, n)],
  deck: g.deck.slice(n),
});

/** The hand goes back, all is shuffled, and as many are drawn. */
export const mulligan = (g: Goldfish, next: () => number): Goldfish =>
  deal([...g.hand, ...g.deck], next, g.mulligans + 1);
