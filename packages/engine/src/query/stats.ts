import type { Ability, CardFilter, Modify, Stat, Value } from '../language/index.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import {
  type Cid,
  type Company,
  type Ctx,
  GENERAL,
  type Lasting,
  type Modifier,
  NO_MAX,
  NO_MIN,
  type Seat,
  type State,
} from '../state/types.ts';
import { comp, companyIdOf, def, followersOf, newCtx, note } from './cards.ts';
import { attackMatches, companyMatches, matches } from './filter.ts';
import { attackFrame, companyRef, refCard, seatRef } from './refs.ts';
import { holds, value } from './value.ts';

/**
 * Derived numbers. One function for each kind of thing, fed by the modifiers in force; every
 * result can say where it came from (`trace`). The order of application is decided here alone.
 */
export interface Part {
  /** the card that did it, or a word of the rules */
  from: string;
  by: number;
  /** the running total after it */
  total: number;
}
export type Trace = Part[];

interface Applied {
  mod: Modifier;
  from: Cid;
  name: string;
  /** what is applied before all else: a weapon's prowess, armour's body (coe/6.1.4) */
  first: 'yes' | 'next' | 'no';
}

export function applyModifier(n: number, m: Modifier): number {
  let out = n;
  switch (m.op) {
    case 'set':
      return m.by;
    case 'times':
      out = n * m.by;
      break;
    case 'half-up':
      out = Math.ceil(n / 2);
      break;
    case 'add':
      out = n + m.by;
      break;
  }
  // a maximum belongs to its modifier: it never lowers what was higher already
  if (m.max !== NO_MAX && out > m.max) out = Math.max(n, m.max);
  if (m.min !== NO_MIN && out < m.min) out = Math.min(n, m.min);
  return out;
}

/** An item works while it is in use by someone who can use it (coe/6.1, 6.1.W1). */
export function inUse(s: State, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'item') return true;
  if (note(s, id).idle) return false;
  const kind = s.players[s.owner[id]].kind;
  if (d.alignment === 'minion' && kind === 'wizard') return false;
  if (d.alignment === 'hero' && (kind === 'ringwraith' || kind === 'balrog')) return false;
  return true;
}

const modifierOf = (s: State, c: Ctx, m: Modify): Modifier => ({
  stat: m.stat,
  op: m.op ?? 'add',
  by: m.op === 'half-up' ? 0 : value(s, c, m.by),
  max: m.max === undefined ? NO_MAX : value(s, c, m.max),
  min: m.min ?? NO_MIN,
});

/** Runs over every static modification of a stat in force, with the context it is read in. */
function eachModify(
  s: State,
  stat: Stat,
  use: (m: Modify, c: Ctx, src: Cid, lasting: Lasting | null) => void,
): void {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.stats.has(stat) || !inUse(s, src)) continue;
    for (const { m } of c.modifies)
      if (m.stat === stat) use(m, newCtx(s, s.owner[src], src), src, null);
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities' || l.off !== undefined) continue;
    for (const a of l.what.abilities) {
      if (a.is === 'modify' && a.stat === stat) use(a, { ...l.what.ctx }, l.card, l);
    }
  }
}

const isAttackRestriction = (
  a: Modify['against'],
): a is { attack: import('../language/index.ts').AttackFilter } => a !== undefined && 'attack' in a;

interface Asked {
  attack: AttackFrame | null;
  versus: Cid;
}

/** Whether a modification reaches this card under these circumstances. */
function reachesCard(s: State, m: Modify, c: Ctx, id: Cid, q: Asked): boolean {
  if (typeof m.of === 'string') {
    if (refCard(s, c, m.of) !== id) return false;
  } else if ('each' in m.of) {
    if (!matches(s, c, id, m.of.each)) return false;
  } else return false;
  if (m.against !== undefined) {
    if (isAttackRestriction(m.against)) {
      if (!q.attack || !attackMatches(s, c, q.attack, m.against.attack)) return false;
    } else if (q.versus < 0 || !matches(s, c, q.versus, m.against as CardFilter)) return false;
  }
  if (m.when !== undefined) {
    c.attack = q.attack?.n ?? 0;
    c.versus = q.versus;
    c.it = id;
    if (!holds(s, c, m.when)) return false;
  }
  return true;
}

