import { emit, recording } from '../events.ts';
import { expire } from '../effects/lasting.ts';
import { ask, type Option } from '../options.ts';
import { comp, company, companyOf, def, fighters, isAvatar, isCharacter, newCtx, tapped, untapped, wounded } from '../query/cards.ts';
import { attackMatches, matches } from '../query/filter.ts';
import { attackNo } from '../query/refs.ts';
import { attackStat, stat, type Trace } from '../query/stats.ts';
import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { rollDice, tap, wound } from '../verbs/cards.ts';
import { imprison } from '../effects/prison.ts';
import { bodyCheckChain } from './body-check.ts';
import { execFrame } from './exec.ts';
import { as, pop, type Procedure, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** The strike sequence (coe/3.iv.1 to 3.iv.7). */
export const strike: Procedure<StrikeFrame> = {
  hazard: {
    run(s, f) {
      f.s = 'excess';
      if (s.phase === 'movement-hazard') push(s, windowFrame(s, 'strike-hazard'));
    },
  },
  excess: {
    ask(s, f) {
      const a = attackOf(s, f);
      if (f.canceled || f.ineffectual || a.excess === 0) {
        f.s = 'untapped';
        return null;
      }
      const open = a.assigned.filter((x) => x.result === '').length;
      if (open === 1) {
        a.assigned[f.i].excess = a.excess;
        a.excess = 0;
        f.s = 'untapped';
        return null;
      }
      const options: Option[] = [];
      for (let n = 0; n <= a.excess; n++) options.push({ type: 'number', n });
      return ask(a.by, 'number', 'excess', options, f.who);
    },
    answer(s, f, o) {
      const a = attackOf(s, f);
      const { n } = as(o, 'number');
      a.assigned[f.i].excess = n;
      a.excess -= n;
      f.s = 'untapped';
    },
  },
  /** -3 so as not to tap (coe/3.iv.3). */
  untapped: {
    ask(s, f) {
      if (f.canceled || f.freeStay || !untapped(s, f.who)) {
        f.s = 'support';
        return null;
      }
      return ask(defender(s, f), 'confirm', 'stay-untapped', [{ type: 'no' }, { type: 'yes' }], f.who);
    },
    answer(_s, f, o) {
      f.stay = o.type === 'yes';
      f.s = 'support';
    },
  },
  support: {
    ask(s, f) {
      const a = attackOf(s, f);
      const co = companyOf(s, f.who);
      if (f.canceled || !co) {
        f.s = 'defender';
        return null;
      }
      const who = fighters(s, co).filter((id) => id !== f.who && untapped(s, id) && !a.assigned.some((x) => x.who === id));
      if (who.length === 0) {
        f.s = 'defender';
        return null;
      }
      return ask(defender(s, f), 'pick', 'support', [{ type: 'pass' }, ...who.map((id): Option => ({ type: 'card', card: id }))], f.who);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'defender';
        return;
      }
      tap(s, as(o, 'card').card);
      f.support++;
    },
  },
  defender: {
    run(s, f) {
      f.s = 'roll';
      if (!f.canceled) push(s, windowFrame(s, 'strike-defender'));
    },
  },
  roll: {
    run(s, f) {
      const a = attackOf(s, f);
      const slot = a.assigned[f.i];
      if (f.canceled || companyOf(s, f.who)?.id !== a.company) {
        slot.result = f.canceled ? 'canceled' : 'successful';
        f.s = 'end';
        return;
      }
      if (f.ineffectual) {
        slot.result = 'ineffectual';
        f.outcome = 'ineffectual';
        if (!stays(f)) tap(s, f.who);
        f.s = 'end';
        return;
      }
      const mine = strikeProwess(s, f, a);
      const theirs = attackStat(s, a, 'attack-prowess');
      const dice = rollDice(s);
      f.roll = dice[0] + dice[1];
      f.wasWounded = wounded(s, f.who);
      const total = f.roll + mine;
      f.outcome = total > theirs ? 'failed' : total < theirs ? 'successful' : 'ineffectual';
      if (recording()) {
        emit({ e: 'roll', seat: defender(s, f), dice, for: 'strike', card: f.who, total, against: theirs, outcome: f.outcome });
        emit({ e: 'strike', who: f.who, result: f.outcome, roll: f.roll, prowess: mine, against: theirs });
      }
      f.s = 'result';
    },
  },
  result: {
    run(s, f) {
      const a = attackOf(s, f);
      const slot = a.assigned[f.i];
      slot.result = f.outcome === 'failed' ? 'failed' : f.outcome === 'successful' ? 'successful' : 'ineffectual';
      f.s = 'body';
      if (f.outcome !== 'successful') {
        if (!stays(f)) tap(s, f.who);
        return;
      }
      if (f.imprison) {
        f.s = 'end';
        imprison(s, f, a);
        return;
      }
      if (a.detainment || a.spec.tapsOnly) {
        tap(s, f.who);
        f.s = 'end';
        return;
      }
      a.wounded.push(f.who);
      wound(s, f.who);
      // what follows from the wound comes before the body check (coe/3.iv.7)
      const first = a.wounded.length === 1;
      if (a.spec.onAnyWound && first) push(s, execFrame(a.spec.onAnyWound, { ...a.ctx, it: f.who }));
      if (a.spec.onWound) push(s, execFrame(a.spec.onWound, { ...a.ctx, it: f.who }));
    },
  },
  body: {
    run(s, f) {
      const a = attackOf(s, f);
      const slot = a.assigned[f.i];
      f.s = 'end';
      if (f.outcome === 'successful') {
        if (s.zone[f.who] === 'play') bodyCheckChain(s, f.who, f.wasWounded, a.spec.onBodyTie ?? null, a.ctx);
        return;
      }
      if (f.outcome !== 'failed') return;
      const body = strikeBody(s, f, a);
      // without a body a strike that fails is defeated; detainment strikes need no check
      if (body < 0 || a.detainment) {
        slot.result = a.detainment && body >= 0 ? 'failed' : 'defeated';
        if (a.detainment) slot.result = 'defeated';
        return;
      }
      const dice = rollDice(s);
      const roll = dice[0] + dice[1];
      slot.result = roll > body ? 'defeated' : 'failed';
      if (recording()) emit({ e: 'roll', seat: defender(s, f), dice, for: 'strike body', card: a.card, total: roll, against: body, outcome: slot.result });
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      expire(s, 'strike', f.n);
    },
  },
};

