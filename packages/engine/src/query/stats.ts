/** The numbers of a card now: prowess, body, mind, influence, corruption and the rest. */

import type { Modify, Slot, Stat, Value } from '../language/index.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import type { AttackFrame } from '../state/frames.ts';
import { type Cid, type Ctx, NO_MAX, NO_MIN, type State } from '../state/types.ts';
import { attackStat, isLaidOn } from './attack-stats.ts';
import { def, isTrophy, newCtx } from './cards.ts';
import { attackMatches, matches, speaks, value } from './evaluate.ts';
import { attackFacedBy } from './fight.ts';
import { contextOf, modifiersInForce, nameOfSource, type Said } from './in-force.ts';
import { type Applied, applyModifier, fold, modifierOf, type Trace } from './modifiers.ts';
import { attackFrame, refCard } from './refs.ts';
import { isBeyond } from './side.ts';

interface Asked {
  attack: AttackFrame | null;
  versus: Cid;
  /** what his own card says, and nothing else; or the number on it alone, and none of its text */
  own: boolean | 'number';
}

/** Whether a modification reaches this card under these circumstances. */
function reachesCard(s: State, m: Modify, c: Ctx, id: Cid, q: Asked): boolean {
  if (typeof m.of === 'string') {
    if (refCard(s, c, m.of) !== id) return false;
  } else if ('each' in m.of) {
    if (!matches(s, c, id, m.of.each)) return false;
    c.it = id;
  } else return false;
  if (m.inAttack && !(q.attack && attackMatches(s, c, q.attack, m.inAttack))) return false;
  if (m.versus && !(q.versus >= 0 && matches(s, c, q.versus, m.versus))) return false;
  if (m.when !== undefined) {
    // whoever faces none is not in that of others
    c.attack = q.attack?.n ?? -1;
    c.versus = q.versus;
    c.it = id;
  }
  return speaks(s, c, m);
}

/** A weapon and the like, or what was put on one and is part of it. */
function slotOf(s: State, id: Cid): Slot | undefined {
  const d = def(s, id);
  if (d.kind === 'item') return d.slot;
  const on = d.kind === 'event' && s.host[id] >= 0 ? def(s, s.host[id]) : undefined;
  return on?.kind === 'item' ? on.slot : undefined;
}

/** It is on an item that he bears. */
const isOnHisItem = (s: State, id: Cid, who: Cid): boolean =>
  s.host[id] >= 0 && s.host[s.host[id]] === who && def(s, s.host[id]).kind === 'item';

/** The item does so much more of what it does; its own maximum holds for that too. */
function raise(s: State, x: Said<Modify>, out: Applied[], q: Asked): void {
  const item = s.host[x.card];
  const c = contextOf(s, x);
  if (!reachesCard(s, x.a, c, item, q)) return;
  givesMore(out, item, value(s, c, x.a.by));
}

function givesMore(out: readonly Applied[], item: Cid, by: number): void {
  const gives = out.find((a) => a.from === item && a.mod.op === 'add' && a.mod.by > 0);
  if (gives) gives.mod = { ...gives.mod, by: gives.mod.by + by };
}

/** What trophies do for an Orc or Troll, by all the points printed on them (coe/3.IV.3, crf/term/trophies/5). */
function boast(s: State, stat: 'prowess' | 'influence', id: Cid, out: Applied[]): void {
  const d = def(s, id);
  if (d.kind !== 'character' || (d.race !== 'Orc' && d.race !== 'Troll')) return;
  let n = 0;
  let last = -1;
  for (const x of s.table)
    if (s.host[x] === id && isTrophy(s, x)) {
      n += baseStat(s, 'points', x);
      last = x;
    }
  const by = stat === 'prowess' ? (n > 3 ? 2 : n > 1 ? 1 : 0) : n > 2 ? 2 : n > 0 ? 1 : 0;
  if (by === 0) return;
  const max = stat === 'prowess' ? 9 : NO_MAX;
  out.push({
    mod: { stat, op: 'add', by, max, min: NO_MIN },
    from: last,
    name: 'trophies',
    first: 'no',
  });
}

function collectCard(s: State, stat: Stat, id: Cid, q: Asked, restricted: boolean): Applied[] {
  const out: Applied[] = [];
  let raised: Said<Modify>[] | null = null;
  for (const x of modifiersInForce(s, stat)) {
    const m = x.a;
    // another shape that he has taken on is his own
    if (q.own && m.op !== 'base' && (q.own === 'number' || x.card !== id || x.lasting !== null))
      continue;
    // restricted influence is a pool of its own (coe/2.II.2.2.4)
    if (!restricted && m.versus !== undefined) continue;
    if (stat === 'prowess' && x.lasting === null && isOnHisItem(s, x.card, id)) {
      raised ??= [];
      raised.push(x);
    }
    // the common question by far, answered without a context: what a card does for its bearer or itself
    if (
      x.lasting === null &&
      ((m.of === 'bearer' && s.host[x.card] !== id && s.zone[x.card] !== 'pile') ||
        (m.of === 'self' && x.card !== id))
    )
      continue;
    const c = contextOf(s, x);
    if (!reachesCard(s, m, c, id, q)) continue;
    if (x.card >= 0 && typeof m.of !== 'string' && isBeyond(s, x.card, id)) continue;
    const kind = x.card < 0 ? 'event' : def(s, x.card).kind;
    const slot = x.card < 0 ? undefined : slotOf(s, x.card);
    if (stat === 'prowess' && slot === 'weapon' && q.attack?.spec.noWeapons) continue;
    out.push({
      mod: modifierOf(s, c, m),
      from: x.card,
      name: nameOfSource(s, x),
      first:
        (stat === 'prowess' && slot === 'weapon') ||
        (stat === 'body' && slot !== undefined && slot !== 'weapon')
          ? 'yes'
          : stat === 'prowess' && kind === 'item' && rulesOf(s).prowessFirst === 'items'
            ? 'next'
            : 'no',
    });
  }
  if (raised !== null) for (const x of raised) raise(s, x, out, q);
  if (!q.own && (stat === 'prowess' || stat === 'influence')) boast(s, stat, id, out);
  for (const l of q.own ? [] : s.lasting) {
    if (l.what.k !== 'modify' || l.what.mod.stat !== stat) continue;
    const of = l.what.of;
    if (
      (of.t === 'card' && of.id === id) ||
      (of.t === 'strike' && of.who === id) ||
      // what follows from the strikes of an attack goes with the attack
      (stat === 'body-check' && of.t !== 'company' && q.attack && isLaidOn(s, of, q.attack))
    )
      out.push({ mod: l.what.mod, from: l.card, name: l.def, first: 'no' });
    else if (
      stat === 'prowess' &&
      of.t === 'card' &&
      s.host[of.id] === id &&
      def(s, of.id).kind === 'item'
    )
      givesMore(out, of.id, l.what.mod.by);
  }
  return out;
}

