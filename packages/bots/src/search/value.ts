import { GENERAL, query, type Seat, type State } from '@mathom/engine';
import { atMost } from '../greedy/dice.ts';
import { keepWorth } from '../greedy/keep.ts';
import { cardOf, overCost, sightOf, worthOf } from '../greedy/sight.ts';
import { prospects } from './prospects.ts';

/** A won game is worth so much more than a lead. */
const WIN = 12;

/** The share of what could be done next turn that counts now. */
const PROSPECT = 0.5;

/** How good a whole position between turns is for a seat, in marshalling points. */
export function worthTo(s: State, me: Seat): number {
  if (s.result) return finished(s, me);
  const late = progress(s);
  const finals = query.finalScores(s, []).map((f) => f.total);
  const of = (seat: Seat): number =>
    (1 - late) * query.tally(s, seat) + late * finals[seat] + promise(s, seat);
  let best = -Infinity;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat !== me) best = Math.max(best, of(seat));
  }
  const ahead = s.lastTurnOf === me ? 0 : PROSPECT * prospects(s, me);
  return of(me) - best + (1 - 0.6 * late) * 0.25 * handWorth(s, me) + ahead;
}

function finished(s: State, me: Seat): number {
  const totals = s.result?.totals ?? [];
  let best = -Infinity;
  for (let seat = 0; seat < totals.length; seat++) {
    if (seat !== me) best = Math.max(best, totals[seat]);
  }
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
  return Math.min(1, 0.1 + 0.45 * most);
}

/** What is likely to become points: people who are well, and what they carry. */
function promise(s: State, seat: Seat): number {
  let sum = 0;
  let companies = 0;
  for (const co of query.companiesOf(s, seat)) {
    if (co.members.length === 0) continue;
    companies++;
    for (const m of co.members) sum += condition(s, m);
  }
  sum -= 0.25 * Math.max(0, companies - 1);
  sum -= overCost(s, seat);
  if (query.avatarOf(s, seat) >= 0) sum += 2;
  return sum;
}

/** How a character is doing. To be tapped between turns is no harm; to be wounded is. */
function condition(s: State, id: number): number {
  const strength = 0.12 * query.stat(s, 'prowess', id) + 0.04 * query.stat(s, 'body', id);
  const hurt = s.status[id] === 2 ? 1 : 0;
  const held = query.corruptionTotal(s, id);
  const risk = held === 0 ? 0 : atMost(held - query.rollModifier(s, 'corruption-check', id, -1));
  const loose = s.control[id] < GENERAL ? 2 : 0;
  let carried = 0;
  for (const item of query.itemsOf(s, id)) if (cardOf(s, item)) carried += 0.2;
  return 0.5 + strength + carried - hurt - 0.4 * risk * worthOf(s, id) - loose;
}

/** What the cards in hand are good for. */
function handWorth(s: State, me: Seat): number {
  const none = {
    seat: me,
    kind: 'act' as const,
    about: 'movement-hazard' as const,
    card: -1,
    options: [],
  };
  const x = sightOf({ seat: me, state: s, decision: none, deciding: me }, none);
  let sum = 0;
  for (const id of s.players[me].hand) sum += keepWorth(x, id);
  return sum;
}
