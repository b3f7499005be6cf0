/** Decks in the files that players have. */
export type { AlignmentFrom } from './formats/alignment.ts';
export { type Decoded, decode, type Encoding } from './formats/decode.ts';
export { detect } from './formats/detect.ts';
export { type Exported, exportDeck } from './formats/export.ts';
export { FORMATS, type FormatName, WRITTEN_FORMATS, type WrittenFormat } from './formats/format.ts';
export {
  type Answer,
  answer,
  type Imported,
  type ImportHint,
  importDeck,
  type Question,
  sayWhy,
} from './formats/import.ts';
