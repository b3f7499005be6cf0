import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';
import type { Facts } from './facts/fact.ts';
import { ourFacts } from './facts/ours.ts';
import { LIST, present, printedCards, printedFacts } from './facts/printed.ts';
import { sealsOf } from './facts/seal.ts';
import { SEALS } from './facts/seals.ts';
import { INTENDED } from './intended-differences.ts';

if (!present) console.info(`No list of the printed cards at ${LIST}: facts are not compared.`);

describe.skipIf(!present)('the facts are those of the printed cards', () => {
  const printed = printedCards();
  const differences = new Map<string, string>();
  for (const card of allCards) {
    const p = printed.get(card.id);
    if (!p) {
      differences.set(`${card.id} id`, 'not in the list');
      continue;
    }
    const ours = ourFacts(card);
    for (const [fact, value] of Object.entries(printedFacts(p))) {
      if (value !== undefined && ours[fact] !== value) {
        differences.set(`${card.id} ${fact}`, `${ours[fact]}, printed ${value}`);
      }
    }
  }

  it('but where a difference is meant', () => {
    const unmeant = [...differences].filter(([key]) => !(key in INTENDED));
    expect(unmeant.map(([key, what]) => `${key}: ${what}`)).toEqual([]);
  });

  it('and every difference that is meant is one', () => {
    expect(Object.keys(INTENDED).filter((key) => !differences.has(key))).toEqual([]);
  });

  it('under the seals that are kept here', () => {
    const facts = (card: Card): Facts => {
      const p = printed.get(card.id);
      return p ? printedFacts(p) : {};
    };
    expect(Object.fromEntries(sealsOf(allCards, facts))).toEqual(SEALS);
  });

  it('of every card of the list', () => {
    const ours = new Set<string>(allCards.map((card) => card.id));
    expect([...printed.keys()].filter((id) => !ours.has(id))).toEqual([]);
  });
});

it('the facts are under the seals of the printed ones', () => {
  expect(Object.fromEntries(sealsOf(allCards, ourFacts))).toMatchObject(SEALS);
});
