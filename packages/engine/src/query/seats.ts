import { did } from './memory.ts';

/**
 * Who plays against whom. Between two players there is one opponent; with more of them it depends
 * on the moment, and nothing else in the engine asks how many sit at the table.
 */

import type { CardFilter, Who } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { def, isRevealedBy, opponentsOf, seatOf } from './cards.ts';

/** Who plays next. */
export const nextSeat = (s: State, seat: Seat): Seat => (seat + 1) % s.players.length;

/** All seats in turn order, from one on. */
export function seatsFrom(s: State, seat: Seat): Seat[] {
  const out = [seat];
  for (let i = 1; i < s.players.length; i++) out.push((seat + i) % s.players.length);
  return out;
}

/**
 * Those who may act now, whose turn it is first. What happens to a company is between its player and
 * the hazard player against it (crf/term/multi-player-games/1, /7); at other times all are opponents.
 */
export function actors(s: State): Seat[] {
  return s.current < 0 ? seatsFrom(s, s.active) : [s.active, s.hazardSeat];
}

/** Who is against somebody now: the hazard player if it is his turn, or else whose turn it is. */
export const rivalOf = (s: State, seat: Seat): Seat =>
  seat === s.active ? s.hazardSeat : s.active;

/** An opponent who chooses among what opponents have chooses of his own, and not of what a third player has. */
export const mayGive = (
  s: State,
  { player, a }: { readonly player: Who; readonly a: CardFilter },
  seat: Seat,
  id: Cid,
): boolean => player !== 'opponent' || a.whose !== "opponent's" || seatOf(s, id) === seat;

/** Who was hazard player this turn; only they discard at its end (crf/term/multi-player-games/1). */
export function hazardPlayers(s: State): Seat[] {
  const others = opponentsOf(s, s.active);
  if (others.length === 1) return others;
  return others.filter((seat) => did(s, seat, 'was-hazard-player'));
}

/** Another player is this avatar, in play or not (coe/g.man.2); who declares his own need not mind that of another who does (coe/1.8.F1). */
export const isAnothers = (s: State, seat: Seat, id: Cid): boolean =>
  opponentsOf(s, seat).some(
    (other) =>
      isRevealedBy(s, other, id) ||
      (!kindOf(s, seat).declaresAvatar && s.players[other].declared === def(s, id).name),
  );

/** Whose turn a turn of this game was. */
export function seatOfTurn(s: State, turn: number): Seat {
  const n = s.players.length;
  return (((s.active - (s.turn - turn)) % n) + n) % n;
}
