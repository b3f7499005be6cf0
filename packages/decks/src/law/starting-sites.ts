import type {
  Alignment,
  CardFilter,
  CharacterCard,
  PlayerKind,
  SiteCard,
  SiteName,
} from '@mathom/engine/language';

/** Where each kind of player starts (coe/1.10.W1 to 1.10.B1). */
const STARTS: Readonly<
  Record<PlayerKind, { readonly of: Alignment; readonly names: readonly SiteName[] }>
> = {
  wizard: { of: 'hero', names: ['Rivendell'] },
  ringwraith: { of: 'minion', names: ['Minas Morgul', 'Dol Guldur'] },
  'fallen-wizard': { of: 'fallen-wizard', names: ['The White Towers'] },
  balrog: { of: 'balrog', names: ['Moria', 'The Under-gates'] },
};

export const startNames = (kind: PlayerKind): readonly SiteName[] => STARTS[kind].names;

const RUINS_IN: ReadonlySet<string | undefined> = new Set(['Arthedain', 'Rhudaur']);

export function isStartingSite(site: SiteCard, kind: PlayerKind): boolean {
  const { of, names } = STARTS[kind];
  if (site.alignment === of && names.some((name) => name === site.name)) return true;
  return kind === 'fallen-wizard' && site.type === 'ruins' && RUINS_IN.has(site.region);
}

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
  site.type === 'haven' && site.alignment === STARTS[kind].of;
