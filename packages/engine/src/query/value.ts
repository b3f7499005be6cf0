import type { CardName, Cond, Ref, Stat, Value, Zone } from '../language/index.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { attackStat } from './attack-stats.ts';
import { avatarOf, comp, company, def, fighters, note, opponentsOf } from './cards.ts';
import { oneOf } from './compare.ts';
import { matches, playsHazard } from './filter.ts';
import { attackMatches } from './filter-attack.ts';
import { companyMatches, pathMatches } from './filter-company.ts';
import { inForce } from './in-force.ts';
import { unusedDirect, unusedGeneral } from './influence.ts';
import { effectivePath } from './map.ts';
import { happened } from './memory.ts';
import { attackFrame, attackNo, companyRef, refCard, seatRef } from './refs.ts';
import { baseStat, printedStat, stat } from './stats.ts';

export function value(s: State, c: Ctx, v: Value): number {
  if (typeof v === 'number') return v;
  if ('stat' in v) {
    const id = refCard(s, c, v.of);
    const attack = id < 0 ? attackAimed(s, c, v.of) : null;
    if (attack)
      return attackNumber(s, attack, v.stat, v.basis === 'normal' || v.basis === 'printed');
    if (id < 0) return 0;
    if (v.basis === 'unused' && v.stat === 'influence') return unusedDirect(s, id, c.versus);
    if (v.basis === 'printed') return printedStat(s, v.stat, id);
    if (v.basis === 'normal')
      return baseStat(s, v.stat, id, v.asBorneBy ? refCard(s, c, v.asBorneBy) : -2);
    return stat(s, v.stat, id);
  }
  if ('count' in v)
    return cardsIn(s, v.zone ?? 'play', v.ofPlayer ? seatRef(s, c, v.ofPlayer) : -1).filter((id) =>
      matches(s, c, id, v.count),
    ).length;
  if ('members' in v) {
    const co = company(s, companyRef(s, c, v.members));
    return co ? (v.allies ? fighters(s, co).length : co.members.length) : 0;
  }
  if ('regions' in v) {
    const co = company(s, companyRef(s, c, v.regions));
    if (!co) return 0;
    const path = effectivePath(s, co, playsHazard(s, c));
    return v.type === undefined ? path.length : path.filter((p) => p.type === v.type).length;
  }
  if ('unusedInfluence' in v) return unusedGeneral(s, seatRef(s, c, v.unusedInfluence));
  if ('removalNumber' in v) return removalNumber(s, refCard(s, c, v.removalNumber)) ?? v.else;
  if ('sum' in v) return v.sum.reduce<number>((n, x) => n + value(s, c, x), 0);
  if ('times' in v) return value(s, c, v.times[0]) * value(s, c, v.times[1]);
  if ('half' in v) {
    const n = value(s, c, v.half) / 2;
    return v.round === 'up' ? Math.ceil(n) : Math.floor(n);
  }
  if ('least' in v) return Math.min(...v.least.map((x) => value(s, c, x)));
  if ('if' in v) return holds(s, c, v.if) ? value(s, c, v.then) : value(s, c, v.else);
  return c.bound[v.bound] ?? 0;
}

/** The attack that was chosen as the target. */
function attackAimed(s: State, c: Ctx, ref: Ref): AttackFrame | null {
  const aim = ref === 'target' ? c.aims[0] : ref === 'target2' ? c.aims[1] : undefined;
  return aim?.t === 'attack' ? attackNo(s, aim.n) : null;
}

const attackNumber = (s: State, f: AttackFrame, name: Stat, normal: boolean): number => {
  if (name !== 'strikes' && name !== 'attack-prowess' && name !== 'attack-body') return 0;
  if (!normal) return attackStat(s, f, name);
  return name === 'strikes' ? f.strikes : name === 'attack-prowess' ? f.prowess : f.body;
};

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

/** The cards of a zone, of one player or of all (-1). */
export function cardsIn(s: State, zone: Zone, seat: Seat): Cid[] {
  if (zone === 'play') {
    const out: Cid[] = [];
    for (const id of s.table) if (seat < 0 || s.owner[id] === seat) out.push(id);
    for (let i = 0; i < s.players.length; i++) {
      if (seat >= 0 && i !== seat) continue;
      for (const id of s.players[i].pile) if (!note(s, id).stored) out.push(id);
    }
    return out;
  }
  const out: Cid[] = [];
  s.players.forEach((p, i) => {
    if (seat < 0 || seat === i) out.push(...p[zone]);
  });
  return out;
}

