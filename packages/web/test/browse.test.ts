import { allCards } from '@mathom/cards';
import type { Card } from '@mathom/engine/language';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, catalogueOf, readText } from '../src/browse/catalogue.ts';
import { columnsFor } from '../src/browse/columns.ts';
import { FACETS, facetWord, keysOf, sourceOf } from '../src/browse/facets.ts';
import { wordsOf } from '../src/browse/fold.ts';
import { loadForeign } from '../src/browse/foreign.ts';
import {
  EVERYTHING,
  filterCount,
  fromAddress,
  limited,
  type Query,
  toAddress,
  toggled,
} from '../src/browse/query.ts';
import { RANGES } from '../src/browse/ranges.ts';
import { isAbout, isListed, namesIn, slugOf, slugsOf } from '../src/browse/rulings-of.ts';
import { search } from '../src/browse/search.ts';
import { textOf } from '../src/cards/data.ts';
import { mapSite } from '../src/map/decode.ts';

let all: Catalogue;
beforeAll(() => {
  all = catalogueOf(allCards);
  for (const row of all.rows) readText(row, textOf);
});

const ask = (change: Partial<Query>): Card[] =>
  search(all, { ...EVERYTHING, ...change }).rows.map((r) => r.card);
const names = (cards: readonly Card[]): string[] => cards.map((c) => c.name);
const one = (name: string, alignment?: string): Card => {
  const card = allCards.find(
    (c) => c.name === name && (alignment === undefined || c.alignment === alignment),
  );
  if (!card) throw new Error(`no ${name}`);
  return card;
};
const placesOf = (card: Card): string[] => [
  ...new Set((all.byId.get(card.id)?.places.sites ?? []).map((s) => s.name as string)),
];

describe('searching', () => {
  it('finds a name in any spelling, and that card first', () => {
    for (const typed of ['Barad-dûr', 'barad dur', 'BARADDUR', 'barad-dur'])
      expect(names(ask({ words: typed }))[0], typed).toBe('Barad-dûr');
    expect(names(ask({ words: 'theoden' }))[0]).toBe('Théoden');
    expect(names(ask({ words: 'lorien' }))[0]).toBe('Lórien');
    expect(names(ask({ words: 'Bûrat' }))).toContain('"Bert" (Bûrat)');
  });
  it('finds a card by its id, with or without the hyphen', () => {
    expect(ask({ words: 'tw-156' }).map((c) => c.id)).toContain('TW-156');
    expect(ask({ words: 'TW 156' })[0].id).toBe('TW-156');
  });
  it('finds words of our text, unless only names are asked for', () => {
    const by = ask({ words: 'corruption check' });
    expect(by.length).toBeGreaterThan(20);
    const inNames = ask({ words: 'corruption check', namesOnly: true });
    expect(inNames.length).toBeLessThan(by.length);
    for (const c of inNames) expect(c.name.toLowerCase()).toMatch(/corruption|check/);
  });
  it('takes a phrase in quotes as it stands', () => {
    expect(wordsOf('"free council" Orc')).toEqual(['free council', 'orc']);
    const loose = ask({ words: 'prowess body' });
    const strict = ask({ words: '"prowess body"' });
    expect(strict.length).toBeLessThan(loose.length);
  });
  it('finds names of other languages once they are there', async () => {
    expect(names(ask({ words: 'Gefangennahme', namesOnly: true }))).toEqual([]);
    const foreign = await loadForeign();
    const [id, list] = [...foreign].find(([, l]) => l.some((n) => n.lang === 'de')) ?? ['', []];
    const german = list.find((n) => n.lang === 'de');
    const row = all.byId.get(id);
    expect(row).toBeDefined();
    if (!row || !german) return;
    row.foreign = list;
    expect(ask({ words: german.name, namesOnly: true }).map((c) => c.id)).toContain(id);
    row.foreign = [];
    expect(foreign.size).toBeGreaterThan(1000);
  });
});

