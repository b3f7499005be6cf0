import type { Action } from '../language/index.ts';
import type { Option } from '../options.ts';
import type { Way } from '../pool/compile.ts';
import type { Moments } from '../pool/moments.ts';
import { ANSWERS, aimsIn, BEGINS, PHASES, STRIDE } from '../pool/reach.ts';
import { agentOf, agentsOf } from '../query/agents.ts';
import { attached, comp } from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { asInHand } from '../query/held.ts';
import { contextOf, inForce } from '../query/in-force.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { mayBegin } from './check.ts';
import { isLeftFor, mayUse } from './conditions.ts';
import { shortCutOptions } from './destinations.ts';
import { couldBe, isInVain, type Now, nowFor } from './now.ts';
import { organizationActions } from './organization.ts';
import { Why } from './reasons.ts';
import { fromHandOptions, ruleActions } from './rule-actions.ts';
import { shedOptions } from './shedding.ts';
import { mayShow } from './showing.ts';
import type { Situation } from './situation.ts';
import {
  abilityUse,
  agentUse,
  creatureUse,
  effectUse,
  eventUse,
  optionOf,
  type Reading,
  siteUse,
} from './use.ts';

/** Everything a player may do at this moment, but pass. One place, one list (ENGINE promise 1). */
export function actions(
  s: State,
  seat: Seat,
  sit: Situation,
  now: Now = nowFor(s, seat, sit),
): Option[] {
  const out: Option[] = [];
  const hand = s.players[seat].hand;
  const { reach: bits, inHand } = s.rt.pool;
  const { phase, kind, turn } = now;
  const window = now.answering ? ANSWERS : BEGINS;
  const lacks = ~now.aims;
  const { def } = s;
  let apart = 0;
  // gone through at every moment: nothing is called for what cannot be
  for (let i = 0; i < hand.length; i++) {
    const n = def[hand[i]];
    apart |= inHand[n];
    const at = n * STRIDE;
    const first = bits[at];
    if (
      (first & turn) !== 0 &&
      (bits[at + PHASES] & phase) !== 0 &&
      (bits[at + window] & kind) !== 0 &&
      (aimsIn(first) & lacks) === 0
    )
      fromHand(s, seat, sit, now, i, out);
  }
  const beside = asInHand(s, seat);
  for (let i = 0; i < beside.length; i++)
    for (const way of comp(s, beside[i]).ways)
      if (couldBe(way.moments, now)) playable(s, seat, sit, beside[i], way, out);
  abilities(s, seat, sit, now, out);
  if (apart !== 0) fromHandOptions(s, seat, sit, apart, out);
  ruleActions(s, seat, sit, out);
  if (now.own && !sit.answering) {
    if (sit.kind === 'organization') {
      organizationActions(s, seat, out);
      if (rulesOf(s).shedsStages === 'while-organizing') shedOptions(s, seat, out);
    } else if (sit.kind === 'organization-end') {
      shortCutOptions(s, seat, out);
      shedOptions(s, seat, out);
    }
  }
  return out;
}

/** The ways to play that card of his hand which could be taken. */
function fromHand(s: State, seat: Seat, sit: Situation, now: Now, i: number, out: Option[]): void {
  const { hand } = s.players[seat];
  const id = hand[i];
  const { ways } = comp(s, id);
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w];
    const { moments } = way;
    if (!couldBe(moments, now)) continue;
    // copies of one card are the same choice
    if (copyBefore(s, hand, i)) break;
    if (!isInVain(s, seat, sit, moments, id, now)) playable(s, seat, sit, id, way, out);
  }
}

function offer(s: State, sit: Situation, u: Reading, out: Option[]): void {
  if (mayBegin(s, sit, u, new Why(false))) out.push(optionOf(u));
}

function playable(s: State, seat: Seat, sit: Situation, id: Cid, way: Way, out: Option[]): void {
  // creatures and what is played at a site go by the rules and not by a text of their own
  if (way.kind === 'creature') return offer(s, sit, creatureUse(seat, id), out);
  if (way.kind === 'at-site') return offer(s, sit, siteUse(seat, id), out);
  if (way.kind === 'agent') return offer(s, sit, agentUse(seat, id), out);
  const u = eventUse(s, seat, id, way.mode, way.action);
  offer(s, sit, u, out);
  const hosts = hostsFor(s, seat, id);
  for (let i = 0; i < hosts.length; i++) offer(s, sit, { ...u, sky: hosts[i] }, out);
}

