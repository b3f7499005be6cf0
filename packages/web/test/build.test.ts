import { allCards } from '@mathom/cards';
import type { Deck } from '@mathom/decks';
import { check, published } from '@mathom/decks';
import type { Card, CardId } from '@mathom/engine/language';
import { beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../src/browse/catalogue.ts';
import { allDrafts, draftOf, keepDraft, newKey } from '../src/build/model/drafts.ts';
import {
  added,
  countIn,
  emptyDeck,
  fingerprint,
  homeOf,
  moved,
  partsFor,
  sizeOf,
  withCount,
} from '../src/build/model/edit.ts';
import { deal, drawn, HAND, mulligan, playDeck } from '../src/build/model/goldfish.ts';
import {
  companyOf,
  creaturesByKey,
  type Find,
  minds,
  pointsBySource,
  resourcesBySite,
  suggestSites,
  withoutSite,
} from '../src/build/model/plots.ts';
import { useBuilder } from '../src/build/store.ts';

const catalogue = catalogueOf(allCards);
const find: Find = (id) => catalogue.byId.get(id);
const idOf = (name: string, alignment = ''): CardId => {
  const card = allCards.find((c) => c.name === name && (!alignment || c.alignment === alignment));
  if (!card) throw new Error(`no ${name}`);
  return card.id;
};
const cardOf = (name: string, alignment = ''): Card => {
  const card = find(idOf(name, alignment))?.card;
  if (!card) throw new Error(`no ${name}`);
  return card;
};
const deckA = published.find((d) => d.id === 'challenge-deck-a') as Deck;

describe('a deck', () => {
  const glamdring = idOf('Glamdring');
  it('is changed into another, and the old one stays', () => {
    const empty = emptyDeck();
    const one = added(empty, 'resources', glamdring);
    const two = added(one, 'resources', glamdring);
    expect(countIn(empty, 'resources', glamdring)).toBe(0);
    expect(countIn(two, 'resources', glamdring)).toBe(2);
    expect(sizeOf(two, 'resources')).toBe(2);
    expect(withCount(two, 'resources', glamdring, 0).resources).toEqual([]);
    expect(countIn(withCount(two, 'resources', glamdring, 500), 'resources', glamdring)).toBe(99);
  });
  it('moves one copy, or all', () => {
    const two = added(emptyDeck(), 'resources', glamdring, 2);
    const one = moved(two, 'resources', 'sideboard', glamdring);
    expect([one.resources, one.sideboard]).toEqual([[[glamdring, 1]], [[glamdring, 1]]]);
    const all = moved(two, 'resources', 'sideboard', glamdring, true);
    expect([all.resources, all.sideboard]).toEqual([[], [[glamdring, 2]]]);
    expect(moved(two, 'hazards', 'sideboard', glamdring)).toBe(two);
  });
  it('has no empty part that need not be there', () => {
    const more = added(emptyDeck(), 'antiFallenWizard', glamdring);
    expect(more.antiFallenWizard).toEqual([[glamdring, 1]]);
    expect('antiFallenWizard' in withCount(more, 'antiFallenWizard', glamdring, 0)).toBe(false);
  });
  it('is the same whatever the order of its lines', () => {
    const a = added(added(emptyDeck(), 'sites', idOf('Bree')), 'sites', idOf('Moria'));
    const b = added(added(emptyDeck(), 'sites', idOf('Moria')), 'sites', idOf('Bree'));
    expect(fingerprint(a)).toBe(fingerprint(b));
    expect(fingerprint(a)).not.toBe(fingerprint(added(a, 'sites', idOf('Bree'))));
  });
  it('has a place for every card but regions', () => {
    for (const card of allCards) {
      const home = homeOf(card, 'wizard');
      if (card.kind === 'region') expect(home).toBeNull();
      else {
        expect(home, card.id).not.toBeNull();
        if (home) expect(partsFor(card, 'wizard'), card.id).toContain(home);
      }
    }
    expect(homeOf(cardOf('Orc-warband'), 'wizard')).toBe('hazards');
    expect(homeOf(cardOf('Gandalf', 'hero'), 'wizard')).toBe('characters');
    expect(partsFor(cardOf('Bree'), 'wizard')).toEqual(['sites']);
    expect(partsFor(cardOf('Théoden'), 'wizard')).toContain('pool');
    expect(partsFor(cardOf('Orc-warband'), 'wizard')).not.toContain('pool');
  });
  it('of those published is lawful as it is opened: the first', () => {
    expect(check({ ...deckA, ruleSet: 'coe', length: 'short' })).toEqual([]);
  });
});

describe('plots', () => {
  const small: Deck = {
    ...emptyDeck(),
    pool: [
      [idOf('Théoden'), 1],
      [idOf('Ioreth'), 1],
    ],
    resources: [
      [idOf('Glamdring'), 1],
      [idOf('Men of Lebennin'), 1],
      [idOf('Hauberk of Bright Mail'), 2],
    ],
    hazards: [
      [idOf('Orc-warband'), 3],
      [idOf('Doors of Night'), 2],
    ],
    sites: [
      [idOf('Pelargir', 'hero'), 1],
      [idOf('Moria', 'hero'), 1],
      [idOf('Rivendell', 'hero'), 1],
    ],
  };
  it('count resources where they can be played', () => {
    const bars = resourcesBySite(small, find);
    const at = (site: string) => bars.find((b) => b.site === site);
    expect(at('Pelargir')).toMatchObject({ n: 1, cards: ['Men of Lebennin'] });
    expect(at('Moria')).toMatchObject({ n: 3, cards: ['Glamdring', 'Hauberk of Bright Mail'] });
    expect(at('Rivendell')?.n).toBe(0);
    expect(bars[0].site).toBe('Moria');
  });
  it('count creatures, and no other hazard, by their keys', () => {
    const bars = new Map(creaturesByKey(small, find).map((b) => [b.key, b.n]));
    expect(bars.get('wilderness')).toBe(3);
    expect(bars.get('dark-hold')).toBe(3);
    expect(bars.get('free')).toBe(0);
  });
  it('count minds, and what a company costs', () => {
    const bars = new Map(minds(small, find).map((b) => [b.mind, b.n]));
    expect([bars.get(6), bars.get(1), bars.get(2)]).toEqual([1, 1, 0]);
    const company = companyOf([idOf('Théoden'), idOf('Ioreth'), idOf('Cram')], find);
    expect(company).toMatchObject({ mind: 7, influence: 4, prowess: 5 });
    expect(company.members).toEqual(['Théoden', 'Ioreth']);
    expect(company.skills.get('sage')).toBe(1);
  });
  it('add up points by source, a unique card once', () => {
    const points = (deck: Deck) =>
      new Map(pointsBySource(deck, find).map((b) => [b.source, b.points]));
    expect(points(small).get('character')).toBe(2);
    expect(points(small).get('faction')).toBe(2);
    expect(points(small).get('item')).toBe(6);
    const twice = { ...small, resources: [[idOf('Glamdring'), 3] as const] };
    expect(points(twice).get('item')).toBe(2);
  });
  it('say what no site of the deck is good for, and which would be', () => {
    const bare = { ...small, sites: [[idOf('Moria', 'hero'), 1] as const] };
    expect(withoutSite(bare, find).map((c) => c.card.name)).toEqual(['Men of Lebennin']);
    const [best, ...rest] = suggestSites(bare, find, catalogue.lands.sites);
    expect(best).toMatchObject({ site: 'Pelargir', fresh: ['Men of Lebennin'] });
    expect(rest.every((s) => s.fresh.length === 0)).toBe(true);
    const named = [best, ...rest].map((s) => s.site);
    expect(new Set(named).size).toBe(named.length);
    expect(named).not.toContain('Moria');
    expect(suggestSites(emptyDeck(), find, catalogue.lands.sites)).toEqual([]);
  });
  it('suggest only sites of the player’s own side', () => {
    const minion: Deck = { ...small, alignment: 'ringwraith' };
    for (const s of suggestSites(minion, find, catalogue.lands.sites))
      expect(find(s.id)?.card.alignment).toBe('minion');
  });
});

describe('hands', () => {
  const all = playDeck(deckA);
  const next = (() => {
    let a = 7;
    return () => {
      a = (a * 1103515245 + 12345) % 2147483648;
      return a / 2147483648;
    };
  })();
  it('are drawn from the whole play deck, and nothing is lost', () => {
    expect(all.length).toBe(
      sizeOf(deckA, 'characters') + sizeOf(deckA, 'resources') + sizeOf(deckA, 'hazards'),
    );
    const first = deal(all, next);
    expect(first.hand).toHaveLength(HAND);
    const more = drawn(drawn(first), 2);
    expect(more.hand).toHaveLength(HAND + 3);
    expect([...more.hand, ...more.deck].sort()).toEqual([...all].sort());
    const again = mulligan(more, next);
    expect(again.hand).toHaveLength(HAND);
    expect(again.mulligans).toBe(1);
    expect([...again.hand, ...again.deck].sort()).toEqual([...all].sort());
    expect(again.hand).not.toEqual(first.hand);
  });
});

describe('the builder', () => {
  const moria = idOf('Moria', 'hero');
  const bree = idOf('Bree', 'hero');
  const b = () => useBuilder.getState();
  beforeEach(() => b().open(newKey(), { deck: emptyDeck() }));
  it('undoes and redoes, and a new change ends what could be redone', () => {
    b().edit((d) => added(d, 'sites', moria), 'Moria');
    b().edit((d) => added(d, 'sites', bree), 'Bree');
    b().undo();
    expect(b().now.deck.sites).toEqual([[moria, 1]]);
    b().undo();
    expect(b().now.deck.sites).toEqual([]);
    b().undo();
    b().redo();
    expect(b().now.deck.sites).toEqual([[moria, 1]]);
    b().edit((d) => added(d, 'sites', moria), 'Moria');
    b().redo();
    expect(b().now.deck.sites).toEqual([[moria, 2]]);
  });
  it('takes typing as one step', () => {
    for (const name of ['M', 'Mi', 'Min', 'Mine'])
      b().edit((d) => ({ ...d, name }), 'Name', 'name');
    b().undo();
    expect(b().now.deck.name).toBe('A new deck');
  });
  it('keeps a draft of what is not saved, and none of what is', () => {
    const { key } = b();
    b().edit((d) => added(d, 'sites', moria), 'Moria');
    expect(draftOf(key)?.deck.sites).toEqual([[moria, 1]]);
    expect(allDrafts().some((d) => d.key === key)).toBe(true);
    const print = fingerprint(b().now.deck);
    b().setSaved({ id: 'saved-deck-1', version: 1, link: null, print }, 'saved-deck-1');
    expect(draftOf(key)).toBeNull();
    expect(draftOf('saved-deck-1')).toBeNull();
    b().edit((d) => added(d, 'sites', bree), 'Bree');
    expect(draftOf('saved-deck-1')).toMatchObject({ base: 1 });
    b().undo();
    expect(draftOf('saved-deck-1')).toBeNull();
  });
  it('lets nobody start who is no longer in the pool', () => {
    const king = idOf('Théoden');
    b().edit((d) => added(d, 'pool', king), 'Théoden');
    b().setStart([king]);
    expect(b().now.start).toEqual([king]);
    b().edit((d) => withCount(d, 'pool', king, 0), 'out');
    expect(b().now.start).toEqual([]);
    b().undo();
    expect(b().now.start).toEqual([king]);
  });
  it('does not trust what is stored', () => {
    keepDraft('draft-bad', { deck: { ...emptyDeck(), sites: 'x' as never }, start: [], at: 0 }, []);
    expect(draftOf('draft-bad')).toBeNull();
  });
});
