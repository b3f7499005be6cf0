import { catalogue, type Lookup } from '@mathom/cards/lookup';
import type { Deck } from '../deck.ts';
import { encodeLatin1 } from './decode.ts';
import type { WrittenFormat } from './format.ts';
import { writeGccg } from './gccg.ts';
import { writeJson } from './json.ts';
import { writeMeccg } from './meccg.ts';
import { writePlain } from './plain.ts';

export interface Exported {
  readonly text: string;
  /** in the encoding of the format */
  readonly bytes: Uint8Array;
  /** with its dot */
  readonly extension: string;
  readonly mediaType: string;
}

interface Writer {
  readonly write: (deck: Deck, lookup: Lookup) => string;
  readonly extension: string;
  readonly mediaType: string;
  readonly latin1?: true;
}

const WRITERS: Readonly<Record<WrittenFormat, Writer>> = {
  gccg: {
    write: writeGccg,
    extension: '.deck',
    mediaType: 'text/plain;charset=iso-8859-1',
    latin1: true,
  },
  meccg: { write: writeMeccg, extension: '.meccg', mediaType: 'text/plain;charset=utf-8' },
  plain: { write: writePlain, extension: '.txt', mediaType: 'text/plain;charset=utf-8' },
  json: { write: writeJson, extension: '.json', mediaType: 'application/json' },
};

/**
 * Writes a deck so that `importDeck` reads the same deck from it, without a question: cards,
 * counts and order in every part, the very prints, name, notes and kind of player.
 */
export function exportDeck(
  deck: Deck,
  format: WrittenFormat,
  lookup: Lookup = catalogue(),
): Exported {
  const { write, extension, mediaType, latin1 } = WRITERS[format];
  const text = write(deck, lookup);
  const bytes = latin1 ? encodeLatin1(text) : new TextEncoder().encode(text);
  return { text, bytes, extension, mediaType };
}
