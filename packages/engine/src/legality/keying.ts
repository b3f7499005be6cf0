import type { AttackFilter, CreatureCard, Key, RegionType } from '../language/index.ts';
import { def, newCtx, newSite } from '../query/cards.ts';
import { anyOf, oneOf } from '../query/compare.ts';
import { companyMatches, holds, matches, speaks } from '../query/evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../query/in-force.ts';
import { siteHits } from '../query/keys.ts';
import { effectivePath } from '../query/map.ts';
import type { Cid, Company, Ctx, KeyUsed, State } from '../state/types.ts';
import { luring } from './luring.ts';

/** The ways in which a creature can be keyed to where a company goes (coe/2.IV.vii.2). */
export function keysFor(s: State, card: Cid, co: Company, onlySite = false): KeyUsed[] {
  const d = def(s, card) as CreatureCard;
  const c: Ctx = { ...newCtx(s, s.owner[card], card), company: co.id };
  const out: KeyUsed[] = [];
  const add = (k: KeyUsed): void => {
    if (!out.some((x) => JSON.stringify(x) === JSON.stringify(k)) && !barred(s, co, k)) out.push(k);
  };
  for (const key of d.keys) for (const k of keyHits(s, c, key, co, onlySite)) add(k);
  for (const { to, through, free } of admitted(s, card, co)) {
    const add1 = (k: KeyUsed): void => add(through ? { ...k, through } : k);
    if (to === 'site') add1(free ? { by: 'site-name', free } : { by: 'site-name' });
    else for (const key of to) for (const k of keyHits(s, c, key, co, onlySite)) add1(k);
  }
  for (const agent of luring(s, card, co)) add({ by: 'site-name', agent });
  return out;
}

/** `through`: the effect that lets one creature be keyed so and is over then, 0 if it is none. */
interface Admitted {
  readonly to: 'site' | readonly Key[];
  readonly through: number;
  readonly free?: true;
}

/** What cards in play let such creatures be keyed to: the site, whatever it is, or further keys. */
function admitted(s: State, card: Cid, co: Company): Admitted[] {
  const out: Admitted[] = [];
  for (const x of inForce(s, 'keying')) {
    if (x.a.how !== 'allow') continue;
    const c = contextOf(s, x);
    if (
      (!x.a.creatures || matches(s, c, card, x.a.creatures)) &&
      companyMatches(s, c, co, x.a.companies)
    )
      out.push({
        to: x.a.to,
        through: x.a.once && x.lasting ? x.lasting.n : 0,
        ...(x.a.free ? { free: true } : {}),
      });
  }
  return out;
}

function keyHits(s: State, c: Ctx, key: Key, co: Company, onlySite: boolean): KeyUsed[] {
  if (key.when && !holds(s, c, key.when)) return [];
  const site = newSite(co);
  if ('nothing' in key) return key.nothing && !onlySite ? [{ by: 'nothing' }] : [];
  if (!('regions' in key) && !('region' in key)) return siteHits(s, c, key, site);
  if (onlySite || !co.moving) return [];
  const path = effectivePath(s, co, true);
  if ('region' in key) {
    const hits: KeyUsed[] = [];
    for (const p of path)
      if (p.name && key.region.includes(p.name)) hits.push({ by: 'region-name', name: p.name });
    return hits;
  }
  const need = new Map<RegionType, number>();
  for (const t of key.regions) need.set(t, (need.get(t) ?? 0) + 1);
  for (const [t, n] of need) if (path.filter((p) => p.type === t).length < n) return [];
  return [{ by: 'region-type', types: key.regions }];
}

/** Effects that keep creatures off a company, all of them or those keyed in some way. */
function barred(s: State, co: Company, k: KeyUsed): boolean {
  const site = k.by === 'site-type' || k.by === 'site-name';
  if (site && keyingAlways(s, co)) return false;
  for (const x of inForce(s, 'no-creatures')) {
    if (isElsewhere(x, co.id)) continue;
    const c = contextOf(s, x);
    c.company = co.id;
    if (speaks(s, c, x.a) && keyedSo(k, x.a.a)) return true;
  }
  return false;
}

/** Whether a creature keyed so would make an attack that the filter speaks of; it asks for the key alone. */
function keyedSo(k: KeyUsed, f: AttackFilter): boolean {
  const site = k.by === 'site-type' || k.by === 'site-name';
  if (f.keyedToSite !== undefined && f.keyedToSite !== site) return false;
  if (f.keyedTo !== undefined && !(k.by === 'region-type' && anyOf(f.keyedTo, k.types)))
    return false;
  if (
    f.keyedToSiteType !== undefined &&
    !(k.by === 'site-type' && oneOf(f.keyedToSiteType, k.type))
  )
    return false;
  return f.not === undefined || !keyedSo(k, f.not);
}

function keyingAlways(s: State, co: Company): boolean {
  for (const x of inForce(s, 'keying'))
    if (x.a.how === 'always' && companyMatches(s, contextOf(s, x), co, x.a.companies)) return true;
  return false;
}

export function keyStillValid(s: State, card: Cid, key: KeyUsed, co: Company): boolean {
  if (def(s, card).kind !== 'creature') return true;
  return keysFor(s, card, co, s.phase === 'site').some(
    (k) => JSON.stringify(k) === JSON.stringify(key),
  );
}
