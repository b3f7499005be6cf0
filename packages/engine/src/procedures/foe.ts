/** What those who attack do, whoever they are: one entry for each kind of foe. */

import { happen, heeded } from '../happenings/happen.ts';
import { addedToBodyChecks } from '../query/attack-rules.ts';
import { attackStat, bodilessStrikes, strikeStat } from '../query/attack-stats.ts';
import { cannotCard } from '../query/bans.ts';
import { def, note, wounded } from '../query/cards.ts';
import { value } from '../query/evaluate.ts';
import { asFacedBy } from '../query/fight.ts';
import { committedProwess } from '../query/fight-stats.ts';
import { factsOf } from '../query/foe.ts';
import { isCompanyFight } from '../query/refs.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Assigned, AttackFrame, Foe, StrikeFrame } from '../state/frames.ts';
import type { Seat, State } from '../state/types.ts';
import { rollDice, tap, wound } from '../verbs/cards.ts';
import { discard, eliminate, leavePlay } from '../verbs/leaving.ts';
import { eligible } from './assignment.ts';
import { defenderSeat, disposeOf } from './attack-end.ts';
import { bodyCheckChain } from './body-check.ts';

interface KindOfFoe {
  /** With which step its strikes begin to be given out. */
  readonly assigns: 'first' | 'meet';
  /** In which window the strike is affected by whoever makes it, if in any (coe/3.iv.1, 3.V.i). */
  readonly acts: 'strike-hazard' | 'strike-attacker';
  /** He meets the company: what depends on who faces him is known only now. */
  arrives(s: State, a: AttackFrame): void;
  /** What the defender must exceed with his roll (coe/3.iv.6). */
  prowess(s: State, a: AttackFrame, f: StrikeFrame): number;
  /** His strike has failed: whether he is beaten, or only this strike of his is (coe/3.iv.7). */
  bodyCheck(s: State, a: AttackFrame, f: StrikeFrame): Assigned['result'];
  /** All his strikes have failed at once: whether every one of them is beaten too. */
  routed(s: State, a: AttackFrame, by: Seat): boolean;
  /** The last of his attacks is over, all of them defeated or not (coe/3.v). */
  ends(s: State, a: AttackFrame, beaten: boolean): void;
}

/** The roll of a body check against one who attacks. */
function bodyRoll(s: State, a: AttackFrame, by: Seat, body: number, plus: number): number {
  const dice = rollDice(s);
  const total = dice[0] + dice[1] + plus + addedToBodyChecks(s, a);
  if (heeded(s, 'roll'))
    happen(s, {
      event: 'roll',
      seat: by,
      dice,
      for: 'strike body',
      card: a.card,
      total,
      against: body,
      outcome: total > body ? 'defeated' : 'failed',
    });
  return total;
}

/** The roll against the body of one whose strike has failed; without a body it is defeated. */
function strikeBody(s: State, a: AttackFrame, f: StrikeFrame, plus: number): Assigned['result'] {
  const body = strikeStat(s, a, f.who, 'attack-body', f.n);
  if (body < 0) return 'defeated';
  const total = bodyRoll(s, a, s.owner[f.who], body, plus);
  if (givesUp(s, a, body, total)) discard(s, a.card, 'body check');
  return total > body ? 'defeated' : 'failed';
}

/** The body check of a strike that has failed though nobody faced it. */
function routedStrike(s: State, a: AttackFrame, by: Seat, plus: number): boolean {
  const body = attackStat(s, a, 'attack-body');
  if (body < 0) return true;
  const total = bodyRoll(s, a, by, body, plus);
  if (givesUp(s, a, body, total)) discard(s, a.card, 'body check');
  return total > body;
}

/**
 * An agent whose own card names the result among those that discard him; what changes his body
 * changes these numbers as well (coe/3.I.4). An attack of another kind has no such numbers.
 */
function givesUp(s: State, { card, foe }: AttackFrame, body: number, total: number): boolean {
  if (foe.k !== 'agent') return false;
  const d = def(s, card);
  if (d.kind !== 'character' || d.discardedOn === undefined) return false;
  return (
    d.discardedOn.some((n) => n + body - d.body === total) &&
    !cannotCard(s, 'be-discarded', card, 'body-check')
  );
}

