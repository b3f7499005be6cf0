import type { Lookup } from '@mathom/cards/lookup';
import { type Deck, PARTS } from '../deck.ts';
import { factComments, noteComments } from './facts.ts';
import type { ReadFile } from './format.ts';
import { TITLES } from './headings.ts';
import { readLines } from './lines.ts';
import { cardLines, totalOf } from './write-lines.ts';

/** Lists as people type them: `3x Name (SET)`, headings of any look, or none at all. */
export const readPlain = (text: string): ReadFile =>
  readLines(text, { start: 'deck', hashHeadings: true, slashes: true });

export function writePlain(deck: Deck, lookup: Lookup): string {
  const lines = factComments(deck, false);
  for (const part of PARTS) {
    const entries = deck[part] ?? [];
    if (entries.length === 0) continue;
    lines.push('', `${TITLES[part]} (${totalOf(entries)})`);
    lines.push(
      ...cardLines(entries, lookup, {
        count: (n) => `${n}x`,
        name: (card) => card.name,
        promos: false,
      }),
    );
  }
  const notes = noteComments(deck, false);
  return [...lines, ...(notes.length > 0 ? ['', ...notes] : []), ''].join('\n');
}
