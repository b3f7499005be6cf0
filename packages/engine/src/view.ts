import { decision } from './api.ts';
import { shownState } from './hiding/state.ts';
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

export function view(s: State, seat: Seat): View {
  const d = decision(s);
  return {
    seat,
    state: shownState(s, seat),
    decision: d && d.seat === seat ? d : null,
    deciding: d ? d.seat : -1,
  };
}
