import { type Company, isHome, type Option, query } from '@mathom/engine';
import type { RegionType } from '@mathom/engine/language';
import { outlook, siteGuard, TYPICAL } from './danger.ts';
import { moreThan } from './dice.ts';
import { cardOf, type Sight, strengthOf } from './sight.ts';
import { siteGain } from './site-gain.ts';

/** Where to go, and which way. */

/** How likely a creature is to be met in a region of that type. */
const PERIL: Readonly<Record<RegionType, number>> = {
  free: 0.05,
  border: 0.12,
  coastal: 0.12,
  wilderness: 0.16,
  shadow: 0.3,
  dark: 0.4,
};

/** Who is only detained where his own dwell has little to fear there (coe/3.II.2.R1, 3.II.2.R2). */
function mildness(x: Sight, type: RegionType): number {
  const by = query.kindOf(x.s, x.me).detainedBy;
  if (by === null) return 1;
  return by.keyedTo.includes(type) ? 0.15 : by.some.keyedTo.includes(type) ? 0.4 : 1;
}

const perilOf = (x: Sight, types: readonly RegionType[]): number =>
  types.reduce((sum, t) => sum + PERIL[t] * mildness(x, t), 0);

/** What entering a site brings, less what its guards cost. */
export function visitValue(x: Sight, co: Company, site: number): number {
  const gain = siteGain(x, co, site);
  if (gain <= 0) return 0;
  const { harm, strikes } = siteGuard(x, site, co);
  const ready = co.members.filter((m) => x.s.status[m] === 0).length;
  // whoever fights is tapped afterwards, more often than not
  const chance = ready > strikes ? 1 : 0.3;
  return chance * gain - 0.9 * harm;
}

/** What is gained by going nowhere. */
function stayValue(x: Sight, co: Company): number {
  const haven = query.isHavenFor(x.s, co.site, x.me);
  return Math.max(0, visitValue(x, co, co.site)) + (haven ? 0.6 * hurt(x, co) : 0);
}

const hurt = (x: Sight, co: Company): number =>
  co.members.filter((m) => x.s.status[m] === 2).length;

/** Something the company carries that is worth points once it is stored there. */
function storing(x: Sight, co: Company, site: number): number {
  let worth = 0;
  for (const id of x.s.table) {
    const host = x.s.host[id];
    if (host < 0 || x.s.company[host] !== co.id) continue;
    const card = cardOf(x.s, id);
    const own = card?.kind === 'item' || card?.kind === 'event' ? card.storable : undefined;
    if (own?.points && query.matches(x.s, query.newCtx(x.s, x.me, id), site, own.at))
      worth += own.points;
  }
  return worth;
}

function roadDanger(x: Sight, co: Company, site: number): number {
  const [starter] = query.waysTo(x.s, co, site, 'starter');
  const types = starter ? starter.steps.map((p) => p.type) : query.siteDef(x.s, site).path;
  const met = Math.min(1, perilOf(x, types) + (starter ? 0 : 0.1));
  return met * outlook(TYPICAL, strengthOf(x, co)).harm;
}

/** How likely the company is to get there: from beneath the earth it has to roll for it. */
function chanceOfWay(x: Sight, co: Company, site: number): number {
  const from = query.siteDef(x.s, co.site);
  if (!from.underDeeps) return 1;
  const needed = query.rollBetween(x.s.rt.pool, from, query.siteDef(x.s, site)) ?? 0;
  return moreThan(needed - 1 - query.companyStat(x.s, 'under-deeps-roll', co));
}

/** Another company of ours is there, or on its way: what can be had there is had once. */
function crowded(x: Sight, co: Company, site: number): boolean {
  const name = query.nameOf(x.s, site);
  return query
    .companiesOf(x.s, x.me)
    .some((c) => c.id !== co.id && query.nameOf(x.s, c.dest >= 0 ? c.dest : c.site) === name);
}

/** An avatar in hand who can come into play there, and nowhere else unless at home (coe/2.II.2.1.F1). */
const isAwaited = (x: Sight, site: number): boolean =>
  query.kindOf(x.s, x.me).avatarAt.length === 0 &&
  query.avatarOf(x.s, x.me) < 0 &&
  x.s.players[x.me].hand.some((id) => {
    const c = cardOf(x.s, id);
    return c?.kind === 'character' && c.avatar === true && isHome(x.s, id, site);
  });

/** What it is worth to be there when the next turn begins, for his sake. */
export const avatarGain = (x: Sight, site: number): number => (isAwaited(x, site) ? 2.5 : 0);

/** The worth of sending a company to a site, over leaving it where it is. */
export function moveValue(x: Sight, co: Company, site: number): number {
  const haven = query.isHavenFor(x.s, site, x.me);
  const away = !query.isHavenFor(x.s, co.site, x.me);
  const wounded = hurt(x, co);
  let value = Math.max(0, visitValue(x, co, site)) - roadDanger(x, co, site);
  if (haven) value += (away ? 0.5 : 0) + 0.7 * wounded;
  else value -= 0.25 * wounded;
  const byOrigin = haven && query.kindOf(x.s, x.me).drawsOnTheWayHome === 'origin';
  const draws = query.siteDef(x.s, byOrigin ? co.site : site).draws;
  if (!haven && crowded(x, co, site)) value -= 1.5;
  value += avatarGain(x, site) - avatarGain(x, co.site);
  value += 0.35 * draws.resource - 0.12 * draws.hazard + storing(x, co, site);
  return chanceOfWay(x, co, site) * (value - stayValue(x, co));
}

/** The quieter road. */
export function routeValue(x: Sight, o: Extract<Option, { type: 'path' }>): number {
  return (
    -perilOf(
      x,
      o.steps.map((p) => p.type),
    ) -
    0.01 * o.steps.length
  );
}

/** Whether to go in: for what is there, unless what guards it is worse. */
export function enterValue(x: Sight, co: Company): number {
  return visitValue(x, co, co.site) || -1;
}
