import { expire, expireAwaited } from '../effects/lasting.ts';
import { happen, heeded } from '../happenings/happen.ts';
import { actions } from '../legality/actions.ts';
import { agentAttackOptions, agentRule, stillAttacks } from '../legality/agents.ts';
import { companyAttackOptions } from '../legality/company-attack.ts';
import { creaturesForSite } from '../legality/from-hand.ts';
import { keysFor } from '../legality/keying.ts';
import { entryReveals, outsideReveals } from '../legality/on-guard.ts';
import { situationOf } from '../legality/situation.ts';
import { ask, type Option } from '../options.ts';
import { automaticAs, playedAs } from '../query/attack-frame.ts';
import { comp, companiesOf, company, def, noteOn } from '../query/cards.ts';
import { automaticAttacks, isolated, timesFaced } from '../query/sites.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import { cardsOnGuard } from '../state/apart.ts';
import type { AttackFrame, EnterFrame, SiteFrame } from '../state/frames.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { everyone, put } from '../verbs/cards.ts';
import { clearGuard, discard } from '../verbs/leaving.ts';
import { agentAttack, declareAgentAttack } from './agents.ts';
import { flushQueue } from './chain-start.ts';
import { attackCompany } from './company-attack.ts';
import { declareFrame } from './declare.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { singleAttackTag, startAttacks } from './start-attack.ts';
import { windowFrame } from './window.ts';

/** A site phase for each company (coe/2.V). */
export const site: Procedure<SiteFrame> = {
  next: {
    ask(s, f) {
      s.current = -1;
      const open = companiesOf(s, s.active).filter((c) => !c.sited);
      if (open.length === 0) {
        f.s = 'end';
        return null;
      }
      return ask(
        s.active,
        'order',
        'site-phase',
        open.map((c): Option => ({ type: 'company', company: c.id })),
      );
    },
    answer(s, _f, o) {
      const id = as(o, 'company').company;
      push(s, {
        p: 'enter',
        s: 'rangers',
        company: id,
        site: -1,
        faced: [],
        only: -1,
        spared: false,
        alone: -1,
        revealed: [],
        agents: [],
      });
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      s.current = -1;
      guardsGoBack(s);
      happen(s, { event: 'phase', phase: 'site', edge: 'end', seat: s.active });
    },
  },
};

/** Cards still on guard return to hand (coe/2.V.10). */
export function guardsGoBack(s: State): void {
  for (const id of cardsOnGuard(s)) if (s.zone[id] === 'guard') clearGuard(s, s.host[id]);
}

/** Something keeps the company from doing anything at its site. */
export function isIdle(s: State, co: Company): boolean {
  if (co.returned) return true;
  for (const l of s.lasting) {
    if (l.what.k !== 'idle' || l.what.freed.includes(co.id)) continue;
    if (l.what.site >= 0 ? l.what.site === co.site && co.moved : l.what.company === co.id)
      return true;
  }
  return false;
}

/** All automatic-attacks have been faced (coe/2.V.ii). */
function hasEntered(s: State, co: Company): void {
  if (co.entered) return;
  co.entered = true;
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'entered' });
  happen(s, { event: 'company-phase', phase: 'site', edge: 'entered', company: co.id });
}

/** The attack begins; the only one that is left of several is a single one and cannot be canceled. */
function start(s: State, f: EnterFrame, a: AttackFrame, co: Company): void {
  a.alone = f.alone;
  if (f.only >= 0) {
    a.total = 1;
    a.cannotBeCanceled = true;
    a.tag = isolated(s, co.site) ?? singleAttackTag(s) ?? '';
  }
  startAttacks(s, [a], false);
}

/** A card on guard is turned over: a creature will attack, anything else is declared. */
function reveal(s: State, f: EnterFrame, o: Option): void {
  const { card, mode } = as(o, 'reveal');
  s.known[card] = everyone(s);
  if (heeded(s, 'reveal')) happen(s, { event: 'reveal', card, seat: s.owner[card] });
  if (comp(s, card).def.kind === 'creature' && mode === 0) {
    noteOn(s, card).revealed = true;
    f.revealed.push(card);
  } else push(s, declareFrame(s, s.owner[card], o, 'site-start'));
}

/** A creature comes as the automatic-attack whose turn it is. */
function startAs(s: State, f: EnterFrame, card: Cid): void {
  const co = company(s, f.company);
  const d = def(s, card);
  if (!co || d.kind !== 'creature') return;
  const auto = f.faced[f.faced.length - 1];
  const a = playedAs(s, co, card, d.attack, auto, ++s.serial);
  a.total *= timesFaced(s, d.attack, co.site);
  start(s, f, a, co);
}

/** The site card was exchanged for another: whether they enter that one is to be said anew. */
function isElsewhere(s: State, f: EnterFrame): boolean {
  const co = company(s, f.company);
  if (!co || f.site < 0 || co.site === f.site) return false;
  f.faced = [];
  f.only = -1;
  f.s = 'choose';
  return true;
}

