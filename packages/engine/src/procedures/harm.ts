/**
 * What a successful strike does to the one it hits. That it was successful is one thing, what it
 * does another: it need not wound (coe/3.iv.7, 3.II.1, 3.III.1).
 */

import { captorOf } from '../effects/prison.ts';
import { happen, heeded } from '../happenings/happen.ts';
import type { Of } from '../happenings/happening.ts';
import { isAlly } from '../query/cards.ts';
import { asStruck } from '../query/fight.ts';
import { factsOf, woundedIn } from '../query/foe.ts';
import { type StandIn, standIns } from '../query/instead.ts';
import type { AttackFrame, Harm, StrikeFrame } from '../state/frames.ts';
import type { State } from '../state/types.ts';
import { tap, wound } from '../verbs/cards.ts';
import { execFrame } from './exec.ts';
import { push } from './procedure.ts';
import { pushSpecials, specials } from './special.ts';

/** How it would harm him now. */
export function harmOf(s: State, a: AttackFrame, f: StrikeFrame): Harm {
  if (captorOf(s, f.who) >= 0) return 'captures';
  if (a.spec.captive && !f.freed) return isAlly(s, f.who) ? 'none' : 'captures';
  return a.spec.harm ?? (a.detainment ? 'taps' : 'wounds');
}

const HARMS: Record<Harm, (s: State, a: AttackFrame, f: StrikeFrame) => void> = {
  captures(s, a, f) {
    f.captor = a.spec.captive ? a.ctx.card : captorOf(s, f.who);
    f.s = 'capture';
  },
  taps(s, _a, f) {
    tap(s, f.who);
    f.s = 'end';
  },
  wounds(s, a, f) {
    wound(s, f.who, factsOf(asStruck(s, a, f)));
    f.s = 'body';
  },
  spares(_s, _a, f) {
    f.s = 'end';
  },
  // neither tapped nor wounded, whatever comes of it (pef/term/harmed-i-e-character-not-harmed/1)
  none(_s, _a, f) {
    f.s = 'end';
  },
};

const decided = (s: State, a: AttackFrame, f: StrikeFrame): Of<'strike'> => ({
  event: 'strike',
  who: f.who,
  result: f.outcome === '' ? 'ineffectual' : f.outcome,
  roll: f.roll,
  prowess: f.prowess,
  against: f.against,
  wounds: f.outcome === 'successful' && harmOf(s, a, f) === 'wounds',
  attack: factsOf(asStruck(s, a, f)),
});

/**
 * The strike is decided: what follows from that comes at once, before any body check, in the
 * defender's order (coe/3.iv.7).
 */
export function decide(s: State, a: AttackFrame, f: StrikeFrame): void {
  const slot = a.assigned[f.i];
  const before = s.queue.length;
  slot.result = f.outcome;
  // who has committed it taps as well, unless it has failed: then he is wounded (coe/3.V.viii)
  if (f.by >= 0 && f.outcome !== 'failed' && !f.byStay && !f.byFreeStay) tap(s, f.by);
  if (f.outcome === 'successful') {
    const found = offered(s, a, f);
    if (found.length > 1) {
      f.s = 'instead';
      return;
    }
    if (found.length > 0) return replace(s, a, f, found[0]);
  }
  // what an effect has made ineffectual was not decided by dice
  if (!f.ineffectual && heeded(s, 'strike')) happen(s, decided(s, a, f));
  if (f.outcome === 'successful') {
    const how = harmOf(s, a, f);
    slot.harm = how;
    HARMS[how](s, a, f);
  } else {
    if (!staysUntapped(s, a, f)) tap(s, f.who);
    f.s = f.ineffectual ? 'end' : 'body';
  }
  const follow = s.queue.splice(before);
  if (slot.harm === 'wounds') {
    if (woundedIn(a).length === 1) follow.push(...specials(s, a, a.spec.onAnyWound, f.who));
    follow.push(...specials(s, a, a.spec.onWound, f.who));
  }
  if (f.outcome === 'successful') follow.push(...specials(s, a, a.spec.onSuccess, f.who));
  pushSpecials(s, follow, s.owner[f.who]);
}

/** Whoever faces it does not tap for it; nor does an ally if it takes prisoners (coe/3.III.9). */
export const staysUntapped = (s: State, a: AttackFrame, f: StrikeFrame): boolean =>
  f.stay ||
  f.freeStay ||
  a.spec.harm === 'none' ||
  (a.spec.captive !== undefined && isAlly(s, f.who));

/** What can be done in place of the harm: any one of them. */
export const offered = (s: State, a: AttackFrame, f: StrikeFrame): readonly StandIn[] => [
  ...standIns(s, decided(s, a, f)),
];

/** That is done in its place. */
export function replace(s: State, a: AttackFrame, f: StrikeFrame, other: StandIn): void {
  f.s = 'end';
  // who has not paid to stay untapped taps after it, harmed or not (coe/3.iv.3, crf/card/sable-shield/1)
  if (!staysUntapped(s, a, f)) tap(s, f.who);
  push(s, execFrame(other.rule.does, other.ctx));
}
