/** The numbers of a company and of a player now: size, hazard limit, cards drawn, hand size. */

import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import {
  type Company,
  type Modifier,
  NO_MAX,
  NO_MIN,
  type Seat,
  type State,
} from '../state/types.ts';
import { avatarOf, def } from './cards.ts';
import { sizeOf } from './composition.ts';
import { companyMatches, holds, speaks } from './evaluate.ts';
import { contextOf, isElsewhere, modifiersInForce, nameOfSource } from './in-force.ts';
import { did } from './memory.ts';
import { applyModifier, modifierOf, type Trace } from './modifiers.ts';
import { companyRef, seatRef } from './refs.ts';
import { stagePointsOfCards } from './stage-points.ts';

export type CompanyStat =
  | 'hazard-limit'
  | 'regions'
  | 'resource-draws'
  | 'hazard-draws'
  | 'under-deeps-roll'
  | 'company-size'
  | 'support';

export type PlayerStat = 'hand-size' | 'general-influence' | 'stage-points';

export const companySize = (s: State, co: Company): number => sizeOf(s, co.members);

export function companyStat(
  s: State,
  name: CompanyStat,
  co: Company,
  base = name === 'regions' ? 4 : name === 'hazard-limit' ? co.limit : name === 'support' ? 1 : 0,
  trace?: Trace,
): number {
  // nothing in force speaks of it, and nobody asks how it came about: it is what it is
  if (
    name !== 'company-size' &&
    trace === undefined &&
    s.lasting.length === 0 &&
    modifiersInForce(s, name).length === 0 &&
    !(name === 'hazard-limit' && did(s, s.hazardSeat, 'sideboarded'))
  )
    return base;
  return changedStat(s, name, co, base, trace);
}

function changedStat(
  s: State,
  name: CompanyStat,
  co: Company,
  base: number,
  trace?: Trace,
): number {
  let n = name === 'company-size' ? companySize(s, co) : base;
  if (trace) trace.push({ from: 'base', by: n, total: n });
  const put = (m: Modifier, from: string): void => {
    const next = applyModifier(n, m);
    if (trace) trace.push({ from, by: next - n, total: next });
    n = next;
  };
  if (name === 'hazard-limit' && co.limitOrder)
    for (const x of limitChanges(s, co)) put(x.mod, x.name);
  else visitChanges(s, name, co, put);
  // a hazard player who turned to the sideboard pays for it after all other changes (crf/term/sideboard/2)
  if (
    name === 'hazard-limit' &&
    rulesOf(s).sideboardHalves === 'final' &&
    did(s, s.hazardSeat, 'sideboarded')
  ) {
    put({ stat: name, op: 'half-up', by: 0, max: NO_MAX, min: NO_MIN }, 'sideboard');
  }
  return n;
}

/** What changes such a number: the text of a card, or what one has left, each with a number to know it by. */
function visitChanges(
  s: State,
  name: CompanyStat,
  co: Company,
  visit: (mod: Modifier, from: string, key: number) => void,
): void {
  for (const x of modifiersInForce(s, name)) {
    const m = x.a;
    const c = contextOf(s, x);
    const hit =
      typeof m.of === 'string'
        ? companyRef(s, c, m.of) === co.id
        : 'companies' in m.of && !isElsewhere(x, co.id) && companyMatches(s, c, co, m.of.companies);
    if (!hit) continue;
    if (m.when !== undefined) c.company = co.id;
    if (!speaks(s, c, m)) continue;
    visit(modifierOf(s, c, m), nameOfSource(s, x), x.lasting ? -x.lasting.n : x.card);
  }
  for (const l of s.lasting) {
    if (
      l.what.k === 'modify' &&
      l.what.mod.stat === name &&
      l.what.of.t === 'company' &&
      l.what.of.id === co.id
    )
      visit(l.what.mod, l.def, -l.n);
  }
}

/** What changes the hazard limit of a company. */
export interface LimitChange {
  /** the number of the card that says it, or that of an effect that was left, less than nothing */
  readonly key: number;
  readonly mod: Modifier;
  readonly name: string;
}

/** In the order that was established; what came after that comes last (coe/2.IV.iv). */
export function limitChanges(s: State, co: Company): LimitChange[] {
  const out: LimitChange[] = [];
  visitChanges(s, 'hazard-limit', co, (mod, name, key) => out.push({ key, mod, name }));
  const order = co.limitOrder ?? [];
  const rank = (x: LimitChange): number => {
    const i = order.indexOf(x.key);
    return i < 0 ? order.length : i;
  };
  return out.length < 2 ? out : out.sort((a, b) => rank(a) - rank(b));
}

const HAND_SIZE = 8;

/** What a number of a player is before anything changes it. */
const PLAYER_BASE: Readonly<
  Record<PlayerStat, (s: State, seat: Seat, trace: Trace | undefined) => number>
> = {
  'hand-size'(_s, _seat, trace) {
    trace?.push({ from: 'base', by: HAND_SIZE, total: HAND_SIZE });
    return HAND_SIZE;
  },
  // while an avatar with a number of his own is in play, it is that (coe/2.II.2.1.F2)
  'general-influence'(s, seat, trace) {
    const avatar = avatarOf(s, seat);
    const d = avatar < 0 ? undefined : def(s, avatar);
    const own = d?.kind === 'character' ? d.generalInfluence : undefined;
    const n = own ?? kindOf(s, seat).generalInfluence.controls;
    trace?.push({ from: own === undefined ? 'base' : (d?.name ?? ''), by: n, total: n });
    return n;
  },
  'stage-points': stagePointsOfCards,
};

export function playerStat(
  s: State,
  name: PlayerStat,
  seat: Seat,
  trace?: Trace,
  /** but for what hangs on something */
  plain = false,
): number {
  const base = PLAYER_BASE[name](s, seat, trace);
  let n = base;
  for (const x of modifiersInForce(s, name)) {
    const m = x.a;
    if (typeof m.of === 'string' || !('player' in m.of) || m.besides) continue;
    const c = contextOf(s, x);
    if (m.of.player !== 'each-player' && seatRef(s, c, m.of.player) !== seat) continue;
    if (m.when !== undefined && (plain || !holds(s, c, m.when))) continue;
    const mod = modifierOf(s, c, m);
    const next = mod.op === 'base' ? n - base + mod.by : applyModifier(n, mod);
    if (trace) trace.push({ from: nameOfSource(s, x), by: next - n, total: next });
    n = next;
  }
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