/** The attack a character is facing, if his company is under attack. */
function facing(s: State, id: Cid): AttackFrame | null {
  const f = attackFrame(s);
  return f && companyIdOf(s, id) === f.company ? f : null;
}

function collectCard(s: State, stat: Stat, id: Cid, q: Asked, restricted: boolean): Applied[] {
  const out: Applied[] = [];
  eachModify(s, stat, (m, c, src) => {
    // restricted influence is a pool of its own (coe/2.II.2.2.4)
    if (!restricted && m.against !== undefined && !isAttackRestriction(m.against)) return;
    if (!reachesCard(s, m, c, id, q)) return;
    const d = def(s, src);
    const slot = d.kind === 'item' ? d.slot : undefined;
    out.push({
      mod: modifierOf(s, c, m),
      from: src,
      name: d.name,
      first:
        (stat === 'prowess' && slot === 'weapon') ||
        (stat === 'body' && slot !== undefined && slot !== 'weapon')
          ? 'yes'
          : stat === 'prowess' && d.kind === 'item' && rulesOf(s).prowessFirst === 'items'
            ? 'next'
            : 'no',
    });
  });
  for (const l of s.lasting) {
    if (l.what.k !== 'modify' || l.what.mod.stat !== stat) continue;
    const of = l.what.of;
    if ((of.t === 'card' && of.id === id) || (of.t === 'strike' && of.who === id))
      out.push({ mod: l.what.mod, from: l.card, name: l.def, first: 'no' });
  }
  return out;
}

/**
 * What comes first comes first; the rest is in the order that its player would choose, which is
 * the one with the best outcome: losses, then what has a maximum, then the rest (coe/3.iv.6).
 */
function fold(base: number, mods: Applied[], trace?: Trace): number {
  if (mods.length === 0) return base;
  const rank = (a: Applied): number => {
    if (a.first === 'yes') return a.mod.by < 0 ? 1 : 0;
    if (a.first === 'next') return 1.5;
    if (a.mod.op === 'set') return 2;
    if (a.mod.op !== 'add') return 3;
    if (a.mod.by < 0) return 4;
    return a.mod.max !== NO_MAX ? 5 : 6;
  };
  const sorted =
    mods.length === 1
      ? mods
      : mods
          .map((a) => [rank(a), a] as const)
          .sort((a, b) => a[0] - b[0])
          .map(([, a]) => a);
  let n = base;
  for (const a of sorted) {
    const next = applyModifier(n, a.mod);
    if (trace) trace.push({ from: a.name, by: next - n, total: next });
    n = next;
  }
  return n;
}

/** The number printed on a card, read under the present circumstances. */
export function baseStat(s: State, stat: Stat, id: Cid, bearer: Cid = -2): number {
  const d = def(s, id);
  const read = (v: Value | undefined): number =>
    v === undefined
      ? 0
      : typeof v === 'number'
        ? v
        : value(s, { ...newCtx(s, s.owner[id], id), host: bearer }, v);
  switch (stat) {
    case 'prowess':
      return d.kind === 'character' || d.kind === 'ally' ? (d.prowess ?? 0) : 0;
    case 'body':
      return d.kind === 'character' || d.kind === 'ally' ? (d.body ?? 0) : 0;
    case 'mind':
      return d.kind === 'character' || d.kind === 'ally' ? (d.mind ?? 0) : 0;
    case 'influence':
      return d.kind === 'character' ? d.influence : 0;
    case 'corruption':
      return d.kind === 'item' ? read(d.corruption) : d.kind === 'event' ? read(d.corruption) : 0;
    case 'points':
      switch (d.kind) {
        case 'character':
        case 'ally':
          return d.points ?? 0;
        case 'item':
          return read(d.points);
        case 'faction':
        case 'creature':
          return d.points;
        case 'event':
          return d.points ? read(d.points.value) : 0;
        default:
          return 0;
      }
    default:
      return 0;
  }
}

export const printedStat = (s: State, stat: Stat, id: Cid): number => baseStat(s, stat, id);

