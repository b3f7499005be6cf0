/** Agents of the hazard player act (coe/4). */

import { revealAgent } from '../effects/agents.ts';
import type { AgentAttack, AttackSpec, CharacterCard } from '../language/index.ts';
import { nextActionCosts } from '../legality/agents.ts';
import type { Option } from '../options.ts';
import { agentGroup, isHomeOf, placeOf } from '../query/agents.ts';
import { company, def, newCtx } from '../query/cards.ts';
import { racesAsFoe } from '../query/compare.ts';
import { value } from '../query/evaluate.ts';
import { stat } from '../query/stats.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { ctxWith } from '../state/ctx.ts';
import type { AttackFrame, EnterFrame, WindowKind } from '../state/frames.ts';
import type { Cid, Company, Ctx, Seat, State } from '../state/types.ts';
import { takeSite } from '../verbs/agents.ts';
import { tap } from '../verbs/cards.ts';
import { addEntry, ruleEntry } from './chain-start.ts';
import { attackFromSpec } from './start-attack.ts';

/** An action of an agent is declared: it counts against the limit, and can be answered (coe/4.1, 9.5). */
export function beginAgentAct(
  s: State,
  seat: Seat,
  o: Extract<Option, { type: 'agent' }>,
  kind: WindowKind,
): void {
  const mine = agentGroup(s, o.card);
  const co = company(s, s.current);
  if (!mine || !co) return;
  const counts = Math.max(0, nextActionCosts(s, mine));
  co.hazards += counts;
  const { agent } = mine;
  agent.actions = agent.acted === s.turn ? agent.actions + 1 : 1;
  agent.acted = s.turn;
  const site = o.site >= 0 && s.zone[o.site] === 'sites' ? takeSite(s, seat, o.site) : o.site;
  const e = ruleEntry(s, seat, 'agent', [], newCtx(s, seat, o.card));
  // that he taps is the price of this one, and what comes of the others
  if (o.act === 'lure') tap(s, o.card);
  addEntry(s, kind, {
    ...e,
    counts,
    tapped: o.act === 'lure' ? [o.card] : [],
    agent: { act: o.act, site },
  });
}

/** Turned face-up: no action of his, off the limit, and at once (coe/4.2). */
export function beginRevealAgent(
  s: State,
  _seat: Seat,
  o: Extract<Option, { type: 'reveal-agent' }>,
): void {
  const mine = agentGroup(s, o.card);
  if (mine) revealAgent(s, mine, o.site);
}

/** The attack of an agent is declared, and he is revealed (coe/2.V.iii). */
export function declareAgentAttack(
  s: State,
  f: EnterFrame,
  o: Extract<Option, { type: 'agent-attack' }>,
): void {
  const mine = agentGroup(s, o.card);
  if (!mine) return;
  const hidden = !mine.agent.faceUp;
  revealAgent(s, mine, o.site);
  mine.agent.attacked = f.company;
  mine.agent.attackedIn = s.turn;
  if (s.zone[o.card] === 'play') f.agents.push({ card: o.card, hidden });
}

/** How strong he is, by how he lay when his attack was declared and where (coe/3.iv.6.1). */
const bonus = (hidden: boolean, home: boolean): number => (hidden ? (home ? 5 : 2) : home ? 2 : 0);

/** The attack of an agent on a company: one strike of his own, keyed to nothing (coe/2.V.iii.2). */
export function agentAttack(
  s: State,
  id: Cid,
  co: Company,
  hidden: boolean,
  more: AgentAttack = {},
  from: Ctx = newCtx(s, s.owner[id], id),
): AttackFrame {
  const mine = agentGroup(s, id);
  const { race, agentAttack: own = {} } = def(s, id) as CharacterCard;
  const home = mine !== undefined && isHomeOf(s, id, placeOf(s, mine));
  // his own text speaks of him, whatever card lets him attack; what takes prisoners must be found again
  const ctx: Ctx = ctxWith(from, { company: co.id, card: more.captive ? from.card : id });
  const plus = [own.prowess, more.prowess].reduce<number>(
    (n, x) => n + (x === undefined ? 0 : value(s, ctx, x)),
    bonus(hidden, home),
  );
  const { prowess: _own, ...his } = own;
  const { prowess: _more, ...its } = more;
  const spec: AttackSpec = {
    race: racesAsFoe(race),
    strikes: 1,
    ...(hidden && home ? { attackerChooses: true } : {}),
    ...his,
    ...its,
    prowess: stat(s, 'prowess', id) + plus,
    body: stat(s, 'body', id) + (home ? 1 : 0),
    ...(kindOf(s, co.seat).agentsDetain ? { detainment: true } : {}),
  };
  const a = attackFromSpec(s, ctx, spec, { source: 'agent', card: id, key: null, company: co.id });
  return { ...a, by: s.owner[id], foe: { ...a.foe, k: 'agent', card: id } };
}
