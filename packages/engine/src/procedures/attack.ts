/** An attack, from the moment it is declared until the last of it is resolved (coe/3). */

import { expire, leave } from '../effects/lasting.ts';
import { captorOf } from '../effects/prison.ts';
import { happen, heeded } from '../happenings/happen.ts';
import { keyStillValid } from '../legality/keying.ts';
import { phaseGoesOn, situationOf } from '../legality/situation.ts';
import { isForAnyTime } from '../legality/vain.ts';
import { ask, type Option } from '../options.ts';
import { companyAsMet } from '../query/attack-met.ts';
import { attacksAre, chooserOf, givesOutAll } from '../query/attack-rules.ts';
import { attackStat, bearAllOnAttack, eachFaces, syncAttack } from '../query/attack-stats.ts';
import { company, companyIdOf, def, newCtx, untapped } from '../query/cards.ts';
import { detains } from '../query/detainment.ts';
import { attackMatches } from '../query/evaluate.ts';
import { allStrikesFailed, normalStat, woundedIn } from '../query/foe.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { ctxWith } from '../state/ctx.ts';
import type { AttackFrame } from '../state/frames.ts';
import { newStrike } from '../state/new-strike.ts';
import {
  type Cid,
  type FacedAttack,
  NO_MAX,
  NO_MIN,
  type State,
  type Waiting,
} from '../state/types.ts';
import { callOff } from '../verbs/call-off.ts';
import { discard } from '../verbs/leaving.ts';
import {
  againByDefender,
  assign,
  assignAgain,
  asUntapped,
  behindHound,
  decline,
  facesMore,
  firstByAttacker,
  free,
  given,
  mayFaceMore,
  openSources,
  orderMatters,
  prepareAssignment,
  secondStrikes,
  strikesLeft,
} from './assignment.ts';
import { defenderSeat } from './attack-end.ts';
import { execFrame } from './exec.ts';
import { foeOf } from './foe.ts';
import { PAIRING } from './pairing.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { pushSpecials, specials } from './special.ts';
import { isolate, singleAttackTag } from './start-attack.ts';
import { windowFrame } from './window.ts';

/**
 * What is in play and changes attacks bears on this one by a passive condition, in a chain of its own (coe/9.6.8), to which
 * somebody may answer (crf/card/ready-to-his-will/1). That chain is made only where an answer could be one that
 * is none afterwards: a card that somebody holds, or might hold at a table that must not tell, looks for as many
 * strikes as it has now, and will not have.
 */
function comesEarly(s: State, f: AttackFrame): boolean {
  const noted = f.mods.length;
  const c = newCtx(s, defenderSeat(s, f), -1);
  const now = s.rt.pool.strikesSought.filter(
    ({ by, a }) =>
      (s.asksPasses || s.players.some((p) => p.hand.some((id) => s.def[id] === by))) &&
      attackMatches(s, c, f, a),
  );
  bearAllOnAttack(s, f);
  const early = now.some(({ a }) => !attackMatches(s, c, f, a));
  if (early) f.mods.length = noted;
  return early;
}

/**
 * Before, between and after strikes what is lawful in the phase may be done (coe/3.iv); before a site is entered that is only
 * what may be done at any time, and amidst a chain nothing (coe/3.2).
 */
const isTimeToAct = (s: State, f: AttackFrame): boolean =>
  f.source === 'company' ||
  phaseGoesOn(s, f) ||
  (!f.restricted && isForAnyTime(s, situationOf(s, 'between-strikes')));