describe('filters', () => {
  it('mean: one of each facet that is asked for', () => {
    const elves = ask({ facets: { kind: ['character'], race: ['Elf'], skill: ['scout', 'sage'] } });
    expect(elves.length).toBeGreaterThan(3);
    for (const c of elves) {
      expect(c.kind).toBe('character');
      if (c.kind !== 'character') continue;
      expect(c.race).toBe('Elf');
      expect(c.skills.some((s) => s === 'scout' || s === 'sage')).toBe(true);
    }
  });
  it('limit numbers, and leave out cards that have none', () => {
    const strong = ask({ ranges: { prowess: [7, null] }, facets: { kind: ['character'] } });
    expect(strong.length).toBeGreaterThan(2);
    for (const c of strong) expect(c.kind === 'character' && c.prowess).toBeGreaterThanOrEqual(7);
    const weak = ask({ ranges: { mind: [1, 2] } });
    expect(weak.length).toBeGreaterThan(3);
    for (const c of weak) expect('mind' in c && (c.mind ?? 0)).toBeLessThanOrEqual(2);
    expect(ask({ ranges: { mind: [0, 99] } }).every((c) => 'mind' in c)).toBe(true);
  });
  it('count what each further value would leave', () => {
    const q: Query = { ...EVERYTHING, facets: { kind: ['creature'], set: ['TW'] } };
    const { counts } = search(all, q);
    for (const facet of ['set', 'race', 'keyed'] as const) {
      const i = FACETS.findIndex((f) => f.key === facet);
      for (const [value, n] of counts[i]) {
        if (n === 0) continue;
        const alone = { ...q.facets, [facet]: [value] };
        expect(ask({ facets: alone }).length, `${facet} ${value}`).toBe(n);
      }
    }
  });
  it('show reprints once if asked', () => {
    const twice = ask({ words: 'Orc-warband', namesOnly: true });
    expect(twice.length).toBeGreaterThan(1);
    expect(ask({ words: 'Orc-warband', namesOnly: true, once: true })).toHaveLength(1);
  });
  it('put points where they belong', () => {
    expect(sourceOf(one('Glamdring'))).toBe('item');
    expect(sourceOf(one('Orc-warband'))).toBe('kill');
    expect(sourceOf(one('Moria', 'hero'))).toBeNull();
  });
  it('have a word for every value, and every card a kind, set, alignment and status', () => {
    for (const row of all.rows) {
      for (const key of ['kind', 'set', 'align', 'status'])
        expect(row.facets[FACETS.findIndex((f) => f.key === key)]).toHaveLength(1);
    }
    FACETS.forEach((f, i) => {
      for (const v of all.values[i]) {
        expect(facetWord(f, v)).not.toBe('');
        if (f.order) expect(f.order, f.key).toContain(v);
      }
    });
  });
});

describe('the address', () => {
  it('holds the whole query and gives it back', () => {
    let q: Query = { ...EVERYTHING, words: 'Théoden & "the Mark"', namesOnly: true, once: true };
    q = toggled(toggled(q, 'race', 'Awakened Plant'), 'race', 'Man');
    q = toggled(q, 'at', "Beorn's House");
    q = limited(limited(q, 'prowess', [3, null]), 'mind', [null, 6]);
    q = { ...q, sort: 'mind', look: 'list' };
    expect(fromAddress(toAddress(q))).toEqual(q);
    expect(filterCount(q)).toBe(6);
    expect(toAddress(EVERYTHING)).toBe('');
  });
  it('takes no nonsense', () => {
    const q = fromAddress(`n.prowess=abc..&sort=evil&kind=&look=x&q=${'a'.repeat(999)}`);
    expect(q.ranges).toEqual({});
    expect(q.sort).toBe('best');
    expect(q.facets).toEqual({});
    expect(q.words).toHaveLength(200);
    expect(ask(fromAddress('kind=dragonfly'))).toEqual([]);
  });
  it('toggles and frees', () => {
    const on = toggled(EVERYTHING, 'set', 'TW');
    expect(toggled(on, 'set', 'TW')).toEqual(EVERYTHING);
    expect(limited(limited(EVERYTHING, 'body', [1, 2]), 'body', [null, null])).toEqual(EVERYTHING);
  });
});

