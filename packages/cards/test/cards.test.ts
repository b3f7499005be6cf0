import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import { allCards } from '../src/index.ts';
import { keywordsIn, namesIn, unboundRoles } from './walk.ts';

const byId = new Map(allCards.map((card) => [card.id as string, card]));
const known = new Set(allCards.map((card) => card.name));

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
        .filter((name) => !known.has(name))
        .map((name) => `${label(card)}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('ask for no keyword that no card has', () => {
    const carried = new Set<string>(allCards.flatMap((card) => card.keywords ?? []));
    // read off any haven that is a Fallen-wizard's
    carried.add('wizardhaven');
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
        card.kind === 'event' &&
        card.on === 'target' &&
        // a way in which it is a short-event leaves nothing behind
        card.plays.some((p) => !p.targets?.length && p.becomes !== 'short'),
    );
    expect(loose.map(label)).toEqual([]);
  });

  it('say in a few plain words what they lack', () => {
    const vague = allCards.filter(
      ({ lacks }) =>
        lacks !== undefined && (!/^[a-z0-9"'À-ž].{8,}[^.]$/i.test(lacks) || /todo/i.test(lacks)),
    );
    expect(vague.map((card) => `${label(card)}: ${card.lacks}`)).toEqual([]);
  });

  it('that name their other forms name all of them', () => {
    const naming = allCards.flatMap((card) =>
      card.otherForms === undefined ? [] : [[card, card.otherForms] as const],
    );
    expect(naming.length).toBeGreaterThan(0);
    for (const [card, names] of naming) {
      const others = allCards.filter(
        (one) => one.manifestationOf === card.manifestationOf && one.name !== card.name,
      );
      expect([...new Set(others.map((one) => one.name))].sort(), label(card)).toEqual(
        [...names].sort(),
      );
    }
  });

  it('can all be played: an event has a way, a creature a key', () => {
    const stuck = allCards.filter(
      (card) =>
        card.lacks === undefined &&
        ((card.kind === 'event' && card.plays.length === 0 && card.seen === undefined) ||
          (card.kind === 'creature' && card.keys.length === 0)),
    );
    expect(stuck.map(label)).toEqual([]);
  });
});
