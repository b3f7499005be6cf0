import { aspectsOf } from '../aspects.ts';
import type {
  AttackFilter,
  AttackSpec,
  CardFilter,
  CompanyFilter,
  Compare,
  EntryFilter,
  Many,
  PathFilter,
  Race,
  RegionType,
  Skill,
} from '../language/index.ts';
import { aspectsFor, siteNamed } from '../registry.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Company, Ctx, Entry, FacedAttack, PathStep, State } from '../state/types.ts';
import {
  atSite,
  attached,
  comp,
  company,
  companyIdOf,
  companyOf,
  def,
  fighters,
  newCtx,
  newSite,
  note,
  root,
  seatOf,
  siteOfCard,
} from './cards.ts';
import { effectivePath, effectiveSitePath, regionTypeNow } from './map.ts';
import { attackFrame, companyRef, refCard, strikeFrame } from './refs.ts';
import { automaticAttacks, hadHoard, isHavenFor, siteType } from './sites.ts';
import { attackStat, baseStat, companySize, stat } from './stats.ts';
import { value } from './value.ts';

export const oneOf = <T>(want: Many<T> | undefined, have: T): boolean =>
  want === undefined || (Array.isArray(want) ? want.includes(have) : want === have);

const anyOf = <T>(want: Many<T> | undefined, have: readonly T[] | undefined): boolean => {
  if (want === undefined) return true;
  if (!have) return false;
  if (Array.isArray(want)) return want.some((w) => have.includes(w));
  return have.includes(want as T);
};

export const compares = (a: number, op: Compare, b: number): boolean => {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
};

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
  for (const src of s.live) {
    if (src === exceptFrom) continue;
    const c = comp(s, src);
    if (!c.ruleKinds.has('grant')) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'grant' || r.skill !== skill || typeof r.to !== 'string') continue;
      if (r.to === 'bearer' && s.host[src] === id && !note(s, src).idle) return true;
      if (r.to === 'self' && src === id) return true;
    }
  }
  return false;
}