/** Any number of a card. For 'attack-…' and 'strikes' the attack now being faced is asked. */
export function stat(
  s: State,
  name: Stat,
  id: Cid,
  opts: { versus?: Cid; trace?: Trace; extra?: readonly { from: string; by: number }[] } = {},
): number {
  if (name === 'strikes' || name === 'attack-prowess' || name === 'attack-body') {
    const f = attackFrame(s);
    return f ? attackStat(s, f, name, opts.trace) : 0;
  }
  if (name === 'corruption' && def(s, id).kind === 'character')
    return corruptionTotal(s, id, opts.trace);
  const base = baseStat(s, name, id);
  if (opts.trace) opts.trace.push({ from: 'printed', by: base, total: base });
  const mods = collectCard(
    s,
    name,
    id,
    { attack: facing(s, id), versus: opts.versus ?? -1 },
    false,
  );
  for (const x of opts.extra ?? [])
    mods.push({
      mod: { stat: name, op: 'add', by: x.by, max: NO_MAX, min: NO_MIN },
      from: -1,
      name: x.from,
      first: 'no',
    });
  return fold(base, mods, opts.trace);
}

/** Points of all cards that a character controls, his followers' not (coe/7.1). */
export function corruptionTotal(s: State, id: Cid, trace?: Trace): number {
  let n = 0;
  for (const x of s.table) {
    if (s.host[x] !== id && !(s.host[x] >= 0 && s.host[s.host[x]] === id)) continue;
    const p = stat(s, 'corruption', x);
    if (p === 0) continue;
    n += p;
    if (trace) trace.push({ from: def(s, x).name, by: p, total: n });
  }
  for (const a of collectCard(s, 'corruption', id, { attack: null, versus: -1 }, false)) {
    const next = applyModifier(n, a.mod);
    if (trace) trace.push({ from: a.name, by: next - n, total: next });
    n = next;
  }
  return Math.max(0, n);
}

/** What is added to a roll by the one who rolls, beyond what was declared for that roll alone. */
export const rollModifier = (
  s: State,
  kind: 'corruption-check' | 'influence-check' | 'body-check' | 'ring-test',
  id: Cid,
  versus: Cid,
  trace?: Trace,
): number => fold(0, collectCard(s, kind, id, { attack: facing(s, id), versus }, true), trace);

// -- attacks

export type AttackStat = 'strikes' | 'attack-prowess' | 'attack-body';

/**
 * Notes modifiers that have come to bear on the attack since it was last looked at, in the order
 * in which they came (coe/9.6.8).
 */
export function syncAttack(s: State, f: AttackFrame): void {
  for (const l of s.lasting) {
    if (l.what.k === 'modify' && isAttackStat(l.what.mod.stat)) noteMod(f, l.card, l.n, -1);
    if (l.what.k === 'abilities') {
      l.what.abilities.forEach((a, i) => {
        if (a.is === 'modify' && isAttackModify(a)) noteMod(f, l.card, l.n, i);
      });
    }
  }
}

const noteMod = (f: AttackFrame, card: Cid, lasting: number, i: number): void => {
  if (!f.mods.some((x) => x.card === card && x.lasting === lasting && x.i === i))
    f.mods.push({ card, lasting, i });
};

/** A card in play comes to bear on an attack: those that are there when it begins, others by a passive condition. */
export function bearOnAttack(s: State, f: AttackFrame, src: Cid): void {
  for (const { m, i } of comp(s, src).modifies) if (isAttackModify(m)) noteMod(f, src, 0, i);
}

/** Whether it would change anything of this attack now. */
export const bearsOnAttack = (s: State, f: AttackFrame, src: Cid): boolean =>
  comp(s, src).modifies.some(
    ({ m, i }) =>
      isAttackModify(m) &&
      attackModifier(s, f, { card: src, lasting: 0, i }, m.stat as AttackStat) !== null,
  );

/** Whether a card changes the numbers of attacks that it does not target (coe/9.6.8). */
export const changesAttacks = (s: State, src: Cid): boolean => {
  const c = comp(s, src);
  return (
    (c.stats.has('strikes') || c.stats.has('attack-prowess') || c.stats.has('attack-body')) &&
    c.modifies.some(({ m }) => isAttackModify(m))
  );
};

const isAttackStat = (x: Stat): x is AttackStat =>
  x === 'strikes' || x === 'attack-prowess' || x === 'attack-body';
const isAttackModify = (m: Modify): boolean =>
  isAttackStat(m.stat) && typeof m.of !== 'string' && 'attacks' in m.of;

