import type { Card } from '@mathom/engine/language';

/** How far a card is done: all of its text, some of it, or its facts alone. */
export type CardStatus = 'complete' | 'partial' | 'facts';

/** What a card lacks that is known by its facts alone. */
export const ITS_TEXT = 'all of its text';

export const statusOf = ({ lacks }: Card): CardStatus =>
  lacks === undefined ? 'complete' : lacks === ITS_TEXT ? 'facts' : 'partial';
