import type { MovementKind, RegionName } from '../../language/index.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import type { Company, State } from '../../state/types.ts';
import { siteDef } from '../cards.ts';
import { companyStat } from '../company-stats.ts';
import { companyMatches, value } from '../evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../in-force.ts';
import { isHavenFor } from '../sites.ts';
import { hasAvatar, isInMode } from '../wraiths.ts';
import type { Passage, Shut, Traveller } from './movement.ts';
import { type Pair, plainRoads, roadsFor } from './roads.ts';

/** Four regions, or more by effects, never beyond six (coe/2.II.7.ii). */
const MOST_REGIONS = 6;
export const maxRegions = (s: State, co: Company): number =>
  Math.min(MOST_REGIONS, companyStat(s, 'regions', co));

/** What texts make of the ways of a company, beyond what the rules have. */
interface Ways {
  readonly pairs: readonly Pair[];
  readonly passages: readonly Passage[];
  readonly further: { readonly by: number; readonly through: readonly RegionName[] } | null;
  readonly barred: readonly MovementKind[];
  readonly shut: readonly Shut[];
  /** no more regions than so many */
  readonly most: number;
  /** what the rules keep from it, and a text allows */
  readonly opened: readonly MovementKind[];
}

const NO_PASSAGES: readonly Passage[] = [];
const NOT_BARRED: readonly MovementKind[] = [];
const NOT_SHUT: readonly Shut[] = [];

/** A company with a Ringwraith goes from haven to site and back, or beneath the earth (coe/2.II.7.R1). */
const NOT_FOR_WRAITHS: readonly MovementKind[] = ['region', 'special'];

/** `plain`: but for what opens ways. */
function waysFor(s: State, co: Company, plain: boolean): Ways {
  let { neighbours: pairs } = kindOf(s, co.seat);
  let passages = NO_PASSAGES;
  let further = null as Ways['further'];
  let barred = NOT_BARRED;
  let opened = NOT_BARRED;
  let shut = NOT_SHUT;
  let most = MOST_REGIONS;
  for (const x of inForce(s, 'ways')) {
    if (isElsewhere(x, co.id)) continue;
    const { a } = x;
    if (a.how === 'barred' || a.how === 'opened') {
      const c = contextOf(s, x);
      if (!companyMatches(s, c, co, a.companies)) continue;
      if (a.to !== undefined) shut = [...shut, x as Shut];
      else if (a.beyond !== undefined) most = Math.min(most, value(s, c, a.beyond));
      else if (a.how === 'barred') barred = [...barred, ...[a.movement].flat()];
      else if (!plain) opened = [...opened, ...[a.movement].flat()];
    } else if (plain || a.how === 'adjacent') continue;
    else if (a.how === 'neighbours') pairs = [...pairs, ...a.pairs];
    else if (a.how === 'special') passages = [...passages, x as Passage];
    else if (a.how === 'further') further = { by: (further?.by ?? 0) + a.by, through: a.through };
  }
  return { pairs, passages, further, barred, opened, shut, most };
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
  const { pairs, passages, further, barred, opened, shut, most } = waysFor(s, co, plain);
  const wraiths = kind.avatarNeedsMode && hasAvatar(s, co);
  const kept = wraiths ? NOT_FOR_WRAITHS.filter((way) => !opened.includes(way)) : NOT_BARRED;
  const fromHaven = isHavenFor(s, co.site, co.seat);
  const { roads, detour } =
    pairs === kind.neighbours ? plainRoads(pool, kind) : roadsFor(pool, kind, pairs);
  const regions = Math.min(most, maxRegions(s, co));
  return {
    co,
    from: siteDef(s, co.site),
    fromHaven,
    regions,
    further: further && {
      regions: Math.min(most, regions + further.by),
      through: further.through.map((name) => roads.names.indexOf(name)),
    },
    passages,
    barred: kept.length > 0 ? [...barred, ...kept] : barred,
    shut,
    homewardOnly: wraiths && !(isInMode(s, co) && (fromHaven || opened.includes('region'))),
    notBySea: wraiths,
    roads,
    detour,
  };
}
