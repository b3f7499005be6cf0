import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { allCards, statusOf } from '../src/index.ts';
import { UNWRITTEN_NAMES } from '../src/unwritten-names.ts';
import { keywordsIn, namesIn, unboundRoles } from './walk.ts';

const byId = new Map(allCards.map((card) => [card.id as string, card]));
const known = new Set(allCards.map((card) => card.name));

/** The only cards whose text is not yet all data. None of them is in a deck. */
const PARTIAL = ['DM-72', 'TD-41', 'TW-97'];

const label = (card: Card): string => `${card.id} ${card.name}`;

describe('the cards', () => {
  it('have ids of their own', () => {
    const twice = allCards.filter((card) => byId.get(card.id) !== card).map(label);
    expect(twice).toEqual([]);
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(allCards))).toEqual(allCards);
  });

  it('with one name and one alignment differ in nothing but their id', () => {
    const first = new Map<string, Card>();
    for (const card of allCards) {
      const key = `${card.name} / ${card.alignment}`;
      const { id: _, ...facts } = card;
      const before = first.get(key);
      if (before) {
        const { id: __, ...same } = before;
        expect(facts, label(card)).toEqual(same);
      } else first.set(key, card);
    }
  });

  it('name only cards that are known', () => {
    const unknown = allCards.flatMap((card) =>
      [...namesIn(card)]
        .filter((name) => !known.has(name) && !UNWRITTEN_NAMES.includes(name))
        .map((name) => `${label(card)}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name every card of the list of unwritten ones, none of which is written', () => {
    const named = new Set(allCards.flatMap((card) => [...namesIn(card)]));
    expect(UNWRITTEN_NAMES.filter((name) => known.has(name) || !named.has(name))).toEqual([]);
  });

  it('ask for no keyword that no card has', () => {
    const carried = new Set<string>(allCards.flatMap((card) => card.keywords ?? []));
    const idle = allCards.flatMap((card) =>
      [...keywordsIn(card)].filter((k) => !carried.has(k)).map((k) => `${label(card)}: ${k}`),
    );
    expect(idle).toEqual([]);
  });

  it('speak only of roles that something binds', () => {
    expect(allCards.flatMap(unboundRoles)).toEqual([]);
  });

  it('stay with a target only if every way to play them has one', () => {
    const loose = allCards.filter(
      (card) =>
        card.kind === 'event' && card.on === 'target' && card.plays.some((p) => !p.targets?.length),
    );
    expect(loose.map(label)).toEqual([]);
  });

  it('are complete but for a few', () => {
    const partial = allCards.filter((card) => statusOf(card) === 'partial').map((card) => card.id);
    expect(partial.sort()).toEqual(PARTIAL);
  });

  it('can all be played: an event has a way, a creature a key', () => {
    const stuck = allCards.filter(
      (card) =>
        card.lacks === undefined &&
        ((card.kind === 'event' && card.plays.length === 0) ||
          (card.kind === 'creature' && card.keys.length === 0)),
    );
    expect(stuck.map(label)).toEqual([]);
  });
});
