import { GENERAL, query, type Seat, type State, type View } from '@mathom/engine';
import { atMost } from './greedy/dice.ts';
import { overCost, roomOf, worthOf } from './greedy/sight.ts';

/**
 * How good a position is for the player who sees it, in marshalling points: his own standing
 * less that of his best opponent. It looks at what is known only.
 */
export function evaluate(view: View): number {
  const s = view.state;
  let best = -Infinity;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== view.seat) best = Math.max(best, standing(s, seat));
  }
  return standing(s, view.seat) - best;
}

/** Points, and what is likely to become points. */
export function standing(s: State, seat: Seat): number {
  let score = query.tally(s, seat);
  score += 0.02 * Math.max(0, roomOf(s, seat)) - overCost(s, seat);
  let companies = 0;
  for (const co of query.companiesOf(s, seat)) {
    if (co.members.length === 0) continue;
    companies++;
    for (const m of co.members) score += condition(s, m);
  }
  score -= 0.25 * Math.max(0, companies - 1);
  if (query.avatarOf(s, seat) >= 0) score += 2;
  return score + 0.05 * Math.min(8, s.players[seat].hand.length);
}

/** How a character is doing: ready or hurt, strong or weak, how near to corruption. */
function condition(s: State, id: number): number {
  const hurt = s.status[id] === 2 ? -0.8 : s.status[id] === 1 ? -0.15 : 0;
  const strength = 0.12 * query.stat(s, 'prowess', id) + 0.04 * query.stat(s, 'body', id);
  const held = query.corruptionTotal(s, id);
  const risk = held === 0 ? 0 : atMost(held - query.rollModifier(s, 'corruption-check', id, -1));
  // somebody without a leader will be lost at the end of the organization phase
  const loose = s.control[id] < GENERAL ? -2 : 0;
  return 0.3 + hurt + strength - 0.4 * risk * worthOf(s, id) + loose;
}