/** A creature, an automatic-attack, an attack that an event makes. */
const numbers: KindOfFoe = {
  assigns: 'first',
  acts: 'strike-hazard',

  arrives(s, a) {
    if (typeof a.spec.body === 'object') a.foe.body = value(s, a.ctx, a.spec.body);
    // each attack of a card finds the company as it is by then (coe/3.4)
    if (a.index > 0 && typeof a.spec.prowess === 'object')
      a.foe.prowess = value(s, a.ctx, a.spec.prowess);
    if (a.index > 0 && typeof a.spec.strikes === 'object')
      a.foe.strikes = value(s, a.ctx, a.spec.strikes);
    if (a.spec.strikes === 'each') a.foe.strikes = eligible(s, a).length;
  },

  prowess: (s, a, f) => strikeStat(s, a, f.who, 'attack-prowess', f.n) + a.assigned[f.i].more,

  bodyCheck(s, a, f) {
    // detainment strikes need no check
    return a.detainment || a.assigned[f.i].bodiless ? 'defeated' : strikeBody(s, a, f, 0);
  },

  routed(s, a, by) {
    if (a.detainment) return true;
    let all = true;
    for (let n = attackStat(s, a, 'strikes') - bodilessStrikes(s, a); n > 0; n--)
      if (!routedStrike(s, a, by, 0)) all = false;
    return all;
  },

  ends: disposeOf,
};

/** An agent: he rolls too, and it is he who is wounded and checked, or tapped (coe/3.iv.6.1, 3.v, 3.II.2.R3). */
const agent: KindOfFoe = {
  assigns: 'first',
  acts: 'strike-hazard',

  arrives: () => {},

  prowess(s, a, f) {
    const less = wounded(s, a.card) ? 2 : 0;
    const prowess = strikeStat(s, a, f.who, 'attack-prowess', f.n) - less;
    const dice = rollDice(s);
    const total = prowess + dice[0] + dice[1];
    if (heeded(s, 'roll'))
      happen(s, {
        event: 'roll',
        seat: a.by,
        dice,
        for: 'strike',
        card: a.card,
        total,
        against: 0,
        outcome: '',
      });
    return total;
  },

  bodyCheck(s, a, f) {
    if (s.zone[a.card] !== 'play') return 'defeated';
    if (a.detainment) {
      tap(s, a.card);
      return 'defeated';
    }
    const before = wounded(s, a.card) ? 1 : 0;
    wound(s, a.card);
    return strikeBody(s, a, f, before);
  },

  routed(s, a, by) {
    if (s.zone[a.card] !== 'play') return true;
    if (a.detainment) {
      tap(s, a.card);
      return true;
    }
    const plus = wounded(s, a.card) ? 1 : 0;
    wound(s, a.card);
    return routedStrike(s, a, by, plus);
  },

  /** He is lost only if all his strikes were defeated (crf/term/agent/11); where he counts he is won (coe/3.v). */
  ends(s, a, beaten) {
    // what was to hold a prisoner and holds none is gone
    if (a.spec.captive && note(s, a.ctx.card).rescueSite === undefined)
      discard(s, a.ctx.card, 'it holds no prisoner');
    if (!beaten || a.detainment || s.zone[a.card] !== 'play') return;
    const seat = defenderSeat(s, a);
    if (kindOf(s, seat).kills === 'plain' && seat !== s.owner[a.card])
      leavePlay(s, a.card, 'pile', { seat, why: 'defeated' });
    else eliminate(s, a.card, 'defeated');
  },
};

/** A company: whoever commits a strike rolls for it, and is wounded and checked himself if it fails (coe/3.V.vii, 3.V.viii). */
const ofMany: KindOfFoe = {
  assigns: 'meet',
  acts: 'strike-attacker',

  arrives: () => {},

  prowess(s, a, f) {
    const prowess = committedProwess(s, f);
    f.byWasWounded = wounded(s, f.by);
    // of two rolls he would always take the better one
    let best = 0;
    for (let n = f.byTwice ? 2 : 1; n > 0; n--) {
      const dice = rollDice(s);
      best = Math.max(best, dice[0] + dice[1]);
      if (heeded(s, 'roll'))
        happen(s, {
          event: 'roll',
          seat: a.by,
          dice,
          for: 'strike',
          card: f.by,
          total: prowess + dice[0] + dice[1],
          against: 0,
          outcome: '',
        });
    }
    return prowess + best;
  },

  bodyCheck(s, a, f) {
    if (!isCompanyFight(a) || s.zone[f.by] !== 'play') return 'defeated';
    wound(s, f.by, factsOf(asFacedBy(s, a, f, f.by)));
    bodyCheckChain(s, f.by, null, a.ctx);
    return 'failed';
  },

  /** Nothing makes all the strikes of a company fail at once (crf/turn/site-phase/company-vs-company-combat/2). */
  routed: () => false,

  ends: () => {},
};

const FOES: Record<Foe['k'], KindOfFoe> = { numbers, agent, company: ofMany };

export const foeOf = (a: AttackFrame): KindOfFoe => FOES[a.foe.k];
