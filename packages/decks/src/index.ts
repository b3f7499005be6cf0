export type { DeckEntry, DeckList } from './deck-list.ts';
export { decks, published } from './published.ts';
