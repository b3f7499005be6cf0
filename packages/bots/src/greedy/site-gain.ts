import { type Company, couldPlayAt, query } from '@mathom/engine';
import type { Action, CardFilter, EventCard, FactionCard, ItemCard } from '@mathom/engine/language';
import { moreThan } from './dice.ts';
import { cardOf, isTaken, numberOf, type Sight } from './sight.ts';

/** What can be gained at a site with the cards in hand. */

/** Whether there is a hoard for what is found in hoards alone. */
const lacksHoard = (x: Sight, site: number, c: ItemCard): boolean =>
  c.keywords?.includes('hoard') === true && !query.hadHoard(x.s, site);

/** The best number that someone of the company adds to the dice against a faction. */
export function influenceBonus(x: Sight, who: number, id: number, c: FactionCard): number {
  let bonus = query.unusedDirect(x.s, who, id);
  bonus += query.rollModifier(x.s, 'influence-check', who, id);
  const ctx = query.newCtx(x.s, x.me, id);
  for (const m of c.modifications) if (query.matches(x.s, ctx, who, m.a)) bonus += m.by;
  return bonus;
}

function factionChance(x: Sight, who: readonly number[], id: number, c: FactionCard): number {
  if (c.number === undefined) return 1;
  let best = 0;
  for (const m of who) {
    if (x.s.status[m] === 2) continue;
    best = Math.max(best, moreThan(c.number - influenceBonus(x, m, id, c)));
  }
  return best;
}

/** What a card of so many points is worth to a player of his kind (coe/10.F1, 10.W1, 10.R1, 10.B1). */
export function pointsFor(x: Sight, id: number, printed: number): number {
  const kind = query.kindOf(x.s, x.me);
  if (kind.onePointEach) return printed > 0 ? query.cardPoints(x.s, id, x.me) : printed;
  const c = cardOf(x.s, id);
  return c?.kind === 'item' && c.alignment === kind.halfItems ? Math.ceil(printed / 2) : printed;
}

/** What an item gives, less what it does to who bears it. */
export function itemGain(x: Sight, id: number, c: ItemCard): number {
  const points = pointsFor(x, id, numberOf(c.points ?? 0));
  const use = c.slot ? 0.5 : (c.abilities?.length ?? 0) > 0 ? 0.25 : 0;
  return 0.3 + points + use - 0.12 * numberOf(c.corruption);
}

export interface Gain {
  value: number;
  /** can follow something else at the same site */
  extra: boolean;
}

/** Where an event is played, and by whom or on whom of those who are there. */
interface Asked {
  readonly site: CardFilter;
  readonly who: CardFilter | null;
}

const isFilter = (f: unknown): f is CardFilter => f !== null && typeof f === 'object';

function siteAsked(play: Action): Asked | null {
  const { need, user, targets } = play;
  if (need !== undefined && 'a' in need && isFilter(need.a) && isFilter(need.a.at))
    return { site: need.a.at, who: null };
  if (isFilter(user?.company?.at)) return { site: user.company.at, who: user };
  const first = targets?.[0];
  if (first?.target === 'site') return { site: { ...first.a, is: undefined }, who: null };
  const there = first?.target === 'card' ? first.a.company?.at : undefined;
  return first?.target === 'card' && isFilter(there) ? { site: there, who: first.a } : null;
}

/** An event that is played at such a site: a guess from what it asks for. */
function eventGain(x: Sight, co: Company, id: number, c: EventCard, site: number): Gain | null {
  if (c.side !== 'resource') return null;
  const ctx = query.newCtx(x.s, x.me, id);
  for (const play of c.plays) {
    const asked = play.window?.phase === 'site' ? siteAsked(play) : null;
    if (!asked) continue;
    const { site: at, who } = asked;
    if (!query.matches(x.s, ctx, site, { ...at, status: undefined })) continue;
    const one = who && { ...who, company: undefined, status: undefined };
    if (one && !co.members.some((m) => query.matches(x.s, ctx, m, one))) continue;
    const points = c.points ? numberOf(c.points.value) : 0;
    const guess = c.duration === 'permanent' ? 1.5 : 0.7;
    // what only asks who or where, and is not itself for the sake of the site, is worth what it counts
    const value = play.need !== undefined ? guess : 0.4 + points;
    return { value, extra: at.status !== 'untapped' };
  }
  return null;
}

export function gainOf(x: Sight, co: Company, site: number, id: number): Gain | null {
  const c = cardOf(x.s, id);
  if (!c || isTaken(x, c)) return null;
  if (c.kind === 'event') return eventGain(x, co, id, c, site);
  if (c.kind === 'item' && lacksHoard(x, site, c)) return null;
  const who = couldPlayAt(x.s, co, site, id);
  if (who.length === 0) return null;
  switch (c.kind) {
    case 'item':
      return { value: itemGain(x, id, c), extra: c.class === 'minor' };
    case 'ally':
      return { value: 0.4 + pointsFor(x, id, c.points ?? 0), extra: c.tappedSite === true };
    case 'faction': {
      const points = pointsFor(x, id, c.points);
      return { value: factionChance(x, who, id, c) * points, extra: false };
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
