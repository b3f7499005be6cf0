import type { Alignment, AttackSpec, SiteType } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { isAcross, isOutOfReach } from './across.ts';
import { being, comp, def, isTrophy, nameOf, newCtx, note, siteDef } from './cards.ts';
import { oneOf, racesAsFoe, specRaces } from './compare.ts';
import { holds, matches, speaks, value } from './evaluate.ts';
import { contextOf, inForce, type OfKind, type Said } from './in-force.ts';
import { remembered, remembers } from './memory.ts';
import { raceOf } from './race.ts';
import { refCard } from './refs.ts';
import { isGranted } from './skills.ts';

/** 'hazards': for playing them; 'hazards-in-play': as these read it; 'characters': for bringing them into play. */
export type Purpose = 'any' | 'healing' | 'hazards' | 'hazards-in-play' | 'characters';

/** The printed type, unless the site is another to its player (coe/1.4.B2). */
function readBy(s: State, site: Cid): SiteType {
  const d = siteDef(s, site);
  const other = kindOf(s, s.owner[site]).readsSite;
  return other !== null && other.name === d.name ? other.as : d.type;
}

/** What type a site is now, for a purpose (printed, and what is in play changes it). */
export function siteType(s: State, site: Cid, purpose: Purpose = 'any'): SiteType {
  if (s.lasting.length > 0) return readInTurn(s, site, purpose);
  let type = readBy(s, site);
  for (const x of inForce(s, 'retype')) type = retyped(s, site, type, x, purpose);
  return type;
}

/** Effects in the order in which they were left; what came into play after one is read after it (coe/9.4.3). */
function readInTurn(s: State, site: Cid, purpose: Purpose): SiteType {
  const retypes = inForce(s, 'retype');
  let type = readBy(s, site);
  let since = -1;
  // cards stand first, then effects in the order in which they were left
  let k = 0;
  while (retypes[k]?.lasting === null) k++;
  for (const l of s.lasting) {
    const left = l.what.k === 'retype-site' && l.what.site === site ? l.what.to : null;
    if (left === null && retypes[k]?.lasting !== l) continue;
    type = readThrough(s, site, type, purpose, since, l.n);
    since = l.n;
    if (left !== null) type = left;
    for (; retypes[k]?.lasting === l; k++) type = retyped(s, site, type, retypes[k], purpose);
  }
  return readThrough(s, site, type, purpose, since, Number.POSITIVE_INFINITY);
}

/** Through the cards that came into play since the one moment and before the other. */
function readThrough(
  s: State,
  site: Cid,
  before: SiteType,
  purpose: Purpose,
  since: number,
  until: number,
): SiteType {
  let type = before;
  for (const x of inForce(s, 'retype')) {
    if (x.lasting !== null) continue;
    const came = note(s, x.card).came ?? -1;
    if (came >= since && came < until) type = retyped(s, site, type, x, purpose);
  }
  return type;
}

function retyped(
  s: State,
  site: Cid,
  type: SiteType,
  x: Said<OfKind<'retype'>>,
  purpose: Purpose,
): SiteType {
  const { a } = x;
  if (a.sites === undefined || (a.from !== undefined && a.from !== type)) return type;
  if (a.purposes && (purpose === 'any' || !a.purposes.includes(purpose))) return type;
  if (siteDef(s, site).underDeeps && isEnvironment(s, x)) return type;
  // what speaks of all versions of a site speaks of those of the other side too
  if (
    x.card >= 0 &&
    a.sites.versionOf === undefined &&
    !a.everyVersion &&
    isAcross(s, x.card, site)
  )
    return type;
  const c = contextOf(s, x);
  return speaks(s, c, a) && matches(s, c, site, a.sites) ? a.to : type;
}

const ofEnvironment = (s: State, card: Cid): boolean =>
  def(s, card).keywords?.includes('environment') === true;

/** The environment does not reach the Under-deeps (coe glossary "environment"). */
const isEnvironment = (s: State, x: Said): boolean =>
  x.lasting?.environment ?? ofEnvironment(s, x.card);

/** The same of a card that is aimed at a site or at one of its automatic-attacks. */
export const isSheltered = (s: State, site: Cid, card: Cid): boolean =>
  siteDef(s, site).underDeeps === true && card >= 0 && ofEnvironment(s, card);

