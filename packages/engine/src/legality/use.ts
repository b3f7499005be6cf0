/** Whether an action may be taken now, and whether it still may when it resolves. */

import type { Action } from '../language/index.ts';
import { aspectsFor } from '../pool/pool.ts';
import { cannot } from '../query/bans.ts';
import { companyIdOf, def, newCtx, note } from '../query/cards.ts';
import { companyStat } from '../query/company-stats.ts';
import { raceList } from '../query/compare.ts';
import { matches } from '../query/filter.ts';
import { inUse, scopeOf } from '../query/in-force.ts';
import { holds } from '../query/value.ts';
import { type Cid, type Ctx, type Seat, type State, TAPPED } from '../state/types.ts';
import { sendsBack } from './combat.ts';
import { duplicateScope, isDuplicate, uniquelyTaken } from './copies.ts';
import { lacking } from './lacking.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';
import { companyMayAct, completes, slotsOf } from './slots.ts';
import { fits } from './targets.ts';
import { timing } from './timing.ts';

/** An action somebody thinks of taking: a card to play, an ability to use. */
export interface Use {
  seat: Seat;
  card: Cid;
  action: Action;
  kind: 'play' | 'use' | 'effect';
  /** is it a hazard when done this way */
  hazard: boolean;
  /** the lasting effect that allows it */
  lasting: number;
  /** trying to be rid of a corruption card, but staying untapped (coe/7.3) */
  untapped: boolean;
  host: Cid;
  index: number;
  /** a card in play with which it is played, and as which it reads the board */
  sky?: Cid;
  /** revealed on guard: what came after the movement/hazard phase is no target (coe/2.V.6) */
  guard?: true;
}

export function useCtx(s: State, u: Use): Ctx {
  const c: Ctx = { ...newCtx(s, u.seat, u.card), host: u.host };
  if (u.sky !== undefined) c.sky = u.sky;
  if (u.lasting === 0) return c;
  // what was left on a company is of use to that company alone
  const l = s.lasting.find((x) => x.n === u.lasting);
  const scope = scopeOf(l ?? null);
  if (scope >= 0) c.company = scope;
  return c;
}

/** How much an action counts against the hazard limit. */
export function limitCost(s: State, u: Use): number {
  if (!u.hazard) return 0;
  for (const c of u.action.cost ?? []) if (c.pay === 'hazard-limit') return c.n;
  if (u.kind !== 'play') return 0; // crf/turn/movement/playing-hazards/1
  const d = def(s, u.card);
  return d.kind === 'event' && d.freeOfLimit ? 0 : 1;
}

