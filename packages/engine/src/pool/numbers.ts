import { GameError } from '../errors.ts';
import { SETS } from '../language/index.ts';

/** A set has numbers of its own: the thousand of the set, and the number of the card in it. */
const A_SET = 1000;

/**
 * The numbers of cards in states. They follow from the ids, so that a stored game and a page read
 * them alike however the pool grows: published sets have fixed thousands, invented ones those after
 * them in the order in which they come. 0 is the hidden card.
 */
export function numbering(): (id: string) => number {
  const sets = new Map<string, number>(SETS.map((code, i) => [code, i + 1]));
  return (id) => {
    const found = /^([A-Z][A-Z0-9]{1,3})-([1-9]\d{0,2})$/.exec(id);
    if (!found)
      throw new GameError(
        'bad-card',
        `A card's id is the code of its set, a hyphen and a number from 1 to 999, not ${id}.`,
      );
    let set = sets.get(found[1]);
    if (set === undefined) {
      set = sets.size + 1;
      sets.set(found[1], set);
    }
    return set * A_SET + Number(found[2]);
  };
}
