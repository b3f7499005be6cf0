import { type Deck, playerOf } from '../deck.ts';
import type { DeckFacts } from './format.ts';
import { headingOf } from './headings.ts';
import { readValue, writeValue } from './value.ts';

/** The comment by which we know a file of our own. */
export const OURS = 'Written by Mathom';

const LABELS = {
  Id: 'id',
  Name: 'name',
  Alignment: 'alignment',
  Avatar: 'avatar',
  Rules: 'ruleSet',
  Length: 'length',
} as const satisfies Readonly<Record<string, keyof DeckFacts>>;

const LINE = /^([A-Z][a-z]+): (.*)$/;
const NOTE = '#|';
/** What belongs to the format and is no title. */
const NO_TITLE = /^$|\bGCCG\b|^Middle-earth deck$|^Written by Mathom$/i;

const RULE_SETS: readonly unknown[] = ['coe', 'crf', 'tournament', 'dream'];
const LENGTHS: readonly unknown[] = ['starter', 'short', 'long', 'campaign'];

/** Of what a file says of its deck, what can be so. */
export function checkedFacts(facts: Readonly<Record<string, unknown>>): DeckFacts {
  const out: { -readonly [K in keyof DeckFacts]: DeckFacts[K] } = {};
  for (const key of ['id', 'name', 'avatar', 'notes'] as const) {
    const value = facts[key];
    if (typeof value === 'string' && value !== '') out[key] = value;
  }
  const { alignment, ruleSet, length } = facts as Readonly<Record<keyof DeckFacts, never>>;
  if (typeof alignment === 'string' && playerOf({ alignment })) out.alignment = alignment;
  if (RULE_SETS.includes(ruleSet)) out.ruleSet = ruleSet;
  if (LENGTHS.includes(length)) out.length = length;
  return out;
}

/** Comments that say what a deck is besides its cards. A name that can stand alone does. */
export function factComments(deck: Deck, latin1: boolean): string[] {
  const title = writeValue(deck.name, latin1);
  const mistakable = headingOf(title) || LINE.test(title) || NO_TITLE.test(title);
  const alone =
    title === deck.name && !mistakable && /^[^#=|]/.test(title) && !/\(\d+\)$/.test(title);
  const lines = [alone ? `# ${title}` : `# Name: ${title}`, `# ${OURS}`];
  for (const [label, key] of Object.entries(LABELS)) {
    const value = deck[key];
    if (key !== 'name' && value !== undefined && value !== '') {
      lines.push(`# ${label}: ${writeValue(value, latin1)}`);
    }
  }
  return lines;
}

export const noteComments = (deck: Deck, latin1: boolean): string[] =>
  deck.notes ? deck.notes.split('\n').map((line) => `${NOTE} ${writeValue(line, latin1)}`) : [];

/** Gathers what comments say. */
export class CommentReader {
  ours = false;
  private titles: string[] = [];
  private readonly said: Record<string, string> = {};
  private readonly notes: string[] = [];

  /** A comment, `#` and all, trimmed; `first`: nothing but comments has come before. */
  read(line: string, first: boolean): void {
    if (line.startsWith(NOTE)) {
      this.notes.push(readValue(line.slice(NOTE.length).trim()));
      return;
    }
    const text = line.replace(/^#+/, '').trim();
    if (text === OURS) this.ours = true;
    const fact = LINE.exec(text);
    const key =
      fact && Object.hasOwn(LABELS, fact[1]) ? LABELS[fact[1] as keyof typeof LABELS] : '';
    if (fact && key !== '') this.said[key] = readValue(fact[2].trim());
    if (first) this.titles.push(text);
  }

  facts(notes?: string): DeckFacts {
    const isTitle = (text: string): boolean =>
      !NO_TITLE.test(text) && !(this.ours && LINE.test(text));
    const name = this.titles.filter(isTitle)[0];
    const said = this.ours ? this.said : {};
    const gathered = this.notes.length > 0 ? this.notes.join('\n') : notes;
    return checkedFacts({ name, ...said, ...(gathered ? { notes: gathered } : {}) });
  }
}
