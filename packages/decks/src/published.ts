import type { DeckList } from './deck-list.ts';
import { challengeDeckA } from './published/challenge-deck-a.ts';
import { challengeDeckB } from './published/challenge-deck-b.ts';
import { challengeDeckC } from './published/challenge-deck-c.ts';
import { challengeDeckD } from './published/challenge-deck-d.ts';
import { challengeDeckE } from './published/challenge-deck-e.ts';

/** The published decks that can be played today: heroes, and every card complete. */
export const decks: readonly DeckList[] = [
  challengeDeckA,
  challengeDeckB,
  challengeDeckC,
  challengeDeckD,
  challengeDeckE,
];
