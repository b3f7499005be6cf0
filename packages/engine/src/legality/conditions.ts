/**
 * Everything that can stand against a use of a card, one condition after another, each with its
 * name and where the rule stands. The same list is gone through when somebody asks whether he may,
 * when a card on guard would be revealed, and again when the action resolves (ENGINE promise 1).
 */

import type { Action, Scope } from '../language/index.ts';
import { CHOOSY } from '../pool/pool.ts';
import {
  company,
  companyIdOf,
  def,
  isForAnother,
  isUselessAgainst,
  nameOf,
  note,
  opponentsOf,
  root,
  seatOf,
} from '../query/cards.ts';
import { isLeftOut } from '../query/company.ts';
import { companyStat } from '../query/company-stats.ts';
import { raceList } from '../query/compare.ts';
import { inUse, scopeOf } from '../query/in-force.ts';
import { cannotBePlayed, cannotBeUsedBy, isWardedOff } from '../query/play-bans.ts';
import { isDeclared } from '../query/refs.ts';
import { isMismatched } from '../query/site-versions.ts';
import { timesUsed } from '../query/uses.ts';
import type { Cid, Company, Lasting, Seat, State } from '../state/types.ts';
import { sendsBack } from './combat.ts';
import { fightsBack } from './company-fight.ts';
import { companyMayAct } from './company-may-act.ts';
import {
  ALWAYS,
  BY_TEXT,
  type Condition,
  ctxOf,
  DECLARE,
  FROM_HAND,
  IN_PLAY,
  type Notes,
  overLimit,
  PLAY,
  type Question,
  RESOLVE,
} from './condition.ts';
import {
  duplicateScope,
  isDuplicate,
  mayBeTaken,
  takenInPlay,
  uniquelyTaken,
  worksAlready,
} from './copies.ts';
import { isFree, isOfItself, isUnderWay, isVain } from './free-uses.ts';
import { lacking } from './lacking.ts';
import { OF_RESOLVING } from './resolving.ts';
import { completes } from './slots.ts';
import { timing } from './timing.ts';
import { limitCost, type Reading } from './use.ts';

const card = (s: State, q: Question): string => nameOf(s, q.u.card);

/** Answering a card on guard does not count as answering: that chain comes first (coe/2.V.6.1). */
const inGuardChain = (q: Question): boolean => q.sit.chain?.guard ?? false;

const OF_WHO: readonly Condition[] = [
  {
    name: 'not-yours',
    cite: 'coe/9.1.2',
    at: DECLARE,
    of: IN_PLAY,
    fails: (s, q) => !isFor(s, q.u),
    says: () => 'Only the player of the card can use this.',
  },
];

/** A Stage permanent-event that names no time of its own. */
function isStageEvent(s: State, u: Reading): boolean {
  const d = def(s, u.card);
  return (
    d.kind === 'event' &&
    d.alignment === 'stage' &&
    d.duration === 'permanent' &&
    u.action.window === undefined
  );
}

