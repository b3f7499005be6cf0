import { happen } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { uniquelyTaken } from '../legality/copies.ts';
import { isNeedMet, mayPlay, playersNow } from '../legality/site-play.ts';
import type { Option } from '../options.ts';
import { runAtOnce } from '../procedures/at-once.ts';
import { isOutOfHand } from '../query/across.ts';
import {
  companiesOf,
  company,
  companyOf,
  def,
  isCharacter,
  isForAnother,
  itemDef,
  newCtx,
  note,
  noteOn,
  opponentsOf,
  siteOfCard,
  untapped,
} from '../query/cards.ts';
import { matches } from '../query/evaluate.ts';
import { cardsToPlay } from '../query/held.ts';
import { controllersFor } from '../query/joining.ts';
import { offered } from '../query/offers.ts';
import { cannotBePlayed, tollFor } from '../query/play-bans.ts';
import { changed, companyRef, refCard, seatRef } from '../query/refs.ts';
import { isAnothers } from '../query/seats.ts';
import { searchable } from '../query/secrecy.ts';
import { ctxWith } from '../state/ctx.ts';
import {
  type Cid,
  type Company,
  type Ctx,
  GENERAL,
  type Seat,
  type State,
} from '../state/types.ts';
import { revealed } from '../verbs/avatars.ts';
import { attach, enterPlay, everyone, placeCharacter, put, tap } from '../verbs/cards.ts';
import { eliminate } from '../verbs/leaving.ts';
import { newCompany } from '../verbs/members.ts';
import { itemIsNew, settleSlots, tapForItem } from './attach.ts';

type PlayEffect = Extract<Effect, { do: 'play' }>;

/** Whose hand it comes from and who will have it, where the text says that it is another. */
export function playCtx(s: State, c: Ctx, e: PlayEffect): Ctx {
  if (e.player === undefined && e.bearer === undefined) return c;
  return ctxWith(c, {
    by: e.player === undefined ? c.by : seatRef(s, c, e.player),
    user: e.bearer === undefined ? c.user : refCard(s, c, e.bearer),
  });
}

/** Cards that a text lets its player bring into play as part of its own resolution. */
export function playableNow(s: State, c: Ctx, e: PlayEffect): Cid[] {
  const site = c.user >= 0 ? siteOfCard(s, c.user) : -1;
  const there = site >= 0 ? { site } : {};
  const list = searchable(s, c.by, c.by, e.from)
    .flatMap((z) => cardsToPlay(s, z, c.by))
    .filter(
      (id) =>
        matches(s, c, id, e.a) &&
        !isOutOfHand(s, c.card, id) &&
        !uniquelyTaken(s, id, e.waive?.includes('stored-copy') ? storedCopy(s, c.by, id) : -1) &&
        !isForAnother(s, id) &&
        !cannotBePlayed(s, { card: id, seat: c.by, action: null, ...there }),
    );
  const p = s.players[c.by];
  return list.filter((id) => {
    const d = def(s, id);
    if (d.kind === 'character' && d.avatar && e.joins === undefined)
      return !p.avatarLost && (p.avatar === '' || p.avatar === d.name) && !isAnothers(s, c.by, id);
    if (byMember(s, e, id)) return playersNow(s, c, e, id).length > 0;
    if (e.joins !== undefined) return joinOptions(s, c, e, id).length > 0;
    if (c.versus < 0) return d.kind !== 'item' || c.user < 0 || mayPlay(s, id, c.user);
    // after an influence attempt: with the one who made it, where the card may be played (coe/8.4)
    const co = companyOf(s, c.user);
    if (!co || s.zone[c.user] !== 'play') return false;
    if (!mayPlay(s, id, c.user) || !isNeedMet(s, c.by, id)) return false;
    if (d.kind === 'item') return offered(s, co.site, id);
    return d.kind === 'ally' || d.kind === 'faction'
      ? matches(s, newCtx(s, c.by, id), co.site, d.at)
      : true;
  });
}

/** What an opponent has stored of that name: it counts for uniqueness (crf/term/stored-cards/1), and goes for the other. */
const storedCopy = (s: State, seat: Seat, id: Cid): Cid =>
  opponentsOf(s, seat)
    .flatMap((x) => s.players[x].pile)
    .find((x) => note(s, x).stored !== undefined && def(s, x).name === def(s, id).name) ?? -1;

/** An item or an ally for which the text says who of the company plays it. */
const byMember = (s: State, e: PlayEffect, id: Cid): boolean =>
  e.by !== undefined && (def(s, id).kind === 'item' || def(s, id).kind === 'ally');

