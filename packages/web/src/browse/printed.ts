import type { Card, Many, RegionType, SiteCard, Value } from '@mathom/engine/language';

type Filter = NonNullable<Extract<Card, { kind: 'ally' }>['at']>;

export const listOf = <T>(x: Many<T> | undefined): readonly T[] =>
  x === undefined ? [] : Array.isArray(x) ? (x as readonly T[]) : [x as T];

const has = <T>(want: Many<T>, x: T): boolean => listOf(want).includes(x);

/** Between what a number can lie, as far as the card alone tells; null where it depends on play. */
export function spread(v: Value | undefined): readonly [number, number] | null {
  if (v === undefined) return null;
  if (typeof v === 'number') return [v, v];
  if ('if' in v) {
    const a = spread(v.then);
    const b = spread(v.else);
    return a && b ? [Math.min(a[0], b[0]), Math.max(a[1], b[1])] : (a ?? b);
  }
  return null;
}

export const racesOf = (race: unknown): readonly string[] =>
  typeof race === 'string' ? [race] : Array.isArray(race) ? (race as string[]) : [];

/** A site with a Dragon at home holds a hoard (coe/g.hoa.1). */
export const hasHoard = (site: SiteCard): boolean =>
  site.lair !== undefined || site.attacks.some((a) => racesOf(a.race).includes('Dragon'));

/**
 * Whether a site is such a one as it is printed, whatever a game may do to it. What only a game
 * can tell (who is there, what is in play) is taken to hold.
 */
export function siteFits(
  site: SiteCard,
  f: Filter,
  typeOf: (region: string) => RegionType | undefined,
): boolean {
  if (f.kind !== undefined && !has(f.kind, 'site')) return false;
  if (f.name !== undefined && !has(f.name, site.name)) return false;
  if (f.alignment !== undefined && !has(f.alignment, site.alignment)) return false;
  if (f.siteType !== undefined && !has(f.siteType, site.type)) return false;
  if (f.region !== undefined && (!site.region || !has(f.region, site.region))) return false;
  if (f.haven !== undefined && (site.type === 'haven') !== f.haven) return false;
  if (f.underDeeps !== undefined && (site.underDeeps === true) !== f.underDeeps) return false;
  if (f.hoard !== undefined && hasHoard(site) !== f.hoard) return false;
  if (f.lair !== undefined && (site.lair !== undefined) !== f.lair) return false;
  if (f.unique !== undefined && (site.unique === true) !== f.unique) return false;
  if (f.regionType !== undefined) {
    const type = site.region === undefined ? undefined : typeOf(site.region);
    if (type === undefined || !has(f.regionType, type)) return false;
  }
  if (f.keyword !== undefined && !listOf(f.keyword).some((k) => site.keywords?.includes(k)))
    return false;
  if (f.autoAttack !== undefined) {
    const { race } = f.autoAttack;
    const fits = site.attacks.some(
      (a) => race === undefined || racesOf(a.race).some((r) => listOf(race).includes(r as never)),
    );
    if (!fits) return false;
  }
  if (f.path?.type !== undefined) {
    const types = listOf(f.path.type);
    if (site.path.filter((t) => types.includes(t)).length < (f.path.min ?? 1)) return false;
  }
  if (f.not !== undefined && siteFits(site, f.not, typeOf)) return false;
  if (f.any !== undefined && !f.any.some((x) => siteFits(site, x, typeOf))) return false;
  return true;
}
