/** What belongs to a company, and what is aimed at it. */

import type { Race } from '../language/index.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Aim, Cid, Company, State } from '../state/types.ts';
import { company, companyIdOf, def, groups, isOwnAvatar, note, root } from './cards.ts';
import { inForce } from './in-force.ts';
import { modeOf } from './modes.ts';
import { raceOf } from './race.ts';
import { attackFrame } from './refs.ts';

/** Everything associated with a company, characters first (coe glossary "associated"). */
export function inCompany(s: State, co: Company): Cid[] {
  const out = co.members.slice();
  for (const id of s.table) {
    const r = root(s, id);
    if (r !== id && r >= 0 && s.company[r] === co.id && co.members.includes(r)) out.push(id);
    else if (r === id && s.company[id] === co.id && !co.members.includes(id)) out.push(id);
  }
  return out;
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
  const races = co.members.map((m) => raceOf(s, m));
  if (races.some((race) => OVERT.includes(race))) return false;
  if (
    inForce(s, 'grant').some((x) => x.a.ability === 'overt' && co.members.includes(s.host[x.card]))
  )
    return false;
  if (co.members.some((m) => isOwnAvatar(s, m) && modeOf(s, m) === 'fell-rider')) return false;
  if (
    rulesOf(s).overtHalfOrcs === 'with-others' &&
    races.includes('Half-orc') &&
    races.some((race) => race !== 'Half-orc' && race !== 'Man')
  )
    return false;
  return !inCompany(s, co).some((id) => {
    const d = def(s, id);
    return (d.kind === 'ally' || d.kind === 'event') && d.overt === true;
  });
}

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
      (c.dest === site && c.dest >= 0) ||
      (c.moving && c.origin === site) ||
      (c.agent?.trail.includes(site) ?? false),
  ) || isPrison(s, site);

/** Somebody is held at it. */
export const isPrison = (s: State, site: Cid): boolean =>
  s.table.some((id) => note(s, id).rescueSite === site);
