import type { Lookup } from '@mathom/cards/lookup';
import { isPromo, setOf } from '@mathom/cards/lookup';
import type { Card } from '@mathom/engine/language';
import type { DeckEntry } from '../deck.ts';
import { PRINT } from './lines.ts';
import { tagOf } from './names.ts';

export interface LineWriter {
  /** how many: `3`, `3x` */
  readonly count: (n: number) => string;
  readonly name: (card: Card) => string;
  /** PR for cards that were in no booster */
  readonly promos: boolean;
}

const MOST_A_LINE = 99;

/** What must stand beside a name so that no other card is meant. */
function marksOf(card: Card, lookup: Lookup, promos: boolean): string {
  const alignments = new Set(lookup.named(card.name).map((other) => other.alignment));
  const tag = alignments.size > 1 ? tagOf(card.alignment) : undefined;
  const set = promos && isPromo(card.id) ? 'PR' : setOf(card.id);
  return `${tag ? ` [${tag}]` : ''} (${set})`;
}

/** The second print of a card in its set: name and set mean the first. */
function isSecondInSet(card: Card, lookup: Lookup): boolean {
  const inSet = lookup.printsOf(card.id).filter((print) => setOf(print.id) === setOf(card.id));
  return inSet[0].id !== card.id;
}

/** A line for each entry; a card that is not in the catalogue goes by its id. */
export function cardLines(
  entries: readonly DeckEntry[],
  lookup: Lookup,
  { count, name, promos }: LineWriter,
): string[] {
  return entries.flatMap(([id, total]) => {
    const card = lookup.byId(id);
    const text = card ? `${name(card)}${marksOf(card, lookup, promos)}` : id;
    const lines: string[] = [];
    for (let left = total; left > 0; left -= MOST_A_LINE) {
      if (card && isSecondInSet(card, lookup)) lines.push(`${PRINT} ${id}`);
      lines.push(`${count(Math.min(left, MOST_A_LINE))} ${text}`);
    }
    return lines;
  });
}

export const totalOf = (entries: readonly DeckEntry[]): number =>
  entries.reduce((sum, [, n]) => sum + n, 0);
