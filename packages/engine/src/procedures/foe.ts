/** What those who attack do, whoever they are: one entry for each kind of foe. */

import { happen, heeded } from '../happenings/happen.ts';
import { strikeStat } from '../query/attack-stats.ts';
import { value } from '../query/evaluate.ts';
import type { Assigned, AttackFrame, Foe, StrikeFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { rollDice } from '../verbs/cards.ts';
import { eligible } from './assignment.ts';
import { disposeOf } from './attack-end.ts';

interface KindOfFoe {
  /** He meets the company: what depends on who faces him is known only now. */
  arrives(s: State, a: AttackFrame): void;
  /** What the defender must exceed with his roll (coe/3.iv.6). */
  prowess(s: State, a: AttackFrame, f: StrikeFrame): number;
  /** His strike has failed: whether he is beaten, or only this strike of his is (coe/3.iv.7). */
  bodyCheck(s: State, a: AttackFrame, f: StrikeFrame): Assigned['result'];
  /** The last of his attacks is over, all of them defeated or not (coe/3.v). */
  ends(s: State, a: AttackFrame, beaten: boolean): void;
}

/** A creature, an automatic-attack, an attack that an event makes. */
const numbers: KindOfFoe = {
  arrives(s, a) {
    if (typeof a.spec.body === 'object') a.foe.body = value(s, a.ctx, a.spec.body);
    if (a.spec.strikes === 'each') a.foe.strikes = eligible(s, a).length;
  },

  prowess: (s, a, f) => strikeStat(s, a, f.who, 'attack-prowess', f.n),

  bodyCheck(s, a, f) {
    const body = strikeStat(s, a, f.who, 'attack-body', f.n);
    // without a body a strike that fails is defeated; detainment strikes need no check
    if (body < 0 || a.detainment) return 'defeated';
    const dice = rollDice(s);
    const roll = dice[0] + dice[1];
    const result = roll > body ? 'defeated' : 'failed';
    if (heeded(s, 'roll'))
      happen(s, {
        event: 'roll',
        seat: s.owner[f.who],
        dice,
        for: 'strike body',
        card: a.card,
        total: roll,
        against: body,
        outcome: result,
      });
    return result;
  },

  ends: disposeOf,
};

const FOES: Record<Foe['k'], KindOfFoe> = { numbers };

export const foeOf = (a: AttackFrame): KindOfFoe => FOES[a.foe.k];
