import type { AttackFilter, CreatureCard, Key, RegionType } from '../language/index.ts';
import { def, newCtx, newSite } from '../query/cards.ts';
import { anyOf, oneOf, specRaces } from '../query/compare.ts';
import { companyMatches, holds, matches, speaks } from '../query/evaluate.ts';
import { contextOf, inForce, isElsewhere } from '../query/in-force.ts';
import { siteHits } from '../query/keys.ts';
import { effectivePath } from '../query/map.ts';
import type { Cid, Company, Ctx, KeyUsed, PathStep, State } from '../state/types.ts';
import { luring } from './luring.ts';

/** The ways in which a creature can be keyed to where a company goes (coe/2.IV.vii.2). */
export function keysFor(s: State, card: Cid, co: Company, onlySite = false): KeyUsed[] {
  const out: KeyUsed[] = [];
  visitKeys(s, card, co, onlySite, (k) => {
    if (!out.some((x) => sameKey(x, k))) out.push(k);
    return false;
  });
  return out;
}

/** Shows every key that nothing bars, maybe twice, until one is enough. */
export function visitKeys(
  s: State,
  card: Cid,
  co: Company,
  onlySite: boolean,
  visit: (k: KeyUsed) => boolean,
): boolean {
  const d = def(s, card) as CreatureCard;
  const c = newCtx(s, s.owner[card], card);
  c.company = co.id;
  const shown = (k: KeyUsed): boolean => !barred(s, co, k, d) && visit(k);
  const path = onlySite || !co.moving ? NO_PATH : effectivePath(s, co, true);
  for (const key of d.keys)
    for (const k of keyHits(s, c, key, co, path, onlySite)) if (shown(k)) return true;
  for (const { to, through, free } of admitted(s, card, co)) {
    const byLeave = (k: KeyUsed): boolean => shown(through ? { ...k, through } : k);
    if (to === 'site') {
      if (byLeave(free ? { by: 'site-name', free } : { by: 'site-name' })) return true;
    } else
      for (const key of to)
        for (const k of keyHits(s, c, key, co, path, onlySite)) if (byLeave(k)) return true;
  }
  return luring(s, card, co).some((agent) => shown({ by: 'site-name', agent }));
}

/** To what it is keyed, as one word. */
function wordOf(k: KeyUsed): string {
  switch (k.by) {
    case 'region-type':
      return k.types.join();
    case 'region-name':
      return k.name;
    case 'site-type':
      return k.type;
    case 'site-name':
      return `${k.agent} ${k.free}`;
    case 'nothing':
      return '';
  }
}

const sameKey = (a: KeyUsed, b: KeyUsed): boolean =>
  a.by === b.by && a.through === b.through && wordOf(a) === wordOf(b);

/** `through`: the effect that lets one creature be keyed so and is over then, 0 if it is none. */
interface Admitted {
  readonly to: 'site' | readonly Key[];
  readonly through: number;
  readonly free?: true;
}

const NOT_ADMITTED: readonly Admitted[] = [];

/** Whether something in force gives keys that are off the limit: no printed one is, and mostly nothing does. */
export const areKeysFree = (s: State): boolean =>
  inForce(s, 'keying').some((x) => x.a.how === 'allow' && x.a.free === true);

