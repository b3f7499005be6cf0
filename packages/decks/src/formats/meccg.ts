import type { Lookup } from '@mathom/cards/lookup';
import type { Card } from '@mathom/engine/language';
import type { Deck } from '../deck.ts';
import { factComments } from './facts.ts';
import type { ReadFile } from './format.ts';
import { frame, framedParts } from './framed.ts';
import { readLines } from './lines.ts';
import { writeValue } from './value.ts';

/**
 * `.meccg` of Sit Down and Play: like GCCG's, in UTF-8, with frames that must be there, headings
 * whose case matters and free notes at the end. A missing count is one.
 *
 * The format has no part against Fallen-wizards; we write one under a heading of its own, as
 * GCCG has it.
 */
export const readMeccg = (text: string): ReadFile => readLines(text, { start: 'deck' });

/** `Bert - Bûrat` for what is printed with quotes and parentheses. */
const nameOf = ({ name }: Card): string => {
  const parts = /^"?([^"(]+)"? \((.+)\)$/.exec(name);
  return parts ? `${parts[1]} - ${parts[2]}` : name;
};

/** Notes that a reader would take for something else are written as one string. */
function notesOf(notes: string): string {
  const plain = notes.split('\n').every((line) => writeValue(line.trimEnd(), false) === line);
  const whole = notes.trim() === notes && !notes.startsWith('"') && !/^\s*#/m.test(notes);
  return plain && whole ? notes : JSON.stringify(notes);
}

export const writeMeccg = (deck: Deck, lookup: Lookup): string =>
  [
    '#',
    '# Middle-earth Deck',
    '#',
    ...factComments(deck, false),
    '#',
    ...framedParts(deck, lookup, { count: String, name: nameOf, promos: false }),
    ...(deck.notes ? [...frame('Notes'), notesOf(deck.notes)] : []),
    '',
  ].join('\n');
