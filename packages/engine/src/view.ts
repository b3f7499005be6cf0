import { decision } from './api.ts';
import { readState, shownState } from './hiding/state.ts';
import type { Decision } from './options.ts';
import { HIDDEN } from './pool/hidden.ts';
import type { Seat, State } from './state/types.ts';

export { HIDDEN };

/**
 * What one player may know: the same shape as the state, with unknown cards as number 0. Nothing
 * else leaves for that player (ENGINE promise 5). Who may see what is said field by field in
 * hiding/. A spectator is seat -1: he knows what all know.
 */
export interface View {
  seat: Seat;
  state: State;
  /** what is asked of this player, with its options; of others only who decides */
  decision: Decision | null;
  deciding: Seat;
}

export const view = (s: State, seat: Seat): View => viewOf(s, seat, shownState(s, seat));

/** The same for one who only reads it, and never changes the state again: it is made at a fraction of the cost. */
export const readView = (s: State, seat: Seat): View => viewOf(s, seat, readState(s, seat));

function viewOf(s: State, seat: Seat, state: State): View {
  const d = decision(s);
  return {
    seat,
    state,
    decision: d && d.seat === seat ? d : null,
    deciding: d ? d.seat : -1,
  };
}
