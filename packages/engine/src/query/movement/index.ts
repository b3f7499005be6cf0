/** How companies get about: one table of the ways of moving, which all who ask go through. */

import type { Cid, Company, MovementKind, PathStep, State } from '../../state/types.ts';
import { cannot } from '../bans.ts';
import { isSamePlace, newCtx, siteDef } from '../cards.ts';
import { matches } from '../evaluate.ts';
import { contextOf } from '../in-force.ts';
import { effectivePath } from '../map.ts';
import { pathMatches } from '../paths.ts';
import { isHavenFor } from '../sites.ts';
import type { Movement, Traveller } from './movement.ts';
import { region } from './region.ts';
import { special } from './special.ts';
import { starter } from './starter.ts';
import { travellerOf } from './traveller.ts';
import { underDeeps } from './under-deeps.ts';

export type { Traveller } from './movement.ts';
export { hasShortCuts, maxRegions, travellerOf } from './traveller.ts';

/** In the order in which they are offered. */
const MOVEMENTS: Record<MovementKind, Movement> = {
  starter,
  region,
  'under-deeps': underDeeps,
  special,
};
const KINDS = Object.keys(MOVEMENTS) as MovementKind[];
/** The quickest to ask first, where it is all one by which one gets there. */
const QUICKEST: readonly { readonly kind: MovementKind; readonly movement: Movement }[] = [
  { kind: 'region', movement: region },
  { kind: 'starter', movement: starter },
  { kind: 'under-deeps', movement: underDeeps },
  { kind: 'special', movement: special },
];

/** A way from where a company is to another site. */
export interface Way {
  movement: MovementKind;
  steps: PathStep[];
  /** the card by whose leave it is, or -1 */
  leave: Cid;
}

/** Nobody moves to where he is (coe/2.II.7). */
const isHere = (s: State, t: Traveller, to: Cid): boolean => isSamePlace(siteDef(s, to), t.from);

/** Some are not let in, by what is printed on the site. */
function isClosed(s: State, t: Traveller, to: Cid): boolean {
  const { closedTo } = siteDef(s, to);
  if (closedTo === undefined) return false;
  for (const m of t.co.members) if (matches(s, newCtx(s, t.co.seat, to), m, closedTo)) return true;
  return false;
}

/** A text keeps it from going there by that way. */
const isShut = (s: State, t: Traveller, to: Cid, by: MovementKind): boolean =>
  t.shut.some(
    (x) =>
      x.a.to !== undefined &&
      [x.a.movement].flat().includes(by) &&
      matches(s, contextOf(s, x), to, x.a.to),
  );

/** It is kept from moving there, by whatever way: so its site card is not exchanged for that either (coe/2.VI.1). */
export function isKeptFrom(s: State, co: Company, to: Cid): boolean {
  if (cannot(s, 'move', co.id)) return true;
  const t = travellerOf(s, co);
  return isClosed(s, t, to) || KINDS.every((by) => isShut(s, t, to, by));
}

/** It does not go there by that way, whether by rule or by a text that none beats. */
const isBarred = (s: State, t: Traveller, to: Cid, by: MovementKind): boolean =>
  t.barred.includes(by) ||
  (t.co.again === undefined && t.co.onward?.by !== undefined && t.co.onward.by !== by) ||
  t.openTo.some(
    (open) =>
      open.movement === by &&
      !open.by.some((x) => x.a.to !== undefined && matches(s, contextOf(s, x), to, x.a.to)),
  );

/** Whether a company could get there at all, by whatever movement. */
export const canReach = (s: State, co: Company, to: Cid): boolean =>
  reaches(s, travellerOf(s, co), to);

/** The path of a movement that a text gave the company is as that text has it. */
const isRightPath = (s: State, t: Traveller, steps: PathStep[]): boolean => {
  const { nextPath } = t.co;
  return (
    nextPath === undefined || pathMatches(effectivePath(s, { ...t.co, path: steps }), nextPath)
  );
};

const bySea = (steps: readonly PathStep[]): boolean => steps.some(({ type }) => type === 'coastal');

/** Some do not go by sea, whatever leads there; some by no path but one of a sort. */
const isPassable = (s: State, t: Traveller, to: Cid, way: Movement): boolean =>
  way.paths(s, t, to).some((steps) => !(t.notBySea && bySea(steps)) && isRightPath(s, t, steps));

/** The same, of one who is asked about many sites. */
export function reaches(s: State, t: Traveller, to: Cid): boolean {
  if (isHere(s, t, to)) return false;
  if (t.homewardOnly && !isHavenFor(s, to, t.co.seat)) return false;
  const shut = t.shut.length > 0;
  const choosy = t.notBySea || t.co.nextPath !== undefined;
  const barred = t.barred.length > 0 || t.openTo.length > 0 || t.co.onward !== undefined;
  for (let i = 0; i < QUICKEST.length; i++) {
    const { kind, movement } = QUICKEST[i];
    if (
      !(barred && isBarred(s, t, to, kind)) &&
      !(shut && isShut(s, t, to, kind)) &&
      movement.reaches(s, t, to) &&
      (!choosy || isPassable(s, t, to, movement))
    )
      return !isClosed(s, t, to); // asked of few: most are out of reach
  }
  return false;
}

/** All ways to a site, or those of one movement. */
export function waysTo(s: State, co: Company, to: Cid, by?: MovementKind): Way[] {
  const t = travellerOf(s, co);
  const out: Way[] = [];
  if (isClosed(s, t, to)) return out;
  for (const movement of KINDS) {
    if ((by !== undefined && by !== movement) || isBarred(s, t, to, movement)) continue;
    if (isShut(s, t, to, movement)) continue;
    const way = MOVEMENTS[movement];
    const leaves = way.leaves?.(s, t, to);
    way.paths(s, t, to).forEach((steps, i) => {
      if ((t.notBySea && bySea(steps)) || !isRightPath(s, t, steps)) return;
      out.push({ movement, steps, leave: leaves?.[i] ?? -1 });
    });
  }
  return out;
}
