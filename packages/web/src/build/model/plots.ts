import type { Deck, Part } from '@mathom/decks';
import type { Card, CardId, PointSource, SiteCard } from '@mathom/engine/language';
import { KINDS_OF_PLAYER } from '@mathom/engine/rules/kinds-of-player';
import { keysOf, REGION_TYPES, SITE_TYPES, sourceOf } from '../../browse/facets.ts';
import type { Places } from '../../browse/places.ts';
import { pointsOf } from '../../browse/ranges.ts';
import { entriesOf, kindOf } from './edit.ts';

/** What the numbers need to know of a card. */
export interface Known {
  readonly card: Card;
  readonly places: Places;
}
export type Find = (id: CardId) => Known | undefined;

export interface Copies extends Known {
  readonly n: number;
}

export const cardsIn = (deck: Deck, parts: readonly Part[], find: Find): Copies[] =>
  parts.flatMap((part) =>
    entriesOf(deck, part).flatMap(([id, n]) => {
      const known = find(id);
      return known ? [{ ...known, n }] : [];
    }),
  );

/** Cards that one brings to a site to play them there. */
const isPlace = ({ card, places }: Known): boolean =>
  places.what === 'playable' &&
  (card.kind === 'item' ||
    card.kind === 'ally' ||
    card.kind === 'faction' ||
    card.kind === 'event');

export interface SiteBar {
  readonly site: string;
  readonly type: SiteCard['type'];
  readonly id: CardId;
  /** copies of resources of the deck that can be played there */
  readonly n: number;
  readonly cards: readonly string[];
  readonly inDeck: boolean;
}

/** Whether a site is one that such a player brings. */
export function siteIsOf(site: SiteCard, deck: Deck): boolean {
  const kind = kindOf(deck);
  return kind === undefined || KINDS_OF_PLAYER[kind].sites.includes(site.alignment);
}

/** At each site of the deck: how many of its resources can be played. Most first. */
export function resourcesBySite(deck: Deck, find: Find): SiteBar[] {
  const resources = cardsIn(deck, ['resources', 'pool'], find).filter(isPlace);
  const sites = cardsIn(deck, ['sites'], find).flatMap(({ card }) =>
    card.kind === 'site' ? [card] : [],
  );
  return barsOf(sites, resources, () => true);
}

function barsOf(
  sites: readonly SiteCard[],
  resources: readonly Copies[],
  inDeck: (site: SiteCard) => boolean,
): SiteBar[] {
  return sites
    .map((site) => {
      const there = resources.filter((r) => r.places.sites.some((s) => s.id === site.id));
      return {
        site: site.name,
        type: site.type,
        id: site.id,
        n: there.reduce((n, r) => n + r.n, 0),
        cards: [...new Set(there.map((r) => r.card.name))],
        inDeck: inDeck(site),
      };
    })
    .sort((a, b) => b.n - a.n || (a.site < b.site ? -1 : 1));
}

/** How many resources could be played at all, if one came to the right site; and which have none. */
export function withoutSite(deck: Deck, find: Find): Copies[] {
  const sites = new Set(entriesOf(deck, 'sites').map(([id]) => id));
  return cardsIn(deck, ['resources'], find)
    .filter(isPlace)
    .filter((r) => !r.places.sites.some((s) => sites.has(s.id)));
}

export interface KeyBar {
  readonly key: string;
  /** copies of creatures that can be keyed so */
  readonly n: number;
}

/** How many creatures can be keyed to each type of region and of site, and to places by name. */
export function creaturesByKey(deck: Deck, find: Find): KeyBar[] {
  const creatures = cardsIn(deck, ['hazards'], find).filter((c) => c.card.kind === 'creature');
  return [...REGION_TYPES, ...SITE_TYPES, 'place'].map((key) => ({
    key,
    n: creatures.reduce((n, c) => n + (keysOf(c.card).includes(key) ? c.n : 0), 0),
  }));
}

