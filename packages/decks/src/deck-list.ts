import type { Deck } from './deck.ts';

export type { DeckEntry } from './deck.ts';

/** A deck that is known by an id: one of those that were published. */
export interface DeckList extends Deck {
  readonly id: string;
}
