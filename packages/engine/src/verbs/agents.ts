/** What befalls agents: they come, go, are turned over, and their site cards with them (coe/4). */

import { happen, heeded } from '../happenings/happen.ts';
import { type AgentGroup, agentOf } from '../query/agents.ts';
import { siteInUse } from '../query/company.ts';
import { setZone } from '../state/apart.ts';
import {
  type AgentAct,
  type Cid,
  type Company,
  type Seat,
  type State,
  UNTAPPED,
} from '../state/types.ts';
import { everyone, put, slip } from './cards.ts';
import { returnSite } from './leaving.ts';
import { hush, wake } from './live.ts';
import { dropCompany, newCompany } from './members.ts';

/** Told of an agent: what he does, not who he is. */
export function tellAgent(s: State, co: Company, act: AgentAct | 'comes' | 'revealed'): void {
  if (heeded(s, 'agent')) happen(s, { event: 'agent', card: agentOf(co), seat: co.seat, act });
}

/** Into play face-down and untapped, at one of his homes (coe/2.IV.vii.1). */
export function agentEnters(s: State, id: Cid): AgentGroup {
  const seat = s.owner[id];
  put(s, id, 'face-down', { known: s.known[id], why: 'an agent' });
  s.host[id] = -1;
  s.status[id] = UNTAPPED;
  const co = newCompany(s, seat, -1) as AgentGroup;
  co.agent = {
    faceUp: false,
    trail: [],
    based: false,
    home: '',
    since: s.turn,
    acted: 0,
    actions: 0,
    lures: 0,
    attacked: -1,
    attackedIn: 0,
  };
  co.members.push(id);
  s.company[id] = co.id;
  tellAgent(s, co, 'comes');
  return co;
}

/** A site card out of the location deck to lie face-down with him; its number tells nothing. */
export function takeSite(s: State, seat: Seat, site: Cid): Cid {
  const card = slip(s, site, s.players[seat].sites);
  put(s, card, 'aside', { known: 1 << seat, why: 'an agent' });
  return card;
}

/** A site card of his goes back; one that lay face-down has never been in play (coe/4.2.1). */
export function giveBack(s: State, site: Cid): void {
  // somebody is held there, or is there with the same card
  if (siteInUse(s, site)) return;
  if (s.zone[site] === 'play') returnSite(s, site);
  else if (s.zone[site] === 'aside')
    put(s, site, 'sites', { known: 1 << s.owner[site], why: 'returned' });
}

/** All site cards with him go back. */
export function clearTrail(s: State, co: AgentGroup): void {
  const { trail } = co.agent;
  co.agent.trail = [];
  co.agent.based = false;
  co.agent.home = '';
  co.site = -1;
  for (const site of trail) giveBack(s, site);
}

/** He is at that site now, and its card lies with him, open if he is. */
export function comesTo(s: State, co: AgentGroup, site: Cid): void {
  if (co.agent.faceUp) {
    clearTrail(s, co);
    put(s, site, 'play', { known: everyone(s), why: 'revealed' });
  }
  co.agent.trail.push(site);
  co.agent.home = '';
  co.site = site;
  s.unsettled = true;
}

/** Face-up, his text at work; what is on him stays, and so does his state. */
export function turnUp(s: State, co: AgentGroup): void {
  const id = agentOf(co);
  setZone(s, id, 'play');
  s.table.push(id);
  s.known[id] = everyone(s);
  co.agent.faceUp = true;
  wake(s, id);
  s.unsettled = true;
  if (heeded(s, 'reveal')) happen(s, { event: 'reveal', card: id, seat: co.seat });
}

/** Face-down where he is; his site stays open to all, and who saw him knows who he is (crf/term/agent/13, /22). */
export function turnDown(s: State, co: AgentGroup): void {
  const id = agentOf(co);
  s.table = s.table.filter((x) => x !== id);
  hush(s, id);
  setZone(s, id, 'face-down');
  co.agent.faceUp = false;
  co.agent.based = co.agent.trail.length > 0;
  s.unsettled = true;
}

/** He has left play, and his site cards go back (coe/4.2). */
export function agentGone(s: State, co: AgentGroup): void {
  clearTrail(s, co);
  dropCompany(s, co);
}
