import { statusOf } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';
import {
  allHoldable,
  catalogue,
  check,
  type Deck,
  drawDeck,
  holdable,
  type LawName,
} from '../../src/index.ts';

/** Chance that can be had again (a linear congruence is enough here). */
function chanceOf(seed: number): (n: number) => number {
  let x = seed >>> 0;
  return (n) => {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    return Math.floor((x / 2 ** 32) * n);
  };
}

const LAWS: readonly LawName[] = ['coe', 'crf', 'tournament'];
const cards = holdable('wizard', 'coe');
const draw = (seed: number, ruleSet: LawName = 'coe', more: object = {}): Deck =>
  drawDeck({
    kind: 'wizard',
    ruleSet,
    cards: holdable('wizard', ruleSet),
    chance: chanceOf(seed),
    ...more,
  });

const idsOf = (deck: Deck): string[] =>
  [deck.pool, deck.characters, deck.resources, deck.hazards, deck.sites, deck.sideboard].flatMap(
    (part) => part.map(([id]) => id),
  );
const card = (id: string): Card => {
  const found = catalogue(id);
  if (!found) throw new Error(`no card ${id}`);
  return found;
};

describe('what a Wizard can hold', () => {
  it('is whole, and on his side', () => {
    for (const each of allHoldable(cards)) expect(statusOf(each), each.id).toBe('complete');
    const ids = (list: readonly Card[]): Set<string> => new Set(list.map(({ id }) => id));
    expect(ids(cards.resources)).toContain('TW-244');
    expect(ids(cards.characters)).toContain('TW-156'); // an avatar
    expect(ids(cards.pool)).not.toContain('TW-156');
    // an agent is a hazard for him and nothing else
    expect(ids(cards.hazards)).toContain('DM-3');
    expect(ids(cards.characters)).not.toContain('DM-3');
    // no resource of the other side but items
    const minion = cards.resources.filter((c) => c.alignment === 'minion');
    expect(minion.length).toBeGreaterThan(0);
    expect(minion.filter((c) => c.kind !== 'item')).toEqual([]);
    expect(cards.sites.filter((c) => c.alignment === 'minion')).toEqual([]);
  });
});

describe('what a Ringwraith can hold', () => {
  const theirs = holdable('ringwraith', 'coe');
  const ids = (list: readonly Card[]): Set<string> => new Set(list.map(({ id }) => id));

  it('is whole, and on his side', () => {
    for (const each of allHoldable(theirs)) expect(statusOf(each), each.id).toBe('complete');
    expect(ids(theirs.characters)).toContain('LE-50'); // an avatar
    expect(ids(theirs.pool)).not.toContain('LE-50');
    // an agent is a character for him
    expect(ids(theirs.characters)).toContain('DM-3');
    // no resource of the other side but items, and no site of theirs
    const hero = theirs.resources.filter((c) => c.alignment === 'hero');
    expect(hero.filter((c) => c.kind !== 'item')).toEqual([]);
    expect(theirs.sites.filter((c) => c.alignment === 'hero')).toEqual([]);
  });

  it.each(LAWS)('makes lawful decks, with an avatar and where to start (%s)', (ruleSet) => {
    const mine = holdable('ringwraith', ruleSet);
    for (let seed = 1; seed <= 6; seed++) {
      const deck = drawDeck({ kind: 'ringwraith', ruleSet, cards: mine, chance: chanceOf(seed) });
      expect(check(deck, { ruleSet }), `seed ${seed}`).toEqual([]);
      expect(deck.alignment).toBe('ringwraith');
      expect(deck.characters.some(([id]) => /^LE-5[0-8]$/.test(id))).toBe(true);
    }
  });
});

