// Writes the typed list of all card names, from the cards: packages/engine/src/language/card-names.ts.
// Run it when a card is written or its name corrected; a test of packages/cards tells if it was forgotten.
import { writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import './ts-loader.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const { allCards } = await import(pathToFileURL(`${root}packages/cards/src/index.ts`).href);

const names = [...new Set(allCards.map((card) => card.name))].sort((a, b) => (a < b ? -1 : 1));
const quoted = (name) => (name.includes("'") ? `"${name}"` : `'${name}'`);

const text = `/**
 * The names of all cards of the seven sets; a text that names a card is checked against them by
 * the compiler. Written by scripts/write-card-names.mjs from the cards. Apostrophes are straight.
 */
export type CardName =
${names.map((name) => `  | ${quoted(name)}`).join('\n')};
`;
writeFileSync(`${root}packages/engine/src/language/card-names.ts`, text);
console.log(`${names.length} names of ${allCards.length} cards`);
