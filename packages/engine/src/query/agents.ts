/** Agents in play as hazards: where they are, where they can go, and whether they came lawfully (coe/4). */

import type { CharacterCard } from '../language/index.ts';
import { cardsNamed, siteNamed } from '../pool/pool.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Agent, Cid, Company, Ctx, Seat, State } from '../state/types.ts';
import { def, groups, nameOf, newCtx, siteDef, siteOfCard } from './cards.ts';
import { matches } from './evaluate.ts';
import { contextOf, inForce } from './in-force.ts';
import { plainRoads } from './movement/roads.ts';
import { describesOneOf } from './printed-site.ts';
import { refCard } from './refs.ts';
import { isOtherVersionUsed } from './site-versions.ts';
import { isHavenFor } from './sites.ts';

/** The group that an agent is. */
export interface AgentGroup extends Company {
  agent: Agent;
}

const isGroup = (c: Company): c is AgentGroup => c.agent !== undefined;

const NOBODY: readonly AgentGroup[] = [];

/** Asked at every moment, and most of the time there is none: then nothing is made. */
function agents(s: State, seat: Seat | -1): readonly AgentGroup[] {
  let out: AgentGroup[] | null = null;
  const all = groups(s);
  for (let i = 0; i < all.length; i++) {
    const c = all[i];
    if (!isGroup(c) || (seat >= 0 && c.seat !== seat)) continue;
    if (out === null) out = [c];
    else out.push(c);
  }
  return out ?? NOBODY;
}

export const agentsOf = (s: State, seat: Seat): readonly AgentGroup[] => agents(s, seat);

export const allAgents = (s: State): readonly AgentGroup[] => agents(s, -1);

export function agentGroup(s: State, id: Cid): AgentGroup | undefined {
  const mine = s.company[id];
  return mine < 0 ? undefined : allAgents(s).find((c) => c.id === mine);
}

/** The card that he is. */
export const agentOf = (co: Company): Cid => co.members[0] ?? -1;

/** Of one who is no character nothing is asked that he has. */
const character = (s: State, id: Cid): Partial<CharacterCard> =>
  def(s, id) as Partial<CharacterCard>;

/** Whether a place is a home of his, named or described (coe/2.V.ii.5). */
export const isHomeOf = (s: State, id: Cid, place: string): boolean =>
  place !== '' &&
  (character(s, id).home ?? []).some((h) =>
    typeof h === 'string'
      ? h === place
      : describesOneOf(s.rt.pool, h.any, { name: place as never }),
  );

/** Where he is, by name; '' for one who lies face-down at one of his homes. */
export const placeOf = (s: State, co: AgentGroup): string =>
  co.site >= 0 ? nameOf(s, co.site) : co.agent.home;

/**
 * Where a card is, by name: an agent who lies face-down at home may be at any of his homes, until it
 * is said at which (`place`, while he is about to be used for something).
 */
export function placesOf(s: State, c: Ctx, id: Cid): string[] {
  if (id < 0) return [];
  const mine = agentGroup(s, id);
  if (!mine) {
    const site = siteOfCard(s, id);
    return site < 0 ? [] : [nameOf(s, site)];
  }
  const there = placeOf(s, mine);
  if (there !== '') return [there];
  const { place } = c.bound;
  return place === undefined ? [...homeNames(s, id), ...moreStarts(s, mine)] : [nameOf(s, place)];
}

/** Whether he is there, or can be as long as he has not said at which of his homes he is. */
export const couldBeAt = (s: State, co: AgentGroup, place: string): boolean => {
  const there = placeOf(s, co);
  return there === '' ? startsAt(s, co, place) : there === place;
};

/** Whether he may have come into play there (coe/2.IV.vii.1). */
export const startsAt = (s: State, co: AgentGroup, place: string): boolean =>
  isHomeOf(s, agentOf(co), place) || moreStarts(s, co).includes(place);

/** Places where a card lets him have come into play, though they are no homes of his. */
function moreStarts(s: State, co: AgentGroup): string[] {
  const out: string[] = [];
  const id = agentOf(co);
  for (const x of inForce(s, 'starts')) {
    const c = contextOf(s, x);
    if (refCard(s, c, x.a.who) !== id || !matches(s, c, id, { homeType: x.a.homeType })) continue;
    const { agentSites } = kindOf(s, co.seat);
    for (const d of s.rt.pool.cards)
      if (d.kind === 'site' && agentSites.includes(d.alignment) && x.a.at.includes(d.type))
        out.push(d.name);
  }
  return out;
}

/** He is at one of his homes, if he is where they say. */
export const isAtHome = (s: State, co: AgentGroup, place: string): boolean =>
  isHomeOf(s, agentOf(co), place);

