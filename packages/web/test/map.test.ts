import { allCards } from '@mathom/cards';
import { describe, expect, it } from 'vitest';
import { corners, curve, isMouth, mapSite, mapSites, sheet, tunnels } from '../src/map/decode.ts';
import { LABELS, REGION_TYPES } from '../src/map/geometry.ts';
import { nextThatWay, wayPoints } from '../src/map/paths.ts';
import { REGION_POSITIONS, SITE_POSITIONS } from '../src/map/positions.ts';
import { mercator, project, SHEET } from '../src/map/projection.ts';
import { REGION_INK, SITE_INK } from '../src/map/types.ts';
import { coverScale, fit, markScale } from '../src/map/useSheetZoom.ts';

const regions = allCards.filter((c) => c.kind === 'region');
const sites = allCards.filter((c) => c.kind === 'site');

describe('the map', () => {
  it('has every region and every site of the pool, and no other', () => {
    expect(regions).toHaveLength(52);
    expect(Object.keys(REGION_POSITIONS).sort()).toEqual(regions.map((r) => r.name).sort());
    expect(Object.keys(SITE_POSITIONS).sort()).toEqual(
      [...new Set(sites.map((s) => s.name))].sort(),
    );
    for (const name of [...Object.keys(REGION_POSITIONS), ...Object.keys(SITE_POSITIONS)])
      expect(name).not.toMatch(/[‘’]/);
  });

  it('agrees with the cards: types and regions as they are written there', () => {
    for (const r of regions) expect(REGION_TYPES[r.name], r.name).toBe(r.type);
    for (const s of sites) {
      // a place is drawn once: as its hero version, if it has one
      const versions = sites.filter((x) => x.name === s.name);
      const drawn = versions.filter((x) => x.alignment === 'hero');
      const on = mapSite(s.name);
      expect(
        (drawn.length > 0 ? drawn : versions).map((x) => [x.type, x.region ?? '']),
        s.name,
      ).toContainEqual([on?.type, on?.region]);
      expect(SITE_INK[s.type], s.type).toBeDefined();
    }
    for (const r of regions) expect(REGION_INK[r.type]).toBeDefined();
  });

  it('draws each region as closed rings and names it once, on the sheet', () => {
    const { regions: shapes, land, borders } = sheet();
    expect([...shapes.keys()].sort()).toEqual(regions.map((r) => r.name).sort());
    for (const [name, d] of shapes) {
      expect(d, name).toMatch(/^M.*Z$/);
      expect(d, name).not.toMatch(/NaN|undefined/);
    }
    expect(land.length).toBeGreaterThan(5000);
    for (const d of Object.values(borders)) expect(d.length).toBeGreaterThan(100);
    expect(new Set(LABELS.map((l) => l[0])).size).toBe(52);
    for (const [name, x, y] of LABELS)
      expect(x > 0 && y > 0 && x < SHEET.width && y < SHEET.height, name).toBe(true);
  });

  it('stands where the positions say', () => {
    expect(mercator(0)).toBeCloseTo(0);
    for (const s of mapSites) {
      const [x, y] = project(...SITE_POSITIONS[s.name]);
      expect(Math.hypot(x - s.x, y - s.y), s.name).toBeLessThan(1.5);
      expect(
        s.x > 30 && s.y > 30 && s.x < SHEET.width - 30 && s.y < SHEET.height - 30,
        s.name,
      ).toBe(true);
    }
    const west = mapSite('Grey Havens');
    const east = mapSite('Rivendell');
    expect(west && east && west.x < east.x).toBe(true);
  });

  it('has a layer beneath the earth, with the ways that the cards name', () => {
    const deep = sites.filter((s) => s.underDeeps).map((s) => s.name);
    expect(
      mapSites
        .filter((s) => s.deep)
        .map((s) => s.name)
        .sort(),
    ).toEqual([...new Set(deep)].sort());
    const between = (a: string, b: string): number | undefined =>
      tunnels.find((t) => [t.from.name, t.to.name].sort().join() === [a, b].sort().join())?.roll;
    expect(between('Moria', 'The Under-gates')).toBe(0);
    expect(between('The Gem-deeps', 'The Under-gates')).toBe(6);
    expect(between('The Under-galleries', 'Cirith Gorgor')).toBe(0);
    expect(between('Moria', 'The Gem-deeps')).toBeUndefined();
    for (const { from, to } of tunnels) expect(from.deep || to.deep).toBe(true);
    expect(['Moria', 'Rivendell'].map((n) => isMouth(mapSite(n)!))).toEqual([true, false]);
  });

  it('leads ways through the regions that have names', () => {
    const by = wayPoints({
      from: 'Rivendell',
      to: 'Lórien',
      regions: ['Rhudaur', 'High Pass', 'Anduin Vales', 'Wold & Foothills'],
    });
    expect(by).toHaveLength(4);
    expect(
      wayPoints({ from: 'Rivendell', to: 'Bree', regions: ['Rhudaur', undefined, 'Arthedain'] }),
    ).toHaveLength(3);
    expect(wayPoints({ from: 'Rivendell', to: 'Nowhere' })).toEqual([]);
    expect(curve(by)).toMatch(/^M\d.*Q/);
  });

  it('finds the next site in a direction', () => {
    const all = [
      { x: 0, y: 0, n: 'here' },
      { x: 10, y: 1, n: 'right' },
      { x: 30, y: 0, n: 'far right' },
      { x: 0, y: -20, n: 'up' },
    ];
    expect(nextThatWay(all[0], all, 1, 0)?.n).toBe('right');
    expect(nextThatWay(all[0], all, 0, -1)?.n).toBe('up');
    expect(nextThatWay(all[0], all, -1, 0)).toBeNull();
  });

  it('reads corners as differences', () => {
    expect(corners('1 2 3 4 -1 0')).toEqual([
      [1, 2],
      [4, 6],
      [3, 6],
    ]);
  });

  it('keeps marks readable at every scale and brings places into sight', () => {
    for (const k of [0.2, 0.5, 1, 2, 4]) expect(markScale(k) * k).toBeGreaterThanOrEqual(0.6);
    const t = fit(
      [
        { x: 100, y: 100 },
        { x: 300, y: 200 },
      ],
      400,
      400,
      0.3,
      1.6,
    );
    for (const [x, y] of [
      [100, 100],
      [300, 200],
    ]) {
      expect(t.x + t.k * x).toBeGreaterThan(0);
      expect(t.x + t.k * x).toBeLessThan(400);
      expect(t.y + t.k * y).toBeGreaterThan(0);
      expect(t.y + t.k * y).toBeLessThan(400);
    }
    expect(coverScale(390, 844)).toBeGreaterThan(390 / SHEET.width);
  });
});
