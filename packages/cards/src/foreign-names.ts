import type { CardId } from '@mathom/engine/language';
import type { NameTable } from './lookup.ts';

/** The languages other than English in which cards have names. */
export const LANGUAGES = ['de', 'es', 'fi', 'fr', 'it', 'ja', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Reads a table: a card's id and its name a line. */
export function nameTable(lines: string): NameTable {
  const table: Record<CardId, string> = {};
  for (const line of lines.split('\n')) {
    const space = line.indexOf(' ');
    if (space > 0) table[line.slice(0, space) as CardId] = line.slice(space + 1);
  }
  return table;
}

const LOADERS: Readonly<Record<Language, () => Promise<{ readonly names: NameTable }>>> = {
  de: () => import('./foreign-names/de.ts'),
  es: () => import('./foreign-names/es.ts'),
  fi: () => import('./foreign-names/fi.ts'),
  fr: () => import('./foreign-names/fr.ts'),
  it: () => import('./foreign-names/it.ts'),
  ja: () => import('./foreign-names/ja.ts'),
  nl: () => import('./foreign-names/nl.ts'),
};

/** The names of cards in a language, where they differ from the English ones. */
export const loadNames = async (language: Language): Promise<NameTable> =>
  (await LOADERS[language]()).names;
