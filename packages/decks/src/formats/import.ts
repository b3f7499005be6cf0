import type { Lookup, NameTable } from '@mathom/cards/lookup';
import { catalogue } from '@mathom/cards/lookup';
import type { CardId } from '@mathom/engine/language';
import { type Deck, type DeckEntry, PARTS, type Part, playerOf } from '../deck.ts';
import { type AlignmentFrom, alignmentOf, partOf } from './alignment.ts';
import { readCardnum } from './cardnum.ts';
import { decode, type Encoding } from './decode.ts';
import { detect } from './detect.ts';
import type { DeckFacts, FormatName, ReadFile, Section } from './format.ts';
import { readGccg } from './gccg.ts';
import { readJson } from './json.ts';
import { readMeccg } from './meccg.ts';
import { type Doubt, resolver } from './names.ts';
import { readNetmeccg } from './netmeccg.ts';
import { readPlain } from './plain.ts';

/** Something about a line that only a person can say. */
export interface Question {
  /** of the first such line, from 1; in JSON the place among all entries */
  readonly line: number;
  readonly text: string;
  /** absent: the kind of the card will decide */
  readonly part?: Part;
  readonly count: number;
  /** from most to least likely; may be empty */
  readonly candidates: readonly CardId[];
  readonly why:
    | Doubt
    /** the card is clear, the heading above it is not one we know */
    | 'part'
    /** the card is clear, the count is not one a deck can have */
    | 'count'
    /** the whole is not in the format it should be in */
    | 'unreadable';
}

/**
 * What a person says to a question; no card: the line means nothing. A question about several
 * copies may have several answers, each with its count.
 */
export interface Answer {
  readonly line: number;
  readonly card: CardId | null;
  readonly count?: number;
  readonly part?: Part;
}

/** A line that is clear. */
interface Settled {
  readonly line: number;
  readonly card: CardId;
  readonly count: number;
  readonly section: Section;
  readonly byType?: true;
}

export interface Imported {
  /** all that is clear so far */
  readonly deck: Deck;
  readonly format: FormatName;
  readonly encoding: Encoding;
  readonly alignmentFrom: AlignmentFrom;
  readonly questions: readonly Question[];
  readonly settled: readonly Settled[];
  readonly facts: DeckFacts;
  readonly hint: ImportHint;
}

export interface ImportHint {
  /** what the file is, if that is known */
  readonly format?: FormatName;
  readonly fileName?: string;
  /** whose deck it is, where the file does not say: decides between cards of one name */
  readonly alignment?: Deck['alignment'];
  /** names in other languages, see @mathom/cards/foreign-names */
  readonly names?: readonly NameTable[];
  /** instead of all cards */
  readonly lookup?: Lookup;
}

const READERS: Readonly<Record<FormatName, (text: string) => ReadFile>> = {
  gccg: readGccg,
  meccg: readMeccg,
  netmeccg: readNetmeccg,
  cardnum: readCardnum,
  plain: readPlain,
  json: readJson,
};

const MOST_COPIES = 999;
const isCount = (n: number): boolean => Number.isInteger(n) && n >= 1 && n <= MOST_COPIES;
const LONGEST_TEXT = 200;

/**
 * Reads a deck. A line that means no card, or may mean several, becomes a question; none is
 * guessed and none is dropped. Lines that repeat (in formats without counts) are asked about
 * once.
 */
