import type { MovementKind } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Cid, Company, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { companyStat } from '../company-stats.ts';
import { companyMatches, matches, speaks, value } from '../evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../in-force.ts';
import { isHavenFor } from '../sites.ts';
import { hasAvatar, isInMode } from '../wraiths.ts';
import type { Cap, Further, OpenTo, Passage, Shut, Traveller } from './movement.ts';
import { type Pair, plainRoads, roadsFor } from './roads.ts';

/** Four regions, or more by effects, never beyond six (coe/2.II.7.ii). */
const MOST_REGIONS = 6;
export const maxRegions = (s: State, co: Company): number =>
  Math.min(MOST_REGIONS, companyStat(s, 'regions', co));

/** What texts make of the ways of a company, beyond what the rules have. */
interface Ways {
  readonly pairs: readonly Pair[];
  readonly passages: readonly Passage[];
  readonly pathless: boolean;
  readonly further: readonly Further['x'][];
  readonly barred: readonly MovementKind[];
  readonly openTo: readonly OpenTo[];
  readonly shut: readonly Shut[];
  readonly caps: readonly Cap[];
  /** what the rules keep from it, and a text allows */
  readonly opened: readonly MovementKind[];
}

const NO_PASSAGES: readonly Passage[] = [];
const NOT_BARRED: readonly MovementKind[] = [];
const NOT_SHUT: readonly Shut[] = [];
const NO_FURTHER: readonly Further['x'][] = [];
const NO_CAPS: readonly Cap[] = [];
const NOT_OPEN: readonly OpenTo[] = [];

/** A company with a Ringwraith goes from haven to site and back, or beneath the earth (coe/2.II.7.R1). */
const NOT_FOR_WRAITHS: readonly MovementKind[] = ['region', 'special'];

/** `plain`: but for what opens ways. */
function waysFor(s: State, co: Company, plain: boolean): Ways {
  let { neighbours: pairs } = kindOf(s, co.seat);
  let passages = NO_PASSAGES;
  let pathless = false;
  let further = NO_FURTHER;
  let bars = NOT_SHUT;
  let leaves = NOT_SHUT;
  let shut = NOT_SHUT;
  let caps = NO_CAPS;
  for (const x of inForce(s, 'ways')) {
    if (isElsewhere(x, co.id)) continue;
    const { a } = x;
    if (a.how === 'barred' || a.how === 'opened') {
      const c = contextOf(s, x);
      if (!companyMatches(s, c, co, a.companies) || !speaks(s, c, a)) continue;
      if (a.from !== undefined && !matches(s, c, co.site, a.from)) continue;
      if (a.how === 'opened') leaves = [...leaves, x as Shut];
      else if (a.to !== undefined) shut = [...shut, x as Shut];
      else if (a.beyond !== undefined)
        caps = [...caps, { x: x as Shut, most: value(s, c, a.beyond) }];
      else bars = [...bars, x as Shut];
    } else if (plain || a.how === 'adjacent') continue;
    else if (a.how === 'pathless')
      pathless = pathless || companyMatches(s, contextOf(s, x), co, a.companies);
    else if (a.how === 'neighbours') pairs = [...pairs, ...a.pairs];
    else if (a.how === 'special') passages = [...passages, x as Passage];
    else if (a.how === 'further' && isFurther(s, co, x as Further['x']))
      further = [...further, x as Further['x']];
  }
  const [barred, openTo] = barredBy(s, bars, leaves);
  const opened = plain ? NOT_BARRED : leaves.filter(isByRule).flatMap((x) => x.a.movement);
  return { pairs, passages, pathless, further, barred, openTo, opened, shut, caps };
}

/** It says that of this company, where it is. */
function isFurther(s: State, co: Company, x: Further['x']): boolean {
  const { companies, from } = x.a;
  const c = contextOf(s, x);
  if (companies !== undefined && !companyMatches(s, c, co, companies)) return false;
  return from === undefined || matches(s, c, co.site, from);
}

/** It allows what the rules do not. */
const isByRule = (x: Shut): boolean => x.a.over === undefined;

/** What texts bar, unless another text that speaks of theirs opens it: to all sites, or to some. */
function barredBy(
  s: State,
  bars: readonly Shut[],
  leaves: readonly Shut[],
): [readonly MovementKind[], readonly OpenTo[]] {
  let barred = NOT_BARRED;
  let openTo = NOT_OPEN;
  for (const bar of bars) {
    for (const movement of [bar.a.movement].flat()) {
      const by = leaves.filter(
        (x) =>
          x.a.over !== undefined &&
          [x.a.movement].flat().includes(movement) &&
          matches(s, contextOf(s, x), bar.card, x.a.over),
      );
      if (by.some((x) => x.a.to === undefined)) continue;
      if (by.length > 0) openTo = [...openTo, { movement, by }];
      else barred = [...barred, movement];
    }
  }
  return [barred, openTo];
}

/**
 * How many regions it may go through to that site, by what leads further as well, or by what does so on any
 * path (`through`: on one that goes through what they name, too).
 */
export function regionsTo(s: State, t: Traveller, to: Cid, through: boolean): number {
  const led = t.further.filter(
    (f) =>
      (through || f.through === null) &&
      (f.x.a.to === undefined || matches(s, contextOf(s, f.x), to, f.x.a.to)),
  );
  if (led.length === 0) return t.regions;
  const sum = (of: readonly Further[]): number => of.reduce((n, f) => n + f.x.a.by, 0);
  let regions = Math.min(MOST_REGIONS, companyStat(s, 'regions', t.co) + sum(led));
  for (const { x, most } of t.caps) {
    const { but } = x.a;
    const besides = but ? led.filter((f) => matches(s, contextOf(s, x), f.x.card, but)) : [];
    regions = Math.min(regions, most + sum(besides));
  }
  return regions;
}

/** Whether some effect opens ways to this company that others do not have. */
export const hasShortCuts = (s: State, co: Company): boolean =>
  inForce(s, 'ways').some(
    (x) =>
      x.a.how !== 'barred' &&
      x.a.how !== 'opened' &&
      x.a.how !== 'version' &&
      !isElsewhere(x, co.id),
  );

/** The company as it is, or as it would be without what opens ways to it (`plain`). */
export function travellerOf(s: State, co: Company, plain = false): Traveller {
  const { pool } = s.rt;
  const kind = kindOf(s, co.seat);
  const { pairs, passages, pathless, further, barred, openTo, opened, shut, caps } = waysFor(
    s,
    co,
    plain,
  );
  const wraiths = kind.avatarNeedsMode && hasAvatar(s, co);
  const kept = wraiths ? NOT_FOR_WRAITHS.filter((way) => !opened.includes(way)) : NOT_BARRED;
  const fromHaven = isHavenFor(s, co.site, co.seat);
  const { roads, detour } =
    pairs === kind.neighbours ? plainRoads(pool, kind) : roadsFor(pool, kind, pairs);
  let regions = maxRegions(s, co);
  for (const { most } of caps) regions = Math.min(regions, most);
  return {
    co,
    from: siteDef(s, co.site),
    fromHaven,
    regions,
    further: further.map((x) => ({
      x,
      through: x.a.through?.map((name) => roads.names.indexOf(name)) ?? null,
    })),
    caps,
    pathless,
    passages,
    barred: kept.length > 0 ? [...barred, ...kept] : barred,
    openTo,
    shut,
    homewardOnly: wraiths && !(isInMode(s, co) && (fromHaven || opened.includes('region'))),
    notBySea: wraiths,
    roads,
    detour,
  };
}
