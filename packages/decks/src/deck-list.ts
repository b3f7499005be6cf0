import type { Alignment, CardId } from '@mathom/engine/language';

/** A card and how many of it. */
export type DeckEntry = readonly [CardId, number];

/** A deck as it was published: which cards, how many, in which part. */
export interface DeckList {
  readonly id: string;
  readonly name: string;
  readonly alignment: Alignment;
  /** from which the starting company is drafted */
  readonly pool: readonly DeckEntry[];
  readonly characters: readonly DeckEntry[];
  readonly resources: readonly DeckEntry[];
  readonly hazards: readonly DeckEntry[];
  readonly sites: readonly DeckEntry[];
  readonly sideboard: readonly DeckEntry[];
}
