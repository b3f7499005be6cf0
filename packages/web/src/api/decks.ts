import { type Deck, playerOf } from '@mathom/decks/deck';
import { FIRST_KIND } from '@mathom/engine/rules/kinds-of-player';
import type { GameDeck } from '@mathom/protocol';
import { useQuery } from '@tanstack/react-query';
import { api } from './rest.ts';

/** The decks that are always there, for the moment before the server has named them, or without one. */
export const KNOWN_DECKS = [
  { id: 'challenge-deck-a', name: '(A) Stewards of Gondor' },
  { id: 'challenge-deck-b', name: '(B) Release the Prisoners' },
  { id: 'challenge-deck-c', name: '(C) Dwarven Quest' },
  { id: 'challenge-deck-d', name: '(D) Bargain between Friends' },
  { id: 'challenge-deck-e', name: '(E) Return of the King' },
  { id: 'challenge-deck-t', name: '(T) Feel Free' },
] as const;

export interface DeckChoice {
  readonly id: string;
  readonly name: string;
}

const OWN = 'saved:';

/** A deck of one's own, as a form and the settings remember it. */
export const ownDeck = (id: string): string => `${OWN}${id}`;

/** The remembered choice as the server wants it. */
export const gameDeck = (choice: string): GameDeck =>
  choice.startsWith(OWN) ? { saved: choice.slice(OWN.length) } : choice;

/** What one may play with: the published decks, and those of one's own that are for Wizards. */
export function useDecks(): {
  readonly published: readonly DeckChoice[];
  readonly own: readonly DeckChoice[];
} {
  const decks = useQuery({ queryKey: ['decks'], queryFn: api.decks });
  const mine = useQuery({ queryKey: ['decks', 'mine'], queryFn: api.myDecks, retry: false });
  const own = (mine.data ?? []).filter(
    (d) => playerOf({ alignment: d.alignment as Deck['alignment'] }) === FIRST_KIND,
  );
  return {
    published: decks.data ?? KNOWN_DECKS,
    own: own.map(({ id, name }) => ({ id: ownDeck(id), name })),
  };
}
