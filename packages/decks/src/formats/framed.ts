import type { Lookup } from '@mathom/cards/lookup';
import type { Deck, DeckEntry, Part } from '../deck.ts';
import { TITLES } from './headings.ts';
import { cardLines, type LineWriter, totalOf } from './write-lines.ts';

const frame = (title: string): string[] => ['', '####', title, '####', ''];

/** The three parts of a play deck under one heading, told apart by comments. */
const TYPES = [
  ['Hazard', 'hazards'],
  ['Character', 'characters'],
  ['Resource', 'resources'],
] as const satisfies readonly (readonly [string, Part])[];

const ALONE = ['pool', 'sideboard', 'antiFallenWizard', 'farLands', 'sites'] as const;

/** The parts of a deck under framed headings, as GCCG and those after it write them. */
export function framedParts(deck: Deck, lookup: Lookup, writer: LineWriter): string[] {
  const write = (entries: readonly DeckEntry[]): string[] => cardLines(entries, lookup, writer);
  const lines = frame(TITLES.deck);
  for (const [type, part] of TYPES) {
    if (deck[part].length > 0) {
      lines.push(`# ${type} (${totalOf(deck[part])})`, '', ...write(deck[part]), '');
    }
  }
  for (const part of ALONE) {
    const entries = deck[part] ?? [];
    if (entries.length > 0) lines.push(...frame(TITLES[part]), ...write(entries));
  }
  return lines;
}

export { frame };