function copyBefore(s: State, hand: readonly Cid[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.def[hand[i]] === s.def[hand[at]]) return true;
  return false;
}

const NONE: readonly Cid[] = [];

/** Cards of the player that another may be played with, and to which that would make a difference. */
function hostsFor(s: State, seat: Seat, id: Cid): readonly Cid[] {
  const asked = comp(s, id).asksFor;
  if (asked.size === 0) return NONE;
  const hosts = inForce(s, 'host');
  return hosts.length === 0 ? NONE : hostsAmong(s, seat, id, asked, hosts);
}

function hostsAmong(
  s: State,
  seat: Seat,
  id: Cid,
  asked: ReadonlySet<string>,
  hosts: ReturnType<typeof inForce<'host'>>,
): readonly Cid[] {
  const out: Cid[] = [];
  for (const x of hosts) {
    if (x.lasting || x.a.aside || s.owner[x.card] !== seat || heldBy(s, x.card) >= (x.a.max ?? 99))
      continue;
    if (!matches(s, contextOf(s, x), id, x.a.a)) continue;
    const matters = inForce(s, 'reads-as').some(
      (y) =>
        y.card === x.card &&
        !y.a.all &&
        (y.a.present.some((n) => asked.has(n)) || y.a.absent.some((n) => asked.has(n))),
    );
    if (matters) out.push(x.card);
  }
  return out;
}

/** What lies with it, or is being played with it. */
function heldBy(s: State, host: Cid): number {
  let n = attached(s, host).length;
  for (const f of s.stack)
    if (f.p === 'chain')
      n += [...f.entries, ...(f.now ? [f.now] : [])].filter(
        (e) => e.use?.sky === host && s.zone[e.card] === 'chain',
      ).length;
  return n;
}

function abilities(s: State, seat: Seat, sit: Situation, now: Now, out: Option[]): void {
  // one who lies face-down may be used, and is revealed by it (coe/4.3)
  const agents = agentsOf(s, seat);
  for (let k = 0; k < agents.length; k++) {
    const mine = agents[k];
    if (mine.agent.faceUp || !mayShow(s, mine)) continue;
    const card = agentOf(mine);
    const c = comp(s, card);
    for (const { i } of c.actions)
      if (couldBe(c.moments[i] as Moments, now)) offer(s, sit, abilityUse(s, seat, card, i), out);
  }
  const said = inForce(s, 'action');
  for (let k = 0; k < said.length; k++) {
    const { a, card, i, lasting } = said[k];
    if (lasting) {
      if (isLeftFor(s, seat, lasting)) offer(s, sit, effectUse(seat, lasting, i, a), out);
      continue;
    }
    const c = comp(s, card);
    const moments = c.moments[i] as Moments;
    if (!couldBe(moments, now) || !mayUse(s, seat, card, a)) continue;
    if (!isInVain(s, seat, sit, moments, card, now))
      offer(s, sit, abilityUse(s, seat, card, i), out);
    // that may be tried though who bears it is not ready
    if (a.removal && c.def.keywords?.includes('corruption'))
      offer(s, sit, abilityUse(s, seat, card, i, true), out);
  }
  lentAbilities(s, seat, sit, now, out);
}

/** What one card can be tapped for because another can. */
function lentAbilities(s: State, seat: Seat, sit: Situation, now: Now, out: Option[]): void {
  const leaves = inForce(s, 'grant');
  for (let k = 0; k < leaves.length; k++) {
    const x = leaves[k];
    if (x.a.uses === undefined || s.owner[x.card] !== seat) continue;
    for (const of of s.table) {
      if (of === x.card || !matches(s, contextOf(s, x), of, x.a.uses)) continue;
      const c = comp(s, of);
      for (const { a, i } of c.actions)
        if (tapsItself(a) && couldBe(c.moments[i] as Moments, now))
          offer(s, sit, abilityUse(s, seat, x.card, i, false, of), out);
    }
  }
}

const tapsItself = ({ cost = [] }: Action): boolean =>
  cost.some((c) => c.pay === 'tap' && c.what === 'self');