/** What cards in play let such creatures be keyed to: the site, whatever it is, or further keys. */
function admitted(s: State, card: Cid, co: Company): readonly Admitted[] {
  const leaves = inForce(s, 'keying');
  if (leaves.length === 0 && s.lasting.length === 0) return NOT_ADMITTED;
  const out: Admitted[] = [];
  for (const x of leaves) {
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
  // what lets the next creature be keyed so, if it is the very next thing that its player does
  for (const l of s.lasting) {
    if (l.what.k !== 'next-play' || l.by !== s.owner[card]) continue;
    // it was taken: by the one that is declared now
    if (l.card < 0 && s.zone[card] !== 'chain') continue;
    const { effect } = l.what;
    if (effect.do === 'play' && effect.keys && matches(s, l.what.ctx, card, effect.a))
      out.push({ to: effect.keys, through: l.n });
  }
  return out;
}

/** The path has as many of that type as the key asks for. */
function enough(path: readonly PathStep[], asked: readonly RegionType[], t: RegionType): boolean {
  let n = 0;
  for (const p of path) if (p.type === t) n += p.counts ?? 1;
  n = Math.floor(n);
  for (const x of asked) if (x === t) n--;
  return n >= 0;
}

const NONE: readonly KeyUsed[] = [];
const NO_PATH: readonly PathStep[] = [];

function keyHits(
  s: State,
  c: Ctx,
  key: Key,
  co: Company,
  path: readonly PathStep[],
  onlySite: boolean,
): readonly KeyUsed[] {
  if (key.when && !holds(s, c, key.when)) return NONE;
  const site = newSite(co);
  if ('nothing' in key) return key.nothing && !onlySite ? [{ by: 'nothing' }] : NONE;
  if (!('regions' in key) && !('region' in key)) return siteHits(s, c, key, site);
  if (onlySite || !co.moving) return NONE;
  if ('region' in key) {
    const hits: KeyUsed[] = [];
    for (const p of path)
      if (p.name && key.region.includes(p.name)) hits.push({ by: 'region-name', name: p.name });
    return hits;
  }
  for (const t of key.regions) if (!enough(path, key.regions, t)) return NONE;
  return [{ by: 'region-type', types: key.regions }];
}

/** Effects that keep creatures off a company, all of them or those keyed in some way. */
function barred(s: State, co: Company, k: KeyUsed, d: CreatureCard): boolean {
  const bars = inForce(s, 'no-creatures');
  if (bars.length === 0) return false;
  const site = k.by === 'site-type' || k.by === 'site-name';
  if (site && keyingAlways(s, co)) return false;
  for (const x of bars) {
    if (isElsewhere(x, co.id)) continue;
    const c = contextOf(s, x);
    c.company = co.id;
    if (speaks(s, c, x.a) && wouldBe(k, d, x.a.a)) return true;
  }
  return false;
}

/** Whether a creature keyed so would make an attack that the filter speaks of; it asks for the key, and for its race. */
function wouldBe(k: KeyUsed, d: CreatureCard, f: AttackFilter): boolean {
  if (f.race !== undefined && !specRaces(d.attack).some((race) => oneOf(f.race, race)))
    return false;
  const site = k.by === 'site-type' || k.by === 'site-name';
  if (f.keyedToSite !== undefined && f.keyedToSite !== site) return false;
  if (f.keyedTo !== undefined && !(k.by === 'region-type' && anyOf(f.keyedTo, k.types)))
    return false;
  if (
    f.keyedToSiteType !== undefined &&
    !(k.by === 'site-type' && oneOf(f.keyedToSiteType, k.type))
  )
    return false;
  if (f.keyedToRegion !== undefined && !isToRegion(k, f.keyedToRegion)) return false;
  return f.not === undefined || !wouldBe(k, d, f.not);
}

const isToRegion = (k: KeyUsed, want: NonNullable<AttackFilter['keyedToRegion']>): boolean =>
  want === 'any'
    ? k.by === 'region-type' || k.by === 'region-name'
    : k.by === 'region-name' && oneOf(want, k.name);

function keyingAlways(s: State, co: Company): boolean {
  for (const x of inForce(s, 'keying'))
    if (x.a.how === 'always' && companyMatches(s, contextOf(s, x), co, x.a.companies)) return true;
  return false;
}

export function keyStillValid(s: State, card: Cid, key: KeyUsed, co: Company): boolean {
  if (def(s, card).kind !== 'creature') return true;
  return visitKeys(s, card, co, s.phase === 'site', (k) => sameKey(k, key));
}
