import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CardId } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, loadNames } from '../src/foreign-names.ts';
import { imageFileOf } from '../src/images.ts';
import { catalogue, setOf } from '../src/lookup.ts';

/** Compared where the list of the printed cards is present; see facts.test.ts. */
const LIST = fileURLToPath(new URL('../../../../shared/reference/cards.jsonl', import.meta.url));

interface Printed {
  readonly id: CardId;
  readonly image: string;
  readonly names?: Partial<Record<Language, string>>;
}

const straight = (s: string): string =>
  s
    .replace(/[‘’`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();

const present = existsSync(LIST);
if (!present) console.info(`No list of the printed cards at ${LIST}: names are not compared.`);
const printed: readonly Printed[] = present
  ? readFileSync(LIST, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => JSON.parse(line) as Printed)
  : [];

describe('pictures', () => {
  it('have names of their own within a set', () => {
    const files = catalogue().cards.map((c) => `${setOf(c.id)}/${imageFileOf(c, catalogue())}`);
    expect(new Set(files).size).toBe(files.length);
  });

  it.skipIf(!present)('are called what those who collect them call them', () => {
    const images = new Map(printed.map(({ id, image }) => [id, image]));
    const wrong = catalogue()
      .cards.filter((card) => images.get(card.id) !== imageFileOf(card, catalogue()))
      .map((card) => `${card.id}: ${imageFileOf(card, catalogue())}`);
    expect(wrong).toEqual([]);
  });
});

describe('names in other languages', () => {
  it.each(LANGUAGES)('%s: none is empty, each of a card', async (language) => {
    const names = Object.entries(await loadNames(language));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter(([id, name]) => !/^[A-Z]{2}-\d+$/.test(id) || !name?.trim())).toEqual([]);
  });

  it.skipIf(!present).each(LANGUAGES)('%s: those of the printed cards', async (language) => {
    const expected = Object.fromEntries(
      printed.flatMap(({ id, names }) => {
        const name = names?.[language];
        return name === undefined ? [] : [[id, straight(name)]];
      }),
    );
    expect(await loadNames(language)).toEqual(expected);
  });
});
