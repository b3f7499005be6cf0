import type { Card } from '@mathom/engine/language';

/**
 * What stands in card data although the rule that it calls for is not in the engine yet: a fact, or
 * a word of the language. A card with one of these is not whole, however well it is written; an
 * entry goes when its rule comes.
 */
interface Unruled {
  readonly lacks: string;
  readonly in: (card: Card) => boolean;
  /** it is about something that no game has in it yet: until then the card plays as printed */
  readonly idle?: true;
}

const UNRULED: readonly Unruled[] = [];

/** The rules that a card waits for, beyond what its own data owns to. */
export const waitsFor = (card: Card): readonly string[] =>
  UNRULED.filter((each) => each.in(card)).map((each) => each.lacks);

/** Those of them that nothing in a game could show the lack of. */
export const waitsIdly = (card: Card): readonly string[] =>
  UNRULED.filter((each) => each.idle && each.in(card)).map((each) => each.lacks);
