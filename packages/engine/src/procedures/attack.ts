import { expire } from '../effects/lasting.ts';
import { captorOf } from '../effects/prison.ts';
import { emit, recording } from '../events.ts';
import { keyStillValid } from '../legality/keying.ts';
import { ask, type Option } from '../options.ts';
import {
  being,
  comp,
  company,
  companyIdOf,
  def,
  fighters,
  newCtx,
  note,
  untapped,
} from '../query/cards.ts';
import { attackMatches, matches } from '../query/filter.ts';
import {
  applyModifier,
  attackModifier,
  attackStat,
  bearOnAttack,
  changesAttacks,
  syncAttack,
} from '../query/stats.ts';
import { holds, value } from '../query/value.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, State, Waiting } from '../state/types.ts';
import { occur } from '../triggers.ts';
import { discard, eliminate, put } from '../verbs/cards.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { pushSpecials, specials } from './special.ts';
import { isolate, singleAttackTag } from './start-attack.ts';
import { windowFrame } from './window.ts';

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
        s.phase === 'movement-hazard'
      ) {
        f.paused = true;
        push(s, windowFrame(s, 'movement-hazard'));
        return;
      }
      // the key must hold for each attack of the card (coe/2.IV.vii.2.4)
      if (f.source === 'creature' && f.key && f.index > 0 && !keyStillValid(s, f.card, f.key, co))
        return abandon(s, f);
      if (f.canceled) {
        f.s = 'finish';
        return;
      }
      // one that came into play between two attacks of the card
      const tag = f.total > 1 && f.source !== 'automatic' ? singleAttackTag(s) : null;
      if (tag !== null) isolate(s, f, tag);
      f.s = 'order';
      // who faces it is known only now
      if (typeof f.spec.body === 'object') f.body = value(s, f.ctx, f.spec.body);
      const d = f.spec.detainment;
      f.detainment = d === true || (d !== undefined && holds(s, f.ctx, d));
      if (f.spec.strikes === 'each') f.strikes = eligible(s, f).length;
      for (const src of s.live) if (changesAttacks(s, src)) bearOnAttack(s, f, src);
      syncAttack(s, f);
      if (recording())
        emit({
          e: 'attack',
          name: f.name,
          company: f.company,
          strikes: attackStat(s, f, 'strikes'),
          prowess: attackStat(s, f, 'attack-prowess'),
          body: f.body,
          source: f.source,
        });
      occur(s, { event: 'attack-declared', attack: f });
      // a company has faced it from now on, canceled or not (coe/3.i.1)
      co.faced.push({ races: f.races, name: f.name, source: f.source });
    },
  },
  /** Several modifiers whose order matters: the resource player arranges them (pef/term/order-of-effects/3). */
  order: {
    ask(s, f) {
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
    run(_s, f) {
      f.s = f.canceled ? 'finish' : 'before';
    },
  },
  before: {
    run(s, f) {
      f.s = 'defender';
      pushSpecials(s, specials(s, f, f.spec.before), defenderSeat(s, f));
    },
  },
  defender: {
    ask(s, f) {
      prepareAssignment(s, f);
      const left = strikesLeft(s, f);
      if (f.spec.attackerChooses || left <= 0 || f.spec.strikes === 'each') {
        f.s = 'attacker';
        return null;
      }
      const who = free(s, f).filter(
        (id) => (untapped(s, id) || asUntapped(s, f, id)) && !behindHound(s, f, id),
      );
      if (who.length === 0) {
        f.s = 'attacker';
        return null;
      }
      return ask(
        defenderSeat(s, f),
        'assign',
        'defend',
        [...who.map((id): Option => ({ type: 'assign', who: id })), { type: 'pass' }],
        f.card,
      );
    },
    answer(_s, f, o) {
      if (o.type === 'pass') f.s = 'attacker';
      else assign(f, as(o, 'assign').who);
    },
  },
  attacker: {
    ask(s, f) {
      prepareAssignment(s, f);
      const left = strikesLeft(s, f);
      const who = free(s, f).filter((id) => !behindHound(s, f, id));
      // all attacks of the card are against one character: with him gone they find nobody
      const lost = f.assigned.length === 0 && (f.same >= 0 || f.spec.against !== undefined);
      if (left > 0 && who.length > 0 && f.spec.strikes !== 'each' && !lost) {
        if (left >= who.length && free(s, f).length === who.length) {
          for (const id of who) assign(f, id);
        } else
          return ask(
            f.by,
            'assign',
            'attack',
            who.map((id): Option => ({ type: 'assign', who: id })),
            f.card,
          );
      }
      if (f.spec.strikes === 'each') for (const id of free(s, f)) assign(f, id);
      f.excess = Math.max(0, attackStat(s, f, 'strikes') - f.assigned.length);
      if (f.assigned.length === 0) f.excess = 0;
      else if (f.spec.sameDefender)
        for (const x of s.stack)
          if (x.p === 'attack' && x.card === f.card) x.same = f.assigned[0].who;
      f.s = 'next';
      return null;
    },
    answer(_s, f, o) {
      assign(f, as(o, 'assign').who);
    },
  },
  /** Before, between and after strike sequences there is time to act (coe/3.iv). */
  next: {
    run(s, f) {
      f.s = 'between';
      if (f.assigned.length > 0 && !f.restricted && s.phase === 'movement-hazard')
        push(s, windowFrame(s, 'between-strikes'));
    },
  },
  /** Which strike is resolved next is the defender's choice (coe/3.iv). */
  between: {
    ask(s, f) {
      for (const a of f.assigned) {
        // who is gone before his strike is resolved has been struck down (coe/3.i.5)
        if (a.result === '' && companyIdOf(s, a.who) !== f.company) a.result = 'successful';
        if (a.result === '' && f.canceled) a.result = 'canceled';
      }
      const open = f.assigned.filter((a) => a.result === '');
      if (open.length === 0) {
        f.s = 'finish';
        return null;
      }
      return ask(
        defenderSeat(s, f),
        'order',
        'strike',
        open.map((a): Option => ({ type: 'strike', who: a.who })),
        f.card,
      );
    },
    answer(s, f, o) {
      const { who } = as(o, 'strike');
      const i = f.assigned.findIndex((a) => a.who === who && a.result === '');
      f.s = 'next';
      push(s, {
        p: 'strike',
        s: 'hazard',
        n: ++s.serial,
        attack: f.n,
        i,
        who,
        stay: false,
        freeStay: false,
        support: 0,
        penalty: 0,
        ineffectual: false,
        canceled: false,
        skillUsed: [],
        wasWounded: false,
        roll: 0,
        captor: -1,
        refused: false,
        outcome: '',
      });
    },
  },
  finish: {
    run(s, f) {
      f.defeated =
        !f.canceled && f.assigned.length > 0 && f.assigned.every((a) => a.result === 'defeated');
      f.s = 'after';
      const todo: Waiting[] = [];
      if (!f.canceled) {
        todo.push(...specials(s, f, f.spec.after));
        if (!f.defeated) todo.push(...specials(s, f, f.spec.ifNotDefeated));
        // who was healed meanwhile was wounded all the same (coe/3.iv.7.2)
        for (const it of f.wounded)
          if (s.zone[it] === 'play') todo.push(...specials(s, f, f.spec.afterWound, it));
      }
      if (recording())
        emit({
          e: 'attack-over',
          name: f.name,
          outcome: f.canceled ? 'canceled' : f.defeated ? 'defeated' : 'not defeated',
        });
      pushSpecials(s, todo, defenderSeat(s, f));
    },
  },
  after: {
    run(s, f) {
      f.s = 'end';
      occur(s, { event: 'attack-ended', attack: f, outcome: f.defeated ? 'defeated' : 'other' });
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
      if (f.index === f.total - 1) disposeOf(s, f, f.defeated && !f.spoiled);
    },
  },
};

