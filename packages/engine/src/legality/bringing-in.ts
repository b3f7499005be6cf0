/** Factions that a text brings into play from the hand, by an influence attempt made elsewhere. */

import type { Action, Effect } from '../language/index.ts';
import { def, note, opponentsOf } from '../query/cards.ts';
import { hasDealtWith } from '../query/memory.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { isFaithful } from './influence.ts';

const isInHand = (t: NonNullable<Action['targets']>[number] | undefined): boolean =>
  t?.target === 'card' && t.zone === 'hand';

/** The attempt that the action makes on a faction of the hand, if it makes one. */
export const bringingIn = (action: Action): Extract<Effect, { do: 'influence' }> | undefined =>
  action.does.find((e) => e.do === 'influence' && e.to === 'pile') as
    | Extract<Effect, { do: 'influence' }>
    | undefined;

/** Whether that choice is which faction it is. */
export const isWhichFaction = (action: Action, i: number): boolean =>
  isInHand(action.targets?.[i]) && bringingIn(action) !== undefined;

/** The same faction in play with an opponent, or -1. */
export function theirCopy(s: State, seat: Seat, card: Cid): Cid {
  const { name } = def(s, card);
  for (const i of opponentsOf(s, seat))
    for (const id of s.players[i].pile)
      if (def(s, id).name === name && note(s, id).stored === undefined) return id;
  return -1;
}

/** Whether it can be won away from an opponent now, with one's own copy shown (coe/8.1, 8.2). */
export function mayWinFrom(s: State, seat: Seat, card: Cid): boolean {
  const theirs = theirCopy(s, seat, card);
  if (theirs < 0 || isFaithful(def(s, theirs))) return false;
  return s.players[seat].turnsTaken >= 1 && !hasDealtWith(s, seat, s.owner[theirs]);
}