describe('places', () => {
  it('are those that the card names', () => {
    expect(placesOf(one('Men of Lebennin'))).toEqual(['Pelargir']);
    const home = all.byId.get(one('Théoden').id)?.places;
    expect(home?.what).toBe('home');
    expect(home?.sites.map((s) => s.name)).toContain('Edoras');
  });
  it('of items are the sites that offer their class, of their own side', () => {
    const card = one('Glamdring');
    const places = all.byId.get(card.id)?.places;
    expect(places?.sites.length).toBeGreaterThan(10);
    for (const s of places?.sites ?? []) {
      expect(s.alignment === 'minion' || s.alignment === 'balrog').toBe(false);
      expect(s.items.some((i) => (typeof i === 'string' ? i : i.class) === 'major')).toBe(true);
    }
    expect(placesOf(card)).not.toContain('Rivendell');
  });
  it('of hoard items are lairs', () => {
    const hoard = allCards.find((c) => c.kind === 'item' && c.keywords?.includes('hoard'));
    expect(hoard).toBeDefined();
    if (!hoard) return;
    for (const s of all.byId.get(hoard.id)?.places.sites ?? [])
      expect(
        s.lair !== undefined || s.attacks.some((a) => JSON.stringify(a.race).includes('Dragon')),
        s.name,
      ).toBe(true);
  });
  it('of creatures are the lands and sites of their keys', () => {
    const band = one('Orc-warband');
    expect(keysOf(band)).toEqual(
      expect.arrayContaining(['wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold']),
    );
    const { regions, sites } = all.byId.get(band.id)?.places ?? { regions: [], sites: [] };
    const types = new Set(regions.map((r) => all.lands.typeOf(r)));
    expect([...types].sort()).toEqual(['dark', 'shadow', 'wilderness']);
    expect(new Set(sites.map((s) => s.type))).toEqual(
      new Set(['ruins', 'shadow-hold', 'dark-hold']),
    );
  });
  it('are all on the map', () => {
    for (const { places, card } of all.rows)
      for (const s of places.sites)
        if (!mapSite(s.name)) expect.unreachable(`${card.name}: where is ${s.name}?`);
  });
});

describe('rulings of a card', () => {
  it('are found by its name as the citations spell it', () => {
    expect(slugOf('Akhôrahil')).toBe('akhorahil');
    expect(slugsOf({ name: 'The One Ring' })).toEqual(['the-one-ring', 'one-ring']);
    expect(slugsOf({ name: '"Bert" (Bûrat)' })).toContain('bert');
    expect(isAbout('crf/card/river/2', slugsOf({ name: 'River' }))).toBe(true);
    expect(isAbout('crf/term/river/2', slugsOf({ name: 'River' }))).toBe(false);
    expect(isAbout('companion/errata/akhorahil/1', slugsOf({ name: 'Akhôrahil' }))).toBe(true);
    expect(isAbout('coe/1.2', slugsOf({ name: '1.2' }))).toBe(false);
  });

  it('names cards in its words where a list goes by numbers', () => {
    const known = [
      'Horses',
      'River',
      'Wizard’s River-horses',
      'Gandalf',
      'Gandalf’s Friend',
      'Ire',
    ];
    const found = (words: string): string[] => [...namesIn(words, known)].sort();
    expect(found('Horses go nowhere, nor does River.')).toEqual(['Horses', 'River']);
    expect(found('Wizard’s River-horses spare him; Riverdale and Ireland are no cards.')).toEqual([
      'Wizard’s River-horses',
    ]);
    expect(found('Gandalf’s Friend is not Gandalf.')).toEqual(['Gandalf', 'Gandalf’s Friend']);
    expect(found("Gandalf's Friend")).toEqual(['Gandalf’s Friend']);
    expect([...namesIn('A second Old Thrush', ['The Old Thrush', 'A Second'])]).toEqual([
      'The Old Thrush',
    ]);
    expect(found('horses')).toEqual([]);
    expect(['crf/errata/card-errata/10', 'crf/monday/12-1-97/2'].every(isListed)).toBe(true);
    expect(['crf/card/river/1', 'crf/term/errata/1'].some(isListed)).toBe(false);
  });
});

describe('the grid', () => {
  it('fills the width and never overflows it', () => {
    for (const width of [300, 358, 560, 700, 1040, 1500]) {
      const { n, w } = columnsFor(width);
      expect(n).toBeGreaterThan(0);
      expect(n * w + (n - 1) * 14).toBeLessThanOrEqual(width);
    }
    expect(columnsFor(358).n).toBe(2);
  });
  it('has every number that a filter can ask for on some card', () => {
    RANGES.forEach((r, i) => {
      expect(
        all.rows.some((row) => row.numbers[i] !== null),
        r.key,
      ).toBe(true);
    });
  });
});
