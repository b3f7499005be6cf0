import type { AllyCard, Effect, FactionCard, ItemCard } from '../language/index.ts';
import { isOutOfHand } from '../query/across.ts';
import {
  company,
  def,
  isCharacter,
  isForAnother,
  isUselessAgainst,
  newCtx,
  note,
  opponentsOf,
  siteDef,
  siteServes,
  untapped,
} from '../query/cards.ts';
import { envoys } from '../query/company.ts';
import { holds, matches } from '../query/evaluate.ts';
import { offered } from '../query/offers.ts';
import { cannotBePlayed, cannotBeUsedBy, lacksToll } from '../query/play-bans.ts';
import { isKeptFrom, isMismatched } from '../query/site-versions.ts';
import { hadHoard, isPlayedThoughTapped, offersBesides } from '../query/sites.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, Company, Ctx, Lasting, Seat, State } from '../state/types.ts';
import { haveAnother, uniquelyTaken } from './copies.ts';
import type { Why } from './reasons.ts';
import type { Situation } from './situation.ts';

type SiteCardKind = ItemCard | AllyCard | FactionCard;

/** What allows the play: the site itself, the one more minor item, or a card's text. */
export interface Licence {
  tapsSite: boolean;
  needsUntappedSite: boolean;
  tapsCharacter: boolean;
  /** must be one of these; null for any of the company */
  by: Cid[] | null;
  lasting: Lasting | null;
}

const ORDINARY: Licence = {
  tapsSite: true,
  needsUntappedSite: true,
  tapsCharacter: true,
  by: null,
  lasting: null,
};

/** Neither the site nor whoever plays it taps. */
const FREE: Licence = {
  tapsSite: false,
  needsUntappedSite: false,
  tapsCharacter: false,
  by: null,
  lasting: null,
};

type PlayEffect = Extract<Effect, { do: 'play' }>;

/** What a card's text allows. */
function given(co: Company, c: Ctx, e: PlayEffect, lasting: Lasting | null): Licence {
  const by =
    e.by === 'user'
      ? [c.user]
      : e.by === 'another-in-company'
        ? co.members.filter((m) => m !== c.user)
        : null;
  return {
    tapsSite: !e.waive?.includes('tap-site'),
    needsUntappedSite: !e.waive?.includes('untapped-site'),
    tapsCharacter: !e.waive?.includes('tap-character'),
    by,
    lasting,
  };
}

/**
 * Who may play this item or ally as part of what resolves: it is one for that site, and what
 * the text does not drop is asked for as ever, such as somebody who can tap (coe/2.V.4).
 */
export function playersNow(s: State, c: Ctx, e: PlayEffect, id: Cid): Cid[] {
  const d = def(s, id) as ItemCard | AllyCard;
  // what happened to a company lets somebody of that company play it
  const co = company(s, c.user >= 0 ? s.company[c.user] : c.company);
  if (!co || !siteServes(s, co.site, c.by)) return [];
  if (e.site !== 'any' && !isPlayableAt(s, c.by, co.site, id)) return [];
  if (hoardless(s, co, d, id) && siteDef(s, co.site).lair === undefined) return [];
  if (!isNeedMet(s, c.by, id)) return [];
  if (lacksToll(s, co, c.by, id)) return [];
  const l = given(co, c, e, null);
  if ((d.kind === 'item' ? tapsNormally(d) : l.tapsSite) && isMismatched(s, id, co.site)) return [];
  if (l.needsUntappedSite && !untapped(s, co.site) && !isPlayedThoughTapped(s, co.site, id))
    return [];
  return takers(s, co, id, l);
}

/** Played as items are it taps the site, whatever a text makes of that (coe/2.V.F1); a ring that is found by a test does not. */
const tapsNormally = (d: ItemCard): boolean => d.class !== 'special' || d.at !== undefined;

/** Whether the site offers it, or is where it says that it can be played. */
const isPlayableAt = (s: State, seat: Seat, site: Cid, id: Cid): boolean => {
  const d = def(s, id) as SiteCardKind;
  return d.kind === 'item'
    ? offered(s, site, id)
    : matches(s, newCtx(s, seat, id), site, d.at) || offersBesides(s, site, id);
};

/** Who of a company could bring it into play at that site, were they there and untapped, and the site too: for whoever makes plans. */
export function couldPlayAt(s: State, co: Company, site: Cid, id: Cid): Cid[] {
  const d = def(s, id);
  if (d.kind !== 'item' && d.kind !== 'ally' && d.kind !== 'faction') return [];
  if (isMismatched(s, id, site) || !isPlayableAt(s, co.seat, site, id)) return [];
  const others = d.kind === 'faction' ? envoys(s, co) : [];
  return [...co.members, ...others].filter((m) => !isKeptFrom(s, id, m) && mayPlay(s, id, m));
}

