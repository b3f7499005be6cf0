import { happen, heeded } from '../happenings/happen.ts';
import { discard } from '../verbs/leaving.ts';
/** A card is put on another, and an item taken up for use. */

import type { Effect, Slot } from '../language/index.ts';
import { canBear, canTake } from '../legality/site-play.ts';
import {
  beside,
  comp,
  company,
  def,
  itemsOf,
  note,
  noteOn,
  siteOfCard,
  untapped,
} from '../query/cards.ts';
import { attackMeant, changed, entryNo, refCard, siteOf } from '../query/refs.ts';
import { isHavenFor, sparedBy } from '../query/sites.ts';
import { usesTwoWeapons } from '../query/skills.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Ctx, Entry, Seat, State } from '../state/types.ts';
import { type Aside, setAside } from '../verbs/aside.ts';
import { attach, lend, tap } from '../verbs/cards.ts';
import { stir } from '../verbs/live.ts';
import { provideSites } from '../verbs/provided-sites.ts';

export function attachEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'attach' }>): void {
  const id = refCard(s, c, e.what);
  const to = refCard(s, c, e.to);
  if (id < 0 || to < 0) return;
  if (e.as === 'ally') return comeAsAlly(s, c, id, to);
  if (e.aside !== undefined) return putAside(s, c, id, to, e.aside, e.after === 'removed');
  const d = def(s, id);
  const byText = d.kind === 'item' && (d.resolves !== undefined || d.played !== undefined);
  if (e.what === 'self' && byText && s.zone[id] !== 'play')
    return takeItem(s, id, to, c, entryOf(s, c, id));
  if (def(s, id).kind === 'faction') return putUnder(s, c, id, to);
  // what has left play in the meantime is not handed on, nor to one who has
  const item = def(s, id).kind === 'item';
  // allies bear no items (coe/6.1.6)
  if (item && def(s, to).kind === 'ally') return;
  if (s.zone[to] !== 'play' || (item && e.what === 'self' && s.zone[id] !== 'play')) return;
  const stays = s.zone[id] === 'play' && s.host[id] === to;
  // out of the hands of another: some are not to be had so (crf/card/wizards-ring/1)
  const fits = s.zone[id] === 'play' && s.host[id] >= 0 ? canTake : canBear;
  if (item && !stays && !fits(s, id, to)) {
    // one too many for him, or not for him at all (coe/g.cbd.1): it stays where it is, or is lost
    if (s.zone[id] !== 'play') discard(s, id, 'he cannot have it');
    return;
  }
  attach(s, id, to);
  changed(s, c);
  if (!stays && def(s, id).kind === 'event' && def(s, id).keywords?.includes('corruption'))
    happen(s, { event: 'corrupted', card: to });
  if (item) {
    settleSlots(s, id, c.picked);
    // with the same bearer it is only taken up for use (coe/6.1.2)
    if (!stays) happen(s, { event: 'item-gained', card: to, item: id });
  }
}

/** The event, or the creature whose attack it has canceled, is an ally for as long as that stays in play. */
function comeAsAlly(s: State, c: Ctx, id: Cid, to: Cid): void {
  const own = comp(s, id);
  const tamed = own.tamed?.get(s.def[c.card]);
  const ally = tamed ?? own.ally;
  if (ally < 0 || s.zone[to] !== 'play') return;
  if (tamed !== undefined) {
    // it attacks still, or is not there any more: nothing comes of the card
    if (!attackMeant(s, c)?.canceled || s.zone[id] !== 'chain')
      return discard(s, c.card, 'nothing went over');
    lend(s, id, c.by);
  }
  s.def[id] = ally;
  attach(s, id, to);
  noteOn(s, id).since = s.turn;
  changed(s, c);
  happen(s, { event: 'composition-changed', company: s.company[to], split: false, left: -1 });
}

/** A faction lies under a card of its player, and is where it was: said as it comes into play, when both are there. */
function putUnder(s: State, c: Ctx, faction: Cid, to: Cid): void {
  s.host[faction] = to;
  stir(s);
  changed(s, c);
  if (heeded(s, 'attach')) happen(s, { event: 'attach', card: faction, host: to });
}

/** What it was declared with, if it stands on the chain itself. */
function entryOf(s: State, c: Ctx, id: Cid): Entry | null {
  const e = c.entry ? entryNo(s, c.entry) : null;
  return e?.card === id ? e : null;
}

/** An item that was played comes to whoever played it. */
export function takeItem(s: State, id: Cid, bearer: Cid, c: Ctx, e: Entry | null): void {
  if (s.zone[bearer] !== 'play') return discard(s, id, 'nobody is there to have it');
  changed(s, c);
  attach(s, id, bearer);
  itemIsNew(s, id);
  settleSlots(s, id);
  happen(s, { event: 'item-gained', card: bearer, item: id });
  const tapsSite = e !== null && tapSiteFor(s, e);
  happen(s, {
    event: 'card-played',
    card: id,
    seat: c.by,
    site: siteOf(s, c),
    company: c.company,
    usesSite: true,
    tapsSite,
  });
}

