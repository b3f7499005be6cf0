import { LANGUAGES, type Language, loadNames } from '@mathom/cards/foreign-names';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../app/settings.ts';
import { engineWords } from '../app/words.ts';
import { cardById } from './data.ts';

/** Card names in the language that the reader has chosen; the interface stays as it is. */
const isLanguage = (text: string): text is Language =>
  (LANGUAGES as readonly string[]).includes(text);

export interface Names {
  /** a card by its id and its English name */
  card(id: string, english: string): string;
  /** a text in which cards are called by their English names */
  words(text: string): string;
}

const ENGLISH: Names = { card: (_, english) => english, words: engineWords };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export function namesFrom(table: Readonly<Record<string, string | undefined>>): Names {
  const byName = new Map<string, string>();
  for (const [id, name] of Object.entries(table)) {
    const english = cardById(id)?.name;
    if (english && name && !byName.has(english)) byName.set(english, name);
  }
  // the longest first, and only whole names: "Orc-guard" is not in "Orc-guards"
  const all = [...byName.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const any = new RegExp(`(?<![\\p{L}-])(?:${all.join('|')})(?![\\p{L}-])`, 'gu');
  return {
    card: (id, english) => table[id] ?? byName.get(english) ?? english,
    // first what is said, then of whom: the sentences are known with English names in them
    words: (text) => {
      const said = engineWords(text);
      return all.length > 0 ? said.replace(any, (name) => byName.get(name) ?? name) : said;
    },
  };
}

const useStore = create<{ language: string; names: Names }>()(() => ({
  language: 'en',
  names: ENGLISH,
}));

export const useNames = (): Names => useStore((s) => s.names);

/** What a card is, in a line that names several things by commas. */
export const typeWords = (names: Names, line: string): string =>
  line.split(', ').map(names.words).join(', ');

/** Fetches the names when another language is chosen. Once on each page that shows cards. */
export function useNameLanguage(): void {
  const language = useSettings((s) => s.names);
  useEffect(() => {
    if (useStore.getState().language === language) return;
    if (!isLanguage(language)) {
      useStore.setState({ language, names: ENGLISH });
      return;
    }
    let wanted = true;
    loadNames(language).then((table) => {
      if (wanted) useStore.setState({ language, names: namesFrom(table) });
    });
    return () => {
      wanted = false;
    };
  }, [language]);
}