/** Combat, from the attack's arrival to its end (coe/3.i to 3.v). */
export const attack: Procedure<AttackFrame> = {
  begin: {
    run(s, f) {
      const co = company(s, f.company);
      if (!co || co.members.length === 0 || co.returned) return abandon(s, f);
      if (
        f.index > 0 &&
        !f.paused &&
        f.source === 'creature' &&
        !f.canceled &&
        rulesOf(s).actBetweenAttacks &&
        (s.phase === 'movement-hazard' || phaseGoesOn(s, f))
      ) {
        f.paused = true;
        push(s, windowFrame(s, s.phase === 'site' ? 'between-strikes' : 'movement-hazard'));
        return;
      }
      f.met = companyAsMet(s, co);
      // the key must hold for each attack of the card (coe/2.IV.vii.2.4)
      // what let this one creature come is over already, and was for all of its attacks
      const { key } = f;
      const bound = f.source === 'creature' && key !== null && key.through === undefined;
      if (bound && f.index > 0 && !keyStillValid(s, f.card, key, co)) return abandon(s, f);
      if (f.canceled) {
        f.s = 'finish';
        return;
      }
      // one that came into play between two attacks of the card
      const tag = f.total > 1 && f.source !== 'automatic' ? singleAttackTag(s) : null;
      if (tag !== null) isolate(s, f, tag);
      f.s = f.spec.strikesOnly ? 'defender' : 'order';
      f.detainment = detains(s, f.ctx, f.spec, f, co);
      settleDetainment(s, f);
      if (attacksAre(s, f, 'uncancelable')) f.cannotBeCanceled = true;
      if (attacksAre(s, f, 'canceled')) callOff(s, f);
      foeOf(f).arrives(s, f);
      if (f.spec.strikesOnly) return;
      f.early = !f.canceled && comesEarly(s, f);
      if (f.early) f.s = 'early';
      syncAttack(s, f);
      if (heeded(s, 'attack-declared'))
        happen(s, {
          event: 'attack-declared',
          attack: f.n,
          name: f.name,
          company: f.company,
          strikes: attackStat(s, f, 'strikes'),
          prowess: attackStat(s, f, 'attack-prowess'),
          body: normalStat(f, 'attack-body'),
          source: f.source,
        });
      // a company has faced it from now on, canceled or not (coe/3.i.1)
      co.faced.push({
        n: f.n,
        races: f.races,
        name: f.name,
        source: f.source,
        card: f.card,
        key: f.key,
        phase: s.phase,
      });
      if (f.spec.onFaced) push(s, execFrame(f.spec.onFaced, f.ctx));
    },
  },
  /** Who could answer what is coming to bear on it is asked before it does. */
  early: {
    run(s, f) {
      f.s = 'window';
      push(s, windowFrame(s, 'attack'));
    },
  },
  /** Several modifiers whose order matters: the resource player arranges them (pef/term/order-of-effects/3). */
  order: {
    ask(s, f) {
      if (f.canceled) {
        f.s = 'finish';
        return null;
      }
      settleDetainment(s, f);
      const open = openSources(s, f);
      if (open.length > 1 && orderMatters(s, f))
        return ask(
          s.active,
          'order',
          'attack-modifiers',
          open.map((i): Option => ({ type: 'label', i, label: def(s, f.mods[i].card).name })),
          f.card,
        );
      f.s = 'window';
      push(s, windowFrame(s, 'attack'));
      return null;
    },
    answer(_s, f, o) {
      const { i } = as(o, 'label');
      const { card, lasting } = f.mods[i];
      const its = f.mods.filter((m) => m.card === card && m.lasting === lasting);
      const rest = f.mods.filter((m) => m.card !== card || m.lasting !== lasting);
      f.mods = [...rest.slice(0, f.ordering), ...its, ...rest.slice(f.ordering)];
      f.ordering += its.length;
    },
  },
  window: {
    run(s, f) {
      if (f.early) {
        f.early = false;
        bearAllOnAttack(s, f);
        f.s = 'order';
        return;
      }
      settleDetainment(s, f);
      f.s = f.canceled || attacksAre(s, f, 'failing') ? 'finish' : 'before';
    },
  },
  before: {
    run(s, f) {
      f.s = foeOf(f).assigns;
      pushSpecials(s, specials(s, f, f.spec.before), defenderSeat(s, f));
    },
  },
  /** Somebody who draws the first strike on him (after those who must face one). */
  first: {
    ask(s, f) {
      prepareAssignment(s, f);
      f.s = 'defender';
      if (f.assigned.length > 0 || strikesLeft(s, f) <= 0 || eachFaces(s, f)) return null;
      const who = firstByAttacker(s, f).filter((id) => !behindHound(s, f, id));
      if (who.length === 0 || chooserOf(s, f) === 'attacker') return null;
      f.s = 'first';
      return ask(
        f.by,
        'assign',
        'first-strike',
        [...who.map((id): Option => ({ type: 'assign', who: id })), { type: 'pass' }],
        f.card,
      );
    },
    answer(_s, f, o) {
      f.s = 'defender';
      if (o.type !== 'pass') assign(f, as(o, 'assign').who);
    },
  },
  defender: {
    ask(s, f) {
      prepareAssignment(s, f);
      const left = strikesLeft(s, f);
      const chooser = chooserOf(s, f);
      if (chooser === 'attacker' || left <= 0 || eachFaces(s, f)) {
        f.s = 'attacker';
        return null;
      }
      const who = free(s, f).filter(
        (id) =>
          (chooser === 'defender' || untapped(s, id) || asUntapped(s, f, id)) &&
          !behindHound(s, f, id),
      );
      const leavesNone = who.length > 0 && chooser === 'defender' && givesOutAll(s, f);
      who.push(...againByDefender(s, f));
      if (who.length === 0) {
        f.s = 'attacker';
        return null;
      }
      return ask(
        defenderSeat(s, f),
        'assign',
        'defend',
        [
          ...who.map((id): Option => ({ type: 'assign', who: id })),
          ...(leavesNone ? [] : [{ type: 'pass' } as const]),
        ],
        f.card,
      );
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'attacker';
        decline(f, againByDefender(s, f));
      } else assignAgain(s, f, as(o, 'assign').who);
    },
  },
  attacker: {
    ask(s, f) {
      prepareAssignment(s, f);
      const left = strikesLeft(s, f);
      const brave = left > 0 && !eachFaces(s, f) ? mayFaceMore(s, f) : -1;
      if (brave >= 0)
        return ask(
          defenderSeat(s, f),
          'assign',
          'defend',
          [{ type: 'assign', who: brave }, { type: 'pass' }],
          f.card,
        );
      const who = free(s, f).filter((id) => !behindHound(s, f, id));
      // all attacks of the card are against one character: with him gone they find nobody
      const lost = f.assigned.length === 0 && (f.same >= 0 || f.spec.defender !== undefined);
      if (left > 0 && who.length > 0 && !eachFaces(s, f) && !lost) {
        // there may be one for everybody, and two for one of them all the same
        const again = f.assigned.length + who.length > 1 && secondStrikes(s, f).length > 0;
        if (left >= who.length && free(s, f).length === who.length && !again) {
          for (const id of who) assign(f, id);
          if (mayFaceMore(s, f) >= 0) return null;
        } else
          return ask(
            f.by,
            'assign',
            'attack',
            [...who, ...(again ? struck(f) : [])].map(
              (id): Option => ({ type: 'assign', who: id }),
            ),
            f.card,
          );
      }
      // all have one, and there is one left that need not be an excess strike
      if (!lost && strikesLeft(s, f) > 0 && f.assigned.length > 0 && secondStrikes(s, f).length > 0)
        return ask(
          f.by,
          'assign',
          'attack',
          [...struck(f).map((id): Option => ({ type: 'assign', who: id })), { type: 'pass' }],
          f.card,
        );
      return given(s, f);
    },
    answer(s, f, o) {
      const brave = eachFaces(s, f) ? -1 : mayFaceMore(s, f);
      if (brave >= 0 && o.type === 'pass') {
        decline(f, [brave]);
        return;
      }
      if (o.type === 'pass') {
        given(s, f);
        return;
      }
      const { who } = as(o, 'assign');
      if (brave >= 0) return assignAgain(s, f, who);
      const more = f.assigned.some((a) => a.who === who) ? (secondStrikes(s, f)[0] ?? 0) : 0;
      assign(f, who, more);
    },
  },
  ...PAIRING,
  /** Before, between and after strike sequences there is time to act (coe/3.iv). */
  next: {
    run(s, f) {
      f.s = 'between';
      if (f.assigned.length > 0 && isTimeToAct(s, f)) push(s, windowFrame(s, 'between-strikes'));
    },
  },
  /** Which strike is resolved next is the defender's choice (coe/3.iv). */
  between: {
    ask(s, f) {
      const failing = attacksAre(s, f, 'failing');
      for (const a of f.assigned) {
        // who is gone before his strike is resolved has been struck down (coe/3.i.5), unless it fails anyway
        if (a.result === '' && !failing && companyIdOf(s, a.who) !== f.company)
          a.result = 'successful';
        // nor does one strike who is gone
        const gone = f.foe.k === 'company' && companyIdOf(s, a.by) !== f.foe.company;
        if (a.result === '' && (f.canceled || gone)) a.result = 'canceled';
      }
      const open = f.assigned.filter((a) => a.result === '');
      if (open.length === 0) {
        f.s = 'finish';
        return null;
      }
      if (failing) {
        beginStrike(s, f, open[0].who, true);
        return null;
      }
      return ask(
        defenderSeat(s, f),
        'order',
        'strike',
        [...new Set(open.map((a) => a.who))].map((who): Option => ({ type: 'strike', who })),
        f.card,
      );
    },
    answer(s, f, o) {
      const { who } = as(o, 'strike');
      beginStrike(s, f, who, false);
      weary(s, f, who);
    },
  },
  finish: {
    run(s, f) {
      f.defeated =
        !f.canceled &&
        (f.assigned.length > 0
          ? f.assigned.every((a) => a.result === 'defeated')
          : attacksAre(s, f, 'failing') && foeOf(f).routed(s, f, defenderSeat(s, f)));
      f.s = 'after';
      f.ctx.bound.successes = f.assigned.filter((a) => a.result === 'successful').length;
      const todo: Waiting[] = [];
      if (!f.canceled) {
        todo.push(...specials(s, f, f.spec.after));
        if (!f.defeated) todo.push(...specials(s, f, f.spec.ifNotDefeated));
        // who was healed meanwhile was wounded all the same (coe/3.iv.7.2)
        for (const it of woundedIn(f))
          if (s.zone[it] === 'play') todo.push(...specials(s, f, f.spec.afterWound, it));
      }
      pushSpecials(s, todo, defenderSeat(s, f));
    },
  },
  after: {
    run(s, f) {
      f.s = 'end';
      if (f.spec.strikesOnly) return;
      const co = company(s, f.company);
      const failed = allStrikesFailed(f);
      if (co && (failed || f.defeated))
        co.faced = co.faced.map((x) => (x.n === f.n ? withOutcome(x, failed, f.defeated) : x));
      happen(s, {
        event: 'attack-ended',
        attack: f.n,
        name: f.name,
        company: f.company,
        outcome: f.canceled ? 'canceled' : f.defeated ? 'defeated' : 'not defeated',
      });
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      expire(s, 'attack', f.n);
      const co = company(s, f.company);
      for (const m of co?.members ?? [])
        if (captorOf(s, m) >= 0) discard(s, captorOf(s, m), 'it holds no prisoner');
      if (!f.defeated)
        for (const x of s.stack)
          if (x.p === 'attack' && x.card === f.card && x.source === f.source) x.spoiled = true;
      for (const x of s.stack)
        if (x.p === 'attack' && x.card === f.card && x.source === f.source)
          // never in place: copies of the state have the same list
          x.struckBefore = [...x.struckBefore, ...f.assigned.map((a) => a.who)];
      if (f.index === f.total - 1) foeOf(f).ends(s, f, f.forfeit || (f.defeated && !f.spoiled));
    },
  },
};

