/**
 * What a successful strike does to the one it hits. That it was successful is one thing, what it
 * does another: it need not wound (coe/3.iv.7, 3.II.1, 3.III.1).
 */

import { captorOf } from '../effects/prison.ts';
import { woundedIn } from '../query/foe.ts';
import type { AttackFrame, Harm, StrikeFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { tap, wound } from '../verbs/cards.ts';
import { pushSpecials, specials } from './special.ts';

/** How it would harm him now. */
function harmOf(s: State, a: AttackFrame, f: StrikeFrame): Harm {
  if (captorOf(s, f.who) >= 0) return 'captures';
  return a.detainment || a.spec.tapsOnly ? 'taps' : 'wounds';
}

const HARMS: Record<Harm, (s: State, a: AttackFrame, f: StrikeFrame) => void> = {
  captures(s, _a, f) {
    f.captor = captorOf(s, f.who);
    f.s = 'capture';
  },
  taps(s, _a, f) {
    tap(s, f.who);
    f.s = 'end';
  },
  wounds(s, a, f) {
    const before = s.queue.length;
    wound(s, f.who, { n: a.n, races: a.races, name: a.name, source: a.source });
    // what follows from the wound comes before the body check, in the defender's order (coe/3.iv.7)
    const follow = s.queue.splice(before);
    if (woundedIn(a).length === 1) follow.push(...specials(s, a, a.spec.onAnyWound, f.who));
    follow.push(...specials(s, a, a.spec.onWound, f.who));
    f.s = 'body';
    pushSpecials(s, follow, s.owner[f.who]);
  },
};

/** The strike has hit him. */
export function harm(s: State, a: AttackFrame, f: StrikeFrame): void {
  const how = harmOf(s, a, f);
  a.assigned[f.i].harm = how;
  HARMS[how](s, a, f);
}
