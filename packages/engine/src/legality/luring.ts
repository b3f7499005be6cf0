/** Creatures that an agent who was tapped for it makes playable at the site where he is (coe/4.1). */

import type { CreatureCard, Race, SiteType } from '../language/index.ts';
import { type AgentGroup, agentOf, agentsOf, couldBeAt, isHomeOf } from '../query/agents.ts';
import { def, nameOf, newSite } from '../query/cards.ts';
import { specRaces } from '../query/compare.ts';
import { automaticAttacks, siteType } from '../query/sites.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { mayShow } from './showing.ts';

const FREE_PEOPLES: readonly Race[] = ['Man', 'Dwarf', 'Elf', 'Dúnadan', 'Hobbit'];

/** At home: by the type of the site. */
const AT_HOME: Partial<Record<SiteType, readonly Race[]>> = {
  'free-hold': FREE_PEOPLES,
  'border-hold': ['Orc', 'Nazgûl', ...FREE_PEOPLES],
  ruins: ['Orc', 'Nazgûl', 'Troll'],
  'shadow-hold': ['Orc', 'Nazgûl', 'Undead', 'Troll'],
  'dark-hold': ['Orc', 'Nazgûl', 'Troll'],
};

/** Where what attacks by itself may be joined by others of its kind. */
const LAIRS: readonly SiteType[] = ['ruins', 'shadow-hold', 'dark-hold'];

const NOBODY: readonly Cid[] = [];

/** The agents of the player by whom this creature can be keyed to the site of that company. */
export function luring(s: State, card: Cid, co: Company): readonly Cid[] {
  const agents = agentsOf(s, s.owner[card]);
  if (agents.length === 0) return NOBODY;
  return agents
    .filter((mine) => mine.agent.lures === s.turn && couldLure(s, mine, card, co))
    .map(agentOf);
}

/** Whether an agent, once he is tapped for it, lets that creature be keyed to the site of that company. */
export function couldLure(s: State, mine: AgentGroup, card: Cid, co: Company): boolean {
  const site = newSite(co);
  return couldBeAt(s, mine, nameOf(s, site)) && mayShow(s, mine) && allows(s, mine, card, site);
}

function allows(s: State, mine: AgentGroup, card: Cid, site: Cid): boolean {
  const d = def(s, card) as CreatureCard;
  const races = specRaces(d.attack);
  const type = siteType(s, site, 'hazards');
  if (isHomeOf(s, agentOf(mine), nameOf(s, site)) && races.some((r) => AT_HOME[type]?.includes(r)))
    return true;
  return (
    LAIRS.includes(type) &&
    d.unique !== true &&
    automaticAttacks(s, site).some((a) => specRaces(a.spec).some((r) => races.includes(r)))
  );
}
