/** How the sites of the Under-deeps lie to each other and to those above them: facts of the pool. */

import type { SiteCard } from '../language/index.ts';
import { cardNumbered, type Pool } from '../pool/pool.ts';
import type { CardNumber } from '../state/types.ts';
import { fitsSite } from './printed-site.ts';

/** What one site card says of the way to another; null: it does not list it. */
function listed(pool: Pool, from: SiteCard, to: SiteCard): number | null {
  for (const x of from.adjacent ?? [])
    if (typeof x.to === 'string' ? x.to === to.name : fitsSite(pool, to, x.to.any)) return x.roll;
  return null;
}

/**
 * What must be rolled to go from one site to another that is adjacent, by the card that is left or,
 * where that does not know of it, by the other (coe/2.II.7.iii, 2.IV.i.1); null: they are not adjacent.
 */
export const rollBetween = (pool: Pool, from: SiteCard, to: SiteCard): number | null =>
  from.name === to.name ? null : (listed(pool, from, to) ?? listed(pool, to, from));

/** The same by the numbers of the cards: asked of every site that one could go to, and found out once. */
export function rollOnCards(pool: Pool, from: CardNumber, to: CardNumber): number | null {
  const { rolls } = pool.memo;
  const key = from * pool.compiled.length + to;
  let roll = rolls.get(key);
  if (roll === undefined) {
    roll = rollBetween(
      pool,
      cardNumbered(pool, from) as SiteCard,
      cardNumbered(pool, to) as SiteCard,
    );
    rolls.set(key, roll);
  }
  return roll;
}

/** The sites adjacent to one of that name, in any of its versions; or to any of the Under-deeps. */
export function adjacentTo(pool: Pool, name: string): ReadonlySet<string> {
  let found = pool.memo.adjacent.get(name);
  if (!found) {
    found = new Set(
      sitesOf(pool)
        .filter((to) =>
          sitesOf(pool, name === 'any' ? undefined : name).some((from) =>
            isAdjacent(pool, from, to),
          ),
        )
        .map((to) => to.name),
    );
    pool.memo.adjacent.set(name, found);
  }
  return found;
}

const sitesOf = (pool: Pool, name?: string): SiteCard[] =>
  pool.cards.filter(
    (d): d is SiteCard => d.kind === 'site' && (name === undefined || d.name === name),
  );

/** The same of one site card, even if it is not among the cards of the pool: an event that lies as a site. */
export const isAdjacentTo = (pool: Pool, site: SiteCard, name: string): boolean =>
  adjacentTo(pool, name).has(site.name) ||
  (!pool.byName.get(site.name)?.some((c) => c.def.kind === 'site') &&
    sitesOf(pool, name === 'any' ? undefined : name).some((deep) => isAdjacent(pool, deep, site)));

/** The one that is asked about lies beneath the earth, or the other does. */
const isAdjacent = (pool: Pool, a: SiteCard, b: SiteCard): boolean =>
  (a.underDeeps === true || b.underDeeps === true) && rollBetween(pool, a, b) !== null;

/** Whether it lies above one of the Under-deeps, so that no roll is needed between them (coe glossary "surface site"). */
export function isSurface(pool: Pool, site: SiteCard): boolean {
  const { surface } = pool.memo;
  let is = surface.get(site);
  if (is === undefined) {
    is = !site.underDeeps && sitesOf(pool).some((deep) => listed(pool, deep, site) === 0);
    surface.set(site, is);
  }
  return is;
}
