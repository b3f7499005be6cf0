import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';

const LIST = fileURLToPath(new URL('../../engine/src/language/card-names.ts', import.meta.url));

describe('the typed list of names', () => {
  it('is that of the cards; if not, run scripts/write-card-names.mjs', () => {
    const listed = [...readFileSync(LIST, 'utf8').matchAll(/^ {2}\| (?:'(.*)'|"(.*)");?$/gm)].map(
      ([, single, double]) => single ?? double,
    );
    const names = [...new Set(allCards.map((card) => card.name))].sort((a, b) => (a < b ? -1 : 1));
    expect(listed).toEqual(names);
  });
});
