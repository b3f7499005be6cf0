/** Whether a card is one that a filter speaks of. */

import {
  type Card,
  type CardFilter,
  type CardName,
  type Duration,
  type EventCard,
  type Race,
  RINGS,
  type SiteType,
  type Stat,
} from '../../language/index.ts';
import { takenInPlay, uniquelyTaken } from '../../legality/copies.ts';
import { couldAttack, mayCome } from '../../legality/could-attack.ts';
import { cardNumbered, cardsNamed } from '../../pool/pool.ts';
import { kindOf } from '../../rules/kinds-of-player.ts';
import { ctxWith } from '../../state/ctx.ts';
import type { Cid, Ctx, State } from '../../state/types.ts';
import { agentGroup, homeNames, isHomeOf, placesOf } from '../agents.ts';
import {
  allCompanies,
  atSite,
  attached,
  being,
  beside,
  comp,
  company,
  companyIdOf,
  companyOf,
  def,
  inPlay,
  isAgent,
  isAgentCard,
  isHazardAgent,
  isRevealedBy,
  isTrophy,
  newCtx,
  note,
  opponentsOf,
  samePlace,
  seatOf,
  siteOfCard,
  storedWith,
} from '../cards.ts';
import { playerStat } from '../company-stats.ts';
import { anyOf, compares, isOrc, isOrcOrTroll, oneOf, raceList, specRaces } from '../compare.ts';
import { fitsInto } from '../composition.ts';
import { surfaceOf } from '../dug.ts';
import { companyMatches, holds, matches, speaks, value } from '../evaluate.ts';
import { happenedTo } from '../happened.ts';
import { controllersFor } from '../joining.ts';
import { keyedToSite, keyedToType } from '../keys.ts';
import { effectiveSitePath, regionTypeNow } from '../map.ts';
import { modeOf } from '../modes.ts';
import { numberOf } from '../naming.ts';
import { isWithinPath, liesNear, regionsNear } from '../near-faction.ts';
import { playableThere } from '../offers.ts';
import { pathMatches } from '../paths.ts';
import { cannotBePlayed, mayHaveAlly } from '../play-bans.ts';
import { pointSource } from '../point-source.ts';
import { raceOf } from '../race.ts';
import { attackFrame, companyRef, isOnChain, refCard, seatRef, strikeFrame } from '../refs.ts';
import { asksAsHazard, campOf, countsAsHazard, playsHazard, sideOf } from '../side.ts';
import {
  automaticAttacks,
  hadHoard,
  isBare,
  isGiven,
  isHavenFor,
  isWizardhaven,
  type Purpose,
  siteType,
} from '../sites.ts';
import { canUse, hasSkill, isAble, isAsRace, skillsNeeded } from '../skills.ts';
import { baseStat, stat } from '../stats.ts';
import { isStorable, isStorableAtAnyHaven, isStorableSomewhere, mostStored } from '../storing.ts';
import { isAdjacentTo, isSurface } from '../under-deeps.ts';
import { fitsHere, homeTypes, isNearHome, playableAt, sharesHome } from './card-places.ts';
import type { CardTests } from './reader.ts';

/** Keywords that a text can give a site. */
const GIVEN = ['information', 'dwarf-hold', 'protected'] as const;

const STATUS = ['untapped', 'tapped', 'wounded', 'inverted'] as const;

