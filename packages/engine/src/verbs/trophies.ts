import { comp } from '../query/cards.ts';
import { noteOn } from '../state/notes.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { attach, put } from './cards.ts';

/** He has it with him from now on; it is worth what it would be worth in the pile (coe/3.IV.2). */
export function takeTrophy(s: State, card: Cid, who: Cid, seat: Seat): void {
  const worth = s.zone[card] === 'pile' && s.players[seat].pile.includes(card);
  const { trophy } = comp(s, card);
  put(s, card, 'aside', { why: 'trophy' });
  s.def[card] = trophy;
  attach(s, card, who);
  if (!worth) noteOn(s, card).worth = 0;
}
