import type { CardId } from '@mathom/engine/language';
import type { Deck, Part } from '../deck.ts';

/** The files that players have; what each looks like is told in the file of its name. */
export const FORMATS = ['gccg', 'meccg', 'netmeccg', 'cardnum', 'plain', 'json'] as const;
export type FormatName = (typeof FORMATS)[number];

/** Those that we write. */
export const WRITTEN_FORMATS = ['gccg', 'meccg', 'plain', 'json'] as const;
export type WrittenFormat = (typeof WRITTEN_FORMATS)[number];

/** Where a line stands. `deck`: the file does not say more, and the card's kind decides. */
export type Section = Part | 'deck';

/** A line that should name a card, before anybody has looked for that card. */
export interface Entry {
  /** from 1; in JSON, which has no lines, the place among all entries */
  readonly line: number;
  readonly text: string;
  /** absent: under a heading that we do not know */
  readonly section?: Section;
  /** the section is that of a comment by type, which agents do not heed */
  readonly byType?: true;
  readonly count: number;
  readonly name: string;
  readonly tag?: string;
  readonly set?: string;
  /** the very print, where a name and a set are not enough */
  readonly id?: CardId;
}

/** What a deck is besides its cards. */
export type DeckFacts = Partial<
  Pick<Deck, 'id' | 'name' | 'alignment' | 'avatar' | 'ruleSet' | 'length' | 'notes'>
>;

/** A file, read and not yet understood. */
export interface ReadFile {
  readonly facts: DeckFacts;
  readonly entries: readonly Entry[];
  /** written by this program: what it says of parts is meant */
  readonly ours: boolean;
  /** the text is not of its format at all */
  readonly unreadable?: true;
}

export const UNREADABLE: ReadFile = { facts: {}, entries: [], ours: false, unreadable: true };