const OF_PLAYING: readonly Condition[] = [
  {
    name: 'unique',
    cite: 'coe/g.man.1',
    at: ALWAYS,
    of: FROM_HAND,
    could: (s, u) => mayBeTaken(def(s, u.card)),
    fails: (s, q) => (q.entry ? takenInPlay : uniquelyTaken)(s, q.u.card) !== null,
    says: (s, q) =>
      q.entry
        ? 'it is unique, and another is in play'
        : `${card(s, q)} is unique and already ${uniquelyTaken(s, q.u.card)}.`,
  },
  {
    name: 'not-against',
    cite: 'coe/1.8.2',
    at: ALWAYS,
    of: FROM_HAND,
    could: (s, u) => def(s, u.card).notAgainst !== undefined,
    fails: (s, q) =>
      (s.rt.pool.inHand[s.def[q.u.card]] & CHOOSY) !== 0 &&
      isUselessAgainst(s, q.u.card, q.u.hazard ? [s.active] : opponentsOf(s, q.u.seat)),
    says: (s, q) => `${card(s, q)} cannot be played against such a player.`,
  },
  {
    name: 'specific',
    cite: 'coe/1.3.4',
    at: ALWAYS,
    of: FROM_HAND,
    could: (s, u) => def(s, u.card).specific !== undefined,
    fails: (s, q) => isForAnother(s, q.u.card),
    says: (s, q) => `${card(s, q)} is for the player of another avatar.`,
  },
  {
    name: 'duplicate',
    cite: 'coe/g.cbd.1',
    at: ALWAYS,
    of: PLAY,
    could: (s, u) => duplicateScope(s, u) !== undefined,
    fails: (s, q) => {
      if (q.entry) return cameBefore(s, q);
      const scope = untargetedScope(s, q.u);
      return scope !== undefined && isDuplicate(s, q.u, ctxOf(s, q), scope);
    },
    says: (s, q) =>
      q.entry
        ? 'it cannot be duplicated'
        : `${card(s, q)} cannot be duplicated, and a copy is at work.`,
  },
  {
    name: 'side',
    cite: 'coe/2.V.F1',
    at: DECLARE,
    of: PLAY,
    could: (_, _u, a) => a.tapsSite,
    fails: (s, q) =>
      q.a.tapsSite &&
      !q.u.hazard &&
      q.sit.company !== undefined &&
      q.sit.company.site >= 0 &&
      isMismatched(s, q.u.card, q.sit.company.site),
    says: (s, q) => `${card(s, q)} is not of the side of the site card.`,
  },
  {
    name: 'stage-phase',
    cite: 'coe/5.F1',
    at: DECLARE,
    of: PLAY,
    could: (s, u) => isStageEvent(s, u),
    // as a hazard it is no resource
    fails: (s, q) => s.phase !== 'organization' && !q.u.hazard && isStageEvent(s, q.u),
    says: (s, q) => `${card(s, q)} is a Stage card, and played in the organization phase.`,
  },
  {
    name: 'only-on-guard',
    cite: 'coe/2.V.6',
    at: DECLARE,
    of: PLAY,
    could: (_, u) => u.action.onGuard !== undefined,
    fails: (_, q) =>
      q.u.action.onGuard !== undefined && raceList(q.u.action.onGuard).includes('only'),
    says: (s, q) => `This way ${card(s, q)} can only be revealed on guard.`,
  },
  {
    name: 'starts-chain',
    cite: 'coe/3.1.1',
    at: DECLARE,
    of: BY_TEXT,
    could: (_, _u, a) => a.startsCombat,
    fails: (_, q) => q.a.startsCombat && q.sit.answering && !inGuardChain(q),
    says: (s, q) => `${card(s, q)} may start combat, so it cannot be declared in answer.`,
  },
  {
    name: 'in-combat',
    cite: 'coe/3.1.1',
    at: DECLARE,
    of: BY_TEXT,
    could: (_, _u, a) => a.startsCombat,
    fails: (_, q) => q.a.startsCombat && q.sit.attack !== null,
    says: (s, q) => `${card(s, q)} may start combat, so it cannot be declared during combat.`,
  },
  {
    name: 'corruption-answer',
    cite: 'coe/7.2.2',
    at: DECLARE,
    of: PLAY,
    could: (s, u) => def(s, u.card).keywords?.includes('corruption') === true,
    fails: (s, q) => q.sit.answering && def(s, q.u.card).keywords?.includes('corruption') === true,
    says: () => 'A corruption card can only start a chain of effects.',
  },
  {
    name: 'banned',
    cite: 'coe/9.4',
    at: ['declare', 'reveal'],
    of: PLAY,
    fails: (s, q) => cannotBePlayed(s, q.u),
    says: (s, q) => `Something in play keeps ${card(s, q)} from being played.`,
  },
  {
    name: 'banned',
    cite: 'coe/9.4',
    at: DECLARE,
    of: ['use'],
    // what lies on somebody is used by him
    fails: (s, q) =>
      def(s, q.u.card).kind === 'event' &&
      s.host[q.u.card] >= 0 &&
      cannotBeUsedBy(s, q.u, s.host[q.u.card]),
    says: (s, q) => `Something in play keeps whoever has ${card(s, q)} from using it.`,
  },
  {
    name: 'warded-off',
    cite: 'coe/9.4',
    at: RESOLVE,
    of: PLAY,
    // whatever it is aimed at besides, and at whom each of its rounds is
    fails: (s, q) =>
      isWardedOff(s, q.u, ctxOf(s, q).aims) ||
      q.entry?.rounds?.some((r) => isWardedOff(s, q.u, r.ctx.aims)) === true,
    says: () => 'what it is aimed at wards it off',
  },
];

