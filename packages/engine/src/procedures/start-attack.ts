import type { AttackSource, AttackSpec, Race } from '../language/index.ts';
import { company, def } from '../query/cards.ts';
import { raceList } from '../query/compare.ts';
import { inForce } from '../query/in-force.ts';
import { companyRef, refCard } from '../query/refs.ts';
import { rivalOf } from '../query/seats.ts';
import { value } from '../query/value.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Ctx, KeyUsed, State } from '../state/types.ts';
import { push } from './procedure.ts';

const races = (s: State, c: Ctx, spec: AttackSpec): readonly Race[] => {
  if (typeof spec.race === 'object' && 'raceOf' in spec.race) {
    const id = refCard(s, c, spec.race.raceOf);
    const d = id >= 0 ? def(s, id) : null;
    return d?.kind === 'character' && d.race !== undefined ? [d.race] : [];
  }
  return raceList(spec.race as Race | readonly Race[]);
};

/** An attack as printed, with its numbers read now. */
export function attackFromSpec(
  s: State,
  c: Ctx,
  spec: AttackSpec,
  how: {
    source: AttackSource;
    card: Cid;
    key: KeyUsed | null;
    auto?: number;
    copyOf?: number | undefined;
    company?: number;
  },
): AttackFrame {
  const companyId = how.company ?? companyRef(s, c, 'active');
  const ctx: Ctx = { ...c, company: companyId, bound: { ...c.bound } };
  const co = company(s, companyId);
  return {
    p: 'attack',
    s: 'begin',
    n: ++s.serial,
    company: companyId,
    by: co && co.seat === c.by ? rivalOf(s, c.by) : c.by,
    source: how.source,
    card: how.card,
    name: how.card >= 0 ? def(s, how.card).name : '',
    key: how.key,
    spec,
    races: races(s, ctx, spec),
    index: 0,
    total: spec.attacks ?? 1,
    strikes: spec.strikes === 'each' ? 0 : value(s, ctx, spec.strikes),
    prowess: value(s, ctx, spec.prowess),
    body: spec.body === undefined ? -1 : value(s, ctx, spec.body),
    detainment: false,
    cannotBeCanceled: spec.cannotBeCanceled !== undefined,
    mods: [],
    assigned: [],
    excess: 0,
    canceled: false,
    restricted: false,
    wounded: [],
    same: -1,
    tapCancels: spec.cancelByTapping?.times ?? 0,
    ctx,
    tag: '',
    defeated: false,
    paused: false,
    spoiled: false,
    ordering: 0,
    auto: how.auto ?? -1,
    copyOf: how.copyOf ?? -1,
  };
}

/** The rule that leaves only one attack of several, and how it marks that one. */
export function singleAttackTag(s: State): string | null {
  for (const x of inForce(s, 'one-attack-only')) return x.a.tag;
  return null;
}

/** Of several attacks of one card only this one is left, and it cannot be canceled. */
export function isolate(s: State, f: AttackFrame, tag: string): void {
  if (f.total === 1) return;
  s.stack = s.stack.filter(
    (x) => x === f || x.p !== 'attack' || x.card !== f.card || x.s !== 'begin',
  );
  f.index = 0;
  f.total = 1;
  f.cannotBeCanceled = true;
  f.tag = tag;
}

/** Puts attacks on the stack so that the first is faced first. */
export function startAttacks(s: State, list: AttackFrame[], restricted: boolean): void {
  const all: AttackFrame[] = [];
  for (const f of list) {
    for (let i = 0; i < f.total; i++)
      all.push({
        ...f,
        n: i === 0 ? f.n : ++s.serial,
        index: i,
        mods: [],
        assigned: [],
        wounded: [],
        ctx: { ...f.ctx, bound: { ...f.ctx.bound } },
      });
  }
  if (all.length > 1) {
    const tag = singleAttackTag(s);
    // all of them are alike or in one card: the hazard player would keep the strongest
    if (tag !== null && list.every((f) => f.source !== 'automatic')) {
      const keep = all.reduce((a, b) =>
        b.prowess * 10 + b.strikes > a.prowess * 10 + a.strikes ? b : a,
      );
      all.length = 0;
      all.push({ ...keep, index: 0, total: 1, cannotBeCanceled: true, tag });
    }
  }
  const below = s.stack.some((f) => f.p === 'chain' && f.s !== 'respond' && f.entries.length > 0);
  for (let i = all.length - 1; i >= 0; i--) {
    const f = all[i];
    f.restricted = restricted || below || (i < all.length - 1 && f.source === 'event');
    push(s, f);
  }
}