export function matches(s: State, c: Ctx, id: Cid, f: CardFilter): boolean {
  const d = def(s, id);
  if (f.kind !== undefined && !oneOf(f.kind, d.kind)) return false;
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
  if (f.race !== undefined && !raceMatches(d, f.race)) return false;
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
  if (f.woundedBy !== undefined && !(attackFrame(s)?.wounded.includes(id) ?? false)) return false;
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
    if (f.region !== undefined && !oneOf(f.region, d.region)) return false;
    if (f.haven !== undefined && isHavenFor(s, id, s.owner[id]) !== f.haven) return false;
    if (f.underDeeps !== undefined && (d.underDeeps === true) !== f.underDeeps) return false;
    if (f.hoard !== undefined && hadHoard(s, id) !== f.hoard) return false;
    if (f.lair !== undefined && (d.lair !== undefined) !== f.lair) return false;
    if (f.regionType !== undefined && !oneOf(f.regionType, regionTypeNow(s, d.region)))
      return false;
    if (f.autoAttack !== undefined) {
      const want = f.autoAttack;
      const list = automaticAttacks(s, id);
      if (!list.some((a) => specRaces(a.spec).some((r) => oneOf(want.race, r)))) return false;
    }
    if (
      f.path !== undefined &&
      !pathMatches(
        effectiveSitePath(s, id).map((type) => ({ type })),
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

const raceMatches = (
  d: import('../language/index.ts').Card,
  want: NonNullable<CardFilter['race']>,
): boolean => {
  switch (d.kind) {
    case 'character':
    case 'faction':
      return oneOf(want, d.race);
    case 'ally':
      return d.race !== undefined && oneOf(want, d.race);
    case 'creature':
      return specRaces(d.attack).some((r) => oneOf(want, r));
    default:
      return false;
  }
};

/** The printed races of an attack; one taken from a character is known only when it is made. */
export const specRaces = (spec: AttackSpec): readonly Race[] =>
  typeof spec.race === 'object' && 'raceOf' in spec.race ? [] : raceList(spec.race as Many<Race>);

export const raceList = <T extends string>(r: Many<T>): readonly T[] =>
  typeof r === 'string' ? [r] : (r as readonly T[]);

/** Resource, hazard or neither; a card on the chain is what it was declared as. */
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
  for (const src of s.live) {
    const cc = comp(s, src);
    if (!cc.ruleKinds.has('grant')) continue;
    for (const { r } of cc.rules) {
      if (r.is !== 'grant' || r.ability !== what || !good(r.tapping === true)) continue;
      const own = newCtx(s, s.owner[src], src);
      if (typeof r.to === 'string' ? refCard(s, own, r.to) !== id : !matches(s, own, id, r.to.each))
        continue;
      if (r.for !== undefined && refCard(s, own, r.for) !== c.card) continue;
      return true;
    }
  }
  return false;
}

/** The place that a faction, an ally or an item names is such a site. */
function playableAt(s: State, id: Cid, want: CardFilter): boolean {
  const d = def(s, id);
  if (d.kind !== 'faction' && d.kind !== 'ally' && d.kind !== 'item') return false;
  const names = d.at?.name;
  if (names === undefined) return false;
  const wanted = want.name;
  if (wanted !== undefined && raceList(names).some((n) => oneOf(wanted, n))) return true;
  const regions = want.region;
  if (regions === undefined) return false;
  return raceList(names).some((n) => {
    const site = siteNamed(n);
    return site !== null && oneOf(regions, site.region);
  });
}

function isFacing(s: State, id: Cid, what: 'attack' | 'strike'): boolean {
  if (what === 'strike') return strikeFrame(s)?.who === id;
  const a = attackFrame(s);
  if (!a || a.canceled) return false;
  return companyIdOf(s, id) === a.company;
}

export function pathMatches(path: readonly PathStep[], f: PathFilter): boolean {
  if (f.type !== undefined) {
    let n = 0;
    for (const step of path) if (oneOf(f.type, step.type)) n++;
    if (n < (f.min ?? 1)) return false;
  }
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
  if (f.active !== undefined && (s.current === co.id) !== f.active) return false;
  if (f.at !== undefined) {
    const site = atSite(co);
    if (site < 0 || !matches(s, c, site, f.at)) return false;
  }
  if (f.to !== undefined && !matches(s, c, newSite(co), f.to)) return false;
  if (f.path !== undefined && !(co.path.length > 0 && pathMatches(effectivePath(s, co), f.path)))
    return false;
  if (f.has !== undefined) {
    const want = f.has;
    if (!inCompany(s, co).some((m) => matches(s, c, m, want))) return false;
  }
  if (f.every !== undefined) {
    const want = f.every;
    if (!co.members.every((m) => matches(s, c, m, want))) return false;
  }
  // only hero players are playable yet; overt companies come with the other alignments
  if (
    f.side !== undefined &&
    (s.players[co.seat].kind === 'ringwraith' || s.players[co.seat].kind === 'balrog'
      ? 'minion'
      : 'hero') !== f.side
  )
    return false;
  if (f.covert !== undefined && isCovert(s, co) !== f.covert) return false;
  if (f.faced !== undefined) {
    const want = f.faced;
    if (!co.faced.some((a) => facedMatches(a, want))) return false;
  }
  if (f.of !== undefined && companyRef(s, c, f.of) !== co.id) return false;
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

/** No Orc or Troll in it (coe glossary "covert"). */
export const isCovert = (s: State, co: Company): boolean =>
  !co.members.some((m) => {
    const d = def(s, m);
    return (
      d.kind === 'character' && (d.race === 'Orc' || d.race === 'Troll' || d.race === 'Balrog')
    );
  });

const facedMatches = (a: FacedAttack, f: AttackFilter): boolean =>
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
    const a = e.action ? aspectsFor(e.action) : aspectsOf({ does: e.does });
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
