import type {
  Card,
  CardFilter,
  CardId,
  CharacterCard,
  ItemCard,
  Key,
  SiteCard,
} from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { isSuch, saysSomething } from './printed.ts';

/**
 * What a card cannot be played without, read off its data: the site where it is found, the one who
 * uses it, what it is played on, what it is paid with, the attack that it is for.
 */
export interface Demand {
  readonly meets: (card: Card) => boolean;
  /** it is the affair of whoever plays the card, of his opponent, or of both */
  readonly of: 'own' | 'theirs' | 'both';
}

/** What is said only to be excluded, or of what does not come out of a deck. */
const PASSED: ReadonlySet<string> = new Set(['not', 'happened', 'does', 'then', 'else']);

/** All filters in a condition that the print can tell something of. */
function* filtersIn(x: unknown): Generator<CardFilter> {
  if (x === null || typeof x !== 'object') return;
  if (Array.isArray(x)) {
    for (const each of x) yield* filtersIn(each);
    return;
  }
  if (saysSomething(x)) yield x;
  for (const [key, value] of Object.entries(x)) if (!PASSED.has(key)) yield* filtersIn(value);
}

const isAt = (filter: CardFilter | undefined): Demand[] =>
  filter === undefined ? [] : [{ of: 'own', meets: (c) => c.kind === 'site' && isSuch(c, filter) }];

/** Everything in these conditions; `whose` says to whom it belongs that what is asked for is there. */
function conditions(x: unknown, hazard: boolean): Demand[] {
  return [...filtersIn(x)].map((filter): Demand => {
    const theirs = filter.whose !== undefined && (filter.whose === "opponent's") !== hazard;
    return { of: theirs ? 'theirs' : 'both', meets: (c) => isSuch(c, filter) };
  });
}

function itemDemands(c: ItemCard): Demand[] {
  const out = [...conditions([c.need, c.by, c.bearer], false), ...isAt(c.at)];
  const rings = c.keywords ?? [];
  if (c.at === undefined && c.class !== 'special') out.push(...isAt({ offers: c.class }));
  if (rings.includes('hoard')) out.push(...isAt({ hoard: true }));
  out.push({
    of: 'own',
    meets: (other) =>
      c.class !== 'special' ||
      c.at !== undefined ||
      (other.kind === 'item' && (other.tests ?? []).some(({ ring }) => rings.includes(ring))),
  });
  return out;
}

/** Where somebody must go that a creature can be keyed to it. */
const keyDemand = (keys: readonly Key[]): Demand => ({
  of: 'theirs',
  meets: (c) => c.kind === 'site' && keys.some((key) => keyedAt(key, c)),
});

function keyedAt(key: Key, site: SiteCard): boolean {
  if ('siteType' in key && key.siteType !== undefined) return site.type === key.siteType;
  if ('region' in key && key.region !== undefined)
    return site.region !== undefined && key.region.includes(site.region);
  if ('site' in key && key.site !== undefined) return isSuch(site, { name: key.site });
  if ('sitesIn' in key && key.sitesIn !== undefined)
    return isSuch(site, { region: key.sitesIn, ...key.a });
  if ('siteThat' in key && key.siteThat !== undefined) return isSuch(site, key.siteThat);
  if ('regions' in key && key.regions !== undefined) {
    const path = [...site.path];
    return key.regions.every((type) => {
      const i = path.indexOf(type);
      if (i >= 0) path.splice(i, 1);
      return i >= 0;
    });
  }
  return true;
}

/** What two dice show often enough. */
const LIKELY = 9;

/** The way down: from above, or from one that is nearer to the light. */
function wayTo(site: SiteCard, sites: readonly Card[]): Demand[] {
  if (site.underDeeps !== true) return [];
  const all = sites.filter((c): c is SiteCard => c.kind === 'site');
  const leads = (from: SiteCard, to: SiteCard): boolean =>
    (from.adjacent ?? []).some(
      ({ to: there, roll }) =>
        roll <= LIKELY && (typeof there === 'string' ? there === to.name : isSuch(to, there.any)),
    );
  let reached = all.filter((c) => c.underDeeps !== true);
  const seen = new Set(reached);
  for (;;) {
    const next = all.filter((c) => !seen.has(c) && reached.some((r) => leads(c, r) || leads(r, c)));
    if (next.length === 0) return [];
    if (next.includes(site)) {
      const before = new Set(reached.filter((r) => leads(site, r) || leads(r, site)));
      return [{ of: 'own', meets: (c) => c.kind === 'site' && before.has(c) }];
    }
    for (const c of next) seen.add(c);
    reached = next;
  }
}

/** The avatar to whom something is specific: by his name, or because he is so himself. */
const isHeOf = (c: CharacterCard, specific: string): boolean =>
  c.avatar === true && (c.name === specific || c.specific === specific);

/** An avatar who comes into play at home alone (coe/2.II.2.1.F1). */
const isHomeboundAvatar = (c: CharacterCard): boolean =>
  c.avatar === true &&
  Object.values(KINDS_OF_PLAYER).some((k) => k.avatars === c.alignment && k.avatarAt.length === 0);

/** All demands of a card; `sites`: those among which there is a choice. */
export function demandsOf(card: Card, sites: readonly Card[]): Demand[] {
  const { specific } = card;
  const own: Demand[] =
    specific === undefined
      ? []
      : [{ of: 'own', meets: (c) => c.kind === 'character' && isHeOf(c, specific) }];
  switch (card.kind) {
    case 'item':
      return [...own, ...itemDemands(card)];
    case 'ally':
      return [...own, ...isAt(card.at), ...conditions(card.by, false)];
    case 'faction':
      return [...own, ...isAt(card.at), ...conditions([card.by, card.need], false)];
    case 'event':
      return [
        ...own,
        ...card.plays.flatMap(({ need, user, targets, cost }) =>
          conditions([need, user, targets, cost], card.side === 'hazard'),
        ),
      ];
    case 'creature':
      return [keyDemand(card.keys), ...conditions(card.need, true)];
    case 'character':
      return card.agent === true || card.homeOnly === true || isHomeboundAvatar(card)
        ? [
            {
              of: 'own',
              meets: (c) =>
                c.kind === 'site' &&
                card.home.some((h) => (typeof h === 'string' ? h === c.name : isSuch(c, h.any))),
            },
          ]
        : [];
    case 'site':
      return wayTo(card, sites);
    case 'region':
      return [];
  }
}

/** So few meet a demand that it is about these. */
const FEW = 4;

/** The very cards without which some cannot be played: where they are found, who must be there, the way there. */
export function neededFor(wanted: readonly Card[], all: readonly Card[]): CardId[] {
  const sites = all.filter(({ kind }) => kind === 'site');
  const found = new Set<Card>(wanted);
  for (const card of found) {
    for (const { of, meets } of demandsOf(card, sites)) {
      const fit = of === 'theirs' ? [] : all.filter(meets);
      if (fit.length <= FEW) for (const each of fit) found.add(each);
    }
  }
  return [...found].map(({ id }) => id);
}
