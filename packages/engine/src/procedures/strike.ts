import { agentPrisons, imprisonAtHome } from '../effects/agent-prison.ts';
import { expire } from '../effects/lasting.ts';
import { captorOf, imprison, rescueSites } from '../effects/prison.ts';
import { happen, heeded } from '../happenings/happen.ts';
import { ask, type Option, throwsOf } from '../options.ts';
import { attacksAre } from '../query/attack-rules.ts';
import { company, companyOf, fighters, tapped, untapped, wounded } from '../query/cards.ts';
import { isLeftOut } from '../query/company.ts';
import { companyStat } from '../query/company-stats.ts';
import { matches } from '../query/evaluate.ts';
import { asStruck } from '../query/fight.ts';
import { weighed } from '../query/fight-stats.ts';
import { factsOf } from '../query/foe.ts';
import { insteadOf, type StandIn } from '../query/instead.ts';
import type { Trace } from '../query/modifiers.ts';
import { attackOf } from '../query/refs.ts';
import { askedToStay, stayingCosts } from '../query/skills.ts';
import { stat } from '../query/stats.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { rollDice, tap } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';
import { bodyCheckChain } from './body-check.ts';
import { execFrame } from './exec.ts';
import { foeOf } from './foe.ts';
import { decide, offered, replace, staysUntapped } from './harm.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { windowFrame } from './window.ts';

