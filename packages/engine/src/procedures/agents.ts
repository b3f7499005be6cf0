/** Agents of the hazard player act (coe/4). */

import { revealAgent } from '../effects/agents.ts';
import { nextActionCosts } from '../legality/agents.ts';
import type { Option } from '../options.ts';
import { agentGroup } from '../query/agents.ts';
import { company, newCtx } from '../query/cards.ts';
import type { WindowKind } from '../state/frames.ts';
import type { Seat, State } from '../state/types.ts';
import { takeSite } from '../verbs/agents.ts';
import { tap } from '../verbs/cards.ts';
import { addEntry, ruleEntry } from './chain-start.ts';

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