const OF_ABILITIES: readonly Condition[] = [
  {
    name: 'not-in-use',
    cite: 'coe/6.1',
    at: DECLARE,
    of: IN_PLAY,
    fails: (s, q) => !inUse(s, q.u.card),
    says: (s, q) => `${card(s, q)} is not in use.`,
  },
  {
    name: 'other-company',
    cite: 'coe/2.IV.2',
    at: DECLARE,
    of: ['use'],
    fails: (s, q) => !companyMayUse(s, q),
    says: (s, q) => `${card(s, q)} is with a company that cannot act now.`,
  },
  {
    name: 'alone',
    cite: 'crf/term/burglary-attempts/2',
    at: DECLARE,
    of: ['use'],
    fails: (s, q) =>
      !q.u.hazard && q.sit.attack !== null && isLeftOut(s, q.sit.attack, root(s, q.u.card)),
    says: () => 'The attack is faced by one alone, and nobody else can help him.',
  },
  {
    name: 'spoken-for',
    cite: 'coe/9.4',
    at: DECLARE,
    of: ['use'],
    fails: (s, q) => q.sit.answering && isBound(s, q.u.card),
    says: (s, q) => `${card(s, q)} cannot be used in answer to what is aimed at it.`,
  },
  {
    name: 'under-way',
    cite: 'coe/5.1.2',
    at: DECLARE,
    of: ['use'],
    could: (_, u) => (u.action.targets?.length ?? 0) === 0 && isFree(u),
    fails: (_, q) =>
      q.sit.chain !== null &&
      (q.u.action.targets?.length ?? 0) === 0 &&
      isFree(q.u) &&
      isUnderWay(q.sit, q.u),
    says: (s, q) => `${card(s, q)} is being used already.`,
  },
  {
    name: 'vain',
    cite: 'coe/g.unt.1',
    at: DECLARE,
    of: ['use'],
    could: (_, u) => isFree(u) && isOfItself(u),
    fails: (s, q) => isFree(q.u) && isOfItself(q.u) && isVain(s, q.u),
    says: (s, q) => `Something keeps ${card(s, q)} as it is.`,
  },
  {
    name: 'limit',
    cite: 'coe/9.1.1',
    at: DECLARE,
    of: IN_PLAY,
    could: (_, u) => u.action.limit !== undefined,
    fails: (s, q) => usedUp(s, q.u),
    says: (_, q) => {
      const n = q.u.action.limit?.n ?? 1;
      return `It was used ${n === 1 ? 'once' : `${n} times`} already.`;
    },
  },
  {
    name: 'tried',
    cite: 'coe/7.3',
    at: DECLARE,
    of: IN_PLAY,
    could: (_, u) => u.action.removal !== undefined,
    fails: (s, q) => q.u.action.removal !== undefined && note(s, q.u.card).triedUntapped === s.turn,
    says: () => 'An attempt to remove it without tapping was made this turn.',
  },
  {
    name: 'tried',
    cite: 'coe/7.3',
    at: DECLARE,
    of: IN_PLAY,
    could: (_, u) => u.action.removal !== undefined,
    fails: (s, q) => q.u.untapped === true && note(s, q.u.card).tried === s.turn,
    says: () => 'An attempt to remove it was made this turn, so another one needs tapping.',
  },
];

const OF_ALL_TEXTS: readonly Condition[] = [
  {
    name: 'in-combat',
    cite: 'coe/3.5',
    at: DECLARE,
    of: BY_TEXT,
    could: (s, u, a) => a.returnsToOrigin || (u.kind === 'play' && sendsBack(s, u.card)),
    fails: (s, q) =>
      q.sit.attack !== null &&
      !inGuardChain(q) &&
      (q.a.returnsToOrigin || (q.u.kind === 'play' && sendsBack(s, q.u.card))),
    says: () => 'A company cannot be sent back in the middle of an attack.',
  },
  {
    name: 'hazard-limit',
    cite: 'coe/2.IV.iii.1',
    at: DECLARE,
    of: BY_TEXT,
    fails: (s, q) => {
      const cost = limitCost(s, q.u);
      return cost > 0 && q.sit.company !== undefined && overLimit(s, q.sit.company, cost);
    },
    says: (s, q) => {
      const co = q.sit.company as Company;
      return `The hazard limit is ${companyStat(s, 'hazard-limit', co)}, and ${co.hazards} are declared.`;
    },
  },
];

