import { allCards, statusOf } from '@mathom/cards';
import { expect, it } from 'vitest';
import { type Field, fieldsOf, fieldsRead } from './reads.ts';

/** Fields that no engine needs to read, and why. */
const EXCEPTIONS: Readonly<Record<Field, string>> = {};

it('every field that a complete card carries is read by the engine in some scenario', () => {
  const carriers = new Map<Field, string[]>();
  for (const card of allCards) {
    if (statusOf(card) !== 'complete') continue;
    for (const field of fieldsOf(card))
      carriers.set(field, [...(carriers.get(field) ?? []), card.id]);
  }
  const unread = [...carriers]
    .filter(([field]) => !fieldsRead.has(field) && !(field in EXCEPTIONS))
    .map(([field, ids]) => `${field}: ${ids.slice(0, 6).join(', ')} (${ids.length})`);
  expect(unread.sort()).toEqual([]);
});
