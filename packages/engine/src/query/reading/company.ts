/** Whether a company is one that a filter speaks of. */

import type { CompanyFilter } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Cid, Company, Ctx, State } from '../../state/types.ts';
import { metBy } from '../attack-met.ts';
import { atSite, company, fighters, newSite } from '../cards.ts';
import { inCompany, isCovert } from '../company.ts';
import { mayAttack } from '../company-attack.ts';
import { compares, oneOf } from '../compare.ts';
import { sizeOf } from '../composition.ts';
import { companyMatches, matches } from '../evaluate.ts';
import { effectivePath } from '../map.ts';
import { remembers } from '../memory.ts';
import { travellerOf } from '../movement/traveller.ts';
import { isNear } from '../near-faction.ts';
import { pathMatches } from '../paths.ts';
import { attackFrame, companyRef, refCard } from '../refs.ts';
import { playsHazard } from '../side.ts';
import { facedMatches } from './faced.ts';
import type { Tests } from './reader.ts';

export const COMPANY: Tests<CompanyFilter, Company> = {
  whose: (want, _s, c, co) => (co.seat === c.by) === (want === 'yours'),
  active: (want, s, _c, co) => (s.current === co.id) === want,
  companyOf: (want, s, c, co) => companyRef(s, c, want) === co.id,
  size: (want, s, c, co) =>
    compares(sizeOf(s, metBy(s, c, co)?.members ?? co.members), want.op, want.value),
  members: (want, s, c, co) => compares(countIn(s, c, co, want.allies), want.op, want.value),
  // while organizing, one that has declared a new site is one that moves
  moving: (want, s, c, co) =>
    (co.moving || (s.phase === 'organization' && co.dest >= 0) || asItMoved(s, c, co)) === want,
  moved: (want, _s, _c, co) => co.moved === want,
  side: (want, s, c, co) => companySide(s, c, co) === want,
  covert: (want, s, c, co) => covertTo(s, c, co) === want,
  // a creature that is asked about itself has not come after itself
  faced: (want, s, c, co) =>
    co.faced.some(
      (a) =>
        !(a.card >= 0 && a.card === c.card && c.it === c.card) && facedMatches(s, c, a, want, co),
    ),
  attackable(want, s, _c, co) {
    const one = company(s, s.current);
    return (one !== undefined && mayAttack(s, one, co)) === want;
  },
  rescued: (want, s, _c, co) => remembers(s, 'rescued', (h) => h.company === co.id) === want,
  played: (want, s, c, co) =>
    remembers(
      s,
      'card-played',
      (h) =>
        h.company === co.id &&
        h.card >= 0 &&
        matches(s, c, h.card, want.card) &&
        h.site >= 0 &&
        matches(s, c, h.site, want.site),
    ),
  justFaced(want, s, c, co) {
    const last = co.faced.at(-1);
    if (last === undefined || last.past || last.phase !== s.phase || s.current !== co.id)
      return false;
    return attackFrame(s)?.company !== co.id && facedMatches(s, c, last, want, co);
  },
  at: (want, s, c, co) => atSite(co) >= 0 && matches(s, c, atSite(co), want),
  // as with `moving`, what is planned counts
  to: (want, s, c, co) =>
    matches(s, c, s.phase === 'organization' && co.dest >= 0 ? co.dest : newSite(co), want),
  from: (want, s, c, co) => leaves(s, co) >= 0 && matches(s, c, leaves(s, co), want),
  path: (want, s, c, co) =>
    co.path.length > 0 && pathMatches(effectivePath(s, co, playsHazard(s, c)), want),
  near: (want, s, c, co) =>
    (!want.byRegions || co.movement === 'region') &&
    isNear(s, refCard(s, c, want.faction), co.path),
  movement: (want, _s, _c, co) => co.movement !== '' && oneOf(want, co.movement),
  mayGoBy(want, s, _c, co) {
    const t = travellerOf(s, co);
    return !t.barred.includes(want) && (want !== 'region' || t.roads.regionOf[s.def[co.site]] >= 0);
  },
  leaveOf: (want, s, c, co) =>
    co.moving && co.leave !== undefined && co.leave === refCard(s, c, want),
  half(want, s, c, co) {
    const members = metBy(s, c, co)?.members ?? co.members;
    return members.filter((m) => matches(s, c, m, want)).length * 2 >= members.length;
  },
  // where it ends it has come to a stop, wherever it was before
  leaves: (want, _s, _c, co) =>
    co.movement === 'region' &&
    co.path.slice(0, -1).some((p) => p.name !== undefined && oneOf(want, p.name)),
  has(want, s, c, co) {
    const met = metBy(s, c, co);
    const now = inCompany(s, co);
    if (!met) return now.some((m) => matches(s, c, m, want));
    // who is lost is still of it, who has joined is not yet
    const others = now.filter((id) => !co.members.includes(id));
    return [...met.members, ...others].some((m) => matches(s, c, m, want));
  },
  every: (want, s, c, co) =>
    (metBy(s, c, co)?.members ?? co.members).every((m) => matches(s, c, m, want)),
  not: (want, s, c, co) => !companyMatches(s, c, co, want),
  any: (want, s, c, co) => want.some((f) => companyMatches(s, c, co, f)),
};

/** The site it moves from, or has said that it will. */
const leaves = (s: State, co: Company): Cid =>
  co.moving ? co.origin : s.phase === 'organization' && co.dest >= 0 ? co.site : -1;

/** A card revealed on guard sees its company as it was in the movement/hazard phase (coe/2.V.6). */
const asItMoved = (s: State, c: Ctx, co: Company): boolean =>
  s.phase === 'site' &&
  co.moved &&
  co.movement !== '' &&
  c.card >= 0 &&
  (s.zone[c.card] === 'guard' || (s.zone[c.card] === 'chain' && s.owner[c.card] !== s.active));

/** Whether it is a company of heroes or of minions (coe/2.IV.vii.F1). */
function companySide(s: State, c: Ctx, co: Company): 'hero' | 'minion' {
  const side = kindOf(s, co.seat).companies;
  if (side !== 'hero-if-covert') return side;
  return c.detaining || covertTo(s, c, co) ? 'hero' : 'minion';
}

const covertTo = (s: State, c: Ctx, co: Company): boolean =>
  metBy(s, c, co)?.covert ?? isCovert(s, co);

/** How many are in it, alone or with all who can be struck. */
export function countIn(s: State, c: Ctx, co: Company, allies: boolean | undefined): number {
  const met = metBy(s, c, co);
  return allies ? (met?.fighters ?? fighters(s, co).length) : (met?.members ?? co.members).length;
}
