import { type Option, query } from '@mathom/engine';
import type { CharacterCard } from '@mathom/engine/language';
import { current, type Sight } from './sight.ts';

/** What it is worth to have an agent lie in wait, when there is nothing better to do with the limit. */
export const newAgentWorth = (c: CharacterCard): number => 0.1 + 0.02 * c.prowess;

/** What an action of an agent is worth: to be where the company goes, well and untapped. */
export function agentWorth(x: Sight, o: Extract<Option, { type: 'agent' }>): number {
  const co = current(x);
  const mine = query.agentGroup(x.s, o.card);
  if (!co || !mine) return -0.1;
  const goal = query.nameOf(x.s, query.newSite(co));
  const there = query.couldBeAt(x.s, mine, goal);
  switch (o.act) {
    case 'heal':
      return 0.3;
    case 'untap':
      return 0.1;
    case 'move':
      return !there && query.nameOf(x.s, o.site) === goal ? 0.4 : -0.1;
    default:
      return -0.1;
  }
}