/** How many characters there are of each mind; avatars have none. */
export function minds(deck: Deck, find: Find): readonly { mind: number; n: number }[] {
  const count = new Map<number, number>();
  for (const { card, n } of cardsIn(deck, ['pool', 'characters'], find)) {
    if (card.kind !== 'character' || card.mind === undefined || card.avatar) continue;
    count.set(card.mind, (count.get(card.mind) ?? 0) + n);
  }
  const most = Math.max(9, ...count.keys());
  return Array.from({ length: most }, (_, i) => ({ mind: i + 1, n: count.get(i + 1) ?? 0 }));
}

export interface Influence {
  readonly members: readonly string[];
  /** what they cost, all of it from general influence */
  readonly mind: number;
  /** their own, printed */
  readonly influence: number;
  readonly prowess: number;
  readonly skills: ReadonlyMap<string, number>;
}

/** Mind and influence of those who start. */
export function companyOf(start: readonly CardId[], find: Find): Influence {
  const skills = new Map<string, number>();
  let mind = 0;
  let influence = 0;
  let prowess = 0;
  const members: string[] = [];
  for (const id of start) {
    const card = find(id)?.card;
    if (card?.kind !== 'character') continue;
    members.push(card.name);
    mind += card.mind ?? 0;
    influence += card.influence;
    prowess += card.prowess;
    for (const s of card.skills) skills.set(s, (skills.get(s) ?? 0) + 1);
  }
  return { members, mind, influence, prowess, skills };
}

export const SOURCES: readonly PointSource[] = [
  'character',
  'item',
  'ally',
  'faction',
  'kill',
  'misc',
];

export interface PointBar {
  readonly source: PointSource;
  readonly points: number;
  readonly cards: number;
}

/** The marshalling points that the deck holds, by what they count as; kills are the opponent's to offer. */
export function pointsBySource(deck: Deck, find: Find): PointBar[] {
  const sums = new Map<PointSource, { points: number; cards: number }>();
  for (const { card, n } of cardsIn(deck, ['pool', 'characters', 'resources'], find)) {
    const source = sourceOf(card);
    const worth = pointsOf(card);
    if (!source || !worth || source === 'kill') continue;
    // of a unique card one copy can score
    const k = card.unique ? 1 : n;
    const now = sums.get(source) ?? { points: 0, cards: 0 };
    sums.set(source, { points: now.points + worth[1] * k, cards: now.cards + k });
  }
  return SOURCES.filter((s) => s !== 'kill').map((source) => ({
    source,
    ...(sums.get(source) ?? { points: 0, cards: 0 }),
  }));
}

export interface Suggestion extends SiteBar {
  /** those that no site of the deck had so far */
  readonly fresh: readonly string[];
}

/**
 * Sites that the deck does not have, most useful first: each is chosen for the resources that no
 * site of the deck, nor one suggested before it, lets one play; then for all that can be played.
 */
export function suggestSites(
  deck: Deck,
  find: Find,
  all: readonly SiteCard[],
  most = 8,
): Suggestion[] {
  const have = new Set(entriesOf(deck, 'sites').map(([id]) => id));
  const resources = cardsIn(deck, ['resources'], find).filter(isPlace);
  const names = new Set(all.filter((s) => have.has(s.id)).map((s) => `${s.name} ${s.alignment}`));
  // a reprint of a site of the deck is not another site
  const free = all.filter(
    (s) => siteIsOf(s, deck) && !have.has(s.id) && !names.has(`${s.name} ${s.alignment}`),
  );
  const bars = barsOf(free, resources, () => false).filter((b) => b.n > 0);
  const open = new Map(withoutSite(deck, find).map((c) => [c.card.name, c.n]));
  const out: Suggestion[] = [];
  const left = new Map(bars.map((b) => [b.id, b]));
  while (out.length < most && left.size > 0) {
    let best: Suggestion | null = null;
    let gain = -1;
    for (const b of left.values()) {
      const fresh = b.cards.filter((c) => open.has(c));
      const worth = fresh.reduce((n, c) => n + (open.get(c) ?? 0), 0) * 100 + b.n;
      if (worth > gain) {
        gain = worth;
        best = { ...b, fresh };
      }
    }
    if (!best) break;
    out.push(best);
    left.delete(best.id);
    for (const [id, b] of left) if (b.site === best.site) left.delete(id);
    for (const c of best.fresh) open.delete(c);
  }
  return out;
}