/** What an item or a faction asks for before it can be played. */
export function isNeedMet(s: State, seat: Seat, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'item' && d.kind !== 'faction') return true;
  return d.need === undefined || holds(s, newCtx(s, seat, id), d.need);
}

/** A hoard item where there is no hoard (coe/g.hoa.1). */
const hoardless = (s: State, co: Company, d: SiteCardKind, id: Cid): boolean =>
  d.kind === 'item' &&
  d.keywords?.includes('hoard') === true &&
  !hadHoard(s, co.site) &&
  !offersBesides(s, co.site, id);

/** The licences under which a card could be played at the site now. */
export function licences(s: State, seat: Seat, co: Company, id: Cid): Licence[] {
  const d = def(s, id) as SiteCardKind;
  const out: Licence[] = [];
  for (const l of s.lasting) {
    if (l.by !== seat) continue;
    if (l.what.k === 'extra-item' && l.what.company === co.id) {
      const fits =
        d.kind === 'item' &&
        ((d.class === 'minor' && !d.at) || (l.what.any && offered(s, co.site, id)));
      if (fits)
        out.push({
          tapsSite: false,
          needsUntappedSite: false,
          tapsCharacter: true,
          by: null,
          lasting: l,
        });
    }
    if (l.what.k === 'next-play') {
      const e = l.what.effect as PlayEffect;
      const c = l.what.ctx;
      if (!matches(s, ctxWith(c, { company: co.id }), id, e.a)) continue;
      if (d.kind === 'item') {
        if (e.site !== 'any' && !offered(s, co.site, id, true)) continue;
        if (isOutOfHand(s, c.card, id)) continue;
        if (tapsNormally(d) && isMismatched(s, id, co.site)) continue;
      }
      out.push(given(co, c, e, l));
    }
  }
  // the card of a rescue site serves for the rescue alone (coe/3.III.6)
  if (!siteServes(s, co.site, seat)) return out;
  if (d.kind === 'ally' && d.freelyBy !== undefined) {
    const c = newCtx(s, seat, id);
    const { freelyBy } = d;
    const by = co.members.filter((m) => matches(s, c, m, freelyBy));
    if (by.length > 0) out.push({ ...FREE, by });
  }
  if (isMismatched(s, id, co.site)) return out;
  if (isPlayableAt(s, seat, co.site, id)) {
    const though =
      d.tappedSite ||
      (d.kind === 'item' && siteDef(s, co.site).itemsThoughTapped === true) ||
      isPlayedThoughTapped(s, co.site, id);
    const spares = d.kind !== 'faction' && d.sparesSite === true;
    out.push(
      though || spares ? { ...ORDINARY, needsUntappedSite: !though, tapsSite: !spares } : ORDINARY,
    );
  }
  if (
    d.kind === 'item' &&
    d.alsoAt !== undefined &&
    matches(s, newCtx(s, seat, id), co.site, d.alsoAt)
  )
    out.push({ ...ORDINARY, needsUntappedSite: false });
  return out;
}

/** Who of the company can take the card. */
export function takers(s: State, co: Company, id: Cid, l: Licence): Cid[] {
  const others = def(s, id).kind === 'faction' && l.by === null ? envoys(s, co) : [];
  return [...(l.by ?? co.members), ...others].filter((m) => {
    if (!others.includes(m)) {
      if (!co.members.includes(m) || !isCharacter(s, m) || note(s, m).prisoner !== undefined)
        return false;
    }
    if (l.tapsCharacter && (!untapped(s, m) || isKeptFrom(s, id, m))) return false;
    if (cannotBeUsedBy(s, { card: id, seat: co.seat, action: null }, m)) return false;
    return mayPlay(s, id, m);
  });
}

/** Whether he is one who may bring it into play, and have it. */
export function mayPlay(s: State, id: Cid, who: Cid): boolean {
  const d = def(s, id);
  if (d.kind !== 'faction' && !canBear(s, id, who)) return false;
  if ((d.kind === 'item' || d.kind === 'ally' || d.kind === 'faction') && d.by)
    return matches(s, newCtx(s, s.owner[id], id), who, d.by);
  return true;
}

/** Some items are not for everyone's hands, and of some nobody can have two. */
export function canBear(s: State, id: Cid, bearer: Cid): boolean {
  if (haveAnother(s, id, bearer)) return false;
  const d = def(s, id);
  return (
    d.kind !== 'item' ||
    d.bearer === undefined ||
    matches(s, newCtx(s, s.owner[id], id), bearer, d.bearer)
  );
}

/** Whether one character can have it from another. */
export const canTake = (s: State, id: Cid, taker: Cid): boolean => {
  const d = def(s, id);
  return !(d.kind === 'item' && d.stays) && canBear(s, id, taker);
};

/** By whom it can be played, and each by which licence: the first that serves him. */
interface SitePlay {
  readonly by: readonly Cid[];
  readonly licences: readonly Licence[];
}

