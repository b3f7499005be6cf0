import type { CreatureCard, Key, Many, RegionType, SiteType } from '../language/index.ts';
import { regionNamed } from '../pool/pool.ts';
import type { Cid, Company, Ctx, KeyUsed, State } from '../state/types.ts';
import { def, newCtx, newSite, siteDef } from './cards.ts';
import { oneOf } from './compare.ts';
import { holds, matches } from './evaluate.ts';
import { effectivePath } from './map.ts';
import { siteType } from './sites.ts';

/** How this key fits a site, if it is one for sites (coe/2.IV.vii.2). */
export function siteHits(s: State, c: Ctx, key: Key, site: Cid): KeyUsed[] {
  const sd = siteDef(s, site);
  if ('siteType' in key)
    // a haven has no type that creatures are keyed to but its own
    return siteType(s, site, 'hazards') === key.siteType
      ? [{ by: 'site-type', type: key.siteType }]
      : [];
  if ('site' in key)
    return (key.site as readonly string[]).includes(sd.name) ? [{ by: 'site-name' }] : [];
  if ('sitesIn' in key)
    return sd.region !== undefined &&
      key.sitesIn.includes(sd.region) &&
      (!key.a || matches(s, c, site, key.a))
      ? [{ by: 'site-name' }]
      : [];
  if ('siteThat' in key) return matches(s, c, site, key.siteThat) ? [{ by: 'site-name' }] : [];
  return [];
}

/** Of what types the places are that it is keyed to: by name it is their type that counts (coe/3.II.2.R1). */
export function typesKeyedTo(
  s: State,
  key: KeyUsed | null,
  co: Company,
): readonly (RegionType | SiteType)[] {
  switch (key?.by) {
    case 'region-type':
      return key.types;
    case 'region-name':
      return effectivePath(s, co, true)
        .filter((step) => step.name === key.name)
        .map((step) => step.type);
    case 'site-type':
      return [key.type];
    case 'site-name':
      return [siteType(s, newSite(co), 'hazards')];
    default:
      return [];
  }
}

const keysNow = (s: State, id: Cid): readonly Key[] => {
  const d = def(s, id) as CreatureCard;
  const c = newCtx(s, s.owner[id], id);
  return d.keys.filter((key) => !key.when || holds(s, c, key.when));
};

/** In which ways a creature can be keyed to that site. */
export const keysToSite = (s: State, id: Cid, site: Cid): KeyUsed[] =>
  keysNow(s, id).flatMap((key) => siteHits(s, newCtx(s, s.owner[id], id), key, site));

/** Whether a creature can be keyed to that site. */
export const keyedToSite = (s: State, id: Cid, site: Cid): boolean =>
  site >= 0 && keysToSite(s, id, site).length > 0;

/**
 * Whether a creature can be keyed to a region of such a type; to the type and not by name, which are
 * not the same (coe/2.IV.vii.2.3), or to a single one, and no more, if so said; now, or ever.
 */
export function keyedToType(
  s: State,
  id: Cid,
  { types, by, ever }: { types: Many<RegionType>; by?: 'type' | 'single'; ever?: true },
): boolean {
  const keys = ever ? (def(s, id) as CreatureCard).keys : keysNow(s, id);
  return keys.some((key) => {
    if ('regions' in key)
      return (
        (by !== 'single' || key.regions.length === 1) && key.regions.some((t) => oneOf(types, t))
      );
    if (by !== undefined || !('region' in key)) return false;
    return key.region.some((name) => {
      const type = regionNamed(s.rt.pool, name)?.type;
      return type !== undefined && oneOf(types, type);
    });
  });
}
