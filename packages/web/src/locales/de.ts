import { deAsked } from './de-asked.ts';
import { dePages } from './de-pages.ts';
import { deTable } from './de-table.ts';

/** All that the page itself says, in German: keyed by the English of the source. */
export const de: Readonly<Record<string, string>> = { ...deAsked, ...dePages, ...deTable };
