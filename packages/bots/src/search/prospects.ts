import { type Company, query, type Seat, type State, withPool } from '@mathom/engine';
import { cardOf, type Sight, sightOf } from '../greedy/sight.ts';
import { avatarGain, visitValue } from '../greedy/travel.ts';

/** What lies within reach: where a company could go next turn for what its player has in hand. */

const NOTHING = { kind: 'act' as const, about: 'movement-hazard' as const, card: -1, options: [] };

/** The position as it is when everyone who was tapped is ready again. */
export function rested(s: State, me: Seat): Sight {
  const status = s.status.slice();
  for (const co of query.companiesOf(s, me)) {
    for (const m of co.members) if (status[m] === 1) status[m] = 0;
  }
  const none = { ...NOTHING, seat: me };
  const state = withPool({ ...s, status }, s.rt.pool);
  return sightOf({ seat: me, state, decision: none, deciding: me }, none);
}

/** The best visit that the company could make from where it stands, and where. */
function bestVisit(x: Sight, co: Company, but: ReadonlySet<number>): { value: number; to: number } {
  let value = 0;
  let to = -1;
  const seen = new Set<number>();
  const stands = x.s.def[co.site];
  if (x.s.status[co.site] !== 1 && !but.has(stands)) {
    value = Math.max(0, visitValue(x, co, co.site)) + avatarGain(x, co.site);
    to = stands;
  }
  for (const id of x.s.players[x.me].sites) {
    const name = x.s.def[id];
    if (seen.has(name) || but.has(name) || !cardOf(x.s, id)) continue;
    seen.add(name);
    const found = visitValue(x, co, id) + avatarGain(x, id);
    if (found > value && query.canReach(x.s, co, id)) {
      value = found;
      to = name;
    }
  }
  return { value, to };
}

/** The sum of the best that all companies of a player could do on their next move. */
export function prospects(s: State, me: Seat): number {
  const x = rested(s, me);
  const taken = new Set<number>();
  let sum = 0;
  for (const co of query.companiesOf(s, me)) {
    if (co.members.length === 0 || !cardOf(x.s, co.site)) continue;
    const { value, to } = bestVisit(x, co, taken);
    sum += value;
    if (to >= 0) taken.add(to);
  }
  return sum;
}

/** What a company could do the turn after if it went to that site now. */
export function prospectFrom(x: Sight, co: Company, site: number): number {
  return bestVisit(x, { ...co, site }, new Set([x.s.def[site]])).value;
}
