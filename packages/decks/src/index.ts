export type { DeckEntry, DeckList } from './deck-list.ts';
export { decks } from './published.ts';