/** A haven of the player's own alignment, printed or made (coe/g.hav.3, g.hav.F1). */
export function isHavenFor(s: State, site: Cid, seat: Seat, purpose: Purpose = 'any'): boolean {
  const { havens } = kindOf(s, seat);
  if (!havens.includes(siteDef(s, site).alignment)) {
    if (!havens.includes(FALLEN) || !isMadeWizardhaven(s, site)) return false;
  }
  return siteType(s, site, purpose) === 'haven';
}

const FALLEN: Alignment = 'fallen-wizard';

/** A text says of it that it is one (WH-75). */
const isMadeWizardhaven = (s: State, site: Cid): boolean =>
  inForce(s, 'retype').some((x) => {
    if (x.a.sites === undefined || !x.a.wizardhaven) return false;
    const c = contextOf(s, x);
    return speaks(s, c, x.a) && matches(s, c, site, x.a.sites);
  });

/** A text says of it that nothing is playable there as its card has it. */
export const isBare = (s: State, site: Cid): boolean =>
  inForce(s, 'retype').some(
    (x) =>
      x.a.sites !== undefined && x.a.bare === true && matches(s, contextOf(s, x), site, x.a.sites),
  );

/** A haven of a Fallen-wizard, whosever (coe glossary "Wizardhaven"). */
export const isWizardhaven = (s: State, site: Cid): boolean =>
  (siteDef(s, site).alignment === FALLEN || isMadeWizardhaven(s, site)) &&
  siteType(s, site) === 'haven';

/** Leaves but one attack of several. */
export const isolates = (s: State, card: Cid): boolean =>
  comp(s, card).rules.some(({ r }) => r.is === 'automatic-attacks' && r.how === 'one');

/** The mark of the one attack that is left of several: anywhere, or at that site. */
export function isolated(s: State, site?: Cid): string | null {
  for (const x of inForce(s, 'automatic-attacks')) {
    if (x.a.how !== 'one') continue;
    const { sites, tag } = x.a;
    if (site === undefined) return tag;
    if (!isOutOfReach(s, x.card, site) && (!sites || matches(s, contextOf(s, x), site, sites)))
      return tag;
  }
  return null;
}

export interface AutoAttack {
  spec: AttackSpec;
  /** stable number of the attack at this site: printed ones first, then by what added it */
  i: number;
  /** the card that brought it, -1 if printed */
  from: Cid;
  /** and as what it is read: the text is that card's, of its player and of what it lies on */
  said?: Ctx;
  /** which attack it is the copy of: what is done to that one is done to it */
  copyOf?: number;
  /** it is whatever creature the hazard player plays as it, once it comes to that (coe/2.V.ii.4) */
  fromHand?: true;
  /** it is one of these cards in play, which is used up by it */
  fromPlay?: readonly Cid[];
}

/** Nothing yet: no creature has been played as this attack. */
const NOBODY: AttackSpec = { race: [], strikes: 0, prowess: 0 };

/** The lair of that Dragon has lost its attack: a manifestation is dead or gone (coe/g.man.3). */
function dragonGone(s: State, dragon: string): boolean {
  for (const id of s.table) if (isTrophy(s, id) && being(def(s, id)) === dragon) return true;
  for (const p of s.players) {
    for (const id of p.removed) if (being(def(s, id)) === dragon) return true;
    for (const id of p.pile) {
      const d = def(s, id);
      if (being(d) === dragon && d.kind !== 'faction') return true;
    }
  }
  return false;
}

/** They are of the race of a card that is in play: whoever asks of which one knows it before they come. */
function withRaces(s: State, c: Ctx, spec: AttackSpec): AttackSpec {
  if (typeof spec.race !== 'object' || !('raceOf' in spec.race)) return spec;
  const of = refCard(s, c, spec.race.raceOf);
  return { ...spec, race: of < 0 ? [] : racesAsFoe(raceOf(s, of)) };
}

