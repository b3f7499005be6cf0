/** Whether a card is one that a filter speaks of. */

import type { AttackSpec, CardFilter, Many, Race, Skill } from '../language/index.ts';
import { siteNamed } from '../pool/pool.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import {
  attached,
  companyIdOf,
  companyOf,
  def,
  isHazardAgent,
  note,
  seatOf,
  siteOfCard,
} from './cards.ts';
import { anyOf, compares, isOrc, oneOf, raceList } from './compare.ts';
import { companyMatches, pathMatches } from './filter-company.ts';
import { contextOf, inForce, type OfKind, type Said } from './in-force.ts';
import { effectiveSitePath, regionTypeNow } from './map.ts';
import { happenedTo } from './memory.ts';
import { describesOneOf } from './printed-site.ts';
import { attackFrame, companyRef, refCard, strikeFrame } from './refs.ts';
import { automaticAttacks, hadHoard, isHavenFor, siteType } from './sites.ts';
import { baseStat, stat } from './stats.ts';
import { speaks, value } from './value.ts';

const RINGS = [
  'lesser-ring',
  'magic-ring',
  'dwarven-ring',
  'mind-ring',
  'spirit-ring',
  'the-one-ring',
] as const;

const STATUS = ['untapped', 'tapped', 'wounded'] as const;

/** Skills printed, and skills given by what he bears (coe glossary "skill"). */
export function hasSkill(s: State, id: Cid, skill: Skill, exceptFrom: Cid = -1): boolean {
  const d = def(s, id);
  if ((d.kind === 'character' || d.kind === 'ally') && d.skills?.includes(skill)) return true;
  for (const x of inForce(s, 'grant')) {
    if (x.a.skill !== skill || x.card === exceptFrom || !isGranted(s, x, id)) continue;
    return true;
  }
  return false;
}

/** Whether what is granted is granted to him. */
function isGranted(s: State, x: Said<OfKind<'grant'>>, id: Cid): boolean {
  const { to } = x.a;
  if (x.lasting === null && to === 'bearer' && s.host[x.card] !== id) return false;
  const c = contextOf(s, x);
  return (
    (typeof to === 'string' ? refCard(s, c, to) === id : matches(s, c, id, to.each)) &&
    speaks(s, c, x.a)
  );
}