/** The modifier behind a note, or null if it no longer bears on this attack. */
export function attackModifier(
  s: State,
  f: AttackFrame,
  ref: AttackFrame['mods'][number],
  name: AttackStat,
): { mod: Modifier; name: string } | null {
  let ability: Ability | undefined;
  let c: Ctx;
  if (ref.lasting) {
    const l = s.lasting.find((x) => x.n === ref.lasting);
    if (!l) return null;
    if (l.what.k === 'modify') {
      if (l.what.mod.stat !== name) return null;
      const of = l.what.of;
      const hit =
        (of.t === 'attack' && of.n === f.n) ||
        (of.t === 'auto' &&
          f.auto >= 0 &&
          of.site === f.card &&
          (of.i === f.auto || of.i === f.copyOf)) ||
        (of.t === 'company' && of.id === f.company);
      return hit ? { mod: l.what.mod, name: l.def } : null;
    }
    if (l.what.k !== 'abilities') return null;
    ability = l.what.abilities[ref.i];
    c = { ...l.what.ctx };
    const on = l.what.on;
    // left on a company, it speaks of attacks against that company only
    if (on?.t === 'company' && on.id !== f.company) return null;
  } else {
    if (!s.live.includes(ref.card)) return null;
    ability = def(s, ref.card).abilities?.[ref.i];
    c = newCtx(s, s.owner[ref.card], ref.card);
  }
  if (
    ability?.is !== 'modify' ||
    ability.stat !== name ||
    typeof ability.of === 'string' ||
    !('attacks' in ability.of)
  )
    return null;
  c.attack = f.n;
  if (!attackMatches(s, c, f, ability.of.attacks)) return null;
  if (ability.when && !holds(s, c, ability.when)) return null;
  return { mod: modifierOf(s, c, ability), name: def(s, ref.card).name };
}

export function attackStat(s: State, f: AttackFrame, name: AttackStat, trace?: Trace): number {
  syncAttack(s, f);
  let n = name === 'strikes' ? f.strikes : name === 'attack-prowess' ? f.prowess : f.body;
  if (trace) trace.push({ from: 'printed', by: n, total: n });
  // an attack without body has nothing to change
  if (name === 'attack-body' && n < 0) return n;
  for (const ref of f.mods) {
    const hit = attackModifier(s, f, ref, name);
    if (!hit) continue;
    // "each character faces a strike" is only reduced to a number (coe/3.ii.2)
    if (name === 'strikes' && f.spec.strikes === 'each' && hit.mod.op !== 'set') continue;
    const next =
      hit.mod.op === 'half-up' && name === 'strikes' ? Math.ceil(n / 2) : applyModifier(n, hit.mod);
    if (trace) trace.push({ from: hit.name, by: next - n, total: next });
    n = next;
  }
  return name === 'strikes' ? Math.max(0, n) : n;
}

// -- companies

export type CompanyStat =
  | 'hazard-limit'
  | 'regions'
  | 'resource-draws'
  | 'hazard-draws'
  | 'company-size';

export function companySize(s: State, co: Company): number {
  // Hobbits and Orc scouts count half, rounded up (coe/2.II.3.1.1)
  let halves = 0;
  for (const m of co.members) {
    const d = def(s, m);
    const half =
      d.kind === 'character' &&
      (d.race === 'Hobbit' || (d.race === 'Orc' && d.skills.includes('scout')));
    halves += half ? 1 : 2;
  }
  return Math.ceil(halves / 2);
}

export function companyStat(
  s: State,
  name: CompanyStat,
  co: Company,
  base = name === 'regions' ? 4 : name === 'hazard-limit' ? co.limit : 0,
  trace?: Trace,
): number {
  let n = name === 'company-size' ? companySize(s, co) : base;
  if (trace) trace.push({ from: 'base', by: n, total: n });
  const put = (m: Modifier, from: string): void => {
    const next = applyModifier(n, m);
    if (trace) trace.push({ from, by: next - n, total: next });
    n = next;
  };
  eachModify(s, name, (m, c, src, lasting) => {
    const hit =
      typeof m.of === 'string'
        ? companyRef(s, c, m.of) === co.id
        : 'companies' in m.of
          ? companyMatches(s, c, co, m.of.companies) &&
            !(
              lasting?.what.k === 'abilities' &&
              lasting.what.on?.t === 'company' &&
              lasting.what.on.id !== co.id
            )
          : false;
    if (!hit) return;
    if (m.when) {
      c.company = co.id;
      if (!holds(s, c, m.when)) return;
    }
    put(modifierOf(s, c, m), def(s, src).name);
  });
  for (const l of s.lasting) {
    if (
      l.what.k === 'modify' &&
      l.what.mod.stat === name &&
      l.what.of.t === 'company' &&
      l.what.of.id === co.id
    )
      put(l.what.mod, l.def);
  }
  // a hazard player who turned to the sideboard pays for it after all other changes (crf/term/sideboard/2)
  if (
    name === 'hazard-limit' &&
    rulesOf(s).sideboardHalves === 'final' &&
    s.history.some((h) => h.what === 'sideboarded' && h.seat === s.hazardSeat)
  ) {
    put({ stat: name, op: 'half-up', by: 0, max: NO_MAX, min: NO_MIN }, 'sideboard');
  }
  return n;
}