const defenderSeat = (s: State, f: AttackFrame): number => company(s, f.company)?.seat ?? s.active;

/** The company is no longer there to be attacked. */
function abandon(s: State, f: AttackFrame): void {
  pop(s, f);
  if (f.source === 'creature' && !s.stack.some((x) => x.p === 'attack' && x.card === f.card))
    disposeOf(s, f, false);
}

/** What becomes of the card that made the attack (coe/3.v, 3.II.3, g.man.3). */
function disposeOf(s: State, f: AttackFrame, beaten: boolean): void {
  const d = f.card >= 0 ? def(s, f.card) : null;
  if (!d || d.kind === 'site') return;
  const seat = defenderSeat(s, f);
  const killPoints = d.kind === 'creature' || (d.kind === 'event' && d.points?.source === 'kill');
  if (beaten && killPoints && !f.detainment) {
    // one's own card gives no points (coe/10.4), but it is beaten all the same
    if (
      seat === s.owner[f.card] ||
      (d.kind === 'creature' && d.asterisk && s.players[seat].kind === 'wizard')
    )
      eliminate(s, f.card, 'defeated');
    else {
      s.host[f.card] = -1;
      put(s, f.card, 'pile', { seat, known: (1 << s.players.length) - 1, why: 'defeated' });
      if (d.kind === 'event') s.live = s.live.filter((x) => x !== f.card);
    }
    dragonSlain(s, f.card);
  } else if (d.kind === 'creature' && s.zone[f.card] === 'chain') discard(s, f.card, 'attack over');
}

