import { officialPool } from '@mathom/cards/official';
import type { Card, RegionName, SiteCard } from '@mathom/engine/language';
import { describe, expect, it } from 'vitest';

/** The path on a site card is a way on the map, from the region of its haven to its own. */
describe('paths of sites', () => {
  const { cards } = officialPool('coe');
  const lands = new Map(cards.flatMap((c: Card) => (c.kind === 'region' ? [[c.name, c]] : [])));
  const sites = cards.filter((c: Card): c is SiteCard => c.kind === 'site');

  const leads = (way: readonly RegionName[], { region, path }: SiteCard): boolean => {
    const here = lands.get(way[way.length - 1]!);
    if (here?.kind !== 'region' || here.type !== path[way.length - 1]) return false;
    if (way.length === path.length) return here.name === region;
    return here.adjacent.some(
      (next) => !way.includes(next) && leads([...way, next], { region, path } as SiteCard),
    );
  };

  it('leads from the nearest haven to the site', () => {
    const astray = sites.filter((site) => {
      if (site.haven === undefined || site.region === undefined || site.path.length === 0)
        return false;
      const from = sites.filter((c) => c.name === site.haven && c.region !== undefined);
      return !from.some((haven) => leads([haven.region!], site));
    });
    expect(astray.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});
