import { describe, expect, it } from 'vitest';
import type { RegionCard, RegionName, SiteCard } from '../src/language/index.ts';
import { createPool } from '../src/pool/pool.ts';
import { type Roads, roadsOf } from '../src/query/movement/roads.ts';

/** Five regions in a row. */
const ROW = ['Arthedain', 'Cardolan', 'Dunland', 'Enedhwaith', 'Gap of Isen'] as const;
const region = (i: number): RegionCard =>
  ({
    id: `XX-${i + 1}`,
    name: ROW[i],
    kind: 'region',
    type: 'wilderness',
    adjacent: [ROW[i - 1], ROW[i + 1], 'Rohan'].filter((x) => x !== undefined),
  }) as unknown as RegionCard;
const site = (id: string, more: Partial<SiteCard>): SiteCard =>
  ({
    id,
    name: id,
    kind: 'site',
    region: ROW[2],
    path: [],
    attacks: [],
    ...more,
  }) as unknown as SiteCard;

const cards = [
  ...ROW.map((_, i) => region(i)),
  site('XX-8', {}),
  site('XX-9', { underDeeps: true }),
];
const pool = createPool(cards);
const far = (r: Roads, a: RegionName, b: RegionName): number =>
  r.far[r.names.indexOf(a) * r.names.length + r.names.indexOf(b)];

describe('roads', () => {
  it('count both ends, and leave out what the pool does not have', () => {
    const r = roadsOf(pool);
    expect(ROW.map((to) => far(r, 'Arthedain', to))).toEqual([1, 2, 3, 4, 5]);
    expect(r.names).not.toContain('Rohan');
  });

  it('are worked out once', () => {
    expect(roadsOf(pool)).toBe(roadsOf(pool));
    expect(roadsOf(pool, [['Arthedain', 'Dunland']])).toBe(
      roadsOf(pool, [['Arthedain', 'Dunland']]),
    );
  });

  it('are shorter where others are neighbours, in both directions', () => {
    const r = roadsOf(pool, [['Arthedain', 'Enedhwaith']]);
    expect([far(r, 'Arthedain', 'Gap of Isen'), far(r, 'Dunland', 'Arthedain')]).toEqual([3, 3]);
    expect(far(roadsOf(pool), 'Arthedain', 'Gap of Isen')).toBe(5);
  });

  it('lead to a region that is no thoroughfare, and from it, but not through it', () => {
    const r = roadsOf(pool, [], 'Cardolan');
    expect([far(r, 'Arthedain', 'Cardolan'), far(r, 'Cardolan', 'Gap of Isen')]).toEqual([2, 4]);
    expect(far(r, 'Arthedain', 'Dunland')).toBe(255);
  });

  it('do not lead beneath a region', () => {
    const r = roadsOf(pool);
    const at = (id: string): number => r.regionOf[pool.numbers.get(id) as number];
    expect([at('XX-8'), at('XX-9')]).toEqual([2, -1]);
  });
});
