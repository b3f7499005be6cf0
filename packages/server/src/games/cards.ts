import { type DeckList, drawnKinds, offered, playerOf } from '@mathom/decks';
import { type DeckInput, FIRST_KIND, KINDS_OF_PLAYER } from '@mathom/engine';
import type { Deck, DeckInfo } from '@mathom/protocol';
import { Refusal } from '../errors.ts';

/** The engine is given its cards once in each thread. */

export function deckById(id: string): DeckList {
  const deck = offered.find((d) => d.id === id);
  if (!deck) throw new Refusal('no-such-deck', `There is no deck called ${id}.`);
  return deck;
}

/** What somebody plays with: a published deck, or a list of his own. */
export interface ChosenDeck {
  readonly deck: string;
  readonly deckList: Deck | null;
}

/** In place of a published deck's id. */
const OWN_DECK = 'own';

export const ownDeck = (deckList: Deck): ChosenDeck => ({ deck: OWN_DECK, deckList });

/** A deck as the engine takes it, whole: a stored game must not change with the published list. */
export function deckInput({ deck, deckList }: ChosenDeck): DeckInput {
  const list: Deck | DeckList = deckList ?? deckById(deck);
  const { name, avatar, pool, characters, resources, hazards, sites, sideboard } = list;
  return {
    // what somebody calls his own list is no published deck's id
    ...(deckList ? {} : { id: deck }),
    name,
    kind: playerOf(list) ?? FIRST_KIND,
    // whom a player says that he is
    ...(avatar ? { avatar } : {}),
    pool,
    characters,
    resources,
    hazards,
    sites,
    sideboard,
  };
}

/** The side that a deck is on; all that others are told of it. */
export function alignmentOf({ deck, deckList }: ChosenDeck): string {
  if (!deckList) return offered.find((d) => d.id === deck)?.alignment ?? '';
  const kind = playerOf(deckList);
  return kind === undefined ? '' : KINDS_OF_PLAYER[kind].avatars;
}

const countOf = (list: DeckList['pool']): number => list.reduce((sum, [, n]) => sum + n, 0);

const publishedInfos: readonly DeckInfo[] = offered.map((deck) => ({
  id: deck.id,
  name: deck.name,
  alignment: deck.alignment,
  summary:
    `${countOf(deck.characters)} characters, ${countOf(deck.resources)} resources, ` +
    `${countOf(deck.hazards)} hazards and ${countOf(deck.sites)} sites`,
}));

/** A deck drawn by lot is wished for by the kind of player whom it is for. */
export const DRAWN = 'drawn-';

/** For whom decks are drawn: found once, when the server starts. */
export const DRAWN_FOR = drawnKinds();

/** What anybody can play with: the published decks, and for each kind of player one drawn by lot. */
export const deckInfos: readonly DeckInfo[] = [
  ...publishedInfos,
  ...DRAWN_FOR.map((kind) => ({
    id: `${DRAWN}${kind}`,
    name: 'A deck drawn by lot',
    alignment: kind,
    summary: 'Drawn anew for every game from all that such a player may have',
  })),
];