/** What is asked when a card is played so: which one, who plays it, and who controls a character. */
export function playChoices(s: State, c: Ctx, e: PlayEffect, list: readonly Cid[]): Option[] {
  const out: Option[] = [];
  for (const id of list) {
    if (byMember(s, e, id)) {
      for (const to of playersNow(s, c, e, id)) out.push({ type: 'transfer', card: id, to });
      continue;
    }
    if (isCharacter(s, id) && (c.versus >= 0 || e.joins !== undefined))
      out.push(...joinOptions(s, c, e, id));
    else out.push({ type: 'card', card: id });
  }
  return out;
}

/** The company that a character comes into: the one that is named, or that of whoever won him over. */
const joined = (s: State, c: Ctx, e: PlayEffect): Company | undefined =>
  e.joins !== undefined
    ? company(s, companyRef(s, c, e.joins.company))
    : c.versus >= 0
      ? company(s, s.company[c.user])
      : undefined;

function joinOptions(s: State, c: Ctx, e: PlayEffect, id: Cid): Option[] {
  const co = joined(s, c, e);
  if (!co) return [];
  return controllersFor(s, c.by, co, id, e.joins?.under).map((under) => ({
    type: 'play-character',
    card: id,
    site: co.site,
    company: co.id,
    under,
  }));
}

export function playNow(
  s: State,
  c: Ctx,
  e: PlayEffect,
  id: Cid,
  how: { under?: Cid; by?: Cid } = {},
): void {
  const { under = GENERAL, by = c.user } = how;
  changed(s, c);
  let tapsSite = false;
  payToll(s, c, id, by);
  if (how.by !== undefined) {
    if (!e.waive?.includes('tap-character')) tap(s, by);
    if (!e.waive?.includes('tap-site')) tapsSite = tapFor(s, id, siteOfCard(s, by), c.by);
  }
  if (isCharacter(s, id)) {
    const name = e.at === 'site-of-storing' ? note(s, c.card).stored : undefined;
    const co =
      (e.at === 'self' ? newCompany(s, c.by, c.card) : joined(s, c, e)) ??
      companiesOf(s, c.by).find((x) => name === undefined || def(s, x.site).name === name) ??
      company(s, s.current);
    if (co) placeCharacter(s, id, co.id, under);
    revealed(s, id, c.by);
    noteOn(s, id).since = s.turn;
  } else if (def(s, id).kind === 'item' && by >= 0) {
    const { resolves } = itemDef(s, id);
    if (resolves !== undefined)
      return runAtOnce(s, { does: resolves }, ctxWith(c, { card: id, user: by }));
    attach(s, id, by);
    itemIsNew(s, id);
    settleSlots(s, id);
    happen(s, { event: 'item-gained', card: by, item: id });
  } else if (def(s, id).kind === 'ally' && by >= 0) {
    attach(s, id, by);
    noteOn(s, id).since = s.turn;
    happen(s, {
      event: 'composition-changed',
      company: s.company[by],
      split: false,
      left: -1,
    });
  } else if (def(s, id).kind === 'faction')
    put(s, id, 'pile', { seat: c.by, known: everyone(s), why: 'played' });
  else enterPlay(s, id);
  happen(s, {
    event: 'card-played',
    card: id,
    seat: c.by,
    site: company(s, c.company)?.site ?? -1,
    company: c.company,
    // what may be of any sort asks nothing of the site but perhaps that it taps (crf/card/await-the-advent-of-allies/2)
    usesSite: how.by !== undefined && (tapsSite || e.site !== 'any'),
    tapsSite,
  });
}

/** An item is given up from hand for one that is played at such a site, whoever lets it be played. */
function payToll(s: State, c: Ctx, id: Cid, by: Cid): void {
  const co = company(s, by >= 0 ? s.company[by] : -1);
  const toll = co ? tollFor(s, co, c.by, id) : null;
  if (toll === null) return;
  if (toll.from.length <= toll.n) {
    for (const x of toll.from) eliminate(s, x, 'given up for another');
    return;
  }
  const does = Array<Effect>(toll.n).fill(givesUp);
  runAtOnce(s, { does }, ctxWith(c, { user: by, it: id }));
}

const givesUp: Effect = {
  do: 'pick',
  player: 'you',
  zone: 'hand',
  a: { kind: 'item', isNot: 'it', playableWhere: 'user' },
  then: [{ do: 'move', what: 'picked', to: 'removed' }],
};

/** The site taps for what is played there. */
function tapFor(s: State, card: Cid, site: Cid, seat: Seat): boolean {
  if (def(s, card).kind === 'item') return tapForItem(s, site, seat, card);
  const was = untapped(s, site);
  tap(s, site);
  return was;
}