export function matches(s: State, c: Ctx, id: Cid, f: CardFilter): boolean {
  const d = def(s, id);
  if (f.kind !== undefined && (!oneOf(f.kind, d.kind) || isHazardAgent(s, id))) return false;
  if (f.name !== undefined && !oneOf(f.name, d.name)) return false;
  if (f.side !== undefined && sideOf(s, id) !== f.side) return false;
  if (f.event !== undefined && !(d.kind === 'event' && oneOf(f.event, d.duration))) {
    // a creature lying in play as an event counts as that sort of event
    if (
      !(
        d.kind === 'creature' &&
        s.zone[id] === 'play' &&
        d.asEvent &&
        oneOf(f.event, d.asEvent.duration)
      )
    )
      return false;
  }
  if (f.class !== undefined && !(d.kind === 'item' && oneOf(f.class, d.class))) return false;
  if (f.slot !== undefined && !(d.kind === 'item' && d.slot !== undefined && oneOf(f.slot, d.slot)))
    return false;
  if (f.race !== undefined && !raceMatches(s, id, f.race)) return false;
  if (f.skill !== undefined) {
    const want = f.skill;
    const but = f.without !== undefined ? refCard(s, c, f.without) : -1;
    if (
      Array.isArray(want)
        ? !want.some((k) => hasSkill(s, id, k, but))
        : !hasSkill(s, id, want as Skill, but)
    )
      return false;
  }
  if (f.keyword !== undefined && !anyOf(f.keyword, d.keywords)) return false;
  if (f.alignment !== undefined && !oneOf(f.alignment, d.alignment)) return false;
  if (f.unique !== undefined && (d.unique === true) !== f.unique) return false;
  if (f.avatar !== undefined && (d.kind === 'character' && d.avatar === true) !== f.avatar)
    return false;
  if (f.status !== undefined && !oneOf(f.status, STATUS[s.status[id]])) return false;
  if (f.stored !== undefined && (note(s, id).stored !== undefined) !== f.stored) return false;
  if (f.ring !== undefined) {
    const ring =
      d.kind === 'item' && (d.class === 'gold-ring' || RINGS.some((k) => d.keywords?.includes(k)));
    if (ring !== f.ring) return false;
  }
  if (f.whose !== undefined && (seatOf(s, id) === c.by) !== (f.whose === 'yours')) return false;
  if (f.is !== undefined && refCard(s, c, f.is) !== id) return false;
  if (f.isNot !== undefined && refCard(s, c, f.isNot) === id) return false;
  if (f.with !== undefined) {
    const mine = companyIdOf(s, id);
    if (mine < 0 || mine !== companyRef(s, c, f.with)) return false;
  }
  if (f.at !== undefined) {
    const here = siteOfCard(s, id);
    const there = refCard(s, c, f.at);
    if (here < 0 || there < 0) return false;
    const site = siteOfCard(s, there);
    if (site < 0 || def(s, here).name !== def(s, site).name) return false;
  }
  if (f.on !== undefined && s.host[id] !== refCard(s, c, f.on)) return false;
  if (
    f.home !== undefined &&
    !(d.kind === 'character' && d.home.some((h) => typeof h === 'string' && oneOf(f.home, h)))
  )
    return false;
  if (f.facing !== undefined && !isFacing(s, id, f.facing)) return false;
  if (f.follower !== undefined && s.control[id] >= 0 !== f.follower) return false;
  if (
    f.stat !== undefined &&
    !compares(
      f.stat.basis === 'normal' ? baseStat(s, f.stat.name, id) : stat(s, f.stat.name, id),
      f.stat.op,
      value(s, c, f.stat.value),
    )
  )
    return false;
  if (f.player !== undefined && !oneOf(f.player, s.players[s.owner[id]].kind)) return false;
  if (f.able !== undefined && !isAble(s, c, id, f.able)) return false;
  if (
    f.uniqueInPlay !== undefined &&
    (d.unique === true && copyInPlay(s, d.name)) !== f.uniqueInPlay
  )
    return false;
  if (f.storedAt !== undefined && note(s, id).stored !== f.storedAt) return false;
  if (f.happened !== undefined && !happenedTo(s, id, f.happened)) return false;
  if (f.playableAt !== undefined && !playableAt(s, id, f.playableAt)) return false;
  if (f.bears !== undefined) {
    const want = f.bears;
    if (!attached(s, id).some((x) => matches(s, c, x, want))) return false;
  }
  if (f.borneBy !== undefined) {
    const host = s.host[id];
    if (host < 0 || !matches(s, c, host, f.borneBy)) return false;
  }
  if (f.company !== undefined) {
    const co = companyOf(s, id);
    if (!co || !companyMatches(s, c, co, f.company)) return false;
  }
  if (d.kind === 'site') {
    if (f.siteType !== undefined && !oneOf(f.siteType, siteType(s, id))) return false;
    if (f.region !== undefined && (d.region === undefined || !oneOf(f.region, d.region)))
      return false;
    if (f.haven !== undefined && isHavenFor(s, id, s.owner[id]) !== f.haven) return false;
    if (f.underDeeps !== undefined && (d.underDeeps === true) !== f.underDeeps) return false;
    if (f.hoard !== undefined && hadHoard(s, id) !== f.hoard) return false;
    if (f.lair !== undefined && (d.lair !== undefined) !== f.lair) return false;
    if (f.regionType !== undefined) {
      if (
        d.region === undefined ||
        !oneOf(f.regionType, regionTypeNow(s, d.region, playsHazard(s, c)))
      )
        return false;
    }
    if (f.autoAttack !== undefined) {
      const want = f.autoAttack;
      const list = automaticAttacks(s, id);
      if (!list.some((a) => specRaces(a.spec).some((r) => oneOf(want.race, r)))) return false;
    }
    if (
      f.path !== undefined &&
      !pathMatches(
        effectiveSitePath(s, id, playsHazard(s, c)).map((type) => ({ type })),
        f.path,
      )
    )
      return false;
  } else if (
    f.siteType !== undefined ||
    f.haven !== undefined ||
    f.region !== undefined ||
    f.hoard !== undefined ||
    f.lair !== undefined ||
    f.autoAttack !== undefined
  ) {
    return false;
  }
  if (f.not !== undefined && matches(s, c, id, f.not)) return false;
  if (f.any !== undefined && !f.any.some((x) => matches(s, c, id, x))) return false;
  return true;
}

