/** Influence: how much of it is taken up by characters, and how much is left. */

import { kindOf } from '../rules/kinds-of-player.ts';
import { type Cid, GENERAL, type Seat, type State } from '../state/types.ts';
import { companiesOf, def, followersOf } from './cards.ts';
import { playerStat } from './company-stats.ts';
import { matches, speaks, value } from './evaluate.ts';
import { contextOf, modifiersInForce } from './in-force.ts';
import { refCard } from './refs.ts';
import { stat } from './stats.ts';

/** Mind that general influence has to carry (coe/2.II.2.2.2). */
export function mindUnderGeneral(s: State, seat: Seat): number {
  let n = 0;
  for (const co of companiesOf(s, seat)) {
    for (const m of co.members) {
      const d = def(s, m);
      if (d.kind === 'character' && !d.avatar && s.control[m] === GENERAL) n += controlCost(s, m);
    }
  }
  return n;
}

/** Never below zero (coe/1.12.1), and what controls nobody comes on top (coe/1.12.R1, 1.12.B1). */
export const unusedGeneral = (s: State, seat: Seat): number =>
  Math.max(0, playerStat(s, 'general-influence', seat) - mindUnderGeneral(s, seat)) +
  kindOf(s, seat).generalInfluence.besides;

/** Influence restricted to certain cards, each a pool that is applied once (coe/2.II.2.2.4). */
function pools(s: State, id: Cid): { left: number; of: (x: Cid) => boolean }[] {
  const out: { left: number; of: (x: Cid) => boolean }[] = [];
  for (const x of modifiersInForce(s, 'influence')) {
    const m = x.a;
    const { versus } = m;
    const set = m.op === 'set';
    if (versus === undefined && !set) continue;
    const c = contextOf(s, x);
    if (
      typeof m.of === 'string'
        ? refCard(s, c, m.of) !== id
        : !('each' in m.of && matches(s, c, id, m.of.each))
    )
      continue;
    if (!speaks(s, c, m)) continue;
    // what it is said to be is all that he has, for anybody
    if (set) return [];
    if (versus === undefined) continue;
    out.push({ left: value(s, c, m.by), of: (y) => matches(s, c, y, versus) });
  }
  return out;
}

/**
 * Direct influence that is left, to be used against a card (-1: against nobody in particular).
 * Followers are charged to the pools that fit them and are of no use here, before others.
 */
export function unusedDirect(s: State, id: Cid, versus: Cid, without: Cid = -1): number {
  let free = stat(s, 'influence', id);
  const own = pools(s, id);
  for (const f of followersOf(s, id)) {
    if (f === without) continue;
    let mind = controlCost(s, f);
    const fitting = own
      .filter((p) => p.of(f))
      .sort((a, b) => Number(versus >= 0 && a.of(versus)) - Number(versus >= 0 && b.of(versus)));
    for (const p of fitting) {
      const paid = Math.min(p.left, mind);
      p.left -= paid;
      mind -= paid;
    }
    free -= mind;
  }
  if (versus >= 0) for (const p of own) if (p.of(versus)) free += p.left;
  return free;
}

/** What it takes to control a character: his mind, but for what a text leaves out of account. */
export const controlCost = (s: State, id: Cid): number =>
  Math.max(0, stat(s, 'mind', id) + stat(s, 'control-cost', id));
