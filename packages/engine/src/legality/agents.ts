/** What an agent may do: be played, take an action, be turned face-up (coe/2.IV.vii.1, 4.1, 4.2). */

import type { Option } from '../options.ts';
import {
  type AgentGroup,
  agentGroup,
  agentOf,
  agentsOf,
  couldBeAt,
  homeCards,
  isHomeOf,
  mayGo,
  reachesNext,
  setsOutFrom,
} from '../query/agents.ts';
import { nameOf, newSite, tapped, untapped, wounded } from '../query/cards.ts';
import { companyStat } from '../query/company-stats.ts';
import { holds } from '../query/evaluate.ts';
import { inForce } from '../query/in-force.ts';
import { cannotComeAsAgent } from '../query/play-bans.ts';
import { stat } from '../query/stats.ts';
import { ctxWith } from '../state/ctx.ts';
import type { CardNumber, Cid, Company, Ctx, Seat, State } from '../state/types.ts';
import { overLimit } from './condition.ts';
import { siteSpent } from './destinations.ts';
import { notTheHazardPlayer } from './hazard-turn.ts';
import type { Why } from './reasons.ts';
import { mayShow } from './showing.ts';
import type { Situation } from './situation.ts';
import { fits } from './targets.ts';
import type { Reading } from './use.ts';

/** Whether an agent may be played face-down from the hand (coe/2.IV.vii.1). */
export function agentPlay(s: State, seat: Seat, sit: Situation, id: Cid, why: Why): boolean {
  if (notTheHazardPlayer(s, seat, why)) return false;
  if (
    s.phase !== 'movement-hazard' &&
    why.no('phase', 'coe/2.IV.vii.1', 'Agents are played in an opponent’s movement/hazard phase.')
  )
    return false;
  const co = sit.company;
  if (!co || s.phase !== 'movement-hazard' || seat === s.active) return false;
  if (
    co.members.length === 0 &&
    why.no('no-company', 'coe/2.3', 'There is nobody left in the company.')
  )
    return false;
  if (sit.attack && why.no('combat', 'coe/3.i', 'An agent cannot be played during combat.'))
    return false;
  if (
    sit.kind !== 'movement-hazard' &&
    !sit.attack &&
    why.no('step', 'coe/2.IV.vii', 'Agents are played in step 7 of the movement/hazard phase.')
  )
    return false;
  if (
    overLimit(s, co, 1) &&
    why.no(
      'hazard-limit',
      'coe/2.IV.iii.1',
      () =>
        `The hazard limit is ${companyStat(s, 'hazard-limit', co)}, and ${co.hazards} are declared.`,
    )
  )
    return false;
  if (
    cannotComeAsAgent(s, seat, id) &&
    why.no('banned', 'coe/9.4', () => `Something in play keeps ${nameOf(s, id)} from being played.`)
  )
    return false;
  return why.ok;
}

/** How often he has acted in this turn. */
const acted = (s: State, co: AgentGroup): number =>
  co.agent.acted === s.turn ? co.agent.actions : 0;

/** What his next action counts against the hazard limit; -1 if he has none left (coe/4.1). */
export function nextActionCosts(s: State, co: AgentGroup): number {
  // he must have been in play as the turn began
  if (co.agent.since >= s.turn) return -1;
  const done = acted(s, co);
  if (done === 0) return 1;
  const free = stat(s, 'free-agent-actions', agentOf(co));
  if (done <= free) return 0;
  return done <= free + stat(s, 'agent-actions', agentOf(co)) ? 1 : -1;
}

/** What the hazard player may do with his agents in play. */
export function agentOptions(s: State, seat: Seat, sit: Situation, out: Option[]): void {
  const co = sit.company;
  if (!co || co.returned || co.members.length === 0 || sit.attack) return;
  if (sit.kind !== 'movement-hazard') return;
  for (const mine of agentsOf(s, seat)) {
    revealOptions(s, mine, out);
    const cost = nextActionCosts(s, mine);
    if (cost >= 0 && !overLimit(s, co, cost) && !isActing(sit, mine)) acts(s, mine, out);
  }
}

/** One action of his is declared and not done yet. */
const isActing = (sit: Situation, mine: AgentGroup): boolean =>
  sit.chain?.entries.some((e) => e.agent !== undefined && e.card === agentOf(mine)) ?? false;

/** Turned face-up at the site where he is, or at one of his homes (coe/4.2, 4.2.2). */
export function revealOptions(s: State, mine: AgentGroup, out: Option[]): void {
  if (mine.agent.faceUp) return;
  const card = agentOf(mine);
  const homes = mine.site >= 0 ? [] : homeCards(s, mine);
  if (homes.length === 0) out.push({ type: 'reveal-agent', card, site: -1 });
  for (const site of homes) out.push({ type: 'reveal-agent', card, site });
}

