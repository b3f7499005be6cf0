import type { Card } from '@mathom/engine/language';
import { waitsFor, waitsIdly } from './unruled.ts';

/** How far a card is done: all of its text, some of it, or its facts alone. */
export type CardStatus = 'complete' | 'partial' | 'facts';

/** What a card lacks that is known by its facts alone. */
export const ITS_TEXT = 'all of its text';

export const statusOf = ({ lacks }: Card): CardStatus =>
  lacks === undefined ? 'complete' : lacks === ITS_TEXT ? 'facts' : 'partial';

const SEPARATOR = '; ';

/** Does it do all that it says in a game of today? What it lacks, if anything, no game can meet. */
export const playsWhole = (card: Card): boolean =>
  card.lacks === undefined || card.lacks === waitsIdly(card).join(SEPARATOR);

/** The card, owning to what it waits for in the rules beside what its own data lacks. */
export function honest(card: Card): Card {
  if (card.lacks === ITS_TEXT) return card;
  const lacks = [...(card.lacks === undefined ? [] : [card.lacks]), ...waitsFor(card)].join(
    SEPARATOR,
  );
  return lacks === (card.lacks ?? '') ? card : { ...card, lacks };
}
