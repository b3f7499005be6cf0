/** Canceling an attack, whoever does it and by what. */

import { happen, heeded } from '../happenings/happen.ts';
import { wardOf } from '../query/attack-rules.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';

/** The attack is canceled, if it can be; or what wards it takes that upon itself. Whether anything came of it. */
export function callOff(s: State, f: AttackFrame): boolean {
  if (f.cannotBeCanceled) return false;
  const ward = wardOf(s, f);
  if (ward >= 0) {
    s.lasting = s.lasting.filter((l) => l.card !== ward);
    return true;
  }
  f.canceled = true;
  if (heeded(s, 'cancel')) happen(s, { event: 'cancel', what: 'attack', name: f.name });
  return true;
}
