import { describe, expect, it } from 'vitest';
import type { AttackFilter, Card, CardFilter } from '../src/language/index.ts';
import { createPool } from '../src/pool/pool.ts';
import { describesOneOf, fitsSite } from '../src/query/printed-site.ts';
import { facedMatches } from '../src/query/reading/faced.ts';
import type { FacedAttack } from '../src/state/types.ts';

const sites = [
  { name: 'Haven', type: 'haven', alignment: 'hero', region: 'Rohan' },
  { name: 'Lair', type: 'ruins', alignment: 'minion', lair: 'Somebody', region: 'Gorgoroth' },
  { name: 'Deep', type: 'shadow-hold', alignment: 'minion', underDeeps: true },
  { name: 'Strayed', type: 'haven', alignment: 'fallen-wizard', region: 'Rohan' },
].map((x, i) => ({
  id: `XX-${i + 1}`,
  kind: 'site',
  attacks: x.name === 'Lair' ? [{ race: ['Orc', 'Troll'] }, { race: 'Spider' }] : [],
  ...x,
}));
const regions = [
  { id: 'XX-10', kind: 'region', name: 'Rohan', type: 'border', alignment: 'neutral' },
  { id: 'XX-11', kind: 'region', name: 'Gorgoroth', type: 'dark', alignment: 'neutral' },
];
const pool = createPool([...sites, ...regions] as unknown as Card[]);

const fit = (f: unknown): string[] =>
  sites.filter((x) => fitsSite(pool, x as never, f as CardFilter)).map((x) => x.name);

describe('what is printed on a site', () => {
  it('is what a filter asks for', () => {
    const ALL = ['Haven', 'Lair', 'Deep', 'Strayed'];
    expect(fit({})).toEqual(ALL);
    expect(fit({ name: 'Lair' })).toEqual(['Lair']);
    expect(fit({ siteType: 'haven' })).toEqual(['Haven', 'Strayed']);
    expect(fit({ normalType: ['ruins', 'shadow-hold'] })).toEqual(['Lair', 'Deep']);
    expect(fit({ haven: true })).toEqual(['Haven', 'Strayed']);
    expect(fit({ haven: false })).toEqual(['Lair', 'Deep']);
    expect(fit({ underDeeps: true })).toEqual(['Deep']);
    expect(fit({ underDeeps: false })).toEqual(['Haven', 'Lair', 'Strayed']);
    expect(fit({ lair: true })).toEqual(['Lair']);
    expect(fit({ lair: false })).toEqual(['Haven', 'Deep', 'Strayed']);
    expect(fit({ region: 'Rohan' })).toEqual(['Haven', 'Strayed']);
    expect(fit({ regionType: 'dark' })).toEqual(['Lair']);
    expect(fit({ regionType: ['dark', 'border'] })).toEqual(['Haven', 'Lair', 'Strayed']);
    expect(fit({ autoAttack: { race: 'Spider' } })).toEqual(['Lair']);
    expect(fit({ autoAttack: { race: ['Wolf', 'Troll'] } })).toEqual(['Lair']);
    expect(fit({ autoAttack: { race: 'Wolf' } })).toEqual([]);
    expect(fit({ not: { haven: true } })).toEqual(['Lair', 'Deep']);
    expect(fit({ any: [{ name: 'Deep' }, { lair: true }] })).toEqual(['Lair', 'Deep']);
    expect(fit({ any: [] })).toEqual([]);
  });

  it('what only a Fallen-wizard can have is a haven of his', () => {
    expect(fit({ keyword: 'wizardhaven' })).toEqual(['Strayed']);
    expect(fit({ keyword: ['hoard', 'protected'] })).toEqual(['Strayed']);
    // other keywords are not told from what is printed
    expect(fit({ keyword: 'hoard' })).toHaveLength(4);
  });

  it('describes a place that is named, or said to lie somewhere, or to be of a type', () => {
    const dark = { regionType: 'dark' } as CardFilter;
    const is = (want: unknown): boolean => describesOneOf(pool, dark, want as CardFilter);
    expect(is({ name: 'Lair' })).toBe(true);
    expect(is({ name: 'Haven' })).toBe(false);
    expect(is({ name: ['Haven', 'Lair'] })).toBe(true);
    expect(is({ region: 'Gorgoroth' })).toBe(true);
    expect(is({ region: 'Rohan' })).toBe(false);
    expect(is({ siteType: 'ruins' })).toBe(true);
    expect(is({ siteType: 'haven' })).toBe(false);
    expect(is({ normalType: 'ruins' })).toBe(true);
    // nothing is said of where it is
    expect(is({ lair: true })).toBe(false);
    expect(is({ name: 'Lair', siteType: 'haven' })).toBe(false);
  });
});

describe('an attack that was faced', () => {
  const base = {
    races: ['Orc', 'Man'],
    name: 'Some Orcs',
    source: 'creature',
    key: null,
    failed: true,
    defeated: false,
    card: -1,
  };
  const was = (f: unknown, more: object = {}): boolean =>
    facedMatches(
      {} as never,
      {} as never,
      { ...base, ...more } as unknown as FacedAttack,
      f as AttackFilter,
    );

  it('was of a race, a name, a source, and went as it did', () => {
    expect(was({})).toBe(true);
    expect([was({ race: 'Man' }), was({ race: ['Elf', 'Orc'] }), was({ race: 'Elf' })]).toEqual([
      true,
      true,
      false,
    ]);
    expect([was({ name: 'Some Orcs' }), was({ name: 'Others' })]).toEqual([true, false]);
    expect([was({ source: 'creature' }), was({ source: 'automatic' })]).toEqual([true, false]);
    expect([was({ failed: true }), was({ failed: false })]).toEqual([true, false]);
    expect([was({ defeated: true }), was({ defeated: false })]).toEqual([false, true]);
    expect([was({ not: { race: 'Orc' } }), was({ not: { race: 'Elf' } })]).toEqual([false, true]);
    expect([was({ any: [{ race: 'Elf' }, {}] }), was({ any: [{ race: 'Elf' }] })]).toEqual([
      true,
      false,
    ]);
    // of a card that is no more nothing is known
    expect(was({ by: {} })).toBe(false);
  });

  it('was keyed to types of regions, to a type of site, or to a site', () => {
    const regions = { key: { by: 'region-type', types: ['border', 'dark'] } };
    const type = { key: { by: 'site-type', type: 'ruins' } };
    const name = { key: { by: 'site-name' } };
    const region = { key: { by: 'region-name', name: 'Rohan' } };
    const all = [regions, type, name, region, {}];
    expect(all.map((key) => was({ keyedTo: 'dark' }, key))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(was({ keyedTo: 'coast' }, regions)).toBe(false);
    expect(all.map((key) => was({ keyedToSiteType: ['ruins', 'haven'] }, key))).toEqual([
      false,
      true,
      false,
      false,
      false,
    ]);
    expect(was({ keyedToSiteType: 'haven' }, type)).toBe(false);
    expect(all.map((key) => was({ keyedToSite: true }, key))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(all.map((key) => was({ keyedToSite: false }, key))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    // nobody says who faced it, and in what land that was
    expect(was({ keyedIn: 'dark' }, regions)).toBe(false);
    const co = { moving: false } as never;
    const land = (want: string): boolean =>
      facedMatches(
        {} as never,
        {} as never,
        { ...base, ...regions } as unknown as FacedAttack,
        { keyedIn: want } as AttackFilter,
        co,
      );
    expect([land('dark'), land('coast')]).toEqual([true, false]);
  });
});
