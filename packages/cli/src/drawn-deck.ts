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
import type { CardId, PlayerKind } from '@mathom/engine/language';

/** Enough to draw a deck once more. */
export interface DrawnDeck {
  readonly seed: number;
  /** for which kind of player; the first kind if nothing is said */
  readonly kind?: PlayerKind;
  /** cards that must be in it if they can, and that its player is eager to play */
  readonly wanted: readonly CardId[];
  /** cards of which the game is about, on whichever side */
  readonly about: readonly CardId[];
}

const known = new Map<string, Holdable>();

/** What such a player can have in his decks, in a rule set. */
export function holdableIn(rules: RuleSetName, kind: PlayerKind = FIRST_KIND): Holdable {
  const key = `${rules} ${kind}`;
  let cards = known.get(key);
  if (!cards) {
    cards = holdable(kind, rules);
    known.set(key, cards);
  }
  return cards;
}

/** What its player is eager to play: the wanted cards, and those that these cannot do without. */
export const eagerFor = ({ wanted, kind }: DrawnDeck, rules: RuleSetName): ReadonlySet<CardId> =>
  new Set(
    neededFor(
      wanted.flatMap((id) => catalogue(id) ?? []),
      allHoldable(holdableIn(rules, kind)),
    ),
  );

export function deckDrawn(
  { seed, kind = FIRST_KIND, wanted, about }: DrawnDeck,
  rules: RuleSetName,
): Deck & DeckInput {
  const deck = drawDeck({
    kind,
    ruleSet: rules,
    cards: holdableIn(rules, kind),
    chance: rngOf(seed),
    wanted,
    about: about.flatMap((id) => catalogue(id) ?? []),
  });
  return { ...deck, kind };
}