const attackOf = (s: State, f: StrikeFrame): AttackFrame => attackNo(s, f.attack) as AttackFrame;
const defender = (s: State, f: StrikeFrame): number => s.owner[f.who];
const stays = (f: StrikeFrame): boolean => f.stay || f.freeStay;

/** The number added to the roll against a strike, with where it came from. */
export function strikeProwess(s: State, f: StrikeFrame, a: AttackFrame, trace?: Trace): number {
  const basis = a.spec.defendsWith;
  let n = basis ? stat(s, basis, f.who, trace ? { trace } : {}) : stat(s, 'prowess', f.who, trace ? { trace } : {});
  const add = (from: string, by: number): void => {
    if (by === 0) return;
    n += by;
    if (trace) trace.push({ from, by, total: n });
  };
  add('support', f.support);
  add('staying untapped', f.stay && !f.freeStay ? -3 : 0);
  add('excess strikes', -(a.assigned[f.i]?.excess ?? 0));
  if (tapped(s, f.who)) add('tapped', -1);
  else if (wounded(s, f.who)) add('wounded', -2);
  return n;
}

/** The body of the strike as this character meets it. */
function strikeBody(s: State, f: StrikeFrame, a: AttackFrame): number {
  let body = attackStat(s, a, 'attack-body');
  if (body < 0) return body;
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('strike-body')) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'strike-body') continue;
      const who = r.who === 'self' ? src : r.who === 'bearer' ? s.host[src] : -1;
      if (who !== f.who || !attackMatches(s, newCtx(s, s.owner[src], src), a, r.against)) continue;
      body = r.op === 'half-up' ? Math.ceil(body / 2) : body + (r.by ?? 0);
    }
  }
  return body;
}

/** Whom a body tie would take out of play, and such. */
export const exempt = (s: State, id: Cid): boolean => isAvatar(s, id) || !isCharacter(s, id);
export { company, def, matches };