const raceMatches = (s: State, id: Cid, want: NonNullable<CardFilter['race']>): boolean => {
  const d = def(s, id);
  switch (d.kind) {
    case 'character':
      if (d.avatar && oneOf<Race | null>(want, kindOf(s, s.owner[id]).avatarIsAlso)) return true;
      return oneOf(want, d.race) || (isOrc(d.race) && oneOf(want, 'Orc'));
    case 'faction':
    case 'ally':
      return oneOf(want, d.race) || (isOrc(d.race) && oneOf(want, 'Orc'));
    case 'creature':
      return specRaces(d.attack).some((r) => oneOf(want, r));
    default:
      return false;
  }
};

/** The printed races of an attack; one taken from a character is known only when it is made. */
export const specRaces = (spec: AttackSpec): readonly Race[] =>
  typeof spec.race === 'object' && 'raceOf' in spec.race ? [] : raceList(spec.race as Many<Race>);

/** Resource, hazard or neither; a card on the chain is what it was declared as. */
/** Where a card is while it is played. */
const PLAYED_FROM: ReadonlySet<string> = new Set(['hand', 'guard', 'chain']);

/** Whether the text that asks is that of a hazard which is being played, and not in play already. */
export const playsHazard = (s: State, c: Ctx): boolean =>
  c.card >= 0 && PLAYED_FROM.has(s.zone[c.card]) && sideOf(s, c.card) === 'hazard';

export function sideOf(s: State, id: Cid): 'resource' | 'hazard' | 'other' {
  const d = def(s, id);
  switch (d.kind) {
    case 'event':
      return d.side;
    case 'creature':
      return 'hazard';
    case 'item':
    case 'ally':
    case 'faction':
      return 'resource';
    case 'character':
      return isHazardAgent(s, id) ? 'hazard' : 'other';
    default:
      return 'other';
  }
}

const copyInPlay = (s: State, name: string): boolean =>
  s.table.some((x) => def(s, x).name === name) ||
  s.players.some(
    (p) =>
      p.pile.some((x) => def(s, x).name === name) || p.removed.some((x) => def(s, x).name === name),
  );

/** A grant by a card in play, or by his own text, that makes someone able to do it. */
function isAble(s: State, c: Ctx, id: Cid, what: 'use-palantir'): boolean {
  return grants(s, c, id, what, (tapping) => !tapping || s.status[id] === 0 || c.entry > 0);
}

/** Whether he has to tap in order to be able to (the price is paid as the use is declared). */
export const ableByTapping = (s: State, c: Ctx, id: Cid, what: 'use-palantir'): boolean =>
  !grants(s, c, id, what, (tapping) => !tapping);

function grants(
  s: State,
  c: Ctx,
  id: Cid,
  what: 'use-palantir',
  good: (tapping: boolean) => boolean,
): boolean {
  for (const x of inForce(s, 'grant')) {
    if (x.a.ability !== what || !good(x.a.tapping === true) || !isGranted(s, x, id)) continue;
    if (x.a.for !== undefined && refCard(s, contextOf(s, x), x.a.for) !== c.card) continue;
    return true;
  }
  return false;
}

/** The place that a faction, an ally or an item names or describes is such a site. */
function playableAt(s: State, id: Cid, want: CardFilter): boolean {
  const d = def(s, id);
  if (d.kind !== 'faction' && d.kind !== 'ally' && d.kind !== 'item') return false;
  if (d.at === undefined) return false;
  const names = d.at.name;
  if (names === undefined) return describesOneOf(s.rt.pool, d.at, want);
  const wanted = want.name;
  if (wanted !== undefined && raceList(names).some((n) => oneOf(wanted, n))) return true;
  const regions = want.region;
  if (regions === undefined) return false;
  return raceList(names).some((n) => {
    const site = siteNamed(s.rt.pool, n);
    return site !== null && oneOf(regions, site.region);
  });
}

function isFacing(s: State, id: Cid, what: 'attack' | 'strike'): boolean {
  if (what === 'strike') return strikeFrame(s)?.who === id;
  const a = attackFrame(s);
  if (!a || a.canceled) return false;
  return companyIdOf(s, id) === a.company;
}
