/** Whether an attack, or what is declared on a chain, is one that a filter speaks of. */

import { aspectsOf } from '../aspects.ts';
import type { AttackFilter, EntryFilter, Many, RegionType } from '../language/index.ts';
import { aspectsFor } from '../pool/pool.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Ctx, Entry, FacedAttack, State } from '../state/types.ts';
import { attackStat } from './attack-stats.ts';
import { company, companyIdOf, def } from './cards.ts';
import { anyOf, compares, oneOf, raceList } from './compare.ts';
import { matches } from './filter.ts';
import { attackFrame, companyRef } from './refs.ts';
import { stat } from './stats.ts';

export const facedMatches = (a: FacedAttack, f: AttackFilter): boolean =>
  (f.race === undefined || a.races.some((r) => oneOf(f.race, r))) &&
  (f.name === undefined || oneOf(f.name, a.name)) &&
  (f.source === undefined || oneOf(f.source, a.source)) &&
  (f.not === undefined || !facedMatches(a, f.not)) &&
  (f.any === undefined || f.any.some((x) => facedMatches(a, x)));

export function attackMatches(s: State, c: Ctx, a: AttackFrame, f: AttackFilter): boolean {
  if (f.race !== undefined && !a.races.some((r) => oneOf(f.race, r))) return false;
  if (f.name !== undefined && !oneOf(f.name, a.name)) return false;
  if (f.source !== undefined && !oneOf(f.source, a.source)) return false;
  if (f.keyedTo !== undefined && !keyedToType(a, f.keyedTo)) return false;
  if (
    f.keyedToSiteType !== undefined &&
    !(a.key?.by === 'site-type' && oneOf(f.keyedToSiteType, a.key.type))
  )
    return false;
  if (
    f.keyedToSite !== undefined &&
    (a.key?.by === 'site-type' || a.key?.by === 'site-name') !== f.keyedToSite
  )
    return false;
  if (f.against !== undefined && companyRef(s, c, f.against) !== a.company) return false;
  if (f.at !== undefined) {
    const co = company(s, a.company);
    if (!co || co.moving || !matches(s, c, co.site, f.at)) return false;
  }
  if (f.prowess !== undefined) {
    const n = f.prowess.basis === 'normal' ? a.prowess : stat(s, 'attack-prowess', -1);
    if (!compares(n, f.prowess.op, f.prowess.value)) return false;
  }
  if (
    f.strikes !== undefined &&
    !compares(attackStat(s, a, 'strikes'), f.strikes.op, f.strikes.value)
  )
    return false;
  if (f.tag !== undefined && a.tag !== f.tag) return false;
  if (f.detainment !== undefined && a.detainment !== f.detainment) return false;
  if (f.multiple !== undefined && a.total > 1 !== f.multiple) return false;
  if (f.not !== undefined && attackMatches(s, c, a, f.not)) return false;
  if (f.any !== undefined && !f.any.some((x) => attackMatches(s, c, a, x))) return false;
  return true;
}

/** Keyed by type only: a key by name is not one by type (coe/2.IV.vii.2.3, 3.i.4). */
const keyedToType = (a: AttackFrame, want: Many<RegionType>): boolean =>
  a.key?.by === 'region-type' && a.key.types.some((t) => oneOf(want, t));

export function entryMatches(s: State, c: Ctx, e: Entry, f: EntryFilter): boolean {
  if (e.negated) return false;
  if (f.card !== undefined && !(e.card >= 0 && e.kind === 'play' && matches(s, c, e.card, f.card)))
    return false;
  if (
    f.needsSkill !== undefined &&
    !(
      e.kind === 'play' &&
      e.action?.user?.skill !== undefined &&
      anyOf(f.needsSkill, raceList(e.action.user.skill))
    )
  )
    return false;
  if (f.by !== undefined && (e.by === c.by) !== (f.by === 'you')) return false;
  if (f.would !== undefined) {
    // what a passive condition demands is an effect like any other
    const a = e.action ? aspectsFor(s.rt.pool, e.action) : aspectsOf({ does: e.does });
    const does = (w: string): boolean =>
      w === 'return-to-origin'
        ? a.returnsToOrigin
        : w === 'tap-site'
          ? a.tapsSite
          : w === 'discard-character'
            ? a.removesCharacter
            : a.imprisons;
    if (Array.isArray(f.would) ? !f.would.some(does) : !does(f.would as string)) return false;
  }
  if (f.aimsAt !== undefined) {
    const id = companyRef(s, c, f.aimsAt);
    // a creature is played on the company itself (coe/2.IV.vii.2)
    const creature =
      e.kind === 'play' &&
      e.card >= 0 &&
      !e.action &&
      def(s, e.card).kind === 'creature' &&
      e.name !== 'on-guard' &&
      e.ctx.company === id;
    if (id < 0 || !(creature || e.ctx.aims.some((a) => aimsAtCompany(s, a, id)))) return false;
  }
  if (f.influenceAgainst !== undefined) {
    if (e.kind !== 'rule' || e.ctx.versus < 0 || s.owner[e.ctx.versus] !== c.by || e.by === c.by)
      return false;
  }
  if (f.any !== undefined && !f.any.some((x) => entryMatches(s, c, e, x))) return false;
  return true;
}

/** A target that is the company or something with it: its sites are not (crf/term/company/4). */
export function aimsAtCompany(s: State, a: import('../state/types.ts').Aim, id: number): boolean {
  if (a.t === 'company') return a.id === id;
  if (a.t === 'card') return def(s, a.id).kind !== 'site' && companyIdOf(s, a.id) === id;
  if (a.t === 'strike' || a.t === 'check') return companyIdOf(s, a.who) === id;
  if (a.t === 'attack') return company(s, id) !== undefined && attackFrame(s)?.company === id;
  return false;
}
