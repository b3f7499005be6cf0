import type { AttackFrame, StrikeFrame } from './fight-frames.ts';
import type { Cid } from './ids.ts';

/** A strike of that attack on him, of which nothing is known yet: all have one shape (decision 0027). */
export const newStrike = (a: AttackFrame, who: Cid, i: number): StrikeFrame => ({
  p: 'strike',
  s: 'roll',
  n: 0,
  attack: a.n,
  i,
  who,
  by: a.assigned[i]?.by ?? -1,
  stay: false,
  freeStay: false,
  support: 0,
  penalty: 0,
  ineffectual: false,
  canceled: false,
  skillUsed: [],
  wasWounded: false,
  tapping: [],
  roll: 0,
  twice: false,
  thrown: [],
  prowess: 0,
  against: 0,
  captor: -1,
  refused: false,
  freed: false,
  outcome: '',
});
