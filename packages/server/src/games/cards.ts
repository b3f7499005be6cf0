import { allCards } from '@mathom/cards';
import { type DeckList, decks } from '@mathom/decks';
import { type DeckInput, registerCards } from '@mathom/engine';
import type { DeckInfo } from '@mathom/protocol';
import { Refusal } from '../errors.ts';

/** The engine is given its cards once in each thread. */
registerCards(allCards);

export function deckById(id: string): DeckList {
  const deck = decks.find((d) => d.id === id);
  if (!deck) throw new Refusal('no-such-deck', `There is no deck called ${id}.`);
  return deck;
}

/** A deck as the engine takes it, whole: a stored game must not change with the published list. */
export const deckInput = (id: string): DeckInput => {
  const { alignment: _, ...deck } = deckById(id);
  return { ...deck, kind: 'wizard' };
};

const countOf = (list: DeckList['pool']): number => list.reduce((sum, [, n]) => sum + n, 0);

export const deckInfos: readonly DeckInfo[] = decks.map((deck) => ({
  id: deck.id,
  name: deck.name,
  alignment: deck.alignment,
  summary:
    `${countOf(deck.characters)} characters, ${countOf(deck.resources)} resources, ` +
    `${countOf(deck.hazards)} hazards and ${countOf(deck.sites)} sites`,
}));
