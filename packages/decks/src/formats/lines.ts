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
/** What has more lines than this is no deck, and nobody wants to be asked about each. */
const MOST_LINES = 5000;
const ID = /^[A-Z]{2}-\d{1,3}$/;

/**
 * Reads any format that has a card a line under headings. A heading stands alone in its line or
 * between two frames of `#`; what stands in a frame and is no part we know makes the part of
 * all lines below unknown. Every other line names a card, or is asked about later.
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
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].replace(/\s+/g, ' ').trim();
    if (FRAME.test(line)) {
      const title = lines[i + 1]?.trim() ?? '';
      if (title !== '' && !title.startsWith('#') && FRAME.test(lines[i + 2]?.trim() ?? '')) {
        const heading = headingOf(title);
        if (heading || section !== 'notes') {
          enter(heading);
          i += 2;
          continue;
        }
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
    if (entries.length >= MOST_LINES) return UNREADABLE;
    const part = type ?? section;
    entries.push({
      line: i + 1,
      text: line.slice(0, LONGEST_TEXT),
      ...(part ? { section: part } : {}),
      ...(type ? { byType: true } : {}),
      ...cardLine(line),
      ...(print ? { id: print } : {}),
    });
    print = undefined;
    first = false;
  }
  const written = notes.join('\n').trim();
  return { facts: comments.facts(readValue(written)), entries, ours: comments.ours };
}
