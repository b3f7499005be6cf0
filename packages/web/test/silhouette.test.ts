import { allCards } from '@mathom/cards';
import { describe, expect, it } from 'vitest';
import { silhouette } from '../src/cards/silhouette.ts';

const sites = allCards.flatMap((c) => (c.kind === 'site' && !c.lair ? [c] : []));

describe('sites by their outline', () => {
  it('are told apart: each place has its own, and the same each time', () => {
    const of = new Map<string, Set<string>>();
    for (const site of sites) {
      const path = silhouette(site, false);
      expect(path, site.name).not.toMatch(/NaN|undefined|Infinity/);
      expect(path.length, site.name).toBeGreaterThan(60);
      expect(silhouette(site, false)).toBe(path);
      of.set(path, (of.get(path) ?? new Set()).add(site.name));
    }
    for (const [, names] of of) expect([...names]).toHaveLength(1);
    expect(of.size).toBeGreaterThan(90);
  });

  it('shows what kind of place it is: a haven of the Shadow is none of the Elves', () => {
    const haven = sites.find((c) => c.type === 'haven');
    if (!haven) throw new Error('there is no haven');
    expect(silhouette(haven, true)).not.toBe(silhouette(haven, false));
  });
});
