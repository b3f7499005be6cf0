import { deAsked } from './de-asked.ts';
import { deBooks } from './de-books.ts';
import { deCards } from './de-cards.ts';
import { deCounsel } from './de-counsel.ts';
import { deDecks } from './de-decks.ts';
import { dePages } from './de-pages.ts';
import { dePeople } from './de-people.ts';
import { deTable } from './de-table.ts';

/** All that the page itself says, in German: keyed by the English of the source, a file for each part of the page. */
export const de: Readonly<Record<string, string>> = {
  ...deAsked,
  ...deBooks,
  ...deCards,
  ...deCounsel,
  ...deDecks,
  ...dePages,
  ...dePeople,
  ...deTable,
};
