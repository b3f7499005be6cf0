import { LANGUAGES as CODES, loadNames } from '@mathom/cards/foreign-names';
import { foldWords } from '@mathom/cards/lookup';
import { told } from '../app/words.ts';

export interface ForeignName {
  readonly folded: string;
  readonly name: string;
  readonly lang: string;
}

export const LANGUAGES: Readonly<Record<string, string>> = told({
  de: 'German',
  es: 'Spanish',
  fi: 'Finnish',
  fr: 'French',
  it: 'Italian',
  ja: 'Japanese',
  nl: 'Dutch',
});

/** The names of all cards in other languages, by card. */
export async function loadForeign(): Promise<ReadonlyMap<string, readonly ForeignName[]>> {
  const out = new Map<string, ForeignName[]>();
  const tables = await Promise.all(
    CODES.map(async (lang) => [lang, await loadNames(lang)] as const),
  );
  for (const [lang, names] of tables) {
    for (const [id, name] of Object.entries(names)) {
      if (name === undefined) continue;
      const list = out.get(id) ?? [];
      list.push({ lang, name, folded: foldWords(name) });
      out.set(id, list);
    }
  }
  return out;
}
