/** What cannot be played, by the text of a card in play or of an effect that lasts. */

import type { Action, CardFilter, Who } from '../language/index.ts';
import type { Aim, Cid, Company, Ctx, Seat, State } from '../state/types.ts';
import { bindsCompany } from './bans.ts';
import { allCompanies, company, companyIdOf, def } from './cards.ts';
import { raceList } from './compare.ts';
import { companyMatches, matches, speaks } from './evaluate.ts';
import { contextOf, inForce, type OfKind, type Said } from './in-force.ts';
import { remembers } from './memory.ts';
import { offered } from './offers.ts';
import { wasSuch } from './printed.ts';
import { isOnChain, refCard, seatRef } from './refs.ts';

type PlayBan = Extract<OfKind<'cannot'>, { what: 'play' }>;

interface Played {
  readonly card: Cid;
  readonly seat: Seat;
  readonly action: Action | null;
  /** where he would come into play; if nothing is said, where the company is whose phase it is */
  readonly site?: Cid;
}

interface Ban {
  readonly a: PlayBan;
  readonly x: Said<OfKind<'cannot'>>;
}

const NONE: readonly Ban[] = [];

/** The bans that speak of this card, this player and this way to play it. */
function bansOn(s: State, p: Played): readonly Ban[] {
  const said = inForce(s, 'cannot');
  let out: Ban[] | null = null;
  for (let i = 0; i < said.length; i++) {
    const x = said[i];
    const { a } = x;
    if (a.what !== 'play') continue;
    const c = contextOf(s, x);
    if (!matches(s, c, p.card, a.cards)) continue;
    if (a.cards.side === 'hazard' && mayBeResource(s, p)) continue;
    if (a.needsSkill !== undefined && !needs(p.action, a.needsSkill)) continue;
    if (a.player !== undefined && !isBanned(s, c, a.player, p.seat)) continue;
    if (a.who === 'company' && !bindsCompany(s, x, s.current)) continue;
    if (a.again && !playedBefore(s, a, x)) continue;
    if (a.at !== undefined && !isAt(s, c, a.at, p.site)) continue;
    if (!speaks(s, c, a)) continue;
    if (out === null) out = [{ a, x }];
    else out.push({ a, x });
  }
  return out ?? NONE;
}

/** A hazard that is played as a resource just as well: what keeps hazards from play does not keep it (crf/card/twilight/3). */
export function mayBeResource(
  s: State,
  { card, action }: Pick<Played, 'card' | 'action'>,
): boolean {
  const d = def(s, card);
  // what lies on guard is revealed as a hazard
  if (action === null || action.as === 'hazard' || s.zone[card] === 'guard') return false;
  return d.kind === 'event' && d.alsoResource === true;
}

/** Of opponents each is one, whosever turn it is. */
const isBanned = (s: State, c: Ctx, player: Who, seat: Seat): boolean =>
  player === 'opponent' ? seat !== c.by : seatRef(s, c, player) === seat;

/** The company whose phase it is, is there; or that is where it would come into play. */
const isAt = (s: State, c: Ctx, at: CardFilter, there?: Cid): boolean => {
  const site = there ?? company(s, s.current)?.site;
  return site !== undefined && matches(s, c, site, at);
};

const needs = (action: Action | null, skill: string): boolean =>
  action?.user?.skill !== undefined && (raceList(action.user.skill) as string[]).includes(skill);

/** One of them was played this turn, or is declared. */
function playedBefore(s: State, a: PlayBan, x: Said): boolean {
  const c = contextOf(s, x);
  const such = (id: Cid): boolean => id >= 0 && matches(s, c, id, a.cards);
  return (
    remembers(s, 'card-played', (h) => such(h.card) || wasSuch(s, h.wasCard, a.cards)) ||
    remembers(s, 'had-come', (h) => such(h.card)) ||
    allCompanies(s).some((co) =>
      co.faced.some(
        (f) => f.source === 'creature' && (such(f.card) || wasSuch(s, f.wasCard, a.cards)),
      ),
    ) ||
    isOnChain(s, (e) => e.kind === 'play' && !e.negated && such(e.card))
  );
}

/** It is said whoever uses the card, and on whatever. */
const isOutright = ({ a }: Ban): boolean =>
  a.usedBy === undefined &&
  a.onCompany === undefined &&
  a.onSite === undefined &&
  a.onAttempt === undefined &&
  a.aimedAt === undefined &&
  a.onGuard === undefined &&
  a.awayFromHome === undefined &&
  a.toll === undefined;