/** The automatic-attacks of a site in the order in which they are faced (coe/2.V.ii). */
export function automaticAttacks(s: State, site: Cid): AutoAttack[] {
  const d = siteDef(s, site);
  const list: AutoAttack[] = [];
  for (let i = 0; i < d.attacks.length; i++) {
    const spec = d.attacks[i];
    if (d.lair && specRaces(spec).includes('Dragon') && dragonGone(s, d.lair)) continue;
    if (spec.when && !holds(s, newCtx(s, s.owner[site], site), spec.when)) continue;
    list.push({ spec, i, from: -1 });
  }
  if (d.attackFromHand) list.push({ spec: NOBODY, i: d.attacks.length, from: -1, fromHand: true });
  const { attackFromPlay } = d;
  if (attackFromPlay) {
    const c = newCtx(s, s.owner[site], site);
    const fromPlay = s.table.filter(
      (id) => def(s, id).kind === 'creature' && matches(s, c, id, attackFromPlay),
    );
    if (fromPlay.length > 0)
      list.push({ spec: NOBODY, i: d.attacks.length + 1, from: -1, fromPlay });
  }
  const changes = asTheyCame(s, inForce(s, 'automatic-attacks'));
  for (const x of changes) {
    if (d.underDeeps && isEnvironment(s, x)) continue;
    if (x.a.how === 'none' && x.a.race !== undefined) continue;
    if (x.a.how === 'add') {
      const c = contextOf(s, x);
      if (!speaks(s, c, x.a) || !matches(s, c, site, x.a.sites)) continue;
      list.push({
        spec: withRaces(s, c, x.a.spec),
        i: 100 + x.card * 10 + x.i,
        from: x.card,
        said: c,
      });
    } else if (x.a.how === 'none' && matches(s, contextOf(s, x), site, x.a.sites)) {
      // what comes there after it is there (pef/card/natures-revenge/2)
      if (!x.a.normal) list.length = 0;
      for (let k = list.length - 1; k >= 0; k--) if (list[k].from < 0) list.splice(k, 1);
    }
  }
  for (const x of changes) {
    if (x.a.how !== 'none' || x.a.race === undefined) continue;
    const { race: which, sites } = x.a;
    if (!matches(s, contextOf(s, x), site, sites)) continue;
    for (let k = list.length - 1; k >= 0; k--)
      if (specRaces(list[k].spec).some((race) => oneOf(which, race))) list.splice(k, 1);
  }
  // each copied attack is faced again right after the one it copies
  for (const x of changes) {
    if (x.a.how !== 'twice' || !isDoubled(s, x, x.a, site)) continue;
    const { race: which, first } = x.a;
    const printed = list.find((a) => a.from < 0);
    for (let k = list.length - 1; k >= 0; k--) {
      const a = list[k];
      if (a.i >= 100000 || a.fromHand || a.fromPlay || (first && a !== printed)) continue;
      if (which === undefined || specRaces(a.spec).some((race) => oneOf(which, race)))
        list.splice(k + 1, 0, {
          spec: a.spec,
          i: 100000 + x.card * 1000 + a.i,
          from: x.card,
          ...(a.said === undefined ? {} : { said: a.said }),
          copyOf: a.i,
        });
    }
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'auto-copy' || l.what.site !== site) continue;
    const original = l.what.i;
    const at = list.findIndex((a) => a.i === original);
    if (at >= 0)
      list.splice(at + 1, 0, {
        ...list[at],
        i: 1000000 + l.n,
        from: l.card,
        copyOf: list[at].copyOf ?? original,
      });
  }
  return list;
}

/** What an action left is before what a card adds that came into play after it (crf/turn/site-phase/automatic-attacks/3). */
function asTheyCame(
  s: State,
  all: readonly Said<OfKind<'automatic-attacks'>>[],
): readonly Said<OfKind<'automatic-attacks'>>[] {
  if (!all.some((x) => x.lasting !== null && x.a.how === 'add')) return all;
  const out = [...all];
  for (const x of all) {
    if (x.lasting === null || x.a.how !== 'add') continue;
    const { n } = x.lasting;
    const at = out.findIndex((y) => y.lasting === null && (note(s, y.card).came ?? -1) >= n);
    if (at < 0) continue;
    out.splice(out.indexOf(x), 1);
    out.splice(at, 0, x);
  }
  return out;
}

type Twice = Extract<OfKind<'automatic-attacks'>, { how: 'twice' }>;

/** What doubles attacks does so there, now. */
function isDoubled(s: State, x: Said, a: Twice, site: Cid): boolean {
  if (a.sites === undefined && a.when === undefined) return true;
  const c = contextOf(s, x);
  return (a.sites === undefined || matches(s, c, site, a.sites)) && speaks(s, c, a);
}

/** Those of them of which it is known what they are: they can be aimed at, and made by others. */
export const knownAttacks = (s: State, site: Cid): AutoAttack[] =>
  automaticAttacks(s, site).filter((a) => !a.fromHand && !a.fromPlay);