describe('what a Fallen-wizard can hold', () => {
  const his = holdable('fallen-wizard', 'coe');
  const ids = (list: readonly Card[]): Set<string> => new Set(list.map(({ id }) => id));

  it('is of both sides and his own, for whomever he may declare himself to be', () => {
    for (const each of allHoldable(his)) expect(statusOf(each), each.id).toBe('complete');
    const sides = new Set(his.resources.map((c) => c.alignment));
    expect(sides).toEqual(new Set(['hero', 'minion', 'dual', 'stage', 'neutral']));
    expect(new Set(his.sites.map((c) => c.alignment))).toContain('fallen-wizard');
    expect(ids(his.resources)).toContain('WH-105'); // specific to Pallando
    expect(ids(his.pool)).toContain('WH-82'); // a Stage card to start with
    expect(ids(his.pool)).not.toContain('TW-316'); // no item that is unique
    expect(ids(his.resources)).not.toContain('LE-203'); // barred to him
  });

  it.each(LAWS)('makes lawful decks for one who says who he is (%s)', (ruleSet) => {
    const mine = holdable('fallen-wizard', ruleSet);
    const declared = new Set<string | undefined>();
    for (let seed = 1; seed <= 8; seed++) {
      const deck = drawDeck({
        kind: 'fallen-wizard',
        ruleSet,
        cards: mine,
        chance: chanceOf(seed * 65_537),
      });
      expect(check(deck, { ruleSet }), `seed ${seed}`).toEqual([]);
      const avatar = deck.characters.map(([id]) => card(id)).find((c) => c.name === deck.avatar);
      expect(avatar?.alignment).toBe('fallen-wizard');
      // his avatar has a home to come to
      const homes = avatar?.kind === 'character' ? avatar.home : [];
      const sites = deck.sites.map(([id]) => card(id));
      expect(
        homes.some((h) => typeof h !== 'string' || sites.some(({ name }) => name === h)),
        `seed ${seed}`,
      ).toBe(true);
      expect(deck.resources.some(([id]) => card(id).alignment === 'stage')).toBe(true);
      declared.add(deck.avatar);
    }
    expect(declared.size).toBeGreaterThan(1);
  });

  it('is whom the wanted cards are for', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const deck = drawDeck({
        kind: 'fallen-wizard',
        ruleSet: 'coe',
        cards: his,
        chance: chanceOf(seed),
        wanted: ['WH-105'],
      });
      expect(deck.avatar).toBe('Pallando');
      expect(idsOf(deck)).toContain('WH-105');
    }
  });
});

describe('a deck drawn by lot', () => {
  it.each(LAWS)('is lawful, whatever the lot (%s)', (ruleSet) => {
    const mine = holdable('wizard', ruleSet);
    for (let seed = 1; seed <= 12; seed++) {
      const deck = drawDeck({ kind: 'wizard', ruleSet, cards: mine, chance: chanceOf(seed) });
      expect(check(deck, { ruleSet }), `seed ${seed}`).toEqual([]);
      expect(deck.hazards.length).toBeGreaterThan(0);
    }
  });

  it('is the same from the same seed, and another from another', () => {
    expect(draw(5)).toEqual(draw(5));
    expect(idsOf(draw(5))).not.toEqual(idsOf(draw(6)));
  });

  it('has cards of all sorts, and over several decks many different ones', () => {
    const seen = new Set<string>();
    for (let seed = 20; seed < 34; seed++) for (const id of idsOf(draw(seed))) seen.add(id);
    expect(seen.size).toBeGreaterThan(allHoldable(cards).length / 2);
    const kinds = new Set([...seen].map((id) => card(id).kind));
    expect([...kinds].sort()).toEqual(
      ['ally', 'character', 'creature', 'event', 'faction', 'item', 'site'].sort(),
    );
  });

  it('has what is wanted, with the site where it is played', () => {
    // a faction and an agent, whose sites are named on them
    const wanted = ['TW-317', 'DM-3'];
    const about = wanted.map(card);
    let edoras = 0;
    for (let seed = 1; seed <= 6; seed++) {
      const ids = idsOf(draw(seed, 'coe', { wanted, about }));
      expect(ids).toEqual(expect.arrayContaining(wanted));
      if (ids.includes('TW-394')) edoras++;
    }
    expect(edoras).toBeGreaterThan(4);
  });
});

describe('what a wanted card cannot do without', () => {
  const homesOf = (c: Card): readonly unknown[] => (c.kind === 'character' ? c.home : []);
  const site = (name: string): Card[] => cards.sites.filter((c) => c.name === name);
  const hasOne = (ids: readonly string[], some: readonly Card[]): boolean =>
    some.some(({ id }) => ids.includes(id));
  const named = (name: string): Card[] => allHoldable(cards).filter((c) => c.name === name);

  it.each([
    ['an item of one site', 'TW-298', [site('The White Towers')]],
    ['a character who must be there', 'TD-157', [named('Galadriel')]],
    [
      'an Under-deeps site below another, and its way down',
      'BA-96',
      [site('The Wind-deeps'), site('The Wind Throne')],
    ],
    [
      'an agent, who comes into play at home',
      'DM-3',
      [cards.sites.filter(({ name }) => homesOf(card('DM-3')).includes(name))],
    ],
  ] as const)('%s', (_, id, needs) => {
    for (let seed = 1; seed <= 8; seed++) {
      const ids = idsOf(draw(seed, 'coe', { wanted: [id], about: [card(id)] }));
      expect(ids).toContain(id);
      for (const each of needs) expect(hasOne(ids, each), `seed ${seed}`).toBe(true);
    }
  });

  it('a lawful deck all the same, however much is wanted', () => {
    const hazards = cards.hazards.filter((c) => c.kind === 'event').map(({ id }) => id);
    for (let seed = 1; seed <= 4; seed++) {
      const deck = draw(seed, 'coe', { wanted: hazards, about: [] });
      expect(check(deck, { ruleSet: 'coe' })).toEqual([]);
    }
  });
});
