import type {
  Action,
  Card,
  CardFilter,
  CreatureCard,
  EventCard,
  ItemCard,
  RegionCard,
  RegionType,
  SiteCard,
} from '@mathom/engine/language';
import { hasHoard, listOf, siteFits } from './printed.ts';

/** Where a card belongs on the map. */
export interface Places {
  /** what the places are to the card */
  readonly what: 'playable' | 'keyed' | 'home' | 'itself' | 'nowhere';
  /** the site cards, as printed */
  readonly sites: readonly SiteCard[];
  /** regions by name, for what is keyed to the land and not to a site */
  readonly regions: readonly string[];
}

const NOWHERE: Places = { what: 'nowhere', sites: [], regions: [] };

/** Every site and region there is, and the questions that can be asked of them. */
export interface Lands {
  readonly sites: readonly SiteCard[];
  readonly regions: readonly RegionCard[];
  typeOf(region: string): RegionType | undefined;
}

export function landsOf(cards: readonly Card[]): Lands {
  const sites = cards.filter((c): c is SiteCard => c.kind === 'site');
  const regions = cards.filter((c): c is RegionCard => c.kind === 'region');
  const types = new Map(regions.map((r) => [r.name as string, r.type]));
  return { sites, regions, typeOf: (name) => types.get(name) };
}

/**
 * Whether a player who uses this card may also be at that version of a site (coe/1.4). Heroes are
 * at home where a Wizard's heroes are; their resources a Fallen-wizard may bring to his own sites.
 */
function sameSide(card: Card, site: SiteCard): boolean {
  const dark = site.alignment === 'minion' || site.alignment === 'balrog';
  switch (card.alignment) {
    case 'hero':
      return card.kind === 'character' ? site.alignment === 'hero' : !dark;
    case 'minion':
      return card.kind === 'character' ? site.alignment === 'minion' : site.alignment !== 'hero';
    case 'balrog':
      return dark;
    default:
      return true;
  }
}

function offers(site: SiteCard, card: ItemCard, lands: Lands): boolean {
  if (card.keywords?.includes('hoard') && !hasHoard(site)) return false;
  if (card.at) return siteFits(site, card.at, lands.typeOf);
  if (card.notAt && siteFits(site, card.notAt, lands.typeOf)) return false;
  if (card.class === 'special') return false;
  return site.items.some((i) =>
    typeof i === 'string' ? i === card.class : i.class === card.class && itemFits(card, i.only),
  );
}

/** Whether an item is such a one, as printed. */
function itemFits(card: ItemCard, f: CardFilter): boolean {
  if (f.name !== undefined && !listOf<string>(f.name).includes(card.name)) return false;
  if (f.class !== undefined && !listOf(f.class).includes(card.class)) return false;
  if (f.slot !== undefined && !(card.slot && listOf(f.slot).includes(card.slot))) return false;
  if (f.unique !== undefined && (card.unique === true) !== f.unique) return false;
  if (f.keyword !== undefined && !listOf(f.keyword).some((k) => card.keywords?.includes(k)))
    return false;
  if (f.not !== undefined && itemFits(card, f.not)) return false;
  return f.any === undefined || f.any.some((x) => itemFits(card, x));
}

function keyedPlaces(card: CreatureCard, lands: Lands): Places {
  const sites = new Set<SiteCard>();
  const regions = new Set<string>();
  const add = (test: (s: SiteCard) => boolean): void => {
    for (const s of lands.sites) if (test(s)) sites.add(s);
  };
  for (const k of card.keys) {
    if ('regions' in k) {
      for (const r of lands.regions) if (k.regions.includes(r.type)) regions.add(r.name);
    } else if ('region' in k) for (const r of k.region) regions.add(r);
    else if ('siteType' in k) add((s) => s.type === k.siteType);
    else if ('site' in k) add((s) => k.site.includes(s.name as never));
    else if ('sitesIn' in k) {
      add(
        (s) =>
          s.region !== undefined &&
          k.sitesIn.includes(s.region) &&
          (k.a === undefined || siteFits(s, k.a, lands.typeOf)),
      );
    } else if ('siteThat' in k) add((s) => siteFits(s, k.siteThat, lands.typeOf));
  }
  return { what: 'keyed', sites: [...sites], regions: [...regions] };
}

/** What an event asks of the place where it is played; none if it asks nothing. */
function placeAsked(way: Action): CardFilter[] {
  const out: CardFilter[] = [];
  for (const t of way.targets ?? []) {
    if (t.target === 'site') out.push(t.a);
    else if (t.target === 'company') out.push(...[t.a.at, t.a.to].filter((f) => f !== undefined));
    else if (t.target === 'card' && t.a.company) {
      out.push(...[t.a.company.at, t.a.company.to].filter((f) => f !== undefined));
    }
  }
  const { need, user } = way;
  if (need && 'company' in need) {
    out.push(...[need.a.at, need.a.to].filter((f) => f !== undefined));
  }
  if (user?.company) out.push(...[user.company.at].filter((f) => f !== undefined));
  return out.filter((f) => PLACED.some((key) => f[key] !== undefined));
}

/** Words of a filter that tell one place from another. */
const PLACED: readonly (keyof CardFilter)[] = [
  'name',
  'siteType',
  'region',
  'haven',
  'underDeeps',
  'hoard',
  'lair',
  'regionType',
  'autoAttack',
  'any',
  'not',
];

function eventPlaces(card: EventCard, lands: Lands): Places {
  const sites = new Set<SiteCard>();
  for (const way of card.plays) {
    const asked = placeAsked(way);
    if (asked.length === 0) continue;
    for (const s of lands.sites) {
      if (sameSide(card, s) && asked.every((f) => siteFits(s, f, lands.typeOf))) sites.add(s);
    }
  }
  return sites.size === 0 ? NOWHERE : { what: 'playable', sites: [...sites], regions: [] };
}

/** Where a card can be played, or is at home: by what is printed, before any other card helps. */
export function placesOf(card: Card, lands: Lands): Places {
  const playable = (test: (s: SiteCard) => boolean): Places => ({
    what: 'playable',
    sites: lands.sites.filter((s) => sameSide(card, s) && test(s)),
    regions: [],
  });
  switch (card.kind) {
    case 'item': {
      const where = playable((s) => offers(s, card, lands));
      return where.sites.length > 0 ? where : NOWHERE;
    }
    case 'ally':
    case 'faction':
      return playable((s) => siteFits(s, card.at, lands.typeOf));
    case 'character': {
      const sites = lands.sites.filter(
        (s) =>
          sameSide(card, s) &&
          card.home.some((h) =>
            typeof h === 'string' ? h === s.name : siteFits(s, h.any, lands.typeOf),
          ),
      );
      return sites.length > 0 ? { what: 'home', sites, regions: [] } : NOWHERE;
    }
    case 'creature':
      return keyedPlaces(card, lands);
    case 'event':
      return eventPlaces(card, lands);
    case 'site':
      return { what: 'itself', sites: [card], regions: [] };
    case 'region':
      return {
        what: 'itself',
        sites: lands.sites.filter((s) => s.region === card.name),
        regions: [card.name],
      };
  }
}
