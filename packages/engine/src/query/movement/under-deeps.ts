import type { Cid, Company, State } from '../../state/types.ts';
import { nameOf, newCtx, note, noteOn, siteDef } from '../cards.ts';
import { surfaceOf } from '../dug.ts';
import { companyMatches, holds, matches } from '../evaluate.ts';
import { contextOf, inForce } from '../in-force.ts';
import { isWizardhaven } from '../sites.ts';
import { rollOnCards } from '../under-deeps.ts';
import type { Movement } from './movement.ts';

const NO_PATH: Movement['paths'] extends (...a: never[]) => infer P ? P : never = [[]];
const NO_WAY: typeof NO_PATH = [];

/** What a text has them roll who go from the one to the other, or null. */
function rollByText(s: State, co: Company, to: Cid): number | null {
  let least: number | null = null;
  const ways = inForce(s, 'ways');
  for (let i = 0; i < ways.length; i++) {
    const x = ways[i];
    const { a } = x;
    if (a.how !== 'adjacent') continue;
    const c = contextOf(s, x);
    if (a.companies !== undefined && !companyMatches(s, c, co, a.companies)) continue;
    const down = matches(s, c, to, a.from) && matches(s, c, co.site, a.to);
    const up = matches(s, c, co.site, a.from) && matches(s, c, to, a.to);
    if ((up || down) && (least === null || a.roll < least)) least = a.roll;
  }
  return least;
}

/**
 * Dug under the one, the other lies there already or can be dug (WH-55). Whether it can be is asked as the new site is
 * revealed (coe/2.IV.i.2): by setting out from it one may lose a stage point that it took.
 */
function isDugUnder(s: State, co: Company, above: Cid, deep: Cid): boolean {
  const { beneath } = siteDef(s, deep);
  if (beneath === undefined) return false;
  const place = nameOf(s, above);
  const dug = s.zone[deep] === 'play' ? note(s, deep).place : undefined;
  if (dug !== undefined && dug !== place) return false;
  if (above !== co.site) return dug !== undefined;
  if (co.moving && co.dest === deep) return true;
  const c = newCtx(s, s.owner[deep], deep);
  if (!matches(s, c, above, beneath.a) || !holds(s, c, beneath.need)) return false;
  return dug !== undefined || surfaceOf(s, s.owner[deep], place) < 0;
}

/** It lies beside the one site that was chosen for it as it was played, and beside no other. */
const liesElsewhere = (s: State, site: Cid, other: Cid): boolean => {
  const { beside } = note(s, site);
  return beside !== undefined && beside !== siteDef(s, other).name;
};

/**
 * A company comes to such a site from another, or is the first to go on from it: that is the one chosen for
 * it, since no other would have brought it there.
 */
export function choosePlace(s: State, co: Company): void {
  for (const [site, other] of [
    [co.dest, co.site],
    [co.site, co.dest],
  ]) {
    if (note(s, site).beside !== undefined) continue;
    const chosen = siteDef(s, site).adjacent?.some(
      ({ to }) =>
        typeof to === 'object' &&
        to.chosen === true &&
        matches(s, newCtx(s, co.seat, site), other, to.any),
    );
    if (chosen) noteOn(s, site).beside = siteDef(s, other).name;
  }
}

/** By the cards, or by a text: the lesser of the two; null if they are not adjacent. A Wizardhaven is so by a text alone (coe/g.sur.F1). */
function rollTo(s: State, co: Company, to: Cid): number | null {
  if (isDugUnder(s, co, co.site, to) || isDugUnder(s, co, to, co.site)) return 0;
  const printed = printedRoll(s, co.site, to);
  const said = rollByText(s, co, to);
  return said === null ? printed : printed === null ? said : Math.min(said, printed);
}

/** What the cards say comes first, since few are adjacent: what stands against it is more to ask. */
function printedRoll(s: State, from: Cid, to: Cid): number | null {
  const roll = rollOnCards(s.rt.pool, s.def[from], s.def[to]);
  if (roll === null || isWizardhaven(s, from) || isWizardhaven(s, to)) return null;
  return liesElsewhere(s, from, to) || liesElsewhere(s, to, from) ? null : roll;
}

/** Between adjacent sites of which one is beneath the earth (coe/2.II.7.iii); it has no site path (coe/2.IV.ii). */
export const underDeeps: Movement = {
  reaches(s, t, to) {
    const b = siteDef(s, to);
    if (!t.from.underDeeps && !b.underDeeps) return false;
    return rollTo(s, t.co, to) !== null;
  },

  paths(s, t, to) {
    return this.reaches(s, t, to) ? NO_PATH : NO_WAY;
  },
};

/** What must be rolled at least to go on from beneath the earth; 0: no roll (coe/2.IV.i.1). */
export function rollNeeded(s: State, co: Company): number {
  return siteDef(s, co.site).underDeeps ? (rollTo(s, co, co.dest) ?? 0) : 0;
}
