import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allCards, statusOf } from '@mathom/cards';
import { expect, it } from 'vitest';
import { isNode } from './kinds.ts';
import { type Field, fieldsOf, fieldsRead } from './reads.ts';

const LAW = 'the law of decks reads it: which cards a player may have, not what they do';

/** Fields that the engine need not read, and why. */
const EXCEPTIONS: Readonly<Record<Field, string>> = {
  'card/ally.notFor': LAW,
  'card/ally.copies': LAW,
  'card/character.otherForms':
    'names to be told: that they are one being is said by `manifestationOf`, and cards.test holds them to the pool',
  'card/creature.notFor': LAW,
  'card/event.inPlayDeck': LAW,
  'card/event.notFor': LAW,
  'card/event.points.inParentheses':
    'what is printed, to be told and compared: the value says when it holds',
  'card/item.notFor': LAW,
  'card/item.played.is': 'what is done to play a card is always an action',
  'card/region.alignment': 'every card has one, and regions are nobody’s',
};

/** The fields of complete cards, each with the cards that carry it. */
const carried = new Map<Field, string[]>();
for (const card of allCards) {
  if (statusOf(card) !== 'complete') continue;
  for (const field of fieldsOf(card)) {
    carried.set(field, [...(carried.get(field) ?? []), card.id]);
  }
}

it('fields are noted when they are read', () => {
  expect(fieldsRead.size).toBeGreaterThan(300);
});

it('the engine reads every field that a complete card carries, on some board', () => {
  const unread = [...carried]
    .filter(([field]) => !fieldsRead.has(field) && !(field in EXCEPTIONS))
    .map(([field, ids]) => `${field}: ${ids.slice(0, 6).join(', ')} (${ids.length})`);
  expect(unread.sort()).toEqual([]);
});

it('an exception is made only for what is there and is not read', () => {
  const idle = Object.keys(EXCEPTIONS).filter((f) => !carried.has(f) || fieldsRead.has(f));
  expect(idle).toEqual([]);
});

/** Fields whose words say what the engine is to do; other words are compared with one another. */
const SAYING = new Set(
  'do is pay target event stat until how what as by waive then edge whose basis op outcome result to'.split(
    ' ',
  ),
);

/** Words that the engine need not know, and why. */
const SPOKEN: Readonly<Record<string, string>> = {
  'by: any-in-company': 'the third of three: what holds if it is neither of the others',
  'how: called': 'the other of two: the game ends, and nobody has won it by this',
  'waive: one-character-per-turn': 'who is played by an effect is never the one of the turn',
};

const sources = fileURLToPath(new URL('../../../engine/src/', import.meta.url));
/** Words in quotation marks, and the keys of tables. */
const WORDS = /'([^'\n]+)'|^\s+(\w+)(?=[:(,])/gm;
const quotedIn = (wanted: (file: string) => boolean): ReadonlySet<string> =>
  new Set(
    readdirSync(sources, { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.ts') && wanted(file))
      .flatMap((file) => [...readFileSync(join(sources, file), 'utf8').matchAll(WORDS)])
      .map(([, quoted, key]) => quoted ?? key),
  );

it('the engine knows every word of the language by which a complete card says what it does', () => {
  const known = quotedIn((file) => !/^(language|render|scenario)\b|^describe/.test(file));
  // regions, sites and the like are compared, never named
  const compared = /wilderness|shadow|dark|border|free|coastal|^permanent$/;
  const words = quotedIn((file) =>
    /^language\/(ability|attack|effect|filter|value|kinds)/.test(file),
  );
  // and so are persons
  const names = new Set<string>(allCards.map((card) => card.name));
  const unknown = new Set<string>();
  const into = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      const strange =
        words.has(value) && !known.has(value) && !compared.test(value) && !names.has(value);
      if (SAYING.has(field) && strange) unknown.add(`${field}: ${value}`);
    } else if (Array.isArray(value)) for (const v of value) into(v, field);
    else if (isNode(value)) for (const [name, v] of Object.entries(value)) into(v, name);
  };
  for (const card of allCards) if (statusOf(card) === 'complete') into(card, '');
  expect([...unknown].sort()).toEqual(Object.keys(SPOKEN).sort());
});