export const CARD: CardTests = {
  kind: (want, s, _c, id, d) => oneOf(want, d.kind) && !isHazardAgent(s, id),
  name: (want, _s, _c, _id, d) => oneOf(want, d.name),
  side: (want, s, _c, id) =>
    sideOf(s, id) === want || (want === 'hazard' && (isTrophy(s, id) || countsAsHazard(s, id))),
  class: (want, _s, _c, _id, d) => d.kind === 'item' && oneOf(want, d.class),
  slot: (want, _s, _c, _id, d) => d.kind === 'item' && d.slot !== undefined && oneOf(want, d.slot),
  keyword: (want, s, _c, id, d) =>
    (anyOf(want, d.keywords) &&
      !(d.kind === 'site' && oneOf(want, 'information') && isBare(s, id))) ||
    (d.kind === 'site' &&
      (GIVEN.some(
        (k) => oneOf(want, k) && isGiven(s, id, k) && (k !== 'protected' || isWizardhaven(s, id)),
      ) ||
        (oneOf(want, 'wizardhaven') && isWizardhaven(s, id)))) ||
    (d.kind === 'character' && oneOf(want, 'leader') && isGiven(s, id, 'leader')),
  alignment(want, s, _c, id, d) {
    if (d.kind !== 'character') return oneOf(want, d.alignment);
    // of characters the Balrog is a minion as well, and a Fallen-wizard a hero (coe glossary "minion", "hero")
    if (d.avatar) return oneOf(want, d.alignment) || oneOf(want, campOf(d) ?? 'hero');
    return oneOf(
      want,
      isOrcOrTroll(d.race) ? d.alignment : (kindOf(s, s.owner[id]).charactersAs ?? d.alignment),
    );
  },
  usedBy(want, s, c, id) {
    const { usedBy } = note(s, id);
    return usedBy !== undefined && usedBy === refCard(s, c, want);
  },
  unique: (want, _s, _c, _id, d) => (d.unique === true) === want,
  being: (want, _s, _c, _id, d) => oneOf<string>(want, being(d)),
  beingOf(want, s, c, _id, d) {
    const other = refCard(s, c, want);
    return other >= 0 && d.kind !== 'site' && being(d) === being(def(s, other));
  },
  avatar: (want, _s, _c, _id, d) => (d.kind === 'character' && d.avatar === true) === want,
  mode(want, s, _c, id) {
    const mode = modeOf(s, id);
    return mode !== null && (want === 'any' || oneOf(want, mode));
  },
  status: (want, s, _c, id) => oneOf(want, STATUS[s.status[id]]),
  whose(want, s, c, id) {
    if (want !== 'bearer') return (seatOf(s, id) === c.by) === (want === 'yours');
    const bearer = refCard(s, c, 'bearer');
    return bearer >= 0 && seatOf(s, id) === seatOf(s, bearer);
  },
  is: (want, s, c, id) => refCard(s, c, want) === id,
  isNot: (want, s, c, id) => refCard(s, c, want) !== id,
  on: (want, s, c, id) => s.host[id] === refCard(s, c, want),
  race: (want, s, c, id) => raceMatches(s, id, want) || isAsRace(s, c, id, want),
  // a creature lying in play as an event counts as that sort of event
  event: (want, s, _c, id, d) =>
    (d.kind === 'event' && oneOf(want, durationOf(s, id, d))) ||
    (d.kind === 'creature' &&
      s.zone[id] === 'play' &&
      d.asEvent !== undefined &&
      oneOf(want, d.asEvent.duration)),
  skill(want, s, c, id, _d, f) {
    const but = f.without === undefined ? -1 : refCard(s, c, f.without);
    return raceList(want).some((k) => hasSkill(s, id, k, but));
  },
  // says only how skills and magic are read
  without: () => true,
  stored: (want, s, _c, id) => (note(s, id).stored !== undefined) === want,
  copyOf(want, s, c, _id, d) {
    const of = refCard(s, c, want);
    return of >= 0 && def(s, of).name === d.name;
  },
  // what was slain is what it was, though somebody has it as a trophy
  asterisk(want, s, _c, id, d) {
    const slain = isTrophy(s, id) ? cardNumbered(s.rt.pool, comp(s, id).faceOf) : d;
    return (slain.kind === 'creature' && slain.asterisk === true) === want;
  },
  atHandAs: (want, s, _c, id, d) =>
    s.players[s.owner[id]].sites.some(
      (x) => def(s, x).name === d.name && def(s, x).alignment === want,
    ),
  makesWizardhaven: (_want, s, _c, id) =>
    comp(s, id).rules.some(({ r }) => r.is === 'retype' && r.sites !== undefined && r.wizardhaven),
  storedByOpponent: (_want, s, c, _id, d) =>
    opponentsOf(s, c.by).some((seat) =>
      s.players[seat].pile.some(
        (x) => note(s, x).stored !== undefined && def(s, x).name === d.name,
      ),
    ),
  storable: (want, s, _c, id) =>
    want === 'haven'
      ? isStorableAtAnyHaven(s, id)
      : want === 'somewhere'
        ? isStorableSomewhere(s, id)
        : isStorable(s, id),
  // a thing as it would count where it is stored; who was slain counts as such, and no more for what he was
  gives: (want, s, _c, id, d) =>
    d.kind === 'event'
      ? d.points !== undefined && oneOf(want, d.points.source)
      : oneOf(
          want,
          d.kind === 'item' && !isTrophy(s, id)
            ? (d.storable?.source ?? 'item')
            : pointSource(s, id),
        ),
  named: (_want, s, c, _id, d) =>
    c.aims.some((a) => a.t === 'name' && a.name === d.name) ||
    c.bound.named1 === numberOf(s, d.name) ||
    c.bound.named2 === numberOf(s, d.name),
  shown: (want, _s, c, id) => (c.bound[`shown${id}`] === 1) === want,
  playedAt: (want, s, c, _id, d) =>
    d.kind === 'site' && note(s, refCard(s, c, want)).place === d.name,
  storedAt: (want, s, c, id) => {
    const { stored } = note(s, id);
    return (
      stored !== undefined && stored === (want === 'it' && c.it >= 0 ? def(s, c.it).name : want)
    );
  },
  fellBeside(want, s, c, id) {
    const { fell } = note(s, id);
    return fell?.turn === s.turn && fell.beside.includes(refCard(s, c, want));
  },
  storedBefore(want, s, c, id) {
    const other = refCard(s, c, want);
    const mine = note(s, id).storedNo;
    return id !== other && mine !== undefined && mine < (note(s, other).storedNo ?? s.serial + 1);
  },
  ring: (want, _s, _c, _id, d) =>
    (d.kind === 'item' &&
      (d.class === 'gold-ring' || RINGS.some((k) => d.keywords?.includes(k)))) === want,
  with(want, s, c, id) {
    const mine = companyIdOf(s, id);
    return mine >= 0 && mine === companyRef(s, c, want);
  },
  at(want, s, c, id) {
    const there = refCard(s, c, want);
    if (there < 0) return false;
    if (isAgent(s, id) || isAgent(s, there))
      return placesOf(s, c, id).some((x) => placesOf(s, c, there).includes(x));
    const here = siteOfCard(s, id);
    const site = siteOfCard(s, there);
    return here >= 0 && site >= 0 && samePlace(s, here, site);
  },
  specific: (want, _s, _c, _id, d) => d.specific === want,
  homeRegion: (want, s, _c, id) =>
    homeNames(s, id).some((name) =>
      cardsNamed(s.rt.pool, name).some(
        ({ def: d }) => d.kind === 'site' && d.region !== undefined && oneOf(want, d.region),
      ),
    ),
  homeType: (want, s, _c, id) => homeTypes(s, id).some((type) => oneOf(want, type)),
  homeOf: (want, s, c, id) => sharesHome(s, refCard(s, c, want), id),
  homeAt: (want, s, c, id) => placesOf(s, c, refCard(s, c, want)).some((x) => isHomeOf(s, id, x)),
  agent: (want, s, _c, id) => isAgentSo(s, id, want),
  agentCard: (want, _s, _c, _id, d) => isAgentCard(d) === want,
  onGuard: (want, s, _c, id) => (s.zone[id] === 'guard' && s.notes[id]?.revealed !== true) === want,
  fresh: (want, s, _c, id) => cameThisTurn(s, id) === want,
  magic(want, s, c, id, d, f) {
    if (d.kind !== 'character') return anyOf(want, d.magic);
    const but = f.without === undefined ? -1 : refCard(s, c, f.without);
    return raceList(want).some((school) => canUse(s, c, id, school, but));
  },
  // a home that is described is each of those places (pef/term/any-dark-hold/1)
  home: (want, s, _c, id, d) =>
    d.kind === 'character' && raceList(want).some((place) => isHomeOf(s, id, place)),
  // an avatar has no mind to be compared
  most: (want, s, _c, id) =>
    hasStat(s, want, id) &&
    companyOf(s, id)?.members.every(
      (m) => !hasStat(s, want, m) || stat(s, want, m) <= stat(s, want, id),
    ) === true,
  facing: (want, s, _c, id) => isFacing(s, id, want),
  follower: (want, s, c, id) =>
    typeof want === 'string'
      ? s.control[id] >= 0 && s.control[id] === refCard(s, c, want)
      : typeof want === 'object'
        ? s.control[id] >= 0 && matches(s, c, s.control[id], want.of)
        : s.control[id] >= 0 === want,
  avatarOf: (want, s, c, id) => isRevealedBy(s, seatRef(s, c, want), id),
  player: (want, s, _c, id) => oneOf(want, s.players[s.owner[id]].kind),
  able: (want, s, c, id) => (want === 'have-ally' ? mayHaveAlly(s, id) : isAble(s, c, id, want)),
  joins(want, s, c, id) {
    const co = company(s, companyRef(s, c, want.company));
    if (want.inPlay) return co !== undefined && fitsInto(s, co, [id]);
    return (
      co !== undefined &&
      s.zone[id] !== 'play' &&
      uniquelyTaken(s, id) === null &&
      !cannotBePlayed(s, { card: id, seat: s.owner[id], action: null, site: co.site }) &&
      controllersFor(s, s.owner[id], co, id, want.under, leaver(s, c, want)).length > 0
    );
  },
  when: (want, s, c, id) => holds(s, ctxWith(c, { it: id }), want),
  playableNear(want, s, c, id) {
    const there = refCard(s, c, want);
    const site = there >= 0 ? def(s, there) : undefined;
    return (
      site?.kind === 'site' && site.region !== undefined && regionsNear(s, id).has(site.region)
    );
  },
  copyOn(want, s, c, _id, d) {
    const who = refCard(s, c, want);
    return who >= 0 && attached(s, who).some((x) => def(s, x).name === d.name);
  },
  inPlay: (want, s, _c, id) => inPlay(s, id) === want,
  // another shape of the same being too (coe/g.man.1), but for the one that makes way for it
  uniqueInPlay: (want, s, c, id, d) =>
    (d.unique === true && takenInPlay(s, id, c.card) !== null) === want,
  happened: (want, s, c, id) => happenedTo(s, c, id, want),
  staysWith: (want, s, c, id) => staysWith(s, id, refCard(s, c, want)),
  playableAt: (want, s, c, id) =>
    want.is === undefined ? playableAt(s, id, want) : fitsHere(s, id, refCard(s, c, want.is)),
  nearHome: (want, s, _c, id) => isNearHome(s, id) === want,
  playableAtHomeOf: (want, s, c, id) =>
    homeNames(s, refCard(s, c, want)).some((x) => playableAt(s, id, { name: x as CardName })),
  playableWhere(want, s, c, id) {
    const who = refCard(s, c, want);
    if (who < 0) return false;
    // an agent is at a place, whatever card of it there may be; anybody else at a site as it is now
    if (!isHazardAgent(s, who)) return playableThere(s, siteOfCard(s, who), id);
    return placesOf(s, c, who).some((x) => playableAt(s, id, { name: x as CardName }));
  },
  withinPath: (want, s, c, id) =>
    isWithinPath(s, id, siteOfCard(s, refCard(s, c, want.of)), want.regions),
  information: (want, s, _c, id) => comp(s, id).needsInformation === want,
  onlyFor: (want, _s, _c, _id, d) =>
    d.kind === 'event' && d.plays.some((way) => anyOf(want, skillsNeeded(d, way))),
  keyed: (want, s, c, id, d) =>
    d.kind === 'creature' &&
    ('site' in want
      ? keyedToSite(s, id, siteOfCard(s, refCard(s, c, want.site)))
      : keyedToType(s, id, want)),
  canAttack: (want, s, _c, id, d) =>
    d.kind === 'creature' && (want === 'regardless' ? mayCome(s, id) : couldAttack(s, id)),
  // what was stored with another is with it still
  borneBy(want, s, c, id) {
    const on = s.host[id] >= 0 ? s.host[id] : (note(s, id).storedWith ?? -1);
    return on >= 0 && matches(s, c, on, want);
  },
  bears: (want, s, c, id) =>
    attached(s, id).some((x) => matches(s, c, x, want)) ||
    (s.zone[id] === 'pile' && storedWith(s, id).some((x) => matches(s, c, x, want))) ||
    (s.zone[id] === 'aside' && beside(s, id).some((x) => matches(s, c, x, want))),
  company(want, s, c, id) {
    const co = companyOf(s, id);
    return co !== undefined && companyMatches(s, c, co, want);
  },
  onCompany(want, s, c, id) {
    const co = s.host[id] < 0 ? company(s, s.company[id]) : undefined;
    return co !== undefined && companyMatches(s, c, co, want);
  },
  // sites
  siteType: (want, s, c, id, d) => d.kind === 'site' && oneOf(want, siteTypeTo(s, c, id)),
  near: (want, s, c, _id, d) =>
    d.kind === 'site' && !d.underDeeps && liesNear(s, refCard(s, c, want), d),
  regionOf(want, s, c, _id, d) {
    const there = refCard(s, c, want);
    const host = there >= 0 ? def(s, there) : undefined;
    return (
      d.kind === 'site' &&
      host?.kind === 'site' &&
      host.region !== undefined &&
      host.region === d.region
    );
  },
  normalType: (want, _s, _c, _id, d) => d.kind === 'site' && oneOf(want, d.type),
  region: (want, _s, _c, _id, d) =>
    d.kind === 'site' && d.region !== undefined && oneOf(want, d.region),
  // a haven of another alignment is no place for what its player does at havens, but it is of that type (coe/g.hav.F1);
  // one of the other side is neither what a resource asks for nor what it leaves out
  haven: (want, s, c, id, d) =>
    d.kind === 'site' &&
    (want && c.by === s.owner[id]
      ? isHavenFor(s, id, c.by, purposeOf(s, c))
      : (siteTypeTo(s, c, id) === 'haven' && !isForeignHaven(s, c, d)) === want),
  lair: (want, _s, _c, _id, d) => d.kind === 'site' && (d.lair !== undefined) === want,
  lairOf(want, s, c, _id, d) {
    const dragon = refCard(s, c, want);
    return (
      d.kind === 'site' && d.lair !== undefined && dragon >= 0 && d.lair === being(def(s, dragon))
    );
  },
  versionOf: (want, s, c, _id, d) => {
    const there = refCard(s, c, want);
    // what somebody carries about is with him, not with the site where he is
    if (d.kind !== 'site' || there < 0 || def(s, there).kind === 'character') return false;
    // an event on a site speaks of that site
    const host = def(s, there).kind === 'site' ? there : s.host[there];
    // or of the site that lies off to the side with it
    const own = beside(s, there).find((x) => def(s, x).kind === 'site');
    if (own !== undefined) return def(s, own).name === d.name;
    const site = host >= 0 && def(s, host).kind === 'site' ? host : siteOfCard(s, there);
    return site >= 0 && def(s, site).name === d.name;
  },
  playedWhere: (want, s, c, id) => {
    const site = refCard(s, c, want);
    return site >= 0 && note(s, id).place === def(s, site).name;
  },
  slainAt: (want, s, c, _id, d) =>
    d.kind === 'site' &&
    s.players.some((p) =>
      [...p.pile, ...p.removed].some(
        (x) => note(s, x).slainAt === d.name && matches(s, c, x, want),
      ),
    ),
  slew: (want, s, c, id) => note(s, id).slew?.some((x) => matches(s, c, x, want)) === true,
  slainBy: (want, s, c, id) => note(s, refCard(s, c, want)).slew?.includes(id) === true,
  hoard: (want, s, _c, id, d) => d.kind === 'site' && hadHoard(s, id) === want,
  offers: (want, _s, _c, _id, d) =>
    d.kind === 'site' && d.items.some((x) => (typeof x === 'string' ? x : x.class) === want),
  autoAttack: (want, s, _c, id, d) =>
    d.kind === 'site' &&
    automaticAttacks(s, id).some(
      // one of no race is one all the same
      (a) => want.race === undefined || specRaces(a.spec).some((r) => oneOf(want.race, r)),
    ),
  underDeeps: (want, _s, _c, _id, d) => d.kind !== 'site' || (d.underDeeps === true) === want,
  visitedBy: (want, s, c, id, d) =>
    d.kind === 'site' &&
    allCompanies(s).some(
      (co) => atSite(co) >= 0 && samePlace(s, atSite(co), id) && companyMatches(s, c, co, want),
    ),
  // a Wizardhaven lies above nothing but what was dug under it (coe/g.sur.F1)
  surface: (want, s, _c, id, d) =>
    d.kind !== 'site' ||
    (isWizardhaven(s, id) ? surfaceOf(s, s.owner[id], d.name) >= 0 : isSurface(s.rt.pool, d)) ===
      want,
  adjacentTo(want, s, _c, id, d) {
    if (d.kind !== 'site') return false;
    if (!isWizardhaven(s, id)) return isAdjacentTo(s.rt.pool, d, want);
    const dug = surfaceOf(s, s.owner[id], d.name);
    return dug >= 0 && (want === 'any' || want === def(s, dug).name);
  },
  regionType: (want, s, c, _id, d) =>
    d.kind !== 'site' ||
    (d.region !== undefined && oneOf(want, regionTypeNow(s, d.region, playsHazard(s, c)))),
  path: (want, s, c, id, d) =>
    d.kind !== 'site' || pathMatches(effectiveSitePath(s, id, playsHazard(s, c)), want),
  stat: (want, s, c, id) =>
    hasStat(s, want.name, id) &&
    (want.op === 'any' ||
      compares(
        want.basis === 'normal'
          ? baseStat(s, want.name, id)
          : want.basis === 'stored'
            ? mostStored(def(s, id))
            : want.name === 'stage-points'
              ? playerStat(s, want.name, seatOf(s, id))
              : stat(s, want.name, id),
        want.op,
        value(s, c, want.value),
      )),
  not: (want, s, c, id) => !matches(s, c, id, want),
  any: (want, s, c, id) => want.some((f) => matches(s, c, id, f)),
};