/** How often an attack like this is faced at that site, where such are faced twice; it is not printed there. */
export function timesFaced(s: State, spec: AttackSpec, site: Cid): number {
  let n = 1;
  for (const x of inForce(s, 'automatic-attacks'))
    if (x.a.how === 'twice' && !x.a.first && isDoubled(s, x, x.a, site)) {
      const { race: which } = x.a;
      if (which === undefined || specRaces(spec).some((race) => oneOf(which, race))) n++;
    }
  return n;
}

/** What a site is given by a text, beyond what is printed on it. */
const given = (s: State, site: Cid, what: (a: OfKind<'grant'>) => boolean): boolean =>
  inForce(s, 'grant').some((x) => what(x.a) && isGranted(s, x, site));

/** It holds a hoard, offers information, or is a Dwarf-hold; he is a leader: because a text says so. */
export const isGiven = (
  s: State,
  site: Cid,
  keyword: NonNullable<OfKind<'grant'>['keyword']>,
): boolean => given(s, site, (a) => a.keyword === keyword);

/** It untaps like other cards, or goes back rather than to the discard pile. */
export const siteCan = (
  s: State,
  site: Cid,
  ability: 'untaps' | 'returns' | 'stays' | 'remains',
): boolean => given(s, site, (a) => a.ability === ability);

/** It lies in play though no company needs it. */
export const isKept = (s: State, site: Cid): boolean =>
  siteCan(s, site, 'stays') || siteCan(s, site, 'remains');

/** The card by which that item, if this player plays it there now, does not tap the site, or -1. */
export function sparedBy(s: State, site: Cid, seat: Seat, item: Cid): Cid {
  for (const x of inForce(s, 'grant')) {
    if (x.a.ability !== 'spared' || x.a.times === undefined || !isGranted(s, x, site)) continue;
    const c = contextOf(s, x);
    const { versus } = x.a;
    const such = (id: Cid): boolean =>
      versus === undefined ? def(s, id).kind === 'item' : matches(s, c, id, versus);
    if (!such(item)) continue;
    const before =
      x.a.per === 'turn'
        ? remembered(s, 'card-played').filter(
            (h) =>
              h.card >= 0 && h.site >= 0 && nameOf(s, h.site) === nameOf(s, site) && such(h.card),
          ).length
        : (note(s, x.card).spared?.[seat] ?? 0);
    if (before < value(s, c, x.a.times)) return x.card;
  }
  return -1;
}

/** A text makes such an item playable there; or does so whatever the item says of it, or though the site is tapped. */
export const offersBesides = (
  s: State,
  site: Cid,
  item: Cid,
  how?: 'regardless' | 'though-tapped',
): boolean =>
  inForce(s, 'grant').some((x) => {
    const { a } = x;
    const { offers } = a;
    if (offers === undefined || !isGranted(s, x, site)) return false;
    if (how === 'regardless' && !a.regardless) return false;
    if (how === 'though-tapped' && a.ability !== 'at-tapped-site') return false;
    const c = newCtx(s, s.owner[item], item);
    if (!matches(s, c, item, offers)) return false;
    if (a.times === undefined) return true;
    // at whichever of the sites of which it is said
    const before = remembered(s, 'card-played').filter(
      (h) =>
        h.card >= 0 &&
        h.card !== item &&
        h.site >= 0 &&
        isGranted(s, x, h.site) &&
        matches(s, c, h.card, offers),
    ).length;
    return before < value(s, c, a.times);
  });

/** It may be played at a tapped site, because a text says so of it or of the site. */
export const isPlayedThoughTapped = (s: State, site: Cid, card: Cid): boolean =>
  offersBesides(s, site, card, 'though-tapped') ||
  inForce(s, 'grant').some(
    (x) => x.a.ability === 'at-tapped-site' && x.a.offers === undefined && isGranted(s, x, card),
  );

/** The card that gives it has come into play since the turn began, or has given it for a time. */
const isOfThisTurn = (s: State, from: Cid): boolean =>
  from >= 0 && (s.zone[from] !== 'play' || note(s, from).since === s.turn);

/** A site that had a Dragon automatic-attack when the turn began, or says so, holds a hoard (coe/g.hoa.1). */
export function hadHoard(s: State, site: Cid): boolean {
  if (siteDef(s, site).hoard || isGiven(s, site, 'hoard')) return true;
  const hasDragon = automaticAttacks(s, site).some(
    (a) => specRaces(a.spec).includes('Dragon') && !isOfThisTurn(s, a.from),
  );
  if (hasDragon) return true;
  const { name, lair } = siteDef(s, site);
  return remembers(s, 'dragon-hoard', (h) => h.name === name || h.name === lair);
}
