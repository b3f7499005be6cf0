import type { CardId } from '@mathom/engine/language';
import { cardLine } from './card-line.ts';
import { CommentReader } from './facts.ts';
import { type Entry, type ReadFile, type Section, UNREADABLE } from './format.ts';
import { headingOf } from './headings.ts';
import { readValue } from './value.ts';

/** How formats made of lines differ. */
export interface LineStyle {
  /** where lines before any heading belong */
  readonly start: Section;
  /** `# Sites` is a heading, not a comment */
  readonly hashHeadings?: true;
  /** `//` begins a comment too */
  readonly slashes?: true;
}

const FRAME = /^#{2,}$/;
/** The exact print of the next line, where its set has the card twice. */
export const PRINT = '#=';
/** Comments by type inside the deck: `# Hero Character (8)`, `# Hazard (30)`. */
const BY_TYPE = /^# ?(?:[\w-]+ ){0,2}(character|resource|hazard)s?( \(\d+\))?$/i;
const HASH_HEADING = /^#+ /;
const TYPES: Readonly<Record<string, Section>> = {
  character: 'characters',
  resource: 'resources',
  hazard: 'hazards',
};
const LONGEST_TEXT = 200;
/** No line that names a card is longer; what is cut off was not part of a name. */
const LONGEST_LINE = 1000;
/** What has more lines than this is no deck, and nobody wants to be asked about each. */
const MOST_LINES = 5000;
const ID = /^[A-Z]{2}-\d{1,3}$/;

/**
 * Reads any format that has a card a line under headings. A heading stands alone in its line or
 * between two frames of `#`; what stands in a frame and is no part we know is asked about, and
 * so is every line below. All other lines name a card, or are asked about later.
 */
export function readLines(text: string, style: LineStyle): ReadFile {
  const lines = text.split(/\r\n|\r|\n/);
  const comments = new CommentReader();
  const entries: Entry[] = [];
  const notes: string[] = [];
  let section = style.start as Section | 'notes' | undefined;
  let type: Section | undefined;
  let print: CardId | undefined;
  let first = true;
  const enter = (next: Section | 'notes' | undefined): void => {
    section = next;
    type = undefined;
    first = false;
  };
  const lineAt = (i: number): string =>
    (lines[i] ?? '').trim().slice(0, LONGEST_LINE).replace(/\s+/g, ' ');
  const add = (i: number): void => {
    const part = type ?? (section === 'notes' ? undefined : section);
    entries.push({
      line: i + 1,
      text: lineAt(i).slice(0, LONGEST_TEXT),
      ...(part ? { section: part } : {}),
      ...(type ? { byType: true } : {}),
      ...cardLine(lineAt(i)),
      ...(print ? { id: print } : {}),
    });
    print = undefined;
    first = false;
  };
  for (let i = 0; i < lines.length; i++) {
    if (entries.length >= MOST_LINES) return UNREADABLE;
    const line = lineAt(i);
    if (FRAME.test(line) && FRAME.test(lineAt(i + 2))) {
      const title = lineAt(i + 1);
      const heading = headingOf(title);
      if (title !== '' && !title.startsWith('#') && (heading || section !== 'notes')) {
        enter(heading);
        if (!heading) add(i + 1);
        i += 2;
        continue;
      }
    }
    if (section === 'notes') {
      notes.push(lines[i]);
      continue;
    }
    if (line === '') continue;
    if (line.startsWith('#')) {
      const mayHead = style.hashHeadings && HASH_HEADING.test(line);
      const heading = mayHead ? headingOf(line) : undefined;
      // without a number, what comes before any heading is rather the deck's name
      const typed = section === 'deck' ? BY_TYPE.exec(line) : null;
      const ofType = typed && (typed[2] || !first) ? typed[1] : undefined;
      const id = line.startsWith(PRINT) ? line.slice(PRINT.length).trim() : '';
      if (heading) enter(heading);
      else if (ofType) type = TYPES[ofType.toLowerCase()];
      else if (ID.test(id)) print = id as CardId;
      else comments.read(lines[i].trim(), first);
      continue;
    }
    if (style.slashes && line.startsWith('//')) continue;
    const heading = headingOf(line);
    if (heading) {
      enter(heading);
      continue;
    }
    add(i);
  }
  const written = notes.join('\n').trim();
  return { facts: comments.facts(readValue(written)), entries, ours: comments.ours };
}