/** An avatar has no mind, neither little nor much (coe glossary "avatar"). */
const hasStat = (s: State, name: Stat, id: Cid): boolean => {
  const d = def(s, id);
  // some allies do not fight at all
  if (name === 'prowess' || name === 'body') return d.kind !== 'ally' || d[name] !== undefined;
  if (name !== 'mind') return true;
  return !(d.kind === 'character' && d.avatar === true);
};

/** Nothing in the ally's own text would have it discarded if it came with that character to his site. */
const staysWith = (s: State, id: Cid, who: Cid): boolean =>
  !comp(s, id).triggers.some(
    ({ t }) =>
      t.on.event === 'moves' &&
      t.does.some((e) => e.do === 'move' && e.what === 'self' && e.to === 'discard') &&
      speaks(s, ctxWith(newCtx(s, s.owner[id], id), { host: who }), t),
  );
/** One that may be either is, once declared, what the way in which it is played makes of it. */
function durationOf(s: State, id: Cid, d: EventCard): Duration {
  if (d.or === undefined || s.zone[id] !== 'chain') return d.duration;
  return isOnChain(s, (e) => e.card === id && e.action?.becomes !== undefined) ? d.or : d.duration;
}

/** Who is taken to have left; it may have been done already, as the price. */
const leaver = (s: State, c: Ctx, want: NonNullable<CardFilter['joins']>): Cid => {
  const id = want.without === undefined ? -1 : refCard(s, c, want.without);
  return id >= 0 && s.zone[id] === 'play' ? id : -1;
};

