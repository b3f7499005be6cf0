import { expire } from '../effects/lasting.ts';
import { changeVersion } from '../effects/relocate.ts';
import { forgetMoves } from '../effects/watch.ts';
import { happen, heeded } from '../happenings/happen.ts';
import { actions } from '../legality/actions.ts';
import { destinations } from '../legality/destinations.ts';
import { rememberAims } from '../legality/on-guard.ts';
import { situationOf } from '../legality/situation.ts';
import { ask, type Option } from '../options.ts';
import { compiled } from '../pool/pool.ts';
import { cannot } from '../query/bans.ts';
import {
  companiesOf,
  company,
  isAvatar,
  nameOf,
  newCtx,
  opponentsOf,
  siteDef,
} from '../query/cards.ts';
import { companySize, companyStat } from '../query/company-stats.ts';
import { matches } from '../query/evaluate.ts';
import { effectivePath } from '../query/map.ts';
import { did, forgetDraws } from '../query/memory.ts';
import { canReach, waysTo } from '../query/movement/index.ts';
import { choosePlace, rollNeeded } from '../query/movement/under-deeps.ts';
import { seatsFrom } from '../query/seats.ts';
import { isHavenFor } from '../query/sites.ts';
import { stat } from '../query/stats.ts';
import { forgetUses } from '../query/uses.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { CompanyPhaseFrame } from '../state/frames.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { drawCard, everyone, put, rollDice } from '../verbs/cards.ts';
import { digUnder } from '../verbs/dig.ts';
import { releaseSite } from '../verbs/leaving.ts';
import { dropCompany } from '../verbs/members.ts';
import { declareInOrder, flushQueue } from './chain-start.ts';
import { declareFrame } from './declare.ts';
import { askLimitOrder, nameNextChange } from './limit-order.ts';
import { as, type Procedure, pop, push } from './procedure.ts';
import { applyWayEffects, effectsToOrder, holdBack, lookAtStart } from './start-order.ts';
import { windowFrame } from './window.ts';

