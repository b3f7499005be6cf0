import { allCards, statusOf } from '@mathom/cards';
import { expect, it } from 'vitest';
import { type Field, fieldsOf, fieldsRead } from './reads.ts';

const LAW = 'the law of decks reads it: which cards a player may have, not what they do';

/** Fields that the engine need not read, and why. */
const EXCEPTIONS: Readonly<Record<Field, string>> = {
  'ability/not-for.player': LAW,
  'card/ally.alignment': LAW,
  'card/creature.alignment': LAW,
  'card/event.alignment': LAW,
  'card/faction.alignment': LAW,
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
