/** What a value comes to now. */

import type { Ref, Value } from '../../language/index.ts';
import { compiled } from '../../pool/pool.ts';
import type { AttackFrame } from '../../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../../state/types.ts';
import { metBy } from '../attack-met.ts';
import { attackStat } from '../attack-stats.ts';
import { cardsIn, comp, company, def, nameOf, note, seatOf, siteOfCard } from '../cards.ts';
import { playerStat } from '../company-stats.ts';
import { sizeOf } from '../composition.ts';
import { holds, matches, value } from '../evaluate.ts';
import { type AttackStat, normalStat } from '../foe.ts';
import { unusedDirect, unusedGeneral } from '../influence.ts';
import { effectivePath } from '../map.ts';
import { regionsTo } from '../near-faction.ts';
import { countOf } from '../paths.ts';
import { attackMeant, attackNo, companyRef, entryNo, refCard, seatRef } from '../refs.ts';
import { tally } from '../score.ts';
import { playsHazard } from '../side.ts';
import { baseStat, printedStat, stat } from '../stats.ts';
import { worthStored } from '../storing.ts';
import { countIn } from './company.ts';
import { type KindsOf, kindIn, type ReadValue } from './reader.ts';

type Spoken = Exclude<Value, number>;
type Kind = KindsOf<
  Spoken,
  | 'of'
  | 'ofPlayer'
  | 'basis'
  | 'take'
  | 'asBorneBy'
  | 'zone'
  | 'allies'
  | 'size'
  | 'type'
  | 'to'
  | 'round'
  | 'parts'
  | 'then'
  | 'else'
>;
type Of<K extends Kind> = Extract<Spoken, { [P in K]: unknown }>;

const VALUE: { readonly [K in Kind]: (v: Of<K>, s: State, c: Ctx) => number } = {
  stat: number,
  count: (v, s, c) =>
    cardsIn(s, v.zone ?? 'play', v.ofPlayer ? seatRef(s, c, v.ofPlayer) : -1).filter((id) =>
      matches(s, c, id, v.count),
    ).length,
  members(v, s, c) {
    const co = company(s, companyRef(s, c, v.members));
    if (co && v.size) return sizeOf(s, metBy(s, c, co)?.members ?? co.members);
    return co ? countIn(s, c, co, v.allies) : 0;
  },
  regions(v, s, c) {
    if (v.to !== undefined)
      return regionsTo(s, siteOfCard(s, refCard(s, c, v.regions)), refCard(s, c, v.to));
    const co = company(s, companyRef(s, c, v.regions));
    const path = co ? effectivePath(s, co, playsHazard(s, c)) : [];
    const { type } = v;
    // one that counts for none is not there
    if (type === undefined) return path.filter((p) => p.counts !== 0).length;
    return countOf(path, (x) => x === type);
  },
  unusedInfluence: (v, s, c) => unusedGeneral(s, seatRef(s, c, v.unusedInfluence)),
  participations: (v, s, c) => s.players[seatRef(s, c, v.participations)].participations ?? 0,
  removalNumber: (v, s, c) => removalNumber(s, refCard(s, c, v.removalNumber)) ?? v.else,
  sum: (v, s, c) => v.sum.reduce<number>((n, x) => n + value(s, c, x), 0),
  // nothing taken off is nothing: a zero below zero would not be the same once stored and read again
  times: (v, s, c) => value(s, c, v.times[0]) * value(s, c, v.times[1]) + 0,
  half(v, s, c) {
    const n = value(s, c, v.half) / (v.parts ?? 2);
    return (v.round === 'up' ? Math.ceil(n) : Math.floor(n)) + 0;
  },
  least: (v, s, c) => Math.min(...v.least.map((x) => value(s, c, x))),
  if: (v, s, c) => (holds(s, c, v.if) ? value(s, c, v.then) : value(s, c, v.else)),
  bound: (v, _s, c) => c.bound[v.bound] ?? 0,
};

const KINDS = Object.keys(VALUE) as Kind[];

export const readValue = (v: Spoken): ReadValue => {
  const kind = kindIn(KINDS, v);
  if (kind === undefined) throw new Error(`No such value: ${JSON.stringify(v)}.`);
  return VALUE[kind] as ReadValue;
};

