import { create } from 'zustand';
import { useSettings } from './settings.ts';

/**
 * The words of the page. English is what stands in the source, and needs nothing; another language is
 * fetched with the library that knows how to put things into it (docs/decisions/0041).
 */
export type Values = Readonly<Record<string, unknown>>;

export interface Tongue {
  /** a text of the source in this language, or null if it has none */
  say(text: string, values?: Values): string | null;
  /** what the engine says, by the patterns of its sentences; as it is where none fits */
  engine(text: string): string;
  /** a step of a lesson: its title, what it says, and the hint to a wrong choice */
  lesson(name: string, step: number): readonly [string, string, string?] | null;
}

export const TONGUES = [
  ['en', 'English'],
  ['de', 'Deutsch'],
] as const;

let tongue: Tongue | null = null;

const filled = (text: string, values: Values): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => String(values[key] ?? ''));

/** A text of the page, in the language that was chosen. */
export const t = (text: string, values: Values = {}): string =>
  tongue?.say(text, values) ?? filled(text, values);

/** A table of words: what is read from it is in the language of the moment. */
export const told = <T extends Readonly<Record<string, string>>>(words: T): T =>
  new Proxy(words, {
    get: (table, key) => {
      const word = typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
      return word === undefined ? undefined : t(word);
    },
  });

/** A sentence that the engine or the model of the table has put together. */
export const engineWords = (text: string): string => tongue?.engine(text) ?? text;

/** A step of a lesson in the language that was chosen; as it is where it has no words there. */
export function lessonWords<T extends { readonly title?: string; readonly text: string }>(
  name: string,
  step: number,
  as: T,
): T {
  const words = tongue?.lesson(name, step);
  if (!words) return as;
  const [title, text, hint] = words;
  return { ...as, title, text, ...(hint === undefined ? {} : { hint }) };
}

const useSpoken = create<{ spoken: string }>()(() => ({ spoken: 'en' }));

async function speak(language: string): Promise<void> {
  if (language !== 'de') tongue = null;
  else tongue = (await import('../locales/tongue.ts')).german;
  document.documentElement.lang = tongue ? language : 'en';
  useSpoken.setState({ spoken: tongue ? language : 'en' });
}

/** The same for what is no component: how numbers and dates are written. */
export const spoken = (): string => useSpoken.getState().spoken;

/** The language of the page at this moment: what is drawn with it is drawn anew when it changes. */
export const useTongue = (): string => useSpoken((s) => s.spoken);

/** Before anything is drawn, and whenever another language is chosen. Without it the page stays English. */
export async function listenForTongue(): Promise<void> {
  useSettings.subscribe((now, before) => {
    if (now.tongue !== before.tongue) speak(now.tongue).catch(() => {});
  });
  const { tongue: wanted } = useSettings.getState();
  if (wanted !== 'en') await speak(wanted).catch(() => {});
}