/** Everything that decides whether an action may be taken now (ENGINE promise 1). */
export function checkUse(s: State, sit: Situation, u: Use, why: Why): boolean {
  const d = def(s, u.card);
  const a = aspectsFor(s.rt.pool, u.action);
  if (timing(s, sit, u, why)) return false;
  if (u.kind === 'play') {
    const taken = uniquelyTaken(s, u.card);
    if (taken && why.no('unique', 'coe/g.man.1', `${d.name} is unique and already ${taken}.`))
      return false;
    const scope = duplicateScope(s, u);
    const untargeted = scope === 'site' && !u.action.targets?.length;
    if (
      scope &&
      (untargeted || ['game', 'player', 'turn'].includes(scope)) &&
      isDuplicate(s, u, useCtx(s, u), scope) &&
      why.no('duplicate', 'coe/g.cbd.1', `${d.name} cannot be duplicated, and a copy is at work.`)
    )
      return false;
    if (
      a.startsCombat &&
      sit.answering &&
      !(sit.chain?.guard ?? false) &&
      why.no(
        'starts-chain',
        'coe/3.1.1',
        `${d.name} may start combat, so it cannot be declared in answer.`,
      )
    )
      return false;
    if (
      a.startsCombat &&
      sit.attack &&
      why.no(
        'in-combat',
        'coe/3.1.1',
        `${d.name} may start combat, so it cannot be declared during combat.`,
      )
    )
      return false;
    if (
      d.keywords?.includes('corruption') &&
      sit.answering &&
      why.no(
        'corruption-answer',
        'coe/7.2.2',
        'A corruption card can only start a chain of effects.',
      )
    )
      return false;
    if (
      !u.hazard &&
      u.action.user?.skill !== undefined &&
      raceList(u.action.user.skill).includes('scout') &&
      cannot(s, 'play-scout-resources', s.current) &&
      why.no(
        'banned',
        'coe/9.4',
        'Cards that need a scout cannot be played with this company this turn.',
      )
    )
      return false;
  } else {
    if (!inUse(s, u.card) && why.no('not-in-use', 'coe/6.1', `${d.name} is not in use.`))
      return false;
    if (
      u.lasting === 0 &&
      !companyMayUse(s, u, a.attack) &&
      why.no('other-company', 'coe/2.IV.2', `${d.name} is with a company that cannot act now.`)
    )
      return false;
    const limit = u.action.limit;
    if (limit) {
      const used = note(s, u.card).uses?.[String(u.index)];
      if (
        used &&
        used[0] === s.turn &&
        used[1] >= limit.n &&
        why.no(
          'limit',
          'coe/9.1.1',
          `It was used ${limit.n === 1 ? 'once' : `${limit.n} times`} already.`,
        )
      )
        return false;
    }
    if (
      u.action.removal &&
      note(s, u.card).triedUntapped === s.turn &&
      why.no('tried', 'coe/7.3', 'An attempt to remove it without tapping was made this turn.')
    )
      return false;
    if (
      u.untapped &&
      note(s, u.card).tried === s.turn &&
      why.no(
        'tried',
        'coe/7.3',
        'An attempt to remove it was made this turn, so another one needs tapping.',
      )
    )
      return false;
  }
  if (
    sit.attack &&
    !(sit.chain?.guard ?? false) &&
    (a.returnsToOrigin || (u.kind === 'play' && sendsBack(s, u.card))) &&
    why.no('in-combat', 'coe/3.5', 'A company cannot be sent back in the middle of an attack.')
  )
    return false;
  const cost = limitCost(s, u);
  if (cost > 0 && sit.company) {
    const limit = companyStat(s, 'hazard-limit', sit.company);
    if (
      sit.company.hazards + cost > limit &&
      why.no(
        'hazard-limit',
        'coe/2.IV.iii.1',
        `The hazard limit is ${limit}, and ${sit.company.hazards} are declared.`,
      )
    )
      return false;
  }
  if (!why.ok && why.list === null) return false;
  const slots = slotsOf(u.action);
  const c = useCtx(s, u);
  if (!completes(s, sit, u, c, slots, 0)) {
    if (why.list === null) {
      why.ok = false;
      return false;
    }
    lacking(s, sit, u, c, slots, why);
  }
  return why.ok;
}

const companyMayUse = (s: State, u: Use, touchesAttack: boolean): boolean => {
  const co = companyIdOf(s, u.card);
  if (co < 0 || u.hazard || u.seat !== s.active) return true;
  return companyMayAct(
    s,
    co,
    touchesAttack || aspectsFor(s.rt.pool, u.action).untapsSite,
    u.action.fromAfar === true,
  );
};

/** When it resolves: conditions, targets and costs must still hold (coe/9.2.1, 9.3). */
export function stillLegal(
  s: State,
  action: Action,
  c: Ctx,
  hazard: boolean,
  tappedForIt: readonly Cid[],
): string | null {
  for (let i = 0; i < (action.targets?.length ?? 0); i++) {
    const t = (action.targets ?? [])[i];
    const aim = c.aims[i];
    if (!aim || !fits(s, c, t, aim, hazard)) return 'its target is gone';
  }
  if (action.need && !holds(s, c, action.need)) return 'its condition no longer holds';
  for (const id of tappedForIt)
    if (s.zone[id] !== 'play' || s.status[id] !== TAPPED)
      return 'what was tapped for it is not tapped any more';
  if (c.user >= 0 && s.zone[c.user] !== 'play') return 'who used it is gone';
  if (action.user && c.user >= 0 && !matches(s, c, c.user, action.user))
    return 'who used it no longer can';
  return null;
}
