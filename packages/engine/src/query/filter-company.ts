/** Whether a company, or the path it takes, is one that a filter speaks of. */

import type { CompanyFilter, PathFilter, Race } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Cid, Company, Ctx, PathStep, State } from '../state/types.ts';
import { atSite, def, fighters, newSite, root } from './cards.ts';
import { companySize } from './company-stats.ts';
import { compares, oneOf } from './compare.ts';
import { matches, playsHazard } from './filter.ts';
import { facedMatches } from './filter-attack.ts';
import { effectivePath } from './map.ts';
import { companyRef } from './refs.ts';

export function pathMatches(path: readonly PathStep[], f: PathFilter): boolean {
  if (f.type !== undefined) {
    let n = 0;
    for (const step of path) if (oneOf(f.type, step.type)) n++;
    if (n < (f.min ?? 1)) return false;
  } else if (path.length < (f.min ?? 0)) return false;
  if (f.region !== undefined && !path.some((p) => p.name !== undefined && oneOf(f.region, p.name)))
    return false;
  if (f.noneConsecutiveBut !== undefined) {
    for (let i = 1; i < path.length; i++) {
      if (path[i].type !== f.noneConsecutiveBut && path[i - 1].type !== f.noneConsecutiveBut)
        return false;
    }
  }
  return true;
}

/** A card revealed on guard sees its company as it was in the movement/hazard phase (coe/2.V.6). */
const asItMoved = (s: State, c: Ctx, co: Company): boolean =>
  s.phase === 'site' &&
  co.moved &&
  co.path.length > 0 &&
  c.card >= 0 &&
  (s.zone[c.card] === 'guard' || (s.zone[c.card] === 'chain' && s.owner[c.card] !== s.active));

export function companyMatches(s: State, c: Ctx, co: Company, f: CompanyFilter): boolean {
  if (f.whose !== undefined && (co.seat === c.by) !== (f.whose === 'yours')) return false;
  if (f.size !== undefined && !compares(companySize(s, co), f.size.op, f.size.value)) return false;
  if (f.members !== undefined) {
    const n = f.members.allies ? fighters(s, co).length : co.members.length;
    if (!compares(n, f.members.op, f.members.value)) return false;
  }
  // while organizing, one that has declared a new site is one that moves
  if (
    f.moving !== undefined &&
    (co.moving || (s.phase === 'organization' && co.dest >= 0) || asItMoved(s, c, co)) !== f.moving
  )
    return false;
  if (f.moved !== undefined && co.moved !== f.moved) return false;
  if (f.active !== undefined && (s.current === co.id) !== f.active) return false;
  if (f.at !== undefined) {
    const site = atSite(co);
    if (site < 0 || !matches(s, c, site, f.at)) return false;
  }
  if (f.to !== undefined && !matches(s, c, newSite(co), f.to)) return false;
  if (
    f.path !== undefined &&
    !(co.path.length > 0 && pathMatches(effectivePath(s, co, playsHazard(s, c)), f.path))
  )
    return false;
  if (f.has !== undefined) {
    const want = f.has;
    if (!inCompany(s, co).some((m) => matches(s, c, m, want))) return false;
  }
  if (f.every !== undefined) {
    const want = f.every;
    if (!co.members.every((m) => matches(s, c, m, want))) return false;
  }
  if (f.side !== undefined && companySide(s, c, co) !== f.side) return false;
  if (f.covert !== undefined && isCovert(s, co) !== f.covert) return false;
  if (f.faced !== undefined) {
    const want = f.faced;
    if (!co.faced.some((a) => facedMatches(a, want))) return false;
  }
  if (f.companyOf !== undefined && companyRef(s, c, f.companyOf) !== co.id) return false;
  if (f.not !== undefined && companyMatches(s, c, co, f.not)) return false;
  if (f.any !== undefined && !f.any.some((x) => companyMatches(s, c, co, x))) return false;
  return true;
}

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

/** Whether it is a company of heroes or of minions (coe/2.IV.vii.F1). */
function companySide(s: State, c: Ctx, co: Company): 'hero' | 'minion' {
  const side = kindOf(s, co.seat).companies;
  if (side !== 'hero-if-covert') return side;
  return c.detaining || isCovert(s, co) ? 'hero' : 'minion';
}

const OVERT: readonly (Race | undefined)[] = ['Orc', 'Troll', 'Balrog'];

/**
 * No Orc, Troll or Balrog in it, no ally that makes it overt, and, by the present rules, no
 * Half-orc with others than Men (coe glossary "overt").
 */
export function isCovert(s: State, co: Company): boolean {
  const races = co.members.map((m) => {
    const d = def(s, m);
    return d.kind === 'character' ? d.race : undefined;
  });
  if (races.some((race) => OVERT.includes(race))) return false;
  if (
    rulesOf(s).overtHalfOrcs === 'with-others' &&
    races.includes('Half-orc') &&
    races.some((race) => race !== 'Half-orc' && race !== 'Man')
  )
    return false;
  return !inCompany(s, co).some((id) => {
    const d = def(s, id);
    return d.kind === 'ally' && d.overt === true;
  });
}
