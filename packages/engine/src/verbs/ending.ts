/** The end of the game: somebody calls it, or wins. */

import { happen, heeded } from '../happenings/happen.ts';
import { opponentsOf } from '../query/cards.ts';
import { goalOf } from '../query/score.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Seat, State } from '../state/types.ts';

/**
 * Who calls in his own turn leaves one turn to everyone else, unless the rule set says otherwise; who
 * calls in that of another has the last one himself (coe/10.2.2, 10.2.R1; pef/term/council-calling-the/2.2).
 */
export function callEnd(s: State, seat: Seat): void {
  if (heeded(s, 'call')) happen(s, { event: 'call', seat });
  s.calledBy = seat;
  if (seat !== s.active) {
    s.lastTurnOf = seat;
    return;
  }
  if (!rulesOf(s).lastTurnAfterExhaustion && s.players[seat].exhausted >= goalOf(s).decks)
    s.endAfterTurn = true;
  else s.lastTurnOf = opponentsOf(s, seat).at(-1) ?? seat;
}

/** There and then, whatever the points are; nobody: -1. */
export function winBy(s: State, seat: Seat, reason: 'one-ring' | 'avatar-lost'): void {
  s.result = { reason, winner: seat, totals: s.players.map(() => 0) };
  if (heeded(s, 'over')) happen(s, { event: 'over', reason, winner: seat, totals: [] });
}