/** Entering a site and what may be done there (coe/2.V.i to iv). */
export const enter: Procedure<EnterFrame> = {
  /** Whoever can free the company of what keeps it idle may do so as the phase starts. */
  rangers: {
    run(s, f) {
      const co = company(s, f.company);
      if (!co) return pop(s, f);
      s.current = co.id;
      s.hazardSeat = co.against;
      co.sited = true;
      f.s = 'choose';
      happen(s, { event: 'company-phase', phase: 'site', edge: 'start', company: co.id });
      if (isIdle(s, co) && !co.returned) push(s, windowFrame(s, 'site-start'));
      else flushQueue(s, 'site-start', s.active);
    },
  },
  choose: {
    ask(s, f) {
      const co = company(s, f.company);
      if (!co || isIdle(s, co)) {
        if (co && heeded(s, 'company'))
          happen(s, { event: 'company', company: co.id, change: 'idle' });
        f.s = 'end';
        return null;
      }
      return ask(s.active, 'alternative', 'enter', [{ type: 'enter' }, { type: 'pass' }], co.site);
    },
    answer(s, f, o) {
      f.site = company(s, f.company)?.site ?? -1;
      f.s = o.type === 'enter' ? 'guard' : 'outside';
    },
  },
  /** Who stays outside is let alone, unless a card says otherwise. */
  outside: {
    ask(s, f) {
      const co = company(s, f.company);
      f.outside = true;
      const options = co ? outsideReveals(s, situationOf(s, 'site-start'), co) : [];
      if (options.length > 0)
        return ask(s.hazardSeat, 'alternative', 'reveal-on-guard', [{ type: 'pass' }, ...options]);
      f.s = agentRule(s, 'agents-outside') ? 'agents' : 'end';
      return null;
    },
    answer(s, f, o) {
      if (o.type === 'pass') f.s = agentRule(s, 'agents-outside') ? 'agents' : 'end';
      else reveal(s, f, o);
    },
  },
  guard: {
    ask(s, f) {
      const co = company(s, f.company);
      const options = co ? entryReveals(s, situationOf(s, 'site-start'), co) : [];
      if (options.length === 0) {
        f.s = 'entering';
        return null;
      }
      return ask(s.hazardSeat, 'alternative', 'reveal-on-guard', [{ type: 'pass' }, ...options]);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'entering';
        return;
      }
      reveal(s, f, o);
    },
  },
  /** It goes in: what waits for that comes before all that is there (coe/2.V.ii). */
  entering: {
    run(s, f) {
      f.s = 'in-lieu';
      happen(s, { event: 'company-phase', phase: 'site', edge: 'enter', company: f.company });
      flushQueue(s, 'site-start', s.active);
    },
  },
  /** Something may be tried in place of facing them, as long as none was faced. */
  'in-lieu': {
    ask(s, f) {
      const co = company(s, f.company);
      f.s = 'attacks';
      if (!co || f.alone >= 0 || f.spared) return null;
      const plays = actions(s, s.active, situationOf(s, 'in-lieu')).filter(
        (o) => o.type === 'play',
      );
      if (plays.length === 0 || automaticAttacks(s, co.site).length === 0) return null;
      f.s = 'in-lieu';
      return ask(s.active, 'alternative', 'in-lieu', [{ type: 'pass' }, ...plays], co.site);
    },
    answer(s, f, o) {
      if (o.type === 'play') push(s, declareFrame(s, s.active, o, 'in-lieu'));
      else f.s = 'attacks';
    },
  },
  attacks: {
    ask(s, f) {
      if (isElsewhere(s, f)) return null;
      const co = company(s, f.company);
      if (!co) {
        f.s = 'guard-attacks';
        return null;
      }
      const all = automaticAttacks(s, co.site);
      const tag = all.length > 1 ? isolated(s, co.site) : null;
      if (tag !== null && f.only < 0)
        return ask(
          s.hazardSeat,
          'alternative',
          'one-attack',
          all.map((a): Option => ({ type: 'aim', aim: { t: 'auto', site: co.site, i: a.i } })),
        );
      const next = all.find((a) => (f.only < 0 || a.i === f.only) && !f.faced.includes(a.i));
      if (!next || f.spared) {
        f.s = 'agents';
        expireAwaited(s, co.site);
        hasEntered(s, co);
        return null;
      }
      f.faced.push(next.i);
      if (next.fromHand) f.s = 'from-hand';
      else if (next.fromPlay) f.s = 'from-play';
      else start(s, f, automaticAs(s, co, co.site, next, ++s.serial), co);
      return null;
    },
    answer(_s, f, o) {
      const { aim } = as(o, 'aim');
      if (aim.t === 'auto') f.only = aim.i;
    },
  },
  /** The hazard player may play a creature as the attack that comes now (coe/2.V.ii.4). */
  'from-hand': {
    ask(s, f) {
      const co = company(s, f.company);
      const options: Option[] = [{ type: 'pass' }];
      if (co)
        for (const card of creaturesForSite(s, s.hazardSeat, co))
          options.push({ type: 'card', card });
      return ask(s.hazardSeat, 'pick', 'attack-from-hand', options, co?.site);
    },
    answer(s, f, o) {
      f.s = 'attacks';
      if (o.type !== 'card') return;
      put(s, o.card, 'chain', { known: everyone(s), why: 'an automatic-attack' });
      startAs(s, f, o.card);
    },
  },
  /** A being that is in play must come, one of the hazard player's choice. */
  'from-play': {
    ask(s, f) {
      const co = company(s, f.company);
      const at = co ? automaticAttacks(s, co.site) : [];
      const cards = at.find((a) => a.fromPlay)?.fromPlay ?? [];
      if (cards.length === 0) {
        f.s = 'attacks';
        return null;
      }
      return ask(
        s.hazardSeat,
        'pick',
        'attack-from-play',
        cards.map((card): Option => ({ type: 'card', card })),
        co?.site,
      );
    },
    answer(s, f, o) {
      f.s = 'attacks';
      startAs(s, f, as(o, 'card').card);
    },
  },
  /** Agents who are at the site may attack, one after the other (coe/2.V.iii). */
  agents: {
    ask(s, f) {
      if (isElsewhere(s, f)) return null;
      const co = company(s, f.company);
      const options = co ? agentAttackOptions(s, co) : [];
      const must =
        f.outside || !agentRule(s, 'agents-must')
          ? undefined
          : options.find((o) => s.zone[o.card] === 'play');
      if (must) {
        declareAgentAttack(s, f, must);
        return null;
      }
      if (options.length === 0) {
        f.s = 'guard-attacks';
        return null;
      }
      return ask(s.hazardSeat, 'alternative', 'agent-attack', [{ type: 'pass' }, ...options]);
    },
    answer(s, f, o) {
      if (o.type === 'pass') f.s = 'guard-attacks';
      else declareAgentAttack(s, f, as(o, 'agent-attack'));
    },
  },
  /** Creatures revealed on guard, and agents, attack after the automatic-attacks (coe/2.V.iv). */
  'guard-attacks': {
    ask(s, f) {
      if (isElsewhere(s, f)) return null;
      const co = company(s, f.company);
      // whom it would attack, or what it was keyed to, may have gone meanwhile (coe/9.5.5)
      f.revealed = f.revealed.filter((id) => {
        const attacks = co !== undefined && keysFor(s, id, co, true).length > 0;
        if (!attacks && s.zone[id] === 'guard') discard(s, id, 'it cannot attack any more');
        return attacks;
      });
      f.agents = f.agents.filter((x) => co !== undefined && stillAttacks(s, x.card, co));
      const all = [...f.revealed, ...f.agents.map((x) => x.card)];
      if (!co || all.length === 0) {
        f.s = f.outside ? 'end' : 'window';
        return null;
      }
      return ask(
        s.active,
        'order',
        'guard-attack',
        all.map((id): Option => ({ type: 'card', card: id })),
      );
    },
    answer(s, f, o) {
      const { card } = as(o, 'card');
      const agent = f.agents.find((x) => x.card === card);
      if (agent) {
        f.agents = f.agents.filter((x) => x !== agent);
        const co = company(s, f.company);
        if (co) startAttacks(s, [agentAttack(s, agent.card, co, agent.hidden)], false);
        return;
      }
      f.revealed = f.revealed.filter((x) => x !== card);
      push(s, declareFrame(s, s.owner[card], { type: 'reveal', card, mode: 0 }, 'site-start'));
    },
  },
  window: {
    run(s, f) {
      const co = company(s, f.company);
      f.s = 'company-attack';
      if (!co) return;
      hasEntered(s, co);
      push(s, windowFrame(s, 'site'));
    },
  },
  /** As its site phase ends the company may attack another that is there (coe/3.V.1), or something is done in lieu of it. */
  'company-attack': {
    ask(s, f) {
      const co = company(s, f.company);
      const options = co ? companyAttackOptions(s, co, f.again ?? -1) : [];
      f.s = 'end';
      if (options.length === 0) return null;
      f.s = 'company-attack';
      const plays = actions(s, s.active, situationOf(s, 'company-attack'));
      return ask(s.active, 'alternative', 'company-attack', [
        { type: 'pass' },
        ...options,
        ...plays.filter((o) => o.type === 'play'),
      ]);
    },
    answer(s, f, o) {
      // once that is over it may be that it can attack again
      if (o.type === 'pass') f.s = 'end';
      else if (o.type === 'play') push(s, declareFrame(s, s.active, o, 'company-attack'));
      else {
        const co = company(s, f.company);
        const other = company(s, as(o, 'attack-company').company);
        if (f.again !== undefined) delete f.again;
        if (co && other) attackCompany(s, co, other);
      }
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      expire(s, 'phase', f.company);
      const co = company(s, f.company);
      if (co && rulesOf(s).onGuardReturns === 'after-company') clearGuard(s, co.site, co.id);
      s.current = -1;
    },
  },
};