/** In play he is an agent or he is not; elsewhere he may come to be one. */
function isAgentSo(s: State, id: Cid, want: NonNullable<CardFilter['agent']>): boolean {
  const mine = agentGroup(s, id);
  if (mine) return want === true || mine.agent.faceUp === (want === 'face-up');
  return want === true && isAgentCard(def(s, id)) && s.zone[id] !== 'play';
}

const cameThisTurn = (s: State, id: Cid): boolean =>
  (agentGroup(s, id)?.agent.since ?? note(s, id).since) === s.turn;

const ofRace = (race: Race | undefined, want: NonNullable<CardFilter['race']>): boolean =>
  oneOf(want, race) || (isOrc(race) && oneOf(want, 'Orc'));

function raceMatches(s: State, id: Cid, want: NonNullable<CardFilter['race']>): boolean {
  const d = def(s, id);
  switch (d.kind) {
    case 'character':
      if (d.avatar && oneOf<Race | null>(want, kindOf(s, s.owner[id]).avatarIsAlso)) return true;
      return ofRace(raceOf(s, id), want);
    case 'faction':
    case 'ally':
      return ofRace(d.race, want);
    case 'creature':
      return specRaces(d.attack).some((r) => oneOf(want, r));
    default:
      return false;
  }
}

/**
 * What a resource of one side says of a haven, whosever, is said of those of its side (coe glossary "haven" and
 * "Darkhaven"); only of hazards it is turned over (crf/term/haven/2, crf/term/darkhaven/2).
 */