function number(v: Of<'stat'>, s: State, c: Ctx): number {
  if (typeof v.of !== 'string' && 'player' in v.of)
    return v.stat === 'stage-points'
      ? stagePoints(s, c, seatRef(s, c, v.of.player))
      : tally(s, seatRef(s, c, v.of.player));
  if (typeof v.of !== 'string') {
    const { each } = v.of;
    let sum = 0;
    let least = -1;
    for (const id of cardsIn(s, 'play', -1)) {
      if (!matches(s, c, id, each)) continue;
      const n = ofCard(v, s, c, id);
      sum += n;
      if ((n > 0 || isSource(s, id)) && (least < 0 || n < least)) least = n;
    }
    return v.take === 'least' ? Math.max(0, least) : sum;
  }
  const id = refCard(s, c, v.of);
  if (v.stat === 'stage-points') return id < 0 ? 0 : stagePoints(s, c, seatOf(s, id));
  const attack = id < 0 ? attackAimed(s, c, v.of) : null;
  if (attack) return attackNumber(s, attack, v.stat as AttackStat, v.basis !== undefined);
  return id < 0 ? 0 : ofCard(v, s, c, id);
}

/**
 * Stage points of a player. To a text that changes them itself they are what they are without all that
 * hangs on how many there are.
 */
const stagePoints = (s: State, c: Ctx, seat: Seat): number =>
  playerStat(
    s,
    'stage-points',
    seat,
    undefined,
    c.card >= 0 && comp(s, c.card).stats.has('stage-points'),
  );

/** It counts as a source of what it gives nothing of. */
function isSource(s: State, id: Cid): boolean {
  const d = def(s, id);
  return d.kind === 'item' && d.isSource === true;
}

function ofCard(v: Of<'stat'>, s: State, c: Ctx, id: Cid): number {
  if (v.basis === 'stored' && v.stat === 'points')
    return worthStored(s, id, siteNameOf(s, id)) ?? stat(s, 'points', id);
  if (v.basis === 'to-heroes') {
    const { faceOf } = comp(s, id);
    const d = faceOf >= 0 ? compiled(s.rt.pool, faceOf).def : def(s, id);
    return d.kind === 'creature' && d.asterisk !== true ? d.points : 0;
  }
  if (v.basis === 'unused' && v.stat === 'influence') return unusedDirect(s, id, c.versus);
  if (v.basis === 'printed') return printedStat(s, v.stat, id);
  if (v.basis === 'normal' && v.stat === 'points') {
    // what its own text says that it is worth stored is normal too (pef/term/normal/2)
    const { stored } = note(s, id);
    const there = stored === undefined ? null : worthStored(s, id, stored);
    if (there !== null) return there;
  }
  if (v.basis === 'normal')
    return baseStat(s, v.stat, id, v.asBorneBy ? refCard(s, c, v.asBorneBy) : -2);
  return stat(s, v.stat, id);
}

const siteNameOf = (s: State, id: Cid): string => {
  const site = siteOfCard(s, id);
  return site >= 0 ? nameOf(s, site) : '';
};

/** The attack that was chosen as the target. */
function attackAimed(s: State, c: Ctx, ref: Ref): AttackFrame | null {
  const aim = ref === 'target' ? c.aims[0] : ref === 'target2' ? c.aims[1] : undefined;
  if (aim?.t === 'attack') return attackNo(s, aim.n);
  // what an effect on the chain is about
  const e = aim?.t === 'entry' ? entryNo(s, aim.n) : null;
  return e ? attackMeant(s, e.ctx) : null;
}

/** As it stands, or as it was without what changes it. */
const attackNumber = (s: State, f: AttackFrame, name: AttackStat, normal: boolean): number =>
  normal ? normalStat(f, name) : attackStat(s, f, name);

/** The number printed for the attempt to remove a card, if it has one. */
function removalNumber(s: State, id: Cid): number | null {
  if (id < 0) return null;
  for (const { a } of comp(s, id).actions) {
    for (const e of a.does) {
      const removes =
        e.do === 'check' &&
        e.pass?.some((x) => x.do === 'move' && x.what === 'self' && x.to === 'discard');
      if (removes && e.do === 'check' && typeof e.than === 'number') return e.than;
    }
  }
  return null;
}