/** The strike sequence (coe/3.iv.1 to 3.iv.7). */
export const strike: Procedure<StrikeFrame> = {
  hazard: {
    run(s, f) {
      f.s = 'excess';
      const { acts } = foeOf(attackOf(s, f));
      if (acts !== 'strike-hazard' || s.phase === 'movement-hazard') push(s, windowFrame(s, acts));
    },
  },
  excess: {
    ask(s, f) {
      const a = attackOf(s, f);
      if (f.canceled || f.ineffectual || a.excess === 0) {
        f.s = 'committed';
        return null;
      }
      const open = a.assigned.filter((x) => x.result === '').length;
      if (open === 1) {
        a.assigned[f.i].excess = a.excess;
        a.excess = 0;
        f.s = 'committed';
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
      f.s = 'committed';
    },
  },
  /** A character who commits it may take -3 so as not to tap either (coe/3.V.iii). */
  committed: {
    ask(s, f) {
      if (f.by < 0 || f.canceled || f.byFreeStay || !untapped(s, f.by)) {
        f.s = 'untapped';
        return null;
      }
      return ask(
        s.owner[f.by],
        'confirm',
        askedToStay(s, f.by),
        [{ type: 'no' }, { type: 'yes' }],
        f.by,
      );
    },
    answer(_s, f, o) {
      f.byStay = o.type === 'yes';
      f.s = 'untapped';
    },
  },
  /** -3 so as not to tap (coe/3.iv.3), unless that costs him nothing. */
  untapped: {
    ask(s, f) {
      const a = attackOf(s, f);
      if (
        f.canceled ||
        staysUntapped(s, a, f) ||
        !untapped(s, f.who) ||
        attacksAre(s, a, 'tapping')
      ) {
        f.s = 'support';
        return null;
      }
      return ask(
        defender(s, f),
        'confirm',
        askedToStay(s, f.who),
        [{ type: 'no' }, { type: 'yes' }],
        f.who,
      );
    },
    answer(_s, f, o) {
      f.stay = o.type === 'yes';
      f.s = 'support';
    },
  },
  support: {
    ask(s, f) {
      const who = supportersOf(s, f);
      if (who.length === 0) {
        f.s = 'defender';
        return null;
      }
      return ask(
        defender(s, f),
        'pick',
        'support',
        [{ type: 'pass' }, ...who.map((id): Option => ({ type: 'card', card: id }))],
        f.who,
      );
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
      // over at once where the strike was canceled
      push(s, windowFrame(s, 'strike-defender'));
    },
  },
  roll: {
    run(s, f) {
      const a = attackOf(s, f);
      const slot = a.assigned[f.i];
      const gone = companyOf(s, f.who)?.id !== a.company;
      const failing = !f.canceled && attacksAre(s, a, 'failing');
      f.tapping = tappingFor(s, a, f);
      if (f.canceled || (gone && !failing)) {
        slot.result = f.canceled ? 'canceled' : 'successful';
        f.s = 'end';
        return;
      }
      if (failing) {
        f.outcome = 'failed';
        slot.result = 'failed';
        // with nobody left to tap for it, only the body check follows
        f.s = gone ? 'body' : 'result';
        return;
      }
      f.prowess = strikeProwess(s, f, a);
      f.s = 'result';
      if (f.ineffectual) {
        f.outcome = 'ineffectual';
        return;
      }
      f.against = foeOf(a).prowess(s, a, f);
      f.wasWounded = wounded(s, f.who);
      f.thrown = [];
      for (let n = f.twice ? 2 : 1; n > 0; n--) {
        const dice = rollDice(s);
        const roll = dice[0] + dice[1];
        f.thrown.push(roll);
        if (heeded(s, 'roll'))
          happen(s, {
            event: 'roll',
            seat: defender(s, f),
            dice,
            for: 'strike',
            card: f.who,
            total: roll + f.prowess,
            against: f.against,
            outcome: outcomeOf(f, roll),
          });
      }
      f.s = 'which';
    },
  },
  /** Of two rolls his player chooses one. */
  which: {
    ask: (s, f) => ask(defender(s, f), 'number', 'which-roll', throwsOf(f.thrown), f.who),
    answer(_s, f, o) {
      f.roll = as(o, 'number').n;
      f.outcome = outcomeOf(f, f.roll);
      f.s = 'result';
    },
  },
  result: { run: (s, f) => decide(s, attackOf(s, f), f) },
  /** Of several things that are to be done in place of the harm the resource player says which (coe/9.6.1). */
  instead: {
    ask(s, f) {
      const cards = offered(s, attackOf(s, f), f).map(
        ({ ctx }): Option => ({ type: 'card', card: ctx.card }),
      );
      return ask(s.active, 'pick', 'instead', cards, f.who);
    },
    answer(s, f, o) {
      const a = attackOf(s, f);
      const { card } = as(o, 'card');
      for (const other of offered(s, a, f)) if (other.ctx.card === card) replace(s, a, f, other);
    },
  },
  /** He is not harmed but taken prisoner, unless someone gives himself up for him; at which site the attacker says (coe/3.III.1). */
  capture: {
    ask(s, f) {
      const a = attackOf(s, f);
      const co = company(s, a.company);
      const other = f.refused ? null : insteadOfPrison(s, f);
      if (other?.rule.optional) {
        const options: Option[] = [{ type: 'no' }, { type: 'yes' }];
        return ask(defender(s, f), 'confirm', 'give-up', options, other.ctx.card);
      }
      if (other) return spare(s, f);
      const sites = co ? prisonsFor(s, a, f, co) : [];
      if (sites.length > 1)
        return ask(
          a.by,
          'pick',
          'rescue-site',
          sites.map((card): Option => ({ type: 'card', card })),
          f.who,
        );
      f.s = 'end';
      if (sites.length === 1) takeAway(s, a, f, sites[0]);
      else a.assigned[f.i].harm = '';
      return null;
    },
    answer(s, f, o) {
      if (o.type === 'no') f.refused = true;
      else if (o.type === 'yes') spare(s, f);
      else {
        f.s = 'end';
        takeAway(s, attackOf(s, f), f, as(o, 'card').card);
      }
    },
  },
  body: {
    run(s, f) {
      const a = attackOf(s, f);
      const slot = a.assigned[f.i];
      f.s = 'end';
      if (slot.harm === 'wounds') {
        if (s.zone[f.who] === 'play') bodyCheckChain(s, f.who, a.spec.onBodyTie ?? null, a.ctx);
      } else if (f.outcome === 'failed') slot.result = foeOf(a).bodyCheck(s, a, f);
    },
  },
  end: {
    run(s, f) {
      f.s = 'over';
      fallen(s, f);
      if (!heeded(s, 'strike-ended')) return;
      const a = attackOf(s, f);
      const { result } = a.assigned[f.i];
      happen(s, {
        event: 'strike-ended',
        who: f.who,
        result: result === '' ? 'ineffectual' : result,
        against: f.against,
        attack: factsOf(asStruck(s, a, f)),
      });
    },
  },
  over: {
    run(s, f) {
      pop(s, f);
      expire(s, 'strike', f.n);
      const unused = captorOf(s, f.who);
      if (unused >= 0) discard(s, unused, 'it holds no prisoner');
    },
  },
};

/** Where he can be held: at the site itself, at home with an agent, or wherever the host allows it. */
function prisonsFor(s: State, a: AttackFrame, f: StrikeFrame, co: Company): Cid[] {
  const { captive } = a.spec;
  if (captive === undefined) return rescueSites(s, f.captor, co);
  return 'here' in captive ? [co.site] : agentPrisons(s, a);
}

/** He is taken to that site; an agent who has taken him goes there as well. */
function takeAway(s: State, a: AttackFrame, f: StrikeFrame, site: number): void {
  const { captive } = a.spec;
  if (captive !== undefined && 'here' in captive)
    imprison(s, f.who, f.captor, site, 'automatic-attacks');
  else if (captive !== undefined) imprisonAtHome(s, a, f, site, captive.rescue);
  else imprison(s, f.who, f.captor, site);
}

/** Who may tap in support of the one who faces it. */
export function supportersOf(s: State, f: StrikeFrame): Cid[] {
  const a = attackOf(s, f);
  const co = companyOf(s, f.who);
  // whose turn it is not takes no actions in combat (coe/3.3), unless a company attacks his (coe/3.V.v)
  const barred = defender(s, f) !== s.active && f.by < 0 && !rulesOf(s).supportInAnyTurn;
  if (f.canceled || !co || barred) return [];
  return fighters(s, co).filter(
    (id) =>
      id !== f.who &&
      untapped(s, id) &&
      !isLeftOut(s, a, id) &&
      !a.assigned.some((x) => x.who === id),
  );
}

const defender = (s: State, f: StrikeFrame): number => s.owner[f.who];

/** What excess strikes take off his prowess: one each (coe/3.iv.2), unless the first of them weighs four. */
const weight = (s: State, a: AttackFrame, excess: number): number =>
  excess > 0 && attacksAre(s, a, 'heavy') ? excess + 3 : excess;

/** Whose strike has failed and who did not survive it: then it is defeated (coe/3.iv.7). */
function fallen(s: State, f: StrikeFrame): void {
  const slot = attackOf(s, f).assigned[f.i];
  if (f.by >= 0 && slot.result === 'failed' && s.zone[f.by] !== 'play') slot.result = 'defeated';
}

/** Those who tap for it, though they have not yet: which counts for what follows from it too. */
const tappingFor = (s: State, a: AttackFrame, f: StrikeFrame): Cid[] => [
  ...(untapped(s, f.who) && !staysUntapped(s, a, f) ? [f.who] : []),
  ...(f.by >= 0 && untapped(s, f.by) && !f.byStay && !f.byFreeStay ? [f.by] : []),
];

const outcomeOf = (f: StrikeFrame, roll: number): Exclude<StrikeFrame['outcome'], ''> => {
  const total = roll + f.prowess;
  return total > f.against ? 'failed' : total < f.against ? 'successful' : 'ineffectual';
};

const insteadOfPrison = (s: State, f: StrikeFrame): StandIn | null =>
  insteadOf(s, { event: 'imprisoned', card: f.who, host: f.captor });

/** He is not taken: what was to hold him is canceled, and done is what is done in its place. */
function spare(s: State, f: StrikeFrame): null {
  const other = insteadOfPrison(s, f);
  f.s = 'result';
  // what takes whomever the attack hits goes on taking the others
  if (attackOf(s, f).spec.captive === undefined) discard(s, f.captor, 'its effect is canceled');
  else f.freed = true;
  if (other) push(s, execFrame(other.rule.does, other.ctx));
  return null;
}

/** What each who taps for him adds. */
const supportIn = (s: State, who: Cid): number => {
  const co = companyOf(s, who);
  return co ? companyStat(s, 'support', co) : 1;
};

/** The number added to the roll against a strike, with where it came from. */
export function strikeProwess(s: State, f: StrikeFrame, a: AttackFrame, trace?: Trace): number {
  // these belong to the strike sequence alone (coe/3.iv.7.3), and are put in order with all the rest (coe/3.iv.6)
  const { tapping, helped } = a.spec;
  const taps = !f.stay && !staysUntapped(s, a, f) && untapped(s, f.who);
  const extra = [
    { from: 'support', by: f.support === 0 ? 0 : f.support * supportIn(s, f.who) },
    { from: 'staying untapped', by: f.stay ? -stayingCosts(s, f.who, -(tapping?.stays ?? -3)) : 0 },
    { from: 'tapping', by: taps ? (tapping?.taps ?? 0) : 0 },
    ...(helped ?? []).map((x) => ({
      from: a.name,
      by: matches(s, a.ctx, f.who, x.facedBy) ? x.by : 0,
    })),
    { from: 'excess strikes', by: -weight(s, a, a.assigned[f.i]?.excess ?? 0) },
    { from: 'tapped', by: tapped(s, f.who) ? -1 : 0 },
    { from: 'wounded', by: wounded(s, f.who) ? -2 : 0 },
  ].filter((x) => x.by !== 0);
  const own = stat(s, a.spec.defendsWith ?? 'prowess', f.who, {
    extra,
    ...(trace ? { trace } : {}),
  });
  return weighed(s, a, f, f.who, 'attack-prowess', own);
}
