import { allCards } from '@mathom/cards';
import { HIDDEN, query, type State } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type RenderedCard, renderCard } from '@mathom/engine/render';

const byId = new Map<string, Card>(allCards.map((c) => [c.id, c]));
const texts = new Map<string, RenderedCard>();

/** A card of the pool, or null for one that is hidden or not there. */
export const cardById = (id: string): Card | null => byId.get(id) ?? null;

export const knownCard = (s: State, cid: number): Card | null =>
  cid >= 0 && (s.def[cid] ?? HIDDEN) !== HIDDEN ? query.def(s, cid) : null;

export const nameOr = (s: State, cid: number, other = 'a card'): string =>
  knownCard(s, cid)?.name ?? other;

/** What the card says, in the engine's own words; worked out once. */
export function textOf(card: Card): RenderedCard {
  let text = texts.get(card.id);
  if (!text) {
    text = renderCard(card);
    texts.set(card.id, text);
  }
  return text;
}
