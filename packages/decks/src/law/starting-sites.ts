import type { CardFilter, CharacterCard, PlayerKind, SiteCard } from '@mathom/engine/language';
import { canStartAt, KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';

export const isStartingSite = (site: SiteCard, kind: PlayerKind): boolean =>
  canStartAt(KINDS_OF_PLAYER[kind], site);

const among = <T>(list: T | readonly T[], value: T | undefined): boolean =>
  Array.isArray(list) ? list.includes(value) : list === value;

/** Printed facts of sites by which homes are told. What else a filter asks, no card has. */
const FACTS: Readonly<
  Partial<Record<keyof CardFilter, (filter: CardFilter, site: SiteCard) => boolean>>
> = {
  siteType: (f, site) => among(f.siteType, site.type),
  region: (f, site) => among(f.region, site.region),
  haven: (f, site) => f.haven === (site.type === 'haven'),
  underDeeps: (f, site) => f.underDeeps === (site.underDeeps === true),
  lair: (f, site) => f.lair === (site.lair !== undefined),
  not: (f, site) => f.not !== undefined && !isSuch(f.not, site),
};

const isSuch = (filter: CardFilter, site: SiteCard): boolean =>
  Object.keys(filter).every((key) => FACTS[key as keyof CardFilter]?.(filter, site) ?? false);

/** Is the site a home of the character, by its name or because it is such a site? */
export const isHome = (character: CharacterCard, site: SiteCard): boolean =>
  character.home.some((home) =>
    typeof home === 'string' ? home === site.name : isSuch(home.any, site),
  );

/** Which sites are havens of a player's own. */
export const isOwnHaven = (site: SiteCard, kind: PlayerKind): boolean =>
  site.type === 'haven' && KINDS_OF_PLAYER[kind].havens.includes(site.alignment);