function acts(s: State, mine: AgentGroup, out: Option[]): void {
  const card = agentOf(mine);
  const { faceUp, trail, based } = mine.agent;
  const add = (act: Extract<Option, { type: 'agent' }>['act'], site: Cid = -1): void =>
    void out.push({ type: 'agent', card, act, site });
  if (!wounded(s, card)) {
    for (const site of goals(s, mine)) add('move', site);
    if (!faceUp && trail.length > (based ? 1 : 0)) add('back');
  }
  if (faceUp) for (const site of homesFor(s, mine)) add('home', site);
  else if (trail.length > 0) add('home');
  if (wounded(s, card)) add('heal');
  if (tapped(s, card)) add('untap');
  if (!untapped(s, card)) return;
  if (faceUp) add('hide');
  if (mine.agent.lures !== s.turn) add('lure');
}

/** Where he can go (coe/4.1, 4.4). */
function goals(s: State, mine: AgentGroup): Cid[] {
  const out: Cid[] = [];
  const seen: CardNumber[] = [];
  const from = setsOutFrom(s, mine);
  for (const id of s.players[mine.seat].sites) {
    if (seen.includes(s.def[id])) continue;
    seen.push(s.def[id]);
    if (reachesNext(s, mine, from, id) && mayGo(s, mine, id) && !siteSpent(s, mine.seat, id))
      out.push(id);
  }
  return out;
}

/** The homes to which one who is face-up can return: there must be a card, if only the one with him (crf/term/agent/12). */
function homesFor(s: State, mine: AgentGroup): Cid[] {
  const here = mine.site >= 0 && isHomeOf(s, agentOf(mine), nameOf(s, mine.site));
  const others = homeCards(s, mine).filter(
    (id) => !siteSpent(s, mine.seat, id) && nameOf(s, id) !== nameOf(s, mine.site),
  );
  return here ? [mine.site, ...others] : others;
}

/** Whether he is where that company is, or is about to come. */
const isThere = (s: State, mine: AgentGroup, co: Company): boolean =>
  couldBeAt(s, mine, nameOf(s, newSite(co)));

/**
 * The site card to reveal him with there: none if one lies with him, else that of his home; or, if
 * there is none to be had, the card of the company, for its name (coe/4.2.2).
 */
export function siteThere(s: State, mine: AgentGroup, co: Company): Cid {
  if (mine.agent.faceUp || mine.site >= 0) return -1;
  const here = newSite(co);
  return homeCards(s, mine).find((id) => nameOf(s, id) === nameOf(s, here)) ?? here;
}

/** Attacks that agents can make on a company that is at its site (coe/2.V.iii, 2.V.iii.1). */
export function agentAttackOptions(
  s: State,
  co: Company,
): Extract<Option, { type: 'agent-attack' }>[] {
  return agentsOf(s, co.against)
    .filter((mine) => isThere(s, mine, co) && !hasAttacked(s, mine, co) && mayShow(s, mine))
    .map((mine) => ({ type: 'agent-attack', card: agentOf(mine), site: siteThere(s, mine, co) }));
}

const hasAttacked = (s: State, mine: AgentGroup, co: Company): boolean =>
  mine.agent.attacked === co.id && mine.agent.attackedIn === s.turn;

/** He is still in play, face-up, and where the company is. */
export function stillAttacks(s: State, id: Cid, co: Company): boolean {
  const mine = agentGroup(s, id);
  return mine?.agent.faceUp === true && isThere(s, mine, co);
}

/** The home at which he is when he is used for something: one for which the rest of it is right. */
export function homeFor(s: State, sit: Situation, u: Reading, ctx: Ctx, mine: AgentGroup): Cid {
  if (mine.site >= 0) return -1;
  const here = sit.company ? siteThere(s, mine, sit.company) : -1;
  const all = [
    ...(here >= 0 && couldBeAt(s, mine, nameOf(s, here)) ? [here] : []),
    ...homeCards(s, mine),
  ];
  const right = all.find((place) => {
    const c: Ctx = ctxWith(ctx, { bound: { ...ctx.bound, place } });
    return (
      (u.action.targets ?? []).every((t, i) => fits(s, c, t, c.aims[i], u.hazard)) &&
      (u.action.need === undefined || holds(s, c, u.action.need))
    );
  });
  return right ?? all[0] ?? -1;
}

/** Whether a card in play has agents do this. */
export const agentRule = (s: State, how: 'agents-must' | 'agents-outside'): boolean =>
  inForce(s, 'attacking').some((x) => x.a.how === how);
