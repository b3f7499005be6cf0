/** Agents who take prisoners to one of their homes. */

import type { AttackSpec } from '../language/index.ts';
import { agentGroup, homeCards, isHomeOf } from '../query/agents.ts';
import { nameOf, note } from '../query/cards.ts';
import type { AttackFrame, StrikeFrame } from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { clearTrail } from '../verbs/agents.ts';
import { imprison } from './prison.ts';

/** Where he can hold somebody: at any of his homes of which there is a card, however far away. */
export function agentPrisons(s: State, a: AttackFrame): Cid[] {
  const { rescueSite } = note(s, a.ctx.card);
  // who comes second is held where the first is
  if (rescueSite !== undefined) return [rescueSite];
  const mine = agentGroup(s, a.card);
  if (!mine) return [];
  const here = mine.site >= 0 && isHomeOf(s, a.card, nameOf(s, mine.site)) ? [mine.site] : [];
  return [...here, ...homeCards(s, mine)];
}

/** The prisoner and the agent are at that site now, which is the rescue site too. */
export function imprisonAtHome(
  s: State,
  a: AttackFrame,
  f: StrikeFrame,
  site: Cid,
  attacks: readonly AttackSpec[],
): void {
  const rescue = attacks.map((spec) => ({ ...spec, race: a.races }));
  imprison(s, f.who, f.captor, site, rescue);
  const mine = agentGroup(s, a.card);
  if (!mine || mine.site === site) return;
  clearTrail(s, mine);
  mine.agent.trail = [site];
  mine.site = site;
}