function isForeignHaven(s: State, c: Ctx, site: Card): boolean {
  if (c.card < 0 || sideOf(s, c.card) !== 'resource') return false;
  const [ours, its] = [campOf(def(s, c.card)), campOf(site)];
  return ours !== undefined && its !== undefined && ours !== its;
}

/** Some sites are of another type for the hazards that are played there (TW-12). */
const siteTypeTo = (s: State, c: Ctx, id: Cid): SiteType => siteType(s, id, purposeOf(s, c));

/** For what a text asks of which type a site is. */
const purposeOf = (s: State, c: Ctx): Purpose =>
  !asksAsHazard(s, c) ? 'any' : playsHazard(s, c) ? 'hazards' : 'hazards-in-play';

function isFacing(s: State, id: Cid, what: NonNullable<CardFilter['facing']>): boolean {
  if (what === 'strike') {
    const f = strikeFrame(s);
    return (f?.who === id || f?.by === id) && f.outcome === '';
  }
  if (what === 'tapping') return strikeFrame(s)?.tapping.includes(id) === true;
  const a = attackFrame(s);
  if (what === 'to-come' && strikeFrame(s) !== null) return false;
  if (what === 'assigned' || what === 'to-come')
    return a?.assigned.some((x) => (x.who === id || x.by === id) && x.result === '') === true;
  if (what === 'given') return a?.assigned.some((x) => x.who === id || x.by === id) === true;
  if (!a || a.canceled || a.spec.strikesOnly) return false;
  if (what === 'failed')
    return a.assigned.some(
      (x) => x.by === id && (x.result === 'failed' || x.result === 'defeated'),
    );
  const his = companyIdOf(s, id);
  if (what === 'fight')
    return a.foe.k === 'company' && (his === a.company || his === a.foe.company);
  return his === a.company;
}