export const CONDITIONS: readonly Condition[] = [
  ...OF_WHO,
  ...OF_PLAYING,
  ...OF_ABILITIES,
  ...OF_ALL_TEXTS,
  ...OF_RESOLVING,
];

/** The moment of the turn, which comes before all else. */
export const TIMING: Notes = {
  name: 'timing',
  cite: 'coe/9.1.3',
  at: DECLARE,
  of: BY_TEXT,
  notes: (s, q, why) => timing(s, q, why),
};

/** Who, at what, at what price: looked for when nothing else stands against it. */
export const CHOICES: Notes = {
  name: 'choices',
  cite: 'coe/9.2',
  at: ['declare', 'reveal'],
  of: BY_TEXT,
  notes(s, q, why) {
    const { slots } = q.a;
    const c = ctxOf(s, q);
    if (completes(s, q.sit, q.u, c, slots, 0)) return false;
    if (why.list === null) why.ok = false;
    else lacking(s, q.sit, q.u, c, slots, why);
    return true;
  },
};

/** Who may use what a card in play, or a lasting effect, allows. */
export function isFor(s: State, u: Reading): boolean {
  return u.kind === 'effect' ? effectIsFor(s, u) : mayUse(s, u.seat, u.card, u.action);
}

/** Who may use an ability of a card in play. */
export function mayUse(s: State, seat: Seat, id: Cid, a: Action): boolean {
  switch (a.by) {
    case undefined:
      return s.owner[id] === seat;
    case 'bearer-player': {
      const host = s.host[id];
      if (host >= 0) return s.owner[host] === seat;
      return company(s, s.company[id])?.seat === seat;
    }
    case 'opponent':
      // of one that lies in his pile, he who has it there
      return s.owner[id] !== seat && (s.zone[id] !== 'pile' || seatOf(s, id) === seat);
    case 'hazard-player':
      // whoever he is, he whose card it is or another
      return s.hazardSeat === seat;
    case 'resource-player':
      return s.active === seat;
  }
}

const effectIsFor = (s: State, u: Reading): boolean =>
  isLeftFor(s, u.seat, s.lasting.find((x) => x.n === u.lasting) ?? null);

/** What was left on a company is for its player, anything else for who left it. */
export function isLeftFor(s: State, seat: Seat, l: Lasting | null): boolean {
  const scope = scopeOf(l);
  return (scope >= 0 ? company(s, scope)?.seat : l?.by) === seat;
}

/** How far it must be the only one, if that does not depend on what it is aimed at. */
function untargetedScope(s: State, u: Reading): Scope | undefined {
  const scope = duplicateScope(s, u);
  switch (scope) {
    case 'game':
    case 'player':
    case 'turn':
      return scope;
    case 'site':
      return u.action.targets?.length ? undefined : scope;
    default:
      return undefined;
  }
}

/** Another short-event has come to work since (crf/term/cannot-be-duplicated/2); what stays in play is looked at when the chain is over (coe/g.cbd.1). */
function cameBefore(s: State, q: Question): boolean {
  const d = def(s, q.u.card);
  return d.kind === 'event' && d.duration === 'short' && worksAlready(s, q.u, ctxOf(s, q));
}

function companyMayUse(s: State, q: Question): boolean {
  const co = companyIdOf(s, q.u.card);
  if (co < 0 || q.u.hazard || (q.u.seat !== s.active && !fightsBack(s, q.u.seat))) return true;
  if (q.u.action.fromAfar === 'any-company') return true;
  return companyMayAct(s, co, q.a.attack || q.a.untapsSite, q.u.action.fromAfar === true);
}

/** Something on a chain is aimed at it that it cannot be used against. */
const isBound = (s: State, id: Cid): boolean =>
  isDeclared(
    s,
    (e) =>
      !e.negated &&
      e.rounds?.some(
        (r) =>
          e.action?.rounds?.of[r.form].binds === true &&
          r.ctx.aims.some((aim) => aim.t === 'card' && aim.id === id),
      ) === true,
  );

function usedUp(s: State, u: Reading): boolean {
  const { limit } = u.action;
  return limit !== undefined && timesUsed(s, u) >= limit.n;
}