/** Whether it cannot be played at all, whoever uses it and on whatever. */
export const cannotBePlayed = (s: State, p: Played): boolean => bansOn(s, p).some(isOutright);

/** Whether an agent cannot be played face-down: what is said of hazards holds for him then, and not what is said of characters (coe/2.IV.vii.1). */
export const cannotComeAsAgent = (s: State, seat: Seat, card: Cid): boolean =>
  bansOn(s, { card, seat, action: null }).some(
    (ban) => ban.a.cards.side === 'hazard' && isOutright(ban),
  );

/** Whether it cannot be placed on guard. */
export const cannotBeOnGuard = (s: State, seat: Seat, card: Cid): boolean =>
  bansOn(s, { card, seat, action: null }).some(({ a }) => a.onGuard === true);

/** Whether that character can only be brought into play at home, whatever the rules say of him. */
export const isBoundHome = (s: State, seat: Seat, card: Cid): boolean =>
  bansOn(s, { card, seat, action: null }).some(({ a }) => a.awayFromHome === true);

export const cannotBeUsedBy = (s: State, p: Played, user: Cid): boolean =>
  bansOn(s, p).some(
    ({ a, x }) => a.usedBy !== undefined && matches(s, contextOf(s, x), user, a.usedBy),
  );

/** Whether an ally may come to be with him, which is not played: no text keeps allies from him or from his company. */
export const mayHaveAlly = (s: State, who: Cid): boolean =>
  inForce(s, 'cannot').every((x) => {
    const { a } = x;
    if (a.what !== 'play' || a.cards.kind !== 'ally') return true;
    const c = contextOf(s, x);
    const bound =
      a.usedBy !== undefined
        ? matches(s, c, who, a.usedBy)
        : a.joins === true && bindsCompany(s, x, companyIdOf(s, who));
    return !bound || !speaks(s, c, a);
  });

/** It is for an influence attempt, and not for one on such a card. */
export const cannotHelp = (s: State, p: Played, versus: Cid): boolean =>
  versus >= 0 &&
  bansOn(s, p).some(
    ({ a, x }) => a.onAttempt !== undefined && matches(s, contextOf(s, x), versus, a.onAttempt),
  );

export const cannotBePlayedOn = (s: State, p: Played, aim: Aim): boolean => {
  if (aim.t === 'card' && def(s, aim.id).kind === 'site')
    return bansOn(s, p).some(
      ({ a, x }) => a.onSite !== undefined && matches(s, contextOf(s, x), aim.id, a.onSite),
    );
  const co = aim.t === 'company' ? company(s, aim.id) : undefined;
  return (
    co !== undefined &&
    bansOn(s, p).some(
      ({ a, x }) =>
        a.onCompany !== undefined && companyMatches(s, contextOf(s, x), co, a.onCompany),
    )
  );
};

/** It was declared, and comes to nothing because of what it is aimed at. */
export const isWardedOff = (s: State, p: Played, aims: readonly Aim[]): boolean =>
  bansOn(s, p).some(({ a, x }) => {
    if (a.aimedAt === undefined) return false;
    const id = refCard(s, contextOf(s, x), a.aimedAt);
    return aims.some((aim) =>
      aim.t === 'card' ? aim.id === id : aim.t === 'strike' && aim.who === id,
    );
  });

/** The price of an item at a site: so many of these. */
export interface Toll {
  readonly n: number;
  readonly from: readonly Cid[];
}

/**
 * What must be given up of the hand for an item to be played at that site; null: nothing is asked.
 * Each card that asks has its own price, copies too (crf/term/active-conditions/1).
 */
export function tollFor(s: State, co: Company, seat: Seat, card: Cid): Toll | null {
  if (def(s, card).kind !== 'item') return null;
  const n = bansOn(s, { card, seat, action: null }).filter(
    ({ a, x }) => a.toll !== undefined && matches(s, contextOf(s, x), co.site, a.toll),
  ).length;
  if (n === 0) return null;
  const from = s.players[seat].hand.filter(
    (id) => id !== card && def(s, id).kind === 'item' && offered(s, co.site, id),
  );
  return { n, from };
}

/** Whether there is not enough in hand to pay it. */
export function lacksToll(s: State, co: Company, seat: Seat, card: Cid): boolean {
  const toll = tollFor(s, co, seat, card);
  return toll !== null && toll.from.length < toll.n;
}
