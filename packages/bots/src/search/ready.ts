import { type Company, query, withPool } from '@mathom/engine';
import { blowOf } from '../greedy/danger.ts';
import { cardOf, type Sight } from '../greedy/sight.ts';
import { siteGain } from '../greedy/site-gain.ts';

/** Whoever is to do something at a site must be untapped when the company gets there. */

/** The share of what a site offers that so many untapped characters can be expected to get. */
const SHARE = [0, 0.75, 0.92, 1];
const share = (n: number): number => SHARE[Math.max(0, Math.min(3, n))];

/** The strikes that wait at the site, as far as they have not been faced. */
function strikesAhead(x: Sight, co: Company): number {
  if (co.entered) return 0;
  let strikes = 0;
  for (const a of query.automaticAttacks(x.s, query.newSite(co))) {
    const blow = blowOf(a.spec);
    strikes += blow.each ? co.members.length : blow.strikes;
  }
  return strikes;
}

/** What a company of this player's could still gain at the site it is at, or comes to, this turn. */
function ahead(x: Sight, co: Company): number {
  if (co.seat !== x.me || x.s.active !== x.me || co.sited) return 0;
  const site = query.newSite(co);
  const tappedSite = x.s.status[site] === 1;
  const status = x.s.status;
  // as if everyone could act: it is asked what there is, not who is left to take it
  const all = { ...x, s: withPool({ ...x.s, status: status.slice() }, x.s.rt.pool) };
  for (const m of co.members) if (status[m] === 1) all.s.status[m] = 0;
  if (tappedSite) all.s.status[site] = 1;
  return siteGain(all, co, site);
}

export interface Readiness {
  readonly gain: number;
  readonly untapped: number;
  readonly strikes: number;
}

export function readiness(x: Sight, co: Company): Readiness {
  const gain = ahead(x, co);
  if (gain <= 0) return { gain: 0, untapped: 0, strikes: 0 };
  let untapped = 0;
  for (const m of co.members) {
    if (x.s.status[m] === 0 && cardOf(x.s, m)?.kind === 'character') untapped++;
  }
  return { gain, untapped, strikes: strikesAhead(x, co) };
}

const worth = (r: Readiness, n: number): number =>
  r.gain * (0.5 * share(n - r.strikes) + 0.5 * share(n));

/** What it costs, in things not done at the site, that one more is tapped. */
export const tapCost = (r: Readiness): number =>
  r.untapped > 0 ? worth(r, r.untapped) - worth(r, r.untapped - 1) : 0;

/** What it brings that one of the tapped is untapped. */
export const untapGain = (r: Readiness): number => worth(r, r.untapped + 1) - worth(r, r.untapped);
