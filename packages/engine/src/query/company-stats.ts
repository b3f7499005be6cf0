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
import { def } from './cards.ts';
import { sizeOf } from './composition.ts';
import { companyMatches } from './filter-company.ts';
import { applyModifier, eachModify, modifierOf, type Trace } from './modifiers.ts';
import { companyRef, seatRef } from './refs.ts';
import { holds } from './value.ts';

export type CompanyStat =
  | 'hazard-limit'
  | 'regions'
  | 'resource-draws'
  | 'hazard-draws'
  | 'company-size';

export const companySize = (s: State, co: Company): number => sizeOf(s, co.members);

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

export function playerStat(
  s: State,
  name: 'hand-size' | 'general-influence',
  seat: Seat,
  trace?: Trace,
): number {
  let n = name === 'hand-size' ? 8 : kindOf(s, seat).generalInfluence.controls;
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