/** What others say of it: that it detains, or does not. */
function settleDetainment(s: State, f: AttackFrame): void {
  if (!f.detainment && attacksAre(s, f, 'detaining')) f.detainment = true;
  if (f.detainment && attacksAre(s, f, 'not-detaining')) f.detainment = false;
}

/**
 * A strike is resolved. One that fails whatever is rolled comes to that at once: nobody taps against
 * it, since -3 cost nothing (coe/3.iv.3), unless he must.
 */
function beginStrike(s: State, f: AttackFrame, who: Cid, failing: boolean): void {
  f.s = 'next';
  const i = f.assigned.findIndex((a) => a.who === who && a.result === '');
  const strike = newStrike(f, who, i);
  strike.s = failing ? 'roll' : 'hazard';
  strike.n = ++s.serial;
  strike.stay = failing && !attacksAre(s, f, 'tapping');
  push(s, strike);
}

/** Each further strike that he faces of his own will finds him a little more tired. */
function weary(s: State, f: AttackFrame, who: Cid): void {
  const faced = f.assigned.filter((a) => a.who === who && a.result !== '').length;
  if (faced === 0 || !facesMore(s, f, who)?.wearies) return;
  for (const stat of ['prowess', 'body'] as const)
    leave(s, ctxWith(newCtx(s, defenderSeat(s, f), -1), { company: f.company }), 'strike', {
      k: 'modify',
      mod: { stat, op: 'add', by: -faced, max: NO_MAX, min: NO_MIN },
      of: { t: 'card', id: who },
    });
}

/** Who has a strike of it. */
/** What is remembered of an attack that is over: with how it ended. */
function withOutcome(x: FacedAttack, failed: boolean, defeated: boolean): FacedAttack {
  // field by field, as it was made: what a spread makes has a shape of its own each time (decision 0027)
  const out: FacedAttack = {
    n: x.n,
    races: x.races,
    name: x.name,
    source: x.source,
    card: x.card,
    key: x.key,
    phase: x.phase,
  };
  if (failed) out.failed = true;
  if (defeated) out.defeated = true;
  return out;
}

const struck = (f: AttackFrame): Cid[] => [...new Set(f.assigned.map((a) => a.who))];

/** The company is no longer there to be attacked. */
function abandon(s: State, f: AttackFrame): void {
  pop(s, f);
  expire(s, 'attack', f.n);
  const creature = f.card >= 0 && def(s, f.card).kind === 'creature';
  if (creature && !s.stack.some((x) => x.p === 'attack' && x.card === f.card))
    foeOf(f).ends(s, f, false);
}
