import type { Seat, State } from '../state/types.ts';
import type { Why } from './reasons.ts';

/** Whether this player is one who plays hazards now (coe/2.1.1). True if the search can stop. */
export function notTheHazardPlayer(s: State, seat: Seat, why: Why): boolean {
  if (seat === s.active)
    return why.no('own-turn', 'coe/2.1.1', 'Hazards are played in an opponent’s turn.');
  return (
    seat !== s.hazardSeat &&
    why.no(
      'not-hazard-player',
      'crf/term/multi-player-games/1',
      'Another player is the hazard player against this company.',
    )
  );
}
