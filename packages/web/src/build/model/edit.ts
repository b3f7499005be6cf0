import type { Deck, DeckEntry, Part } from '@mathom/decks';
import { PARTS, playerOf, sortsOf } from '@mathom/decks';
import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { FIRST_KIND } from '@mathom/engine/rules/kinds-of-player';
import { t } from '../../app/words.ts';

/** What can be done to a deck. Each gives a new deck and leaves the old one as it was. */

export const MOST = 99;

export const ALL_PARTS: readonly Part[] = PARTS;

export const entriesOf = (deck: Deck, part: Part): readonly DeckEntry[] => deck[part] ?? [];

export const countIn = (deck: Deck, part: Part, id: CardId): number =>
  entriesOf(deck, part).find(([x]) => x === id)?.[1] ?? 0;

export const sizeOf = (deck: Deck, part: Part): number =>
  entriesOf(deck, part).reduce((n, [, k]) => n + k, 0);

const OPTIONAL: readonly Part[] = ['antiFallenWizard', 'farLands'];

/** With so many copies of a card in a part; none takes its line away. */
export function withCount(deck: Deck, part: Part, id: CardId, n: number): Deck {
  const now = entriesOf(deck, part);
  const count = Math.max(0, Math.min(MOST, Math.trunc(n)));
  const at = now.findIndex(([x]) => x === id);
  const next =
    count === 0
      ? now.filter(([x]) => x !== id)
      : at >= 0
        ? now.map((e): DeckEntry => (e[0] === id ? [id, count] : e))
        : [...now, [id, count] as DeckEntry];
  if (next.length === 0 && OPTIONAL.includes(part)) {
    const { [part]: _, ...rest } = deck as Deck & Record<string, unknown>;
    return rest as unknown as Deck;
  }
  return { ...deck, [part]: next };
}

export const added = (deck: Deck, part: Part, id: CardId, n = 1): Deck =>
  withCount(deck, part, id, countIn(deck, part, id) + n);

/** One copy, or all of them, from one part to another. */
export function moved(deck: Deck, from: Part, to: Part, id: CardId, all = false): Deck {
  const n = all ? countIn(deck, from, id) : Math.min(1, countIn(deck, from, id));
  if (n === 0 || from === to) return deck;
  return added(withCount(deck, from, id, countIn(deck, from, id) - n), to, id, n);
}

/** Where a card goes if nobody says where; null for what is in no deck. */
export function homeOf(card: Card, kind: PlayerKind | undefined): Part | null {
  const [sort] = sortsOf(card, kind ?? FIRST_KIND);
  switch (sort) {
    case 'site':
      return 'sites';
    case 'region':
      return null;
    case 'hazard':
      return 'hazards';
    case 'avatar':
    case 'character':
      return 'characters';
    default:
      return 'resources';
  }
}

/** The parts in which a card can be at all. */
export function partsFor(card: Card, kind: PlayerKind | undefined): readonly Part[] {
  const home = homeOf(card, kind);
  if (home === null) return [];
  if (home === 'sites') return ['sites'];
  const sorts = sortsOf(card, kind ?? FIRST_KIND);
  const both: readonly Part[] =
    sorts.includes('hazard') && sorts.includes('resource') ? ['resources', 'hazards'] : [home];
  const starts =
    card.kind === 'character' ||
    card.kind === 'item' ||
    card.startingItem ||
    card.alignment === 'stage';
  return [...both, ...(starts ? (['pool'] as const) : []), 'sideboard', 'antiFallenWizard'];
}

export const kindOf = (deck: Pick<Deck, 'alignment'>): PlayerKind | undefined => playerOf(deck);

export const emptyDeck = (alignment: PlayerKind = FIRST_KIND): Deck => ({
  name: t('A new deck'),
  alignment,
  ruleSet: 'coe',
  length: 'short',
  pool: [],
  characters: [],
  resources: [],
  hazards: [],
  sites: [],
  sideboard: [],
});

/** The same deck, for comparing: order of lines does not matter, nor parts that are empty. */
export const fingerprint = (deck: Deck): string =>
  JSON.stringify([
    deck.name,
    deck.alignment,
    deck.avatar ?? '',
    deck.ruleSet ?? 'coe',
    deck.length ?? 'short',
    deck.notes ?? '',
    ...PARTS.map((p) => [...entriesOf(deck, p)].sort((a, b) => (a[0] < b[0] ? -1 : 1))),
  ]);