export function holds(s: State, c: Ctx, q: Cond): boolean {
  if ('all' in q) return q.all.every((x) => holds(s, c, x));
  if ('any' in q) return q.any.some((x) => holds(s, c, x));
  if ('not' in q) return !holds(s, c, q.not);
  if ('exists' in q) return exists(s, c, q);
  if ('player' in q) {
    const seat = seatRef(s, c, q.player);
    if (q.is === 'turn') return s.active === seat;
    if (q.is === 'avatar-in-play') return avatarOf(s, seat) >= 0;
    return s.players[seat].kind === q.is;
  }
  if ('is' in q) {
    const id = refCard(s, c, q.is);
    return id >= 0 && matches(s, c, id, q.a);
  }
  if ('company' in q) {
    const co = company(s, companyRef(s, c, q.company));
    return co !== undefined && companyMatches(s, c, co, q.a);
  }
  if ('attack' in q) {
    const f = c.attack ? attackNo(s, c.attack) : attackFrame(s);
    // one that was canceled is not there any more, but for what waits for its end
    return f !== null && !(f.canceled && !c.attack) && attackMatches(s, c, f, q.attack);
  }
  if ('path' in q) {
    const co = company(s, companyRef(s, c, q.path));
    return (
      co !== undefined &&
      co.path.length > 0 &&
      pathMatches(effectivePath(s, co, playsHazard(s, c)), q.has)
    );
  }
  if ('phase' in q) return oneOf(q.phase, s.phase);
  if ('deck' in q) return s.players[seatRef(s, c, q.deck)].deck.length >= q.atLeast;
  if ('happened' in q) return happened(s, c, q.happened);
  if ('wording' in q) return rulesOf(s).wording === q.wording;
  return (c.bound[q.bound] ?? 0) !== 0;
}

/** Whether the condition of an ability holds, in its context with the question bound in it. */
export const speaks = (s: State, c: Ctx, a: { readonly when?: Cond }): boolean =>
  a.when === undefined || holds(s, c, a.when);

type Exists = Extract<Cond, { exists: unknown }>;

/**
 * "If such a card is in play" takes the asking card: what was played with a host that lends it
 * other skies reads the sky so (VOCABULARY principle 8).
 */
function exists(s: State, c: Ctx, q: Exists): boolean {
  const zone = q.zone ?? 'play';
  const min = q.min ?? 1;
  if (zone === 'play' && typeof q.exists.name === 'string' && c.card >= 0) {
    const host = c.sky ?? s.host[c.card];
    if (host >= 0)
      for (const x of inForce(s, 'reads-as')) {
        if (x.card !== host) continue;
        if (x.a.present.includes(q.exists.name)) return true;
        if (x.a.absent.includes(q.exists.name)) return false;
      }
  }
  if (zone === 'play' && isOnlyName(q.exists)) {
    // the common question, asked for every environment card: no list is built
    const name = q.exists.name;
    for (const id of s.table) if (def(s, id).name === name) return true;
    for (const p of s.players)
      for (const id of p.pile) if (def(s, id).name === name && !note(s, id).stored) return true;
    return false;
  }
  const seat = q.ofPlayer ? seatRef(s, c, q.ofPlayer) : -1;
  if (q.ofPlayer === 'opponent' && seat < 0)
    return opponentsOf(s, c.by).some((o) => count(s, c, zone, o, q) >= min);
  return count(s, c, zone, seat, q) >= min;
}

const isOnlyName = (f: Exists['exists']): f is { name: CardName } => {
  if (typeof f.name !== 'string') return false;
  for (const k in f) if (k !== 'name') return false;
  return true;
};

const count = (s: State, c: Ctx, zone: Zone, seat: Seat, q: Exists): number => {
  let n = 0;
  for (const id of cardsIn(s, zone, seat)) if (matches(s, c, id, q.exists)) n++;
  return n;
};
