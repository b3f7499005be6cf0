/** What belongs to a company, and what is aimed at it. */

import type { Card, Race } from '../language/index.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Aim, Cid, Company, State } from '../state/types.ts';
import { company, companyIdOf, def, groups, isOwnAvatar, note, root } from './cards.ts';
import { isGranted } from './granted.ts';
import { inForce } from './in-force.ts';
import { modeOf } from './modes.ts';
import { raceOf } from './race.ts';
import { attackFrame } from './refs.ts';

/** Everything associated with a company, characters first (coe glossary "associated"). */
export function inCompany(s: State, co: Company): Cid[] {
  const out = co.members.slice();
  for (const id of s.table) if (isWith(s, co, id)) out.push(id);
  return out;
}

/** Allies of the company who try to win factions as characters do, from hand and from others. */
export const envoys = (s: State, co: Company): Cid[] =>
  inCompany(s, co).filter((x) => {
    const d = def(s, x);
    return d.kind === 'ally' && d.winsFactions === true;
  });

/** It is with one of the company, or with the company itself; and is no member. */
function isWith(s: State, co: Company, id: Cid): boolean {
  const r = root(s, id);
  return r >= 0 && s.company[r] === co.id && (r === id) !== co.members.includes(r);
}

/** He is of a company whose attack somebody else faces alone (crf/term/burglary-attempts/2). */
export const isLeftOut = (s: State, attack: AttackFrame, id: Cid): boolean =>
  attack.alone >= 0 && companyIdOf(s, id) === attack.company && root(s, id) !== attack.alone;

const OVERT: readonly (Race | undefined)[] = ['Orc', 'Troll', 'Balrog'];

/**
 * No Orc, Troll, Balrog or Fell Rider in it, no ally that makes it overt, and, by the present rules, no
 * Half-orc with others than Men (coe glossary "overt").
 */
export function isCovert(s: State, co: Company): boolean {
  const { members } = co;
  let halfOrcs = false;
  let others = false;
  // asked for every site that somebody could go to: nothing is made of it
  for (let i = 0; i < members.length; i++) {
    const race = raceOf(s, members[i]);
    if (OVERT.includes(race)) return false;
    if (race === 'Half-orc') halfOrcs = true;
    else if (race !== 'Man') others = true;
    if (isOwnAvatar(s, members[i]) && modeOf(s, members[i]) === 'fell-rider') return false;
  }
  const grants = inForce(s, 'grant');
  for (let i = 0; i < grants.length; i++) {
    const x = grants[i];
    if (x.a.ability !== 'overt' || !members.includes(s.host[x.card])) continue;
    if (isGranted(s, x, x.a.to === 'self' ? x.card : s.host[x.card])) return false;
  }
  if (halfOrcs && others && rulesOf(s).overtHalfOrcs === 'with-others') return false;
  const { table } = s;
  for (let i = 0; i < table.length; i++)
    if (makesOvert(def(s, table[i])) && isWith(s, co, table[i])) return false;
  return true;
}

const makesOvert = (d: Card): boolean =>
  (d.kind === 'ally' || d.kind === 'event') && d.overt === true;

/** A target that is the company or something with it: its sites are not (crf/term/company/4). */
export function aimsAtCompany(s: State, a: Aim, id: number): boolean {
  if (a.t === 'company') return a.id === id;
  if (a.t === 'card') return def(s, a.id).kind !== 'site' && companyIdOf(s, a.id) === id;
  if (a.t === 'strike' || a.t === 'check') return companyIdOf(s, a.who) === id;
  if (a.t === 'attack') return company(s, id) !== undefined && attackFrame(s)?.company === id;
  return false;
}

/** Somebody is at the card, comes from it, or goes to it, whatever sort of group it is; or an agent's way leads over it (coe/4.2.1). */
export const siteInUse = (s: State, site: Cid): boolean =>
  groups(s).some(
    (c) =>
      c.site === site ||
      c.dest === site ||
      (c.moving && c.origin === site) ||
      (c.agent?.trail.includes(site) ?? false),
  ) || isPrison(s, site);

/** Somebody is held at it. */
export const isPrison = (s: State, site: Cid): boolean =>
  s.table.some((id) => note(s, id).rescueSite === site);