/** The eight steps of a company's movement/hazard phase (coe/2.IV.i to viii). */
export const companyPhase: Procedure<CompanyPhaseFrame> = {
  reveal: {
    run(s, f) {
      const co = company(s, f.company);
      if (!co) return pop(s, f);
      s.current = co.id;
      co.phased = true;
      co.against = hazardPlayer(s, co);
      s.hazardSeat = co.against;
      if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'phase' });
      forgetMoves(s, co);
      co.hazards = 0;
      co.onGuard = false;
      setLimit(s, co);
      // who split off from others on their way is on it already
      if (co.dest >= 0 && co.movement === '') revealSite(s, co);
      f.s = 'under-deeps';
      happen(s, {
        event: 'company-phase',
        phase: 'movement-hazard',
        edge: 'reveal',
        company: co.id,
      });
    },
  },
  /** A company that goes on from beneath the earth may find no way (coe/2.IV.i.1). */
  'under-deeps': {
    ask(s, f) {
      const co = company(s, f.company);
      if (!co?.moving || co.movement !== '' || rollNeeded(s, co) <= 0) {
        f.s = 'path';
        return null;
      }
      // nothing but what says so can be done before the roll (crf/term/under-deeps/2)
      const options: Option[] = [{ type: 'pass' }];
      const sit = situationOf(s, 'under-deeps');
      for (const o of actions(s, s.hazardSeat, sit)) if (o.type === 'play') options.push(o);
      return ask(s.hazardSeat, 'alternative', 'under-deeps', options, co.dest);
    },
    answer(s, f, o) {
      if (o.type === 'play') {
        push(s, declareFrame(s, s.hazardSeat, o, 'under-deeps'));
        return;
      }
      f.s = 'path';
      const co = company(s, f.company);
      if (co) rollForWay(s, co);
    },
  },
  path: {
    ask(s, f) {
      const co = company(s, f.company);
      if (!co?.moving || co.movement !== '') {
        f.s = 'limit';
        return null;
      }
      const options = waysTo(s, co, co.dest).map((way): Option => ({ type: 'path', ...way }));
      // something has taken the way from it since (coe/2.IV.i.2)
      if (options.length === 0) {
        stays(s, co);
        f.s = 'limit';
        return null;
      }
      return ask(s.active, 'route', 'path', options, co.dest);
    },
    answer(s, f, o) {
      const co = company(s, f.company);
      const way = as(o, 'path');
      if (co) {
        co.path = way.steps;
        co.movement = way.movement;
        if (way.leave >= 0) co.leave = way.leave;
        else if (co.leave !== undefined) delete co.leave;
      }
      f.s = 'limit';
    },
  },
  limit: {
    run(s, f) {
      const co = company(s, f.company);
      if (!co) return pop(s, f);
      setLimit(s, co);
      f.s = 'order';
    },
  },
  /** The hazard player says in which order effects are applied (coe/2.IV.iv, annotation 26). */
  order: {
    ask(s, f) {
      const co = company(s, f.company);
      f.left ??= co ? effectsToOrder(s, co) : [];
      if (f.left.length > 1)
        return ask(
          s.hazardSeat,
          'order',
          'environment',
          f.left.map((id): Option => ({ type: 'card', card: id })),
        );
      s.envOrder.push(...f.left);
      holdBack(s);
      f.s = 'applied';
      if (co) applyWayEffects(s, co);
      return null;
    },
    answer(s, f, o) {
      const { card } = as(o, 'card');
      s.envOrder.push(card);
      f.left = f.left?.filter((id) => id !== card);
    },
  },
  applied: {
    ask(s, f) {
      const co = company(s, f.company);
      const d = co ? askLimitOrder(s, co) : null;
      if (d) return d;
      f.s = 'draw';
      startDraws(s, f, 'resource');
      return null;
    },
    answer(s, f, o) {
      const co = company(s, f.company);
      if (co) nameNextChange(s, co, as(o, 'label').i);
    },
  },
  draw: {
    ask(s, f) {
      return drawStep(s, f, s.active, 'draw-hazard');
    },
    answer(s, f, o) {
      more(s, f, o, s.active, 'draw-hazard');
    },
  },
  'draw-hazard': {
    ask(s, f) {
      return drawStep(s, f, s.hazardSeat, 'passives');
    },
    answer(s, f, o) {
      more(s, f, o, s.hazardSeat, 'passives');
    },
  },
  passives: {
    run(s, f) {
      if (lookAtStart(s, f)) {
        // their order was named together with that of the other effects
        const ordered = s.queue;
        s.queue = [];
        declareInOrder(s, 'movement-hazard', ordered);
        return;
      }
      f.s = 'hazards';
      flushQueue(
        s,
        'movement-hazard',
        rulesOf(s).ordersPassives === 'resource-player' ? s.active : s.hazardSeat,
      );
    },
  },
  hazards: {
    run(s, f) {
      f.s = 'ending';
      const co = company(s, f.company);
      if (co && !co.returned) push(s, windowFrame(s, 'movement-hazard'));
    },
  },
  ending: {
    run(s, f) {
      f.s = 'leave';
      happen(s, {
        event: 'company-phase',
        phase: 'movement-hazard',
        edge: 'end',
        company: f.company,
      });
      const co = company(s, f.company);
      if (co && !co.returned) push(s, windowFrame(s, 'movement-hazard-end'));
      else if (s.queue.length > 0) flushQueue(s, 'movement-hazard-end', s.active);
    },
  },
  leave: {
    run(s, f) {
      f.s = 'reset';
      const co = company(s, f.company);
      if (co) rememberAims(s, co);
      // it was asked of the movement that is over now
      if (co && co.again === undefined) {
        if (co.nextPath !== undefined) delete co.nextPath;
        if (co.onward !== undefined) delete co.onward;
      }
      expire(s, 'phase', f.company);
      if (co?.members.length === 0) dropCompany(s, co);
      else if (co?.moving) {
        const from = co.origin;
        co.site = co.dest;
        digUnder(s, from, co.site);
        co.origin = -1;
        co.moved = true;
        s.unsettled = true;
        releaseSite(s, from);
      }
      push(s, {
        p: 'reset',
        s: 'ask',
        seats: seatsFrom(s, s.active),
      });
    },
  },
  reset: {
    run(s, f) {
      const co = company(s, f.company);
      if (co?.again !== undefined && co.moved) {
        f.s = 'again';
        return;
      }
      pop(s, f);
      s.current = -1;
    },
  },
  /** A company that moves again has another phase at once (coe/2.IV.3). */
  again: {
    ask(s, f) {
      const co = company(s, f.company);
      const sites = co ? destinations(s, co).filter((id) => isOnward(s, co, id)) : [];
      const bound = co?.onward?.must === true && sites.length > 0;
      return ask(s.active, 'alternative', 'move-again', [
        ...sites.map((site): Option => ({ type: 'declare-move', company: f.company, site })),
        ...(bound ? [] : [{ type: 'pass' } as const]),
      ]);
    },
    answer(s, f, o) {
      const co = company(s, f.company);
      if (co) {
        delete co.again;
        // by which movement it goes is asked until it has gone
        if (o.type !== 'declare-move' || co.onward?.by === undefined) delete co.onward;
      }
      if (co && o.type === 'declare-move') {
        co.destShared = s.zone[o.site] === 'play';
        if (!co.destShared) put(s, o.site, 'aside', { known: 1 << co.seat, why: 'declared' });
        co.dest = o.site;
        co.tried = [...(co.tried ?? []), nameOf(s, co.site)];
        if (co.path.length > 0) co.trodden = [...(co.trodden ?? []), effectivePath(s, co)];
        co.path = [];
        co.movement = '';
        if (co.leave !== undefined) delete co.leave;
        if (f.left !== undefined) delete f.left;
        if (f.looked !== undefined) delete f.looked;
        f.s = 'reveal';
        forgetUses(s);
        forgetDraws(s, f.company);
        return;
      }
      if (co?.nextPath !== undefined) delete co.nextPath;
      f.s = 'reset';
    },
  },
};

