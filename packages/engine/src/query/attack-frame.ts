/** An attack as printed, with its numbers read now; and an automatic-attack before it is faced. */

import type { AttackSource, AttackSpec, Race } from '../language/index.ts';
import { boundLike, ctxWith } from '../state/ctx.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Company, Ctx, KeyUsed, Seat, State } from '../state/types.ts';
import { company, def, newCtx } from './cards.ts';
import { raceList, racesAsFoe, specRaces } from './compare.ts';
import { detains } from './detainment.ts';
import { value } from './evaluate.ts';
import { raceOf } from './race.ts';
import { companyRef, refCard } from './refs.ts';
import { rivalOf } from './seats.ts';
import { type AutoAttack, automaticAttacks } from './sites.ts';

export interface Made {
  source: AttackSource;
  card: Cid;
  key: KeyUsed | null;
  auto?: number;
  copyOf?: number | undefined;
  company?: number;
  won?: Cid;
  backTo?: Cid;
  /** who faces it alone */
  alone?: Cid;
  /** who makes it, if not he whose text it is */
  by?: Seat;
}

const races = (s: State, c: Ctx, spec: AttackSpec): readonly Race[] => {
  if (typeof spec.race === 'object' && 'raceOf' in spec.race) {
    const id = refCard(s, c, spec.race.raceOf);
    // of a site: as the first that is met there
    if (id >= 0 && def(s, id).kind === 'site')
      return automaticAttacks(s, id)
        .slice(0, 1)
        .flatMap((a) => specRaces(a.spec));
    return id >= 0 ? racesAsFoe(raceOf(s, id)) : [];
  }
  return raceList(spec.race as Race | readonly Race[]);
};

/** Whom it is for it is for, though what he bore is gone by the time: then he is `it`. */
function meant(s: State, c: Ctx, spec: AttackSpec): AttackSpec {
  const who = spec.faces?.is;
  if (who !== 'bearer' && who !== 'target-bearer') return spec;
  c.it = refCard(s, c, who);
  return { ...spec, faces: { ...spec.faces, is: 'it' } };
}

export function attackAs(s: State, c: Ctx, said: AttackSpec, how: Made, n: number): AttackFrame {
  const companyId = how.company ?? companyRef(s, c, 'active');
  const ctx: Ctx = ctxWith(c, { company: companyId, bound: boundLike(c.bound) });
  const spec = meant(s, ctx, said);
  const co = company(s, companyId);
  const by = how.by ?? c.by;
  const met = { source: how.source, key: how.key, races: races(s, ctx, spec) };
  return {
    p: 'attack',
    s: 'begin',
    n,
    company: companyId,
    by: co && co.seat === by ? rivalOf(s, by) : by,
    source: how.source,
    card: how.card,
    name: how.card >= 0 ? def(s, how.card).name : '',
    key: how.key,
    spec,
    races: met.races,
    index: 0,
    total: spec.attacks ?? 1,
    foe: {
      k: 'numbers',
      strikes: spec.strikes === 'each' ? 0 : value(s, ctx, spec.strikes),
      prowess: value(s, ctx, spec.prowess),
      body: spec.body === undefined ? -1 : value(s, ctx, spec.body),
    },
    // what others say of it comes when it is faced
    detainment: detains(s, ctx, spec, met, co),
    cannotBeCanceled: spec.cannotBeCanceled !== undefined,
    struckBefore: [],
    mods: [],
    assigned: [],
    excess: 0,
    canceled: false,
    restricted: false,
    same: -1,
    alone: how.alone ?? -1,
    tapCancels:
      spec.cancelByTapping && 'times' in spec.cancelByTapping ? spec.cancelByTapping.times : 0,
    ctx,
    tag: '',
    defeated: false,
    paused: false,
    spoiled: false,
    forfeit: false,
    ordering: 0,
    early: false,
    auto: how.auto ?? -1,
    copyOf: how.copyOf ?? -1,
    won: how.won ?? -1,
    backTo: how.backTo ?? -1,
    met: null,
  };
}

/** The attack is the site's own, or that of a Dragon at home, who is slain if it is defeated (coe/g.man.3). */
function madeBy(s: State, a: AutoAttack, site: Cid): Cid {
  if (a.from < 0 || a.copyOf !== undefined) return site;
  const d = def(s, a.from);
  return d.kind === 'event' && d.points?.source === 'kill' ? a.from : site;
}

/** An automatic-attack of a site as that company meets it; with no number, as it would. */
export const automaticAs = (
  s: State,
  co: Company,
  site: Cid,
  a: AutoAttack,
  n: number,
): AttackFrame =>
  attackAs(
    s,
    ctxWith(a.said ?? newCtx(s, rivalOf(s, co.seat), site), { company: co.id }),
    a.spec,
    {
      source: 'automatic',
      by: rivalOf(s, co.seat),
      card: madeBy(s, a, site),
      key: null,
      auto: a.i,
      copyOf: a.copyOf,
      company: co.id,
    },
    n,
  );

/** A creature played as an automatic-attack of the site: it is that attack (coe/2.V.ii.4). */
export const playedAs = (
  s: State,
  co: Company,
  creature: Cid,
  spec: AttackSpec,
  auto: number,
  n: number,
): AttackFrame =>
  attackAs(
    s,
    ctxWith(newCtx(s, rivalOf(s, co.seat), creature), { company: co.id }),
    spec,
    { source: 'automatic', card: creature, key: null, auto, company: co.id },
    n,
  );

/** What awaits a company at a site: questions can be asked of it before it is faced. */
export const awaiting = (s: State, co: Company, site: Cid): AttackFrame[] =>
  automaticAttacks(s, site).map((a) => automaticAs(s, co, site, a, 0));
