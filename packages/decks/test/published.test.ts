import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards, playsWhole } from '@mathom/cards';
import { describe, expect, it } from 'vitest';
import { type DeckList, decks, published } from '../src/index.ts';

const byId = new Map(allCards.map((card) => [card.id as string, card]));
const parts = ['pool', 'characters', 'resources', 'hazards', 'sites', 'sideboard'] as const;
const named = (list: readonly DeckList[]) => list.map((deck) => [deck.name, deck] as const);
const idsOf = (deck: DeckList) => parts.flatMap((part) => deck[part].map(([id]) => id));

describe('the published decks', () => {
  it('are 24, each with an id and a name of its own', () => {
    expect(published).toHaveLength(24);
    expect(new Set(published.map((deck) => deck.id)).size).toBe(24);
    expect(new Set(published.map((deck) => deck.name)).size).toBe(24);
  });

  it.each(named(published))('%s resolves', (_, deck) => {
    expect(idsOf(deck).filter((id) => !byId.has(id))).toEqual([]);
    for (const part of parts) {
      const entries = deck[part];
      expect(entries.filter(([, n]) => !Number.isInteger(n) || n < 1)).toEqual([]);
      expect(new Set(entries.map(([id]) => id)).size, `${part} without repetition`).toBe(
        entries.length,
      );
    }
    const kinds = (part: (typeof parts)[number]) =>
      new Set(deck[part].map(([id]) => byId.get(id)?.kind));
    expect([...kinds('characters')]).toEqual(['character']);
    expect([...kinds('sites')]).toEqual(['site']);
  });
});

describe('the decks that can be played', () => {
  it('are those of heroes whose every card does all that it says in a game of today', () => {
    const isWhole = (id: string): boolean => {
      const card = byId.get(id);
      return card !== undefined && playsWhole(card);
    };
    const playable = published.filter(
      (deck) => deck.alignment === 'hero' && idsOf(deck).every(isWhole),
    );
    expect(decks.map((deck) => deck.id)).toEqual(playable.map((deck) => deck.id));
  });
});

/** The lists as they were published lie beside the project and are no part of it. */
const LISTS = fileURLToPath(new URL('../../../../shared/reference/decks/', import.meta.url));
const present = existsSync(LISTS);
if (!present) console.info(`No lists of the published decks at ${LISTS}: they are not compared.`);

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly alignment: string;
  readonly [part: string]: string | readonly { readonly card: string; readonly qty: number }[];
}

describe.skipIf(!present)('as they were published', () => {
  const listed = present
    ? readdirSync(LISTS).map(
        (file) => JSON.parse(readFileSync(join(LISTS, file), 'utf8')) as Listed,
      )
    : [];

  it('is none missing', () => {
    expect(published.map((deck) => deck.id as string).sort()).toEqual(
      listed.map((list) => list.id).sort(),
    );
  });

  it.each(named(published))('%s is the same', (_, deck) => {
    const list = listed.find(({ id }) => id === deck.id);
    expect({ name: deck.name, alignment: deck.alignment }).toEqual({
      name: list?.name.replace(/[‘’]/g, "'"),
      alignment: list?.alignment,
    });
    for (const part of parts) {
      const entries = list?.[part] as readonly { card: string; qty: number }[];
      expect(deck[part], part).toEqual(entries.map(({ card, qty }) => [card, qty]));
    }
  });
});
