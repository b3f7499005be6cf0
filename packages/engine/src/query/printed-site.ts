/** What is printed on sites, whether or not they are on the table. */

import type { CardFilter, SiteCard } from '../language/index.ts';
import { cardsNamed, type Pool, regionCard } from '../pool/pool.ts';
import { oneOf, raceList, specRaces } from './compare.ts';

/** The site cards of those names, or in those regions. */
function sitesOf(pool: Pool, want: CardFilter): readonly SiteCard[] {
  const cards =
    want.name === undefined
      ? pool.cards
      : raceList(want.name).flatMap((name) => cardsNamed(pool, name).map((c) => c.def));
  return cards.filter(
    (d): d is SiteCard =>
      d.kind === 'site' &&
      (want.region === undefined || oneOf<string>(want.region, d.region ?? '')),
  );
}

/** Whether a place that is described, and not named, is such as one of those sites. */
export const describesOneOf = (pool: Pool, place: CardFilter, want: CardFilter): boolean =>
  (want.name !== undefined ||
    want.region !== undefined ||
    want.siteType !== undefined ||
    want.normalType !== undefined) &&
  sitesOf(pool, want).some((site) => fitsSite(pool, site, place) && fitsSite(pool, site, want));

/** It speaks of Wizardhavens, which can be protected as no other site can. */
const isForStrayed = ({ keyword }: CardFilter): boolean =>
  keyword !== undefined && (oneOf(keyword, 'wizardhaven') || oneOf(keyword, 'protected'));

/** Whether what is printed on a site is so. */
export function fitsSite(pool: Pool, site: SiteCard, f: CardFilter): boolean {
  if (f.name !== undefined && !oneOf(f.name, site.name)) return false;
  if (f.siteType !== undefined && !oneOf(f.siteType, site.type)) return false;
  if (f.normalType !== undefined && !oneOf(f.normalType, site.type)) return false;
  if (f.haven !== undefined && (site.type === 'haven') !== f.haven) return false;
  if (f.underDeeps !== undefined && (site.underDeeps === true) !== f.underDeeps) return false;
  if (f.lair !== undefined && (site.lair !== undefined) !== f.lair) return false;
  if (isForStrayed(f) && !(site.alignment === 'fallen-wizard' && site.type === 'haven'))
    return false;
  if (f.region !== undefined && !(site.region && oneOf(f.region, site.region))) return false;
  if (
    f.regionType !== undefined &&
    !(site.region && oneOf(f.regionType, regionCard(pool, site.region).type))
  )
    return false;
  const attack = f.autoAttack;
  if (
    attack !== undefined &&
    !site.attacks.some((spec) => specRaces(spec).some((race) => oneOf(attack.race, race)))
  )
    return false;
  if (f.not !== undefined && fitsSite(pool, site, f.not)) return false;
  return f.any === undefined || f.any.some((one) => fitsSite(pool, site, one));
}