/** The number printed on a card, read under the present circumstances. */
export function baseStat(s: State, stat: Stat, id: Cid, bearer: Cid = -2): number {
  const d = def(s, id);
  const read = (v: Value | undefined): number =>
    v === undefined
      ? 0
      : typeof v === 'number'
        ? v
        : value(s, ctxWith(newCtx(s, s.owner[id], id), { host: bearer }), v);
  switch (stat) {
    case 'prowess':
      return d.kind === 'character' || d.kind === 'ally' ? (d.prowess ?? 0) : 0;
    case 'body':
      return d.kind === 'character' || d.kind === 'ally' ? (d.body ?? 0) : 0;
    case 'mind':
      return d.kind === 'character' || d.kind === 'ally' ? (d.mind ?? 0) : 0;
    case 'influence':
      return d.kind === 'character' || d.kind === 'ally' ? (d.influence ?? 0) : 0;
    case 'attack-prowess':
      // asked of itself, which is not what a company has faced before it
      return d.kind === 'creature'
        ? value(s, ctxWith(newCtx(s, s.owner[id], id), { it: id }), d.attack.prowess)
        : 0;
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
        case 'site':
          return d.points ?? 0;
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
  opts: {
    versus?: Cid;
    trace?: Trace;
    extra?: readonly { from: string; by: number }[];
    /** reckoned from this number, not from the printed one */
    base?: number;
    /** with what his own card says, and nothing else; or with the number on it alone */
    own?: true | 'number';
  } = {},
): number {
  if (name === 'strikes' || name === 'attack-prowess' || name === 'attack-body') {
    const f = attackFrame(s);
    return f ? attackStat(s, f, name, opts.trace) : 0;
  }
  if (name === 'corruption' && def(s, id).kind === 'character')
    return corruptionTotal(s, id, opts.trace);
  const base = opts.base ?? baseStat(s, name, id);
  if (opts.trace) opts.trace.push({ from: 'printed', by: base, total: base });
  const mods = collectCard(
    s,
    name,
    id,
    { attack: attackFacedBy(s, id), versus: opts.versus ?? -1, own: opts.own ?? false },
    false,
  );
  for (const x of opts.extra ?? [])
    mods.push({
      mod: { stat: name, op: 'add', by: x.by, max: NO_MAX, min: NO_MIN },
      from: -1,
      name: x.from,
      first: 'no',
    });
  return fold(base, mods, opts.trace, { latest: rulesOf(s).controlNumbers === 'latest' });
}

/** All that changes a number of a card now, with where it comes from. */
export const modifiersOn = (s: State, name: Stat, id: Cid): readonly Applied[] =>
  collectCard(s, name, id, { attack: null, versus: -1, own: false }, false);

/** How much more was taken off a number than there was of it. */
export function takenBeyond(s: State, name: Stat, id: Cid): number {
  let left = baseStat(s, name, id);
  let losses = 0;
  const asked: Asked = { attack: null, versus: -1, own: false };
  for (const { mod } of collectCard(s, name, id, asked, false)) {
    if (mod.op === 'base') left += mod.by - baseStat(s, name, id);
    else if (mod.op !== 'add') return 0;
    else if (mod.by < 0) losses -= mod.by;
    else left += mod.by;
  }
  return Math.max(0, losses - Math.max(0, left));
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
  for (const a of collectCard(
    s,
    'corruption',
    id,
    { attack: null, versus: -1, own: false },
    false,
  )) {
    const next = applyModifier(n, a.mod);
    if (trace) trace.push({ from: a.name, by: next - n, total: next });
    n = next;
  }
  return Math.max(0, n);
}

/** What is added to a roll by the one who rolls, beyond what was declared for that roll alone. */
export const rollModifier = (
  s: State,
  kind:
    | 'corruption-check'
    | 'influence-check'
    | 'body-check'
    | 'ring-test'
    | 'riddling-roll'
    | 'offering-attempt',
  id: Cid,
  versus: Cid,
  trace?: Trace,
  own: Asked['own'] = false,
): number =>
  fold(0, collectCard(s, kind, id, { attack: attackFacedBy(s, id), versus, own }, true), trace);
