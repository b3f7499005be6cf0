import { rngOf } from '@mathom/bots';
import {
  allHoldable,
  catalogue,
  type Deck,
  drawDeck,
  type Holdable,
  holdable,
  neededFor,
} from '@mathom/decks';
import { type DeckInput, FIRST_KIND, type RuleSetName } from '@mathom/engine';
import type { CardId } from '@mathom/engine/language';

/** Enough to draw a deck once more. */
export interface DrawnDeck {
  readonly seed: number;
  /** cards that must be in it if they can, and that its player is eager to play */
  readonly wanted: readonly CardId[];
  /** cards of which the game is about, on whichever side */
  readonly about: readonly CardId[];
}

const known = new Map<RuleSetName, Holdable>();

/** What a player can have in his decks, in a rule set: those of today are all of the first kind. */
export function holdableIn(rules: RuleSetName): Holdable {
  let cards = known.get(rules);
  if (!cards) {
    cards = holdable(FIRST_KIND, rules);
    known.set(rules, cards);
  }
  return cards;
}

/** What its player is eager to play: the wanted cards, and those that these cannot do without. */
export const eagerFor = ({ wanted }: DrawnDeck, rules: RuleSetName): ReadonlySet<CardId> =>
  new Set(
    neededFor(
      wanted.flatMap((id) => catalogue(id) ?? []),
      allHoldable(holdableIn(rules)),
    ),
  );

export function deckDrawn(
  { seed, wanted, about }: DrawnDeck,
  rules: RuleSetName,
): Deck & DeckInput {
  const deck = drawDeck({
    kind: FIRST_KIND,
    ruleSet: rules,
    cards: holdableIn(rules),
    chance: rngOf(seed),
    wanted,
    about: about.flatMap((id) => catalogue(id) ?? []),
  });
  return { ...deck, kind: FIRST_KIND };
}
