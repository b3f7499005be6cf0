/** The present moment as bits, to pass over what could not be done in it (pool/moments.ts). */

import {
  ATTACK,
  bitOfKind,
  bitOfPhase,
  EFFECT,
  ENTRY,
  FIGHT,
  type Moments,
  OTHERS_TURN,
  OWN_TURN,
  STRIKE,
} from '../pool/moments.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { fightsBack } from './company-fight.ts';
import type { Situation } from './situation.ts';
import { isLimitFull, isVain } from './vain.ts';

export interface Now {
  readonly own: boolean;
  readonly phase: number;
  readonly kind: number;
  readonly answering: boolean;
  readonly turn: number;
  /** what is there to be aimed at */
  readonly aims: number;
  /** whether the hazard limit is full: asked when it first matters */
  full: boolean | null;
  /** everything is really asked, whatever could be seen beforehand */
  readonly asksAll: boolean;
}

export function nowFor(s: State, seat: Seat, sit: Situation): Now {
  const own = seat === s.active;
  let aims = 0;
  if (sit.attack) {
    aims |= FIGHT;
    if (sit.attack.s === 'window' && !sit.attack.canceled) aims |= ATTACK;
  }
  if (sit.strike) aims |= STRIKE;
  if (sit.declared !== null && sit.declared.entries.length > 0) aims |= ENTRY;
  if (s.lasting.length > 0) aims |= EFFECT;
  return {
    own,
    phase: bitOfPhase(s.phase),
    kind: bitOfKind(sit.kind),
    answering: sit.answering,
    turn: own ? OWN_TURN : fightsBack(s, seat) ? OWN_TURN | OTHERS_TURN : OTHERS_TURN,
    aims,
    full: null,
    asksAll: false,
  };
}

/** It can come to nothing, by what is there to be seen (legality/vain.ts). */
export function isInVain(
  s: State,
  seat: Seat,
  sit: Situation,
  m: Moments,
  card: Cid,
  now: Now,
): boolean {
  if (now.asksAll) return false;
  if (m.counts) {
    now.full ??= isLimitFull(s, sit);
    if (now.full) return true;
  }
  return isVain(s, seat, sit, m.looks, card);
}

export const couldBe = (m: Moments, now: Now): boolean =>
  (m.turns & now.turn) !== 0 &&
  (m.phases & now.phase) !== 0 &&
  ((now.answering ? m.answers : m.begins) & now.kind) !== 0 &&
  (m.aims & ~now.aims) === 0;

/** A moment in which anything could be: then every question is really asked. */
export const anyMoment = (s: State, seat: Seat): Now => ({
  own: seat === s.active,
  phase: -1,
  kind: -1,
  answering: false,
  turn: OWN_TURN | OTHERS_TURN,
  aims: -1,
  full: false,
  asksAll: true,
});