export function importDeck(input: Uint8Array | string, hint: ImportHint = {}): Imported {
  const { text, encoding } = decode(input);
  const format = hint.format ?? detect(text, hint.fileName);
  const file = READERS[format](text);
  const alignment = file.facts.alignment ?? hint.alignment;
  const { resolve } = resolver({
    lookup: hint.lookup,
    names: hint.names,
    player: alignment && playerOf({ alignment }),
  });
  const settled: Settled[] = [];
  const questions = new Map<string, Question>();
  const known = new Map<string, ReturnType<typeof resolve>>();
  const ask = (key: string, question: Question): void => {
    const before = questions.get(key);
    const count = Math.min(MOST_COPIES, question.count + (before?.count ?? 0));
    questions.set(key, { ...(before ?? question), count });
  };
  for (const entry of file.entries) {
    const key = [entry.name, entry.tag, entry.set, entry.id].join('\n');
    const found = known.get(key) ?? resolve(entry);
    known.set(key, found);
    const { line, text, section, count, byType } = entry;
    const about = {
      line,
      text,
      ...(section && section !== 'deck' ? { part: section } : {}),
      count: isCount(count) ? count : 1,
    };
    if ('why' in found) {
      ask(`${section}\n${key}\n${isCount(count) ? '' : count}`, { ...about, ...found });
    } else if (!section || !isCount(count)) {
      const why = section ? 'count' : 'part';
      ask(`${line}`, { ...about, candidates: [found.card.id], why });
    } else {
      const ofType = byType && !file.ours ? { byType } : {};
      settled.push({ line, card: found.card.id, count, section, ...ofType });
    }
  }
  if (file.unreadable) {
    const start = text.trimStart().slice(0, LONGEST_TEXT);
    ask('', { line: 1, text: start, count: 1, candidates: [], why: 'unreadable' });
  }
  const name = file.facts.name ?? hint.fileName?.replace(/\.[^.]*$/, '');
  const facts = { ...file.facts, ...(name ? { name } : {}) };
  return rebuilt({ format, encoding, settled, facts, hint, questions: [...questions.values()] });
}

/** Puts what was answered where its line was. Questions that are not answered stay. */
export function answer(result: Imported, answers: readonly Answer[]): Imported {
  const settled = [...result.settled];
  const questions: Question[] = [];
  for (const question of result.questions) {
    const { line, part, count } = question;
    const said = answers.filter((a) => a.line === line);
    if (said.length === 0) questions.push(question);
    for (const a of said) {
      if (a.card === null) continue;
      const chosen = a.count ?? count;
      if (!isCount(chosen)) throw new RangeError(`A deck cannot have ${chosen} copies of a card.`);
      settled.push({ line, card: a.card, count: chosen, section: a.part ?? part ?? 'deck' });
    }
  }
  settled.sort((a, b) => a.line - b.line);
  return rebuilt({ ...result, settled, questions });
}

type Unbuilt = Omit<Imported, 'deck' | 'alignmentFrom'>;

function rebuilt(result: Unbuilt): Imported {
  const { facts, hint, settled } = result;
  const { byId } = hint.lookup ?? catalogue();
  const cards = settled.flatMap(({ card }) => byId(card) ?? []);
  const given = facts.alignment ?? hint.alignment;
  const [alignment, alignmentFrom] = given
    ? ([given, facts.alignment ? 'file' : 'hint'] as const)
    : alignmentOf(cards);
  const player = playerOf({ alignment });
  const parts = Object.fromEntries(PARTS.map((part) => [part, new Map<CardId, number>()]));
  for (const line of settled) {
    const card = byId(line.card);
    if (!card) continue;
    const part = parts[partOf(card, line, player)];
    part.set(card.id, (part.get(card.id) ?? 0) + line.count);
  }
  const entries = (part: Part): readonly DeckEntry[] => [...parts[part]];
  const { name = '', notes, ...others } = facts;
  const deck: Deck = {
    ...others,
    name,
    alignment,
    pool: entries('pool'),
    characters: entries('characters'),
    resources: entries('resources'),
    hazards: entries('hazards'),
    sites: entries('sites'),
    sideboard: entries('sideboard'),
    ...(parts.antiFallenWizard.size > 0 ? { antiFallenWizard: entries('antiFallenWizard') } : {}),
    ...(parts.farLands.size > 0 ? { farLands: entries('farLands') } : {}),
    ...(notes ? { notes } : {}),
  };
  return { ...result, deck, alignmentFrom };
}

const SAYS: Readonly<Record<Question['why'], string>> = {
  unknown: 'No card is called so.',
  ambiguous: 'Several cards are called so.',
  'not-in-set': 'The card is not in that set.',
  'not-of-alignment': 'The card has no such alignment.',
  part: 'The heading above this card is not the name of a part.',
  count: `A deck has from 1 to ${MOST_COPIES} copies of a card.`,
  unreadable: 'This cannot be read as a deck.',
};

/** Why something is asked, for people. */
export const sayWhy = ({ why }: Pick<Question, 'why'>): string => SAYS[why];
