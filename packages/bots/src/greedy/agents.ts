import { couldLure, type Option, query } from '@mathom/engine';
import type { CharacterCard } from '@mathom/engine/language';
import { blowOf, outlook } from './danger.ts';
import { cardOf, current, type Sight, strengthOf } from './sight.ts';

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
    case 'lure':
      return there ? lureWorth(x, o.card) : -0.1;
    default:
      return -0.1;
  }
}

/** What the attack of an agent on the company at his site is worth: the harm, less what he is worth if beaten. */
export function agentAttackWorth(x: Sight, id: number): number {
  const co = current(x);
  const c = query.def(x.s, id);
  const mine = query.agentGroup(x.s, id);
  if (!co || !mine || c.kind !== 'character') return 0;
  const home = query.isHomeOf(x.s, id, query.nameOf(x.s, query.newSite(co)));
  const hidden = !mine.agent.faceUp;
  // two dice on his side: seven more on an average
  const prowess = c.prowess + 7 + (hidden ? (home ? 5 : 2) : home ? 2 : 0);
  const spec = { race: c.race ?? [], strikes: 1, prowess, body: c.body };
  const { harm, beaten } = outlook(blowOf(spec), strengthOf(x, co));
  return harm + 0.05 - beaten * (c.points ?? 0) * 0.5;
}

/** Of the creatures in hand that cannot come yet, the best that he would bring in; but then he is tapped. */
function lureWorth(x: Sight, id: number): number {
  const co = current(x);
  const mine = query.agentGroup(x.s, id);
  if (!co || !mine) return -0.1;
  let best = 0;
  for (const card of x.s.players[x.me].hand) {
    const c = cardOf(x.s, card);
    if (c?.kind !== 'creature' || x.d.options.some((o) => o.type === 'play' && o.card === card))
      continue;
    if (!couldLure(x.s, mine, card, co)) continue;
    const { harm, beaten } = outlook(blowOf(c.attack), strengthOf(x, co));
    best = Math.max(best, harm - beaten * c.points * 0.7);
  }
  return best - 0.1 - Math.max(0, agentAttackWorth(x, id));
}
