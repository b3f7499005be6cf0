import { type Company, query } from '@mathom/engine';
import type { CreatureCard } from '@mathom/engine/language';
import { blowOf, outlook, siteGuard } from '../greedy/danger.ts';
import { keepWorth } from '../greedy/keep.ts';
import { cardOf, isTaken, type Sight, strengthOf } from '../greedy/sight.ts';
import { gainOf } from '../greedy/site-gain.ts';

/** What the cards of a hand are good for, by where they could be played and on whom. */

/** A place where something could still be played, with what its guards would do. */
export interface Place {
  readonly site: number;
  readonly co: Company;
  readonly harm: number;
}

/** The company that does most: the one with the most people. */
function mainOf(x: Sight, seat: number): Company | undefined {
  let found: Company | undefined;
  for (const co of query.companiesOf(x.s, seat)) {
    if (!cardOf(x.s, co.site)) continue;
    if (!found || co.members.length > found.members.length) found = co;
  }
  return found;
}

export function placesOf(x: Sight): Place[] {
  const co = mainOf(x, x.me);
  if (!co) return [];
  const seen = new Set<number>();
  const out: Place[] = [];
  const add = (site: number): void => {
    if (!cardOf(x.s, site) || seen.has(x.s.def[site])) return;
    seen.add(x.s.def[site]);
    out.push({ site, co, harm: siteGuard(x, site, co).harm });
  };
  for (const c of query.companiesOf(x.s, x.me)) if (x.s.status[c.site] === 0) add(c.site);
  for (const id of x.s.players[x.me].sites) add(id);
  return out;
}

/** What it is worth to have that card. */
export function cardWorth(x: Sight, id: number, places: readonly Place[]): number {
  const c = cardOf(x.s, id);
  if (!c || isTaken(x, c)) return 0;
  if (c.kind === 'creature') return creatureWorth(x, c);
  if (c.kind !== 'item' && c.kind !== 'ally' && c.kind !== 'faction') return keepWorth(x, id);
  let best = 0;
  for (const p of places) {
    const gain = gainOf(x, p.co, p.site, id);
    if (gain) best = Math.max(best, gain.value - 0.6 * p.harm);
  }
  const copies = x.s.players[x.me].hand.filter((h) => x.s.def[h] === x.s.def[id]).length;
  return best <= 0 ? 0.1 : (0.3 + best) * (copies > 1 ? 0.7 : 1);
}

/** A creature is worth what it does to the company of an opponent that most is at stake for. */
function creatureWorth(x: Sight, c: CreatureCard): number {
  let worth = 0;
  for (let seat = 0; seat < x.s.players.length; seat++) {
    const co = seat === x.me ? undefined : mainOf(x, seat);
    if (!co) continue;
    const { harm, beaten } = outlook(blowOf(c.attack), strengthOf(x, co));
    worth = Math.max(worth, harm - 0.7 * beaten * (c.asterisk ? 0 : c.points));
  }
  return 0.35 + Math.min(1.2, worth);
}
