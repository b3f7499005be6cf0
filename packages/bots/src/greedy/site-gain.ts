import { type Company, query } from '@mathom/engine';
import type { Card, CardFilter, FactionCard, ItemCard } from '@mathom/engine/language';
import { moreThan } from './dice.ts';
import { cardOf, isTaken, numberOf, type Sight } from './sight.ts';

/** What can be gained at a site with the cards in hand. */

/** Whether an item is of a sort that the site offers. */
function offers(x: Sight, site: number, id: number, c: ItemCard): boolean {
  const ctx = query.newCtx(x.s, x.me, id);
  if (c.keywords?.includes('hoard') && !query.hadHoard(x.s, site)) return false;
  if (c.at) return query.matches(x.s, ctx, site, c.at);
  if (c.notAt && query.matches(x.s, ctx, site, c.notAt)) return false;
  if (c.class === 'special') return false;
  return query
    .siteDef(x.s, site)
    .items.some((i) =>
      typeof i === 'string'
        ? i === c.class
        : i.class === c.class && query.matches(x.s, ctx, id, i.only),
    );
}

/** The best number that someone of the company adds to the dice against a faction. */
export function influenceBonus(x: Sight, who: number, id: number, c: FactionCard): number {
  let bonus = query.unusedDirect(x.s, who, id);
  bonus += query.rollModifier(x.s, 'influence-check', who, id);
  const ctx = query.newCtx(x.s, x.me, id);
  for (const m of c.modifications) if (query.matches(x.s, ctx, who, m.a)) bonus += m.by;
  return bonus;
}

function factionChance(x: Sight, co: Company, id: number, c: FactionCard): number {
  if (c.number === undefined) return 1;
  let best = 0;
  for (const m of co.members) {
    if (x.s.status[m] === 2) continue;
    best = Math.max(best, moreThan(c.number - influenceBonus(x, m, id, c)));
  }
  return best;
}

/** What an item gives, less what it does to who bears it. */
export function itemGain(c: ItemCard): number {
  const points = numberOf(c.points ?? 0);
  const use = c.slot ? 0.5 : (c.abilities?.length ?? 0) > 0 ? 0.25 : 0;
  return 0.3 + points + use - 0.12 * numberOf(c.corruption);
}

export interface Gain {
  value: number;
  /** can follow something else at the same site */
  extra: boolean;
}

/** An event that is played at such a site: a guess from what it asks for. */
function eventGain(x: Sight, id: number, c: Card, site: number): number {
  if (c.kind !== 'event' || c.side !== 'resource') return 0;
  for (const play of c.plays) {
    const at = siteAsked(play.need);
    if (!at || !play.window || play.window.phase !== 'site') continue;
    if (query.matches(x.s, query.newCtx(x.s, x.me, id), site, { ...at, status: undefined })) {
      return c.duration === 'permanent' ? 1.5 : 0.7;
    }
  }
  return 0;
}

function siteAsked(need: unknown): CardFilter | null {
  if (need === null || typeof need !== 'object' || !('a' in need)) return null;
  const a = need.a;
  return a !== null && typeof a === 'object' && 'at' in a ? (a.at as CardFilter) : null;
}

export function gainOf(x: Sight, co: Company, site: number, id: number): Gain | null {
  const c = cardOf(x.s, id);
  if (!c || isTaken(x, c)) return null;
  const ctx = query.newCtx(x.s, x.me, id);
  switch (c.kind) {
    case 'item':
      return offers(x, site, id, c) ? { value: itemGain(c), extra: c.class === 'minor' } : null;
    case 'ally':
      return query.matches(x.s, ctx, site, c.at)
        ? { value: 0.4 + (c.points ?? 0), extra: c.tappedSite === true }
        : null;
    case 'faction':
      return query.matches(x.s, ctx, site, c.at)
        ? { value: factionChance(x, co, id, c) * c.points, extra: false }
        : null;
    case 'event': {
      const value = eventGain(x, id, c, site);
      return value > 0 ? { value, extra: true } : null;
    }
    default:
      return null;
  }
}

/** What the company could gain there in one site phase. */
export function siteGain(x: Sight, co: Company, site: number): number {
  const tapped = x.s.zone[site] === 'play' && x.s.status[site] === 1;
  const hands = co.members.filter((m) => x.s.status[m] === 0).length;
  if (hands === 0) return 0;
  let best = 0;
  let more = 0;
  for (const id of x.s.players[x.me].hand) {
    const gain = gainOf(x, co, site, id);
    if (!gain) continue;
    if (gain.extra && (tapped || gain.value <= best)) more = Math.max(more, gain.value);
    else if (!tapped && gain.value > best) {
      more = Math.max(more, Math.min(best, 0.5));
      best = gain.value;
    }
  }
  return best + (hands > 1 || best === 0 ? 0.7 * more : 0);
}
