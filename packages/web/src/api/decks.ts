import { useQuery } from '@tanstack/react-query';
import { api } from './rest.ts';

/** The decks that are always there, for the moment before the server has named them, or without one. */
export const KNOWN_DECKS = [
  { id: 'challenge-deck-a', name: '(A) Stewards of Gondor' },
  { id: 'challenge-deck-b', name: '(B) Release the Prisoners' },
  { id: 'challenge-deck-c', name: '(C) Dwarven Quest' },
  { id: 'challenge-deck-d', name: '(D) Bargain between Friends' },
  { id: 'challenge-deck-e', name: '(E) Return of the King' },
] as const;

/** What one may play with. */
export function useDecks(): readonly { readonly id: string; readonly name: string }[] {
  const decks = useQuery({ queryKey: ['decks'], queryFn: api.decks });
  return decks.data ?? KNOWN_DECKS;
}
