/** Turning an agent face-up, and what his actions do when they resolve (coe/4.1, 4.2). */

import { happen, heeded } from '../happenings/happen.ts';
import { takenInPlay } from '../legality/copies.ts';
import { type AgentGroup, agentGroup, agentOf, cameLawfully, homeNames } from '../query/agents.ts';
import { nameOf, wounded } from '../query/cards.ts';
import type { Cid, Entry, State } from '../state/types.ts';
import { clearTrail, comesTo, giveBack, tellAgent, turnDown, turnUp } from '../verbs/agents.ts';
import { everyone, heal, put, slip, tap, untap } from '../verbs/cards.ts';
import { discard } from '../verbs/leaving.ts';

/**
 * He is turned face-up with the site where he is. The way that he came is looked at, and whether
 * such a one is in play already: if anything is wrong he is discarded (coe/4.2.1, 4.2.3, 4.4).
 * `home` is the card of the home where he is, if no card says it; or, if there is none to be had,
 * a card of that name in play, and he is discarded as the turn ends (coe/4.2.2).
 */
export function revealAgent(s: State, co: AgentGroup, home: Cid): void {
  if (co.agent.faceUp) return;
  const id = agentOf(co);
  const lawful = cameLawfully(s, co);
  turnUp(s, co);
  tellAgent(s, co, 'revealed');
  const { trail } = co.agent;
  const here = trail.pop();
  co.agent.based = false;
  co.agent.trail = here === undefined ? [] : [here];
  for (const site of trail) {
    if (heeded(s, 'reveal') && s.zone[site] === 'aside')
      happen(s, { event: 'reveal', card: site, seat: co.seat });
    giveBack(s, site);
  }
  if (here !== undefined) {
    if (s.zone[here] === 'aside') put(s, here, 'play', { known: everyone(s), why: 'revealed' });
  } else if (home >= 0 && s.zone[home] === 'sites') {
    const card = slip(s, home, s.players[co.seat].sites);
    put(s, card, 'play', { known: everyone(s), why: 'revealed' });
    co.agent.trail = [card];
    co.site = card;
  } else co.agent.home = home >= 0 ? nameOf(s, home) : firstHome(s, id);
  if (!lawful) discard(s, id, 'he did not come there lawfully');
  else if (takenInPlay(s, id) !== null) discard(s, id, 'he is in play already');
}

const firstHome = (s: State, id: Cid): string => homeNames(s, id)[0] ?? '';

/** Why an action of an agent comes to nothing now, or null. */
export function agentActFails(s: State, e: Entry): string | null {
  if (!e.agent) return null;
  const co = agentGroup(s, e.card);
  if (!co) return 'the agent is gone';
  switch (e.agent.act) {
    case 'move':
    case 'back':
      return wounded(s, e.card) ? 'the agent is wounded' : null;
    default:
      return null;
  }
}

/** What was taken for an action that comes to nothing goes back. */
export function agentActOff(s: State, e: Entry): void {
  if (e.agent && e.agent.site >= 0 && s.zone[e.agent.site] === 'aside') giveBack(s, e.agent.site);
}

/** An action of an agent resolves (coe/4.1). */
export function agentActs(s: State, e: Entry): void {
  const co = agentGroup(s, e.card);
  if (!co || !e.agent) return;
  const { act, site } = e.agent;
  tellAgent(s, co, act);
  switch (act) {
    case 'move':
      tap(s, e.card);
      comesTo(s, co, site);
      return;
    case 'back': {
      tap(s, e.card);
      const last = co.agent.trail.pop();
      co.site = co.agent.trail.at(-1) ?? -1;
      if (last !== undefined) giveBack(s, last);
      return;
    }
    case 'home':
      if (site < 0) clearTrail(s, co);
      else if (site !== co.site) comesTo(s, co, site);
      return;
    case 'heal':
      heal(s, e.card);
      return;
    case 'untap':
      untap(s, e.card);
      return;
    case 'hide':
      turnDown(s, co);
      return;
    case 'lure':
      co.agent.lures = s.turn;
  }
}
