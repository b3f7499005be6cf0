import { type Deck, playerOf } from '@mathom/decks/deck';
import type { PlayerKind } from '@mathom/engine/language';
import { FIRST_KIND } from '@mathom/engine/rules/kinds-of-player';
import type { GameDeck } from '@mathom/protocol';
import { useQuery } from '@tanstack/react-query';
import { t } from '../app/words.ts';
import { PLAYER_WORDS } from '../build/model/words.ts';
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

/** Decks of one sort, as they stand together in a list. */
export interface DeckGroup {
  readonly label: string;
  readonly decks: readonly DeckChoice[];
}

const kindFor = (alignment: string | undefined): PlayerKind =>
  playerOf({ alignment: alignment as Deck['alignment'] }) ?? FIRST_KIND;

const OWN = 'saved:';

/** A deck of one's own, as a form and the settings remember it. */
export const ownDeck = (id: string): string => `${OWN}${id}`;

/** The remembered choice as the server wants it. */
export const gameDeck = (choice: string): GameDeck =>
  choice.startsWith(OWN) ? { saved: choice.slice(OWN.length) } : choice;

/** The decks that anybody can play with, by the kind of player: published ones first, then one drawn by lot. */
export function useKindDecks(): ReadonlyMap<PlayerKind, readonly DeckChoice[]> {
  const decks = useQuery({ queryKey: ['decks'], queryFn: api.decks });
  const all: readonly (DeckChoice & { readonly alignment?: string })[] = decks.data ?? KNOWN_DECKS;
  const of = new Map<PlayerKind, DeckChoice[]>();
  for (const deck of all) {
    const kind = kindFor(deck.alignment);
    of.set(kind, [...(of.get(kind) ?? []), deck]);
  }
  return of;
}

/** What one may play with: decks of one's own, then those for each kind of player. */
export function useDecks(): readonly DeckGroup[] {
  const kinds = useKindDecks();
  const mine = useQuery({ queryKey: ['decks', 'mine'], queryFn: api.myDecks, retry: false });
  const own = (mine.data ?? []).filter((d) => kinds.has(kindFor(d.alignment)));
  const groups = [...kinds].map(
    ([kind, decks]): DeckGroup => ({
      label: t('For a {{kind}}', { kind: PLAYER_WORDS[kind] }),
      decks,
    }),
  );
  return [
    { label: t('Your decks'), decks: own.map(({ id, name }) => ({ id: ownDeck(id), name })) },
    ...groups,
  ].filter((g) => g.decks.length > 0);
}
