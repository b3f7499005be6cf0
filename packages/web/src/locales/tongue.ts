import i18next from 'i18next';
import type { Tongue } from '../app/words.ts';
import { de } from './de.ts';
import { inGerman } from './de-engine.ts';
import { lessons } from './lessons/index.ts';

/** German, by the library: the texts of the source are the keys, and have no parts of their own. */
const library = i18next.createInstance();
library.init({
  lng: 'de',
  resources: { de: { translation: de } },
  keySeparator: false,
  nsSeparator: false,
  // React escapes what it draws
  interpolation: { escapeValue: false },
  initAsync: false,
});

export const german: Tongue = {
  say: (text, values) => (Object.hasOwn(de, text) ? library.t(text, { ...values }) : null),
  engine: inGerman,
  lesson: (name, step) => lessons[name]?.[step] ?? null,
};
