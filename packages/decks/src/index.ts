export {
  type Deck,
  type GameLength,
  type LawName,
  PARTS,
  type Part,
  playerOf,
} from './deck.ts';
export type { DeckEntry, DeckList } from './deck-list.ts';
export * from './drawn/index.ts';
export {
  type Answer,
  answer,
  type Exported,
  exportDeck,
  FORMATS,
  type FormatName,
  type Imported,
  type ImportHint,
  importDeck,
  type Question,
  sayWhy,
  WRITTEN_FORMATS,
  type WrittenFormat,
} from './formats.ts';
export * from './law/index.ts';
export { decks, offered, published } from './published.ts';