/** What lets it move again lets it go there. */
const isOnward = (s: State, co: Company, site: Cid): boolean =>
  co.onward === undefined ||
  (matches(s, newCtx(s, co.seat, co.again ?? -1), site, co.onward.to) &&
    !(co.onward.untried && co.tried?.includes(nameOf(s, site))) &&
    !(
      co.onward.untried === 'unused' &&
      compiled(s.rt.pool, co.startSite).def.name === nameOf(s, site)
    ) &&
    (co.onward.by === undefined || waysTo(s, co, site, co.onward.by).length > 0));

/** The base of the hazard limit (coe/2.IV.iii); what is played before a roll counts against it too. */
function setLimit(s: State, co: Company): void {
  let limit = co.fixedLimit ?? Math.max(2, companySize(s, co));
  if (rulesOf(s).sideboardHalves === 'base' && did(s, s.hazardSeat, 'sideboarded'))
    limit = Math.ceil(limit / 2);
  co.limit = limit;
  if (co.limitOrder !== undefined) delete co.limitOrder;
}

/** It goes on, or stays where it is; that is not being returned (coe/2.IV.i.1). */
function rollForWay(s: State, co: Company): void {
  const against = rollNeeded(s, co);
  const dice = rollDice(s);
  const total = dice[0] + dice[1] + companyStat(s, 'under-deeps-roll', co);
  const passed = total >= against;
  if (heeded(s, 'roll'))
    happen(s, {
      event: 'roll',
      seat: co.seat,
      dice,
      for: 'a way',
      card: co.dest,
      total,
      against,
      outcome: passed ? 'passed' : 'failed',
    });
  if (!passed) stays(s, co);
}

/** There will be no movement: the new site goes back. */
function stays(s: State, co: Company): void {
  const site = co.dest;
  co.dest = -1;
  co.moving = false;
  co.origin = -1;
  releaseSite(s, site);
  s.unsettled = true;
}

/** With several opponents each company meets the next of them in turn order. */
function hazardPlayer(s: State, co: Company): number {
  const others = opponentsOf(s, co.seat);
  if (others.length === 1) return others[0];
  const before = companiesOf(s, co.seat).filter((c) => c.phased && c.id !== co.id).length;
  const seat = others[before % others.length];
  happen(s, { event: 'was-hazard-player', seat });
  return seat;
}

/** The new site is turned over; movement that has become illegal is off (coe/2.IV.i, i.2). */
function revealSite(s: State, co: Company): void {
  if (s.zone[co.dest] === 'aside') put(s, co.dest, 'play', { known: everyone(s), why: 'revealed' });
  changeVersion(s, co);
  const site = co.dest;
  if (s.zone[site] !== 'play' || !canReach(s, co, site) || cannot(s, 'move', co.id))
    return stays(s, co);
  co.moving = true;
  co.origin = co.site;
  choosePlace(s, co);
  if (heeded(s, 'company')) happen(s, { event: 'company', company: co.id, change: 'revealed' });
  s.unsettled = true;
}

/** Cards for movement: by the new site, or by the site of origin on the way to a haven (coe/2.IV.v). */
function startDraws(s: State, f: CompanyPhaseFrame, who: 'resource' | 'hazard'): void {
  const co = company(s, f.company);
  f.drawn = 0;
  f.draws = 0;
  if (!co?.moving) return;
  const home = kindOf(s, co.seat).drawsOnTheWayHome === 'origin' && isHavenFor(s, co.dest, co.seat);
  const by = home ? co.origin : co.dest;
  const base = siteDef(s, by).draws[who];
  if (who === 'resource' && !co.members.some((m) => isAvatar(s, m) || stat(s, 'mind', m) >= 3))
    return;
  f.draws = Math.max(
    0,
    companyStat(s, who === 'resource' ? 'resource-draws' : 'hazard-draws', co, base),
  );
}

/** One card at least, then as many more as are allowed and wanted. */
function drawStep(s: State, f: CompanyPhaseFrame, seat: number, next: 'draw-hazard' | 'passives') {
  if (f.drawn >= f.draws) {
    f.s = next;
    if (next === 'draw-hazard') startDraws(s, f, 'hazard');
    return null;
  }
  if (f.drawn === 0) {
    f.drawn++;
    drawCard(s, seat);
    return null;
  }
  return ask(seat, 'confirm', 'draw', [{ type: 'yes' }, { type: 'no' }]);
}

function more(s: State, f: CompanyPhaseFrame, o: Option, seat: number, _next: string): void {
  if (o.type === 'yes') {
    f.drawn++;
    drawCard(s, seat);
  } else f.drawn = f.draws;
}