/** The sites of his player's location deck at which he can be said to have come into play, one of a name. */
export function homeCards(s: State, co: AgentGroup): Cid[] {
  const out: Cid[] = [];
  const more = moreStarts(s, co);
  for (const id of s.players[co.seat].sites) {
    const name = nameOf(s, id);
    if (!isHomeOf(s, agentOf(co), name) && !more.includes(name)) continue;
    if (usable(s, co, id) && !out.some((x) => nameOf(s, x) === name)) out.push(id);
  }
  return out;
}

/** Of the site cards that agents of such a player use, and of a site of which he uses no other (coe/4.F1, 4.B1). */
const usable = (s: State, co: Company, site: Cid): boolean =>
  kindOf(s, co.seat).agentSites.includes(siteDef(s, site).alignment) &&
  !isOtherVersionUsed(s, site);

const regionOf = (s: State, co: Company, place: string): number => {
  const site = siteNamed(s.rt.pool, place);
  const n = site ? s.rt.pool.numbers.get(site.id) : undefined;
  return n === undefined ? -1 : roads(s, co).regionOf[n];
};

const roads = (s: State, co: Company) => plainRoads(s.rt.pool, kindOf(s, co.seat)).roads;

/** In the same region or in a neighbouring one (coe/4.1, 4.R1, 4.B2). */
function isNear(s: State, co: Company, from: string, to: string): boolean {
  const a = regionOf(s, co, from);
  const b = regionOf(s, co, to);
  return a >= 0 && b >= 0 && (a === b || roads(s, co).next[a].includes(b));
}

/** A haven of Wizards, in any version; or a haven in play of one who has strayed (coe/4.4). */
function isClosed(s: State, co: AgentGroup, site: Cid): boolean {
  const { name } = siteDef(s, site);
  const { race, agentMoves } = character(s, agentOf(co));
  if (agentMoves?.havens) return false;
  const printed = cardsNamed(s.rt.pool, name).some(
    ({ def: d }) => d.kind === 'site' && d.alignment === 'hero' && d.type === 'haven',
  );
  if (printed) return true;
  const { isSite } = s.rt.pool;
  return s.table.some((x) => {
    if (isSite[s.def[x]] !== 1 || nameOf(s, x) !== name) return false;
    const seat = s.owner[x];
    const { havens } = kindOf(s, seat);
    if (!isHavenFor(s, x, seat)) return false;
    return havens.includes('hero') || (havens.includes('fallen-wizard') && race !== 'Elf');
  });
}

/** Whether he may go there at all, from wherever. */
export function mayGo(s: State, co: AgentGroup, site: Cid): boolean {
  const d = siteDef(s, site);
  if (d.underDeeps || !usable(s, co, site) || isClosed(s, co, site)) return false;
  const { agentMoves } = character(s, agentOf(co));
  if (!agentMoves) return true;
  const c = newCtx(s, co.seat, agentOf(co));
  if (agentMoves.only && !matches(s, c, site, agentMoves.only)) return false;
  return !(agentMoves.never && matches(s, c, site, agentMoves.never));
}

/** The places from which he can set out, each with its region: asked once for all the sites that he could go to. */
export function setsOutFrom(s: State, co: AgentGroup): readonly Start[] {
  const from = placeOf(s, co);
  return from === '' ? startsOf(s, co) : [{ place: from, region: regionOf(s, co, from) }];
}

/** Whether he can come there from one of these. */
export function reachesNext(s: State, co: AgentGroup, from: readonly Start[], site: Cid): boolean {
  const to = nameOf(s, site);
  const region = regionOf(s, co, to);
  if (region < 0) return false;
  const { next } = roads(s, co);
  for (let i = 0; i < from.length; i++) {
    const a = from[i].region;
    if (from[i].place !== to && a >= 0 && (a === region || next[a].includes(region))) return true;
  }
  return false;
}

interface Start {
  readonly place: string;
  readonly region: number;
}

/** The places where he may have come into play. */
const startsOf = (s: State, co: AgentGroup): Start[] =>
  [...homeNames(s, agentOf(co)), ...moreStarts(s, co)].map((place) => ({
    place,
    region: regionOf(s, co, place),
  }));

/** The homes that are named on his card; no agent has others. */
export const homeNames = (s: State, id: Cid): string[] =>
  (character(s, id).home ?? []).filter((h) => typeof h === 'string');

/** Whether the whole way that he has come face-down is lawful now (coe/4.2.1, 4.4). */
export function cameLawfully(s: State, co: AgentGroup): boolean {
  const { trail, based } = co.agent;
  return trail.every((site, i) => {
    if (i === 0 && based) return true;
    if (!mayGo(s, co, site)) return false;
    if (i === 0) return reachesNext(s, co, startsOf(s, co), site);
    return isNear(s, co, nameOf(s, trail[i - 1]), nameOf(s, site));
  });
}