// -- players

export function playerStat(
  s: State,
  name: 'hand-size' | 'general-influence',
  seat: Seat,
  trace?: Trace,
): number {
  let n = name === 'hand-size' ? 8 : 20;
  if (trace) trace.push({ from: 'base', by: n, total: n });
  eachModify(s, name, (m, c, src) => {
    if (typeof m.of === 'string' || !('player' in m.of)) return;
    if (m.of.player !== 'each-player' && seatRef(s, c, m.of.player) !== seat) return;
    if (m.when && !holds(s, c, m.when)) return;
    const next = applyModifier(n, modifierOf(s, c, m));
    if (trace) trace.push({ from: def(s, src).name, by: next - n, total: next });
    n = next;
  });
  for (const l of s.lasting) {
    if (
      l.what.k === 'modify' &&
      l.what.mod.stat === name &&
      l.what.of.t === 'player' &&
      l.what.of.seat === seat
    )
      n = applyModifier(n, l.what.mod);
  }
  return n;
}

// -- influence

/** Mind that general influence has to carry (coe/2.II.2.2.2). */
export function mindUnderGeneral(s: State, seat: Seat): number {
  let n = 0;
  for (const co of s.companies) {
    if (co.seat !== seat) continue;
    for (const m of co.members) {
      const d = def(s, m);
      if (d.kind === 'character' && !d.avatar && s.control[m] === GENERAL) n += stat(s, 'mind', m);
    }
  }
  return n;
}

/** Never below zero (coe/1.12.1). */
export const unusedGeneral = (s: State, seat: Seat): number =>
  Math.max(0, playerStat(s, 'general-influence', seat) - mindUnderGeneral(s, seat));

/** Influence restricted to certain cards, each a pool that is applied once (coe/2.II.2.2.4). */
function pools(s: State, id: Cid): { left: number; of: (x: Cid) => boolean }[] {
  const out: { left: number; of: (x: Cid) => boolean }[] = [];
  eachModify(s, 'influence', (m, c) => {
    if (m.against === undefined || isAttackRestriction(m.against)) return;
    if (
      typeof m.of === 'string'
        ? refCard(s, c, m.of) !== id
        : !('each' in m.of && matches(s, c, id, m.of.each))
    )
      return;
    if (m.when && !holds(s, c, m.when)) return;
    const want = m.against as CardFilter;
    out.push({ left: value(s, c, m.by), of: (x) => matches(s, c, x, want) });
  });
  return out;
}

/**
 * Direct influence that is left, to be used against a card (-1: against nobody in particular).
 * Followers are charged to the pools that fit them and are of no use here, before others.
 */
export function unusedDirect(s: State, id: Cid, versus: Cid, without: Cid = -1): number {
  let free = stat(s, 'influence', id);
  const own = pools(s, id);
  for (const f of followersOf(s, id)) {
    if (f === without) continue;
    let mind = controlCost(s, f);
    const fitting = own
      .filter((p) => p.of(f))
      .sort((a, b) => Number(versus >= 0 && a.of(versus)) - Number(versus >= 0 && b.of(versus)));
    for (const p of fitting) {
      const paid = Math.min(p.left, mind);
      p.left -= paid;
      mind -= paid;
    }
    free -= mind;
  }
  if (versus >= 0) for (const p of own) if (p.of(versus)) free += p.left;
  return free;
}

/** What it takes to control a character. */
export const controlCost = (s: State, id: Cid): number => stat(s, 'mind', id);