/** The licences that work now, with reasons if there is none (coe/2.V.1 to 2.V.5). */
export function sitePlay(s: State, seat: Seat, sit: Situation, id: Cid, why: Why): SitePlay | null {
  const d = def(s, id) as SiteCardKind;
  const what = d.kind === 'item' ? 'Items' : d.kind === 'ally' ? 'Allies' : 'Factions';
  if (seat !== s.active && why.no('turn', 'coe/2.1.2', 'Resources are played in your own turn.'))
    return null;
  if (
    s.phase !== 'site' &&
    why.no('phase', 'coe/2.V.1', () => `${what} can only be played in the site phase.`)
  )
    return null;
  if (
    d.kind === 'item' &&
    d.class === 'special' &&
    d.keywords?.some((k) => k.endsWith('ring')) &&
    why.no('ring', 'coe/6.2', 'This ring only comes into play when a gold ring is tested.')
  )
    return null;
  if (
    d.notAgainst &&
    isUselessAgainst(s, id, opponentsOf(s, seat)) &&
    why.no('not-against', 'coe/1.8.2', () => `${d.name} cannot be played against such a player.`)
  )
    return null;
  if (
    isForAnother(s, id) &&
    why.no('specific', 'coe/1.3.4', () => `${d.name} is for the player of another avatar.`)
  )
    return null;
  const taken = uniquelyTaken(s, id);
  if (taken && why.no('unique', 'coe/g.man.1', () => `${d.name} is unique and already ${taken}.`))
    return null;
  if (
    cannotBePlayed(s, { card: id, seat, action: null }) &&
    why.no('banned', 'coe/9.4', `Something in play keeps ${d.name} from being played.`)
  )
    return null;
  const co = sit.company ?? company(s, s.current);
  if (!co || s.phase !== 'site') return null;

  if (
    sit.answering &&
    why.no('answer', 'coe/2.V.1', 'It cannot be played in answer to something else.')
  )
    return null;
  if (
    sit.attack &&
    why.no(
      'attacks-first',
      'coe/2.V.1.1',
      () => `${what} are played when all attacks have been faced.`,
    )
  )
    return null;
  if (!co.entered && why.no('not-entered', 'coe/2.V.ii.1', 'The company has not entered its site.'))
    return null;
  if (sit.kind !== 'site') return null;
  // what a card lets one play as at the site normally, goes by what is printed there (pef/term/normal/3)
  const noHoard = hoardless(s, co, d, id);
  const list = licences(s, seat, co, id).filter(
    (l) =>
      !noHoard || (l.lasting?.what.k === 'next-play' && siteDef(s, co.site).lair !== undefined),
  );
  if (
    noHoard &&
    list.length === 0 &&
    why.no('hoard', 'coe/g.hoa.1', () => `${d.name} is a hoard item, and there is no hoard here.`)
  )
    return null;
  const site = siteDef(s, co.site);
  if (list.length === 0) {
    if (isMismatched(s, id, co.site))
      why.no(
        'side',
        'coe/2.V.F1',
        () => `${d.name} is not of the side of the card of ${site.name}.`,
      );
    else if (!siteServes(s, co.site, seat))
      why.no(
        'rescue-site',
        'coe/3.III.6',
        () => `The card of ${site.name} is there for the rescue alone.`,
      );
    else
      why.no(
        'not-here',
        d.kind === 'item' ? 'coe/2.V.4' : d.kind === 'ally' ? 'coe/2.V.2' : 'coe/2.V.3',
        `${d.name} cannot be played at ${site.name}.`,
      );
    return null;
  }
  if (!isNeedMet(s, seat, id)) {
    const cite = d.kind === 'item' ? 'coe/2.V.4' : 'coe/2.V.3';
    why.no('need', cite, () => `What ${d.name} asks for is not so now.`);
    return null;
  }
  if (lacksToll(s, co, seat, id)) {
    why.no('toll', 'coe/9.2', `There is no other item in hand to be given up for ${d.name}.`);
    return null;
  }
  const by: Cid[] = [];
  const each: Licence[] = [];
  for (const l of list) {
    if (l.needsUntappedSite && !untapped(s, co.site)) continue;
    for (const m of takers(s, co, id, l))
      if (!by.includes(m)) {
        by.push(m);
        each.push(l);
      }
    // what a card lets one do comes before what the rules do
    if (by.length > 0 && l.lasting !== null) break;
  }
  if (by.length > 0) return why.ok ? { by, licences: each } : null;
  if (list.every((l) => l.needsUntappedSite && !untapped(s, co.site)))
    why.no('site-tapped', 'coe/2.V.1', () => `${site.name} is tapped.`);
  else
    why.no(
      'no-character',
      'coe/2.V.1',
      () => `No character of the company can tap to play ${d.name}.`,
    );
  return null;
}
