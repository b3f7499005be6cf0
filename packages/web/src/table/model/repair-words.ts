import { query, type Repair, type State } from '@mathom/engine';

const PLACES = { hand: 'hand', discard: 'discard pile', deck: 'play deck' } as const;

/** How the board is set right by hand, as a sentence. */
export function repairWords(s: State, r: Repair): string {
  const name = query.nameOf(s, r.card) || 'a card';
  return 'lies' in r ? `${name} is ${r.lies}.` : `${name} goes to its owner’s ${PLACES[r.to]}.`;
}