/** An item comes into play now: to some it is worth nothing if that is at a haven of theirs (coe/10.B1). */
export function itemIsNew(s: State, id: Cid): void {
  noteOn(s, id).since = s.turn;
  const site = siteOfCard(s, id);
  if (site >= 0 && isHavenFor(s, site, s.owner[id])) playedAtHaven(s, id);
}

export function playedAtHaven(s: State, id: Cid): void {
  const { halfItems, noneAtHavens } = kindOf(s, s.owner[id]);
  if (noneAtHavens && def(s, id).alignment === halfItems) noteOn(s, id).atHaven = true;
}

/** The site taps when the resource has resolved (coe/2.V.1.1). */
export function tapSiteFor(s: State, e: Entry): boolean {
  const co = company(s, e.ctx.company);
  if (!co) return false;
  if (e.ctx.bound.spared) return tapForItem(s, co.site, e.by, e.card);
  if (e.tapsSite) tap(s, co.site);
  return e.tapsSite;
}

/** An item taps the site where it is played, unless something spares it that. */
export function tapForItem(s: State, site: Cid, seat: Seat, item: Cid): boolean {
  if (!untapped(s, site)) return false;
  const by = sparedBy(s, site, seat, item);
  if (by < 0) {
    tap(s, site);
    return true;
  }
  const n = noteOn(s, by);
  n.spared = s.players.map((_, i) => (n.spared?.[i] ?? 0) + (i === seat ? 1 : 0));
  return false;
}

/** It has as many with it as its own text lets it have. */
const isFull = (s: State, host: Cid): boolean =>
  comp(s, host).rules.some(
    ({ r }) => r.is === 'host' && r.aside && r.max !== undefined && beside(s, host).length >= r.max,
  );

/** Off to the side with a card in play; one whose attack goes on when that is over. */
function putAside(s: State, c: Ctx, id: Cid, host: Cid, how: Aside, doomed: boolean): void {
  if (s.zone[host] !== 'play' || isFull(s, host)) return;
  changed(s, c);
  const attacks = s.stack.filter((f) => f.p === 'attack' && f.card === id);
  if (attacks.length === 0) {
    setAside(s, id, host, how);
    if (doomed) noteOn(s, id).doomed = true;
    provideSites(s, host, id);
  }
  for (const f of attacks) if (f.p === 'attack') f.backTo = host;
}

/** Of his items of that sort those that he uses, but for one. */
const using = (s: State, who: Cid, slot: Slot, but: Cid): Cid[] =>
  itemsOf(s, who).filter((x) => {
    const d = def(s, x);
    return x !== but && d.kind === 'item' && d.slot === slot && !note(s, x).idle;
  });

/**
 * A new weapon, armour, shield or helmet takes the place of the one in use (coe/6.1.1, 6.1.3). Who
 * can use two weapons has the new one beside another, of his choice if he has said it; but not with
 * a shield, which he keeps unless he chose so.
 */
export function settleSlots(s: State, item: Cid, beside: Cid = -1): void {
  const d = def(s, item);
  if (d.kind !== 'item' || !d.slot) return;
  const bearer = s.host[item];
  const idle = (ids: readonly Cid[]): void => {
    for (const x of ids) noteOn(s, x).idle = true;
  };
  const alike = using(s, bearer, d.slot, item);
  const weapons = d.slot === 'weapon' ? alike : using(s, bearer, 'weapon', item);
  const shields = d.slot === 'shield' ? alike : using(s, bearer, 'shield', item);
  const chosen = weapons.includes(beside);
  const second =
    d.slot === 'weapon' &&
    weapons.length > 0 &&
    (chosen || shields.length === 0) &&
    usesTwoWeapons(s, bearer);
  const kept = chosen ? beside : weapons[weapons.length - 1];
  if (second) {
    idle(weapons.filter((x) => x !== kept));
    idle(shields);
  } else {
    idle(alike);
    if (d.slot === 'shield' && weapons.length > 1) idle(weapons.filter((x) => x !== kept));
  }
  const n = noteOn(s, item);
  delete n.idle;
  if (second) n.second = true;
  else delete n.second;
  stir(s);
}

/** A weapon in use beside another is laid aside when nobody lets its bearer use two any longer. */
export function layWeaponsAside(s: State, second: Cid): void {
  const bearer = s.host[second];
  if (s.zone[second] === 'play' && usesTwoWeapons(s, bearer)) return;
  delete noteOn(s, second).second;
  if (s.zone[second] !== 'play' || using(s, bearer, 'weapon', second).length === 0) return;
  noteOn(s, second).idle = true;
  stir(s);
}