/** All other forms of a slain Dragon go with it; its lair keeps its hoard for the turn (coe/g.man.3, g.hoa.1). */
function dragonSlain(s: State, id: Cid): void {
  const d = def(s, id);
  if (!d.manifestationOf) return;
  for (const x of s.table.slice()) {
    const o = def(s, x);
    if (o.kind === 'site' && o.lair === being(d))
      s.history.push({ what: 'dragon-hoard', seat: s.active, card: x, name: o.name });
    else if (x !== id && o.kind === 'event' && being(o) === being(d))
      eliminate(s, x, 'the same Dragon');
  }
}

/** Who of the company can be given a strike of this attack. */
function eligible(s: State, f: AttackFrame): Cid[] {
  const co = company(s, f.company);
  if (!co) return [];
  return fighters(s, co).filter((id) => {
    if (note(s, id).prisoner !== undefined) return false;
    if (f.spec.faces && !matches(s, f.ctx, id, f.spec.faces)) return false;
    if (
      def(s, id).kind === 'ally' &&
      f.spec.strikes === 'each' &&
      f.spec.faces?.kind === 'character'
    )
      return false;
    return !neverFaces(s, f, id);
  });
}

function assignmentRules(s: State, f: AttackFrame, id: Cid): Set<string> {
  const out = new Set<string>();
  for (const { r } of comp(s, id).rules) {
    if (
      r.is === 'assignment' &&
      r.who === 'self' &&
      (!r.attacks || attackMatches(s, newCtx(s, s.owner[id], id), f, r.attacks))
    )
      out.add(r.how);
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities') continue;
    for (const r of l.what.abilities) {
      if (r.is !== 'assignment') continue;
      const who = r.who === 'self' ? l.card : r.who === 'bearer' ? l.what.ctx.host : -1;
      if (who === id && (!r.attacks || attackMatches(s, l.what.ctx, f, r.attacks))) out.add(r.how);
    }
  }
  return out;
}

const neverFaces = (s: State, f: AttackFrame, id: Cid): boolean =>
  assignmentRules(s, f, id).has('never');
const asUntapped = (s: State, f: AttackFrame, id: Cid): boolean =>
  assignmentRules(s, f, id).has('as-untapped');

/** An ally that goes first has no strike yet, so its master cannot have one. */
function behindHound(s: State, f: AttackFrame, id: Cid): boolean {
  for (const x of s.table) {
    if (s.host[x] !== id || def(s, x).kind !== 'ally' || f.assigned.some((a) => a.who === x))
      continue;
    if (!neverFaces(s, f, x) && assignmentRules(s, f, x).has('before-bearer')) return true;
  }
  return false;
}

const assign = (f: AttackFrame, who: Cid): void => {
  f.assigned.push({ who, excess: 0, result: '' });
};

const free = (s: State, f: AttackFrame): Cid[] =>
  eligible(s, f).filter((id) => !f.assigned.some((a) => a.who === id));

/** Strikes that are given to someone by the text itself, or by rule, before anyone chooses. */
function prepareAssignment(s: State, f: AttackFrame): void {
  if (f.assigned.length > 0) return;
  const named =
    f.spec.against === 'user' ? f.ctx.user : f.spec.against === 'target' ? aimed(f) : f.same;
  if (named >= 0) {
    if (eligible(s, f).includes(named)) assign(f, named);
    return;
  }
  const left = attackStat(s, f, 'strikes');
  for (const id of eligible(s, f)) {
    if (f.assigned.length >= left) return;
    if (assignmentRules(s, f, id).has('must')) assign(f, id);
  }
}

const aimed = (f: AttackFrame): Cid => {
  const a = f.ctx.aims[0];
  return a?.t === 'card' ? a.id : -1;
};

/** All against one character: further strikes are excess strikes on him. */
const strikesLeft = (s: State, f: AttackFrame): number => {
  const all = attackStat(s, f, 'strikes');
  if (f.spec.against !== undefined || f.spec.sameDefender)
    return f.assigned.length > 0 ? 0 : Math.min(1, all);
  return all - f.assigned.length;
};

/** What bears on the number of strikes and has not been put in order yet: the first modifier of each source. */
function openSources(s: State, f: AttackFrame): number[] {
  const out: number[] = [];
  for (let i = f.ordering; i < f.mods.length; i++) {
    const m = f.mods[i];
    const bears = f.mods.some(
      (x) =>
        x.card === m.card && x.lasting === m.lasting && attackModifier(s, f, x, 'strikes') !== null,
    );
    if (bears && !out.some((k) => f.mods[k].card === m.card && f.mods[k].lasting === m.lasting))
      out.push(i);
  }
  return out;
}

/** Whether the number of strikes depends on the order of what modifies it. */
function orderMatters(s: State, f: AttackFrame): boolean {
  const mods = f.mods.map((m) => attackModifier(s, f, m, 'strikes')).filter((m) => m !== null);
  if (mods.length < 2 || mods.every((m) => m.mod.op === 'add')) return false;
  const run = (list: typeof mods): number =>
    list.reduce((n, m) => applyModifier(n, m.mod), f.strikes);
  return run(mods) !== run([...mods].reverse());
}
