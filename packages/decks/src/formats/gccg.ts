import type { Lookup } from '@mathom/cards/lookup';
import type { Deck } from '../deck.ts';
import { factComments, noteComments } from './facts.ts';
import type { ReadFile } from './format.ts';
import { framedParts } from './framed.ts';
import { readLines } from './lines.ts';

/**
 * GCCG `.deck`. Lines that begin with `#` are comments, so that the frames around headings are
 * decoration, and files of version 0.8 have neither frames nor sets. A line is
 * `COUNT NAME [TAG] (SET)`. In Latin-1.
 *
 * What the format has no place for (the kind of player, notes, which of two prints in a set)
 * stands in comments, which GCCG does not read.
 */
export const readGccg = (text: string): ReadFile => readLines(text, { start: 'deck' });

export const writeGccg = (deck: Deck, lookup: Lookup): string =>
  [
    '#',
    '# GCCG v0.9.4 Middle-earth deck',
    '#',
    ...factComments(deck, true),
    '#',
    ...noteComments(deck, true),
    ...framedParts(deck, lookup, { count: String, name: (card) => card.name, promos: true }),
    '',
  ].join('\n');
