import type { AttackSpec, SiteType } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { being, comp, def, newCtx, siteDef } from './cards.ts';
import { oneOf } from './compare.ts';
import { matches, specRaces } from './filter.ts';
import { holds } from './value.ts';

export type Purpose = 'any' | 'healing' | 'hazards';

/** The printed type, unless the site is another to its player (coe/1.4.B2). */
function readBy(s: State, site: Cid): SiteType {
  const d = siteDef(s, site);
  const other = kindOf(s, s.owner[site]).readsSite;
  return other !== null && other.name === d.name ? other.as : d.type;
}

/** What type a site is now, for a purpose (printed, and what is in play changes it). */
export function siteType(s: State, site: Cid, purpose: Purpose = 'any'): SiteType {
  let type = readBy(s, site);
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('site-type') && !c.ruleKinds.has('retype')) continue;
    for (const { r } of c.rules) {
      if (r.is === 'site-type') {
        const hit =
          typeof r.of === 'string'
            ? r.of === 'bearer' && s.host[src] === site
            : matches(s, newCtx(s, s.owner[src], src), site, r.of.each);
        if (hit && (!r.purposes || (purpose !== 'any' && r.purposes.includes(purpose))))
          type = r.to;
      } else if (r.is === 'retype' && r.sites) {
        if (r.when && !holds(s, newCtx(s, s.owner[src], src), r.when)) continue;
        if (siteDef(s, site).underDeeps && def(s, src).keywords?.includes('environment')) continue;
        for (const [from, to] of r.map as readonly (readonly [SiteType, SiteType])[]) {
          if (type === from) {
            type = to;
            break;
          }
        }
      }
    }
  }
  for (const l of s.lasting) {
    if (l.what.k === 'retype-site' && l.what.site === site) type = l.what.to;
    else if (l.what.k === 'abilities') {
      for (const r of l.what.abilities) {
        if (r.is !== 'retype' || !r.sites) continue;
        for (const [from, to] of r.map as readonly (readonly [SiteType, SiteType])[]) {
          if (type === from) {
            type = to;
            break;
          }
        }
      }
    }
  }
  return type;
}

/** A haven of the player's own alignment (coe/g.hav.3). */
export function isHavenFor(s: State, site: Cid, seat: Seat, purpose: Purpose = 'any'): boolean {
  const d = siteDef(s, site);
  return kindOf(s, seat).havens.includes(d.alignment) && siteType(s, site, purpose) === 'haven';
}

export interface AutoAttack {
  spec: AttackSpec;
  /** stable number of the attack at this site: printed ones first, then by what added it */
  i: number;
  /** the card that brought it, -1 if printed */
  from: Cid;
  /** which attack it is the copy of: what is done to that one is done to it */
  copyOf?: number;
}

/** The lair of that Dragon has lost its attack: a manifestation is dead or gone (coe/g.man.3). */
function dragonGone(s: State, dragon: string): boolean {
  for (const p of s.players) {
    for (const id of p.removed) if (being(def(s, id)) === dragon) return true;
    for (const id of p.pile) {
      const d = def(s, id);
      if (being(d) === dragon && d.kind !== 'faction') return true;
    }
  }
  return false;
}

/** The automatic-attacks of a site in the order in which they are faced (coe/2.V.ii). */
export function automaticAttacks(s: State, site: Cid): AutoAttack[] {
  const d = siteDef(s, site);
  const list: AutoAttack[] = [];
  d.attacks.forEach((spec, i) => {
    if (d.lair && specRaces(spec).includes('Dragon') && dragonGone(s, d.lair)) return;
    if (spec.when && !holds(s, newCtx(s, s.owner[site], site), spec.when)) return;
    list.push({ spec, i, from: -1 });
  });
  let removed = false;
  for (const src of s.live) {
    const c = comp(s, src);
    if (c.ruleKinds.has('no-automatic-attacks') && s.host[src] === site) removed = true;
    if (!c.ruleKinds.has('automatic-attack')) continue;
    for (const { r, i } of c.rules) {
      if (r.is !== 'automatic-attack') continue;
      const ctx = newCtx(s, s.owner[src], src);
      if (r.when && !holds(s, ctx, r.when)) continue;
      // environment does not reach the Under-deeps (coe glossary "environment")
      if (d.underDeeps && def(s, src).keywords?.includes('environment')) continue;
      if (matches(s, ctx, site, r.sites))
        list.push({ spec: r.spec, i: 100 + src * 10 + i, from: src });
    }
  }
  if (removed) return [];
  // each copied attack is faced again right after the one it copies
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('duplicate-automatic-attacks')) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'duplicate-automatic-attacks') continue;
      for (let k = list.length - 1; k >= 0; k--) {
        const a = list[k];
        if (a.i >= 100000) continue;
        if (specRaces(a.spec).some((x) => oneOf(r.a.race, x)))
          list.splice(k + 1, 0, {
            spec: a.spec,
            i: 100000 + src * 1000 + a.i,
            from: src,
            copyOf: a.i,
          });
      }
    }
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'auto-copy' || l.what.site !== site) continue;
    const original = l.what.i;
    const at = list.findIndex((a) => a.i === original);
    if (at >= 0)
      list.splice(at + 1, 0, {
        spec: list[at].spec,
        i: 1000000 + l.n,
        from: l.card,
        copyOf: list[at].copyOf ?? original,
      });
  }
  return list;
}

/** A site that had a Dragon automatic-attack when the turn began, or says so, holds a hoard (coe/g.hoa.1). */
export function hadHoard(s: State, site: Cid): boolean {
  if (siteDef(s, site).hoard) return true;
  if (automaticAttacks(s, site).some((a) => specRaces(a.spec).includes('Dragon'))) return true;
  return s.history.some((h) => h.what === 'dragon-hoard' && h.name === def(s, site).name);
}
