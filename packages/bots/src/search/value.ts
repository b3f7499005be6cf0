import { query, type Seat, type State } from '@mathom/engine';
import { standing } from '../evaluate.ts';
import { keepWorth } from '../greedy/keep.ts';
import { sightOf } from '../greedy/sight.ts';

/** A won game is worth so much more than a lead. */
const WIN = 12;

/** How good a whole position is for a seat, in marshalling points. */
export function valueOf(s: State, me: Seat): number {
  if (s.result) return finished(s, me);
  let best = -Infinity;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== me) best = Math.max(best, standing(s, seat));
  }
  const totals = query.finalScores(s, []).map((f) => f.total);
  const raw = s.players.map((_, seat) => query.tally(s, seat));
  const adjust = (seat: Seat): number => progress(s) * (totals[seat] - raw[seat]);
  let theirs = -Infinity;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== me) theirs = Math.max(theirs, adjust(seat));
  }
  return standing(s, me) - best + adjust(me) - theirs + 0.15 * handWorth(s, me);
}

function finished(s: State, me: Seat): number {
  const totals = s.result?.totals ?? [];
  let best = -Infinity;
  for (let seat = 0; seat < totals.length; seat++) if (seat !== me) best = Math.max(best, totals[seat]);
  const lead = totals.length > 1 ? totals[me] - best : 0;
  const winner = s.result?.winner ?? -1;
  return lead + (winner === me ? WIN : winner >= 0 ? -WIN : 0);
}

/** How much of the game is over: what only counts at the end counts more then. */
function progress(s: State): number {
  let most = 0;
  for (const p of s.players) {
    const cards = p.deck.length + p.discard.length + p.hand.length + 1;
    most = Math.max(most, p.exhausted + 1 - p.deck.length / cards);
  }
  return Math.min(1, 0.15 + 0.4 * most);
}

/** What the cards in hand are good for. */
function handWorth(s: State, me: Seat): number {
  const d = { seat: me, kind: 'act', about: '', card: -1, options: [] } as const;
  const none = { ...d, options: [] };
  const x = sightOf({ seat: me, state: s, decision: none, deciding: me }, none);
  let sum = 0;
  for (const id of s.players[me].hand) sum += keepWorth(x, id);
  return sum;
}
