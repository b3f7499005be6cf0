/** The numbers of two who fight each other, each as the other's side leaves him (coe/3.V.vii). */

import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { attackStat, changedBy, ownAgainst } from './attack-stats.ts';
import { tapped, wounded } from './cards.ts';
import { asFacedBy } from './fight.ts';
import { applyModifier, type Trace } from './modifiers.ts';
import { attackOf, isCompanyFight, strikeFrame } from './refs.ts';
import { stayingCosts } from './skills.ts';
import { stat } from './stats.ts';

/** What he adds to his roll who commits the strike. */
export function committedProwess(s: State, f: StrikeFrame, trace?: Trace): number {
  if (f.by < 0) return 0;
  const extra = [
    { from: 'staying untapped', by: f.byStay ? -stayingCosts(s, f.by) : 0 },
    { from: 'tapped', by: tapped(s, f.by) ? -1 : 0 },
    { from: 'wounded', by: wounded(s, f.by) ? -2 : 0 },
  ].filter((x) => x.by !== 0);
  const own = stat(s, 'prowess', f.by, { extra, ...(trace ? { trace } : {}) });
  return weighed(s, attackOf(s, f), f, f.by, 'attack-prowess', own);
}

/** What the other, and his side, make of a number of one of the two. */
export function weighed(
  s: State,
  a: AttackFrame,
  f: StrikeFrame,
  id: Cid,
  name: 'attack-prowess' | 'attack-body',
  own: number,
): number {
  if (!isCompanyFight(a)) return own;
  const other = id === f.by ? f.who : f.by;
  // what is done to the attack is done to all who make it
  const n = id === f.by ? attackStat(s, a, name, undefined, own) : own;
  return changedBy(s, asFacedBy(s, a, f, other), other, name, f.n, n);
}

/** His body, and the results that discard him, against the strike that he has just failed (coe/3.I.4). */
export function bodyInFight(s: State, id: Cid, own: number): number {
  const f = strikeFrame(s);
  if (!f || (f.by !== id && f.who !== id)) return own;
  const a = attackOf(s, f);
  return f.by >= 0
    ? weighed(s, a, f, id, 'attack-body', own)
    : ownAgainst(s, a, id, 'attack-body').reduce(applyModifier, own);
}
