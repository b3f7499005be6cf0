import type { Deck } from '@mathom/decks';
import { DeckGone, SavedDeck, SavedDeckInfos, SharedDeck } from '@mathom/protocol';
import { api, call } from '../api/rest.ts';
import { fingerprint } from './model/edit.ts';
import type { Saved } from './store.ts';

/** Decks that the account keeps. A guest has an account too, as soon as he saves. */
export const deckApi = {
  mine: () => call(SavedDeckInfos, '/decks/mine'),
  get: (id: string) => call(SavedDeck, `/decks/${id}`),
  shared: (link: string) => call(SharedDeck, `/decks/shared/${link}`),
  create: async (deck: Deck) => {
    await api.me();
    return call(SavedDeck, '/decks', 'POST', { deck: bare(deck) });
  },
  update: (id: string, deck: Deck, version: number) =>
    call(SavedDeck, `/decks/${id}`, 'PUT', { deck: bare(deck), version }),
  remove: (id: string) => call(DeckGone, `/decks/${id}`, 'DELETE'),
  share: (id: string, on: boolean) => call(SavedDeck, `/decks/${id}/share`, on ? 'POST' : 'DELETE'),
};

/** The id of a published deck stays with the published one. */
function bare({ id: _, ...deck }: Deck): Deck {
  return { ...deck, name: deck.name.trim() || 'A deck without a name' };
}

export const savedFrom = (s: {
  readonly id: string;
  readonly version: number;
  readonly link: string | null;
  readonly deck: Deck;
}): Saved => ({ id: s.id, version: s.version, link: s.link, print: fingerprint(s.deck) });
