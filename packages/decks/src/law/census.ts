import type { Card, CardId, PlayerKind } from '@mathom/engine/language';
import { type Deck, PARTS, type Part } from '../deck.ts';
import type { CardOf } from './facts.ts';
import type { Law } from './limits.ts';

/** A card of the list that exists, where it stands and how often. */
export interface Held {
  readonly card: Card;
  readonly part: Part;
  readonly n: number;
}

/** What an opponent has said of himself before the game (coe/1.8). */
export interface Opponent {
  readonly kind: PlayerKind;
  /** the avatar whom he declared */
  readonly avatar?: string;
  /** how many avatars are in his play deck */
  readonly avatars?: number;
}

/** A deck read once, for all the checks. */
export interface Census {
  readonly deck: Deck;
  readonly law: Law;
  readonly cardOf: CardOf;
  readonly held: readonly Held[];
  /** entries that name no card, and entries that count badly */
  readonly unknown: readonly { readonly id: CardId; readonly part: Part }[];
  readonly badCounts: readonly { readonly id: CardId; readonly part: Part; readonly n: number }[];
  readonly isDream: (id: CardId) => boolean;
}

/** The parts that are shuffled together and drawn from. */
export const PLAY_DECK: readonly Part[] = ['characters', 'resources', 'hazards'];
export const SIDEBOARDS: readonly Part[] = ['sideboard', 'antiFallenWizard', 'farLands'];
/** All but the location deck. */
export const CARDS: readonly Part[] = [...PLAY_DECK, 'pool', ...SIDEBOARDS];

export function census(
  deck: Deck,
  law: Law,
  cardOf: CardOf,
  isDream: (id: CardId) => boolean,
): Census {
  const held: Held[] = [];
  const unknown: { id: CardId; part: Part }[] = [];
  const badCounts: { id: CardId; part: Part; n: number }[] = [];
  for (const part of PARTS) {
    for (const [id, n] of deck[part] ?? []) {
      const card = cardOf(id);
      if (!card) unknown.push({ id, part });
      if (!Number.isInteger(n) || n < 1) badCounts.push({ id, part, n });
      else if (card) held.push({ card, part, n });
    }
  }
  return { deck, law, cardOf, held, unknown, badCounts, isDream };
}

export const inParts = (c: Census, ...parts: readonly Part[]): readonly Held[] =>
  c.held.filter((h) => parts.includes(h.part));

export const total = (held: readonly Held[]): number => held.reduce((sum, h) => sum + h.n, 0);

export const idsOf = (held: readonly Held[]): CardId[] => [...new Set(held.map((h) => h.card.id))];

/** Sums by a key, in the order of the list. */
export function tally<K>(held: readonly Held[], key: (card: Card) => K): Map<K, Held[]> {
  const out = new Map<K, Held[]>();
  for (const h of held) {
    const k = key(h.card);
    const list = out.get(k);
    if (list) list.push(h);
    else out.set(k, [h]);
  }
  return out;
}

/** How many cards the play deck has: all that is in it, avatars too. */
export const playDeckSize = (c: Census): number => total(inParts(c, ...PLAY_DECK));

/** What is said of the sideboard, if one of the cards is in it. */
export const together = (c: Census, held: readonly Held[]): readonly string[] =>
  held.some((h) => SIDEBOARDS.includes(h.part)) ? c.law.together : [];
