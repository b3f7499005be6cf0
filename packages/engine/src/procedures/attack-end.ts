import { happen } from '../happenings/happen.ts';
import { averted } from '../happenings/instead.ts';
import { isGranted } from '../query/granted.ts';
import { inForce } from '../query/in-force.ts';
import { replaces } from '../query/instead.ts';
import { discard, eliminate } from '../verbs/leaving.ts';
/** What becomes of a card when the attack it made is over. */

import { atSite, being, company, def, isInPlayInPile, note, noteOn } from '../query/cards.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { setAside } from '../verbs/aside.ts';
import { everyone, put } from '../verbs/cards.ts';
import { offerTrophy } from './trophy.ts';

export const defenderSeat = (s: State, f: AttackFrame): number =>
  company(s, f.company)?.seat ?? s.active;

/** What becomes of the card that made the attack (coe/3.v, 3.II.3, g.man.3). */
export function disposeOf(s: State, f: AttackFrame, beaten: boolean): void {
  // one that came as an automatic-attack of a site is none that was played (coe/2.V.ii.4)
  if (beaten && f.won < 0 && (f.source !== 'automatic' || def(s, f.card).kind !== 'creature'))
    offerTrophy(s, f, defenderSeat(s, f));
  dispose(s, f, beaten);
}

function dispose(s: State, f: AttackFrame, beaten: boolean): void {
  const d = f.card >= 0 ? def(s, f.card) : null;
  if (!d || d.kind === 'site') return;
  const seat = defenderSeat(s, f);
  if (f.won >= 0) return disposeOfTrophy(s, f, beaten, seat);
  if (d.kind === 'character' || d.kind === 'ally') return disposeOfMade(s, f, beaten, seat);
  const killPoints =
    d.kind === 'creature' ||
    (d.kind === 'event' && d.points?.source === 'kill') ||
    // a Dragon who was won over and is slain (coe/g.man.3)
    (d.kind === 'faction' && d.manifestationOf !== undefined);
  // one that was played as an automatic-attack is no creature there (coe/3.v; crf/term/under-deeps/5)
  const asCreature = f.source !== 'automatic' || d.kind !== 'creature';
  if (beaten && killPoints && asCreature && !f.detainment) {
    if (avertedWin(s, f, seat)) return;
    // what only an opponent can win stays with its own player
    if (d.kind === 'event' && !d.unique && seat === s.owner[f.card]) return;
    const at = siteWhere(s, f);
    win(s, f.card, seat);
    remember(s, f, at);
  } else if (f.forfeit)
    // where nothing would have been won it is gone all the same (crf/card/fury-of-the-iron-crown/2)
    eliminate(s, f.card, 'defeated');
  else if (f.backTo >= 0 && s.zone[f.backTo] === 'play') setAside(s, f.card, f.backTo, 'worthless');
  else if (d.kind === 'creature' && (s.zone[f.card] === 'chain' || usedUp(s, f)))
    discard(s, f.card, 'attack over');
}

/**
 * What was defeated is his who defeated it, or gone if it gives him nothing. The mark is asked of creatures alone
 * (coe/3.v.W1 to B1): a Dragon hunting or at home is anybody's who defeats it (coe/g.man.3, crf/term/dragons/3).
 */
export function win(s: State, card: Cid, seat: Seat): void {
  const d = def(s, card);
  // one's own card gives no points (coe/10.4), but it is beaten all the same
  if (
    seat === s.owner[card] ||
    (d.kind === 'creature' &&
      (kindOf(s, seat).kills === 'asterisk') !== (d.asterisk === true) &&
      !isKept(s, card, seat))
  )
    eliminate(s, card, 'defeated');
  else {
    s.host[card] = -1;
    put(s, card, 'pile', { seat, known: everyone(s), why: 'defeated' });
  }
  dragonSlain(s, card);
}

/** A text lets him keep it, though by its mark it would be gone. */
const isKept = (s: State, card: Cid, seat: Seat): boolean =>
  inForce(s, 'grant').some(
    (x) => x.a.ability === 'be-won' && s.owner[x.card] === seat && isGranted(s, x, card),
  );

/** The name of the site where it was faced, '' on the way to one. */
const siteWhere = (s: State, f: AttackFrame): string => {
  const co = company(s, f.company);
  return co && atSite(co) >= 0 ? def(s, atSite(co)).name : '';
};

/** Where an event's attack was defeated, and who had a part in it: texts ask for it long after. */
function remember(s: State, f: AttackFrame, at: string): void {
  // an event that is in a deck again by then is nobody's to ask for
  if (f.card < 0 || (def(s, f.card).kind !== 'event' && def(s, f.card).kind !== 'faction')) return;
  noteOn(s, f.card).slainAt = at;
  for (const m of company(s, f.company)?.members ?? [])
    noteOn(s, m).slew = [...(note(s, m).slew ?? []), f.card];
}

/** Something else is done with what was defeated than to win it. */
const avertedWin = (s: State, f: AttackFrame, seat: Seat): boolean =>
  replaces(s) &&
  averted(s, {
    event: 'move',
    card: f.card,
    from: s.zone[f.card],
    to: 'pile',
    seat,
    known: s.known[f.card],
    why: 'defeated',
  });

/** Another card is won in its place, and it is lost to its player; or that card is gone too. */
function disposeOfTrophy(s: State, f: AttackFrame, beaten: boolean, seat: Seat): void {
  if (beaten && !f.detainment) {
    eliminate(s, f.card, 'defeated');
    put(s, f.won, 'pile', { seat, known: everyone(s), why: 'defeated' });
    return;
  }
  discard(s, f.card, 'attack over');
  if (s.zone[f.won] === 'play') discard(s, f.won, 'attack over');
}

/** A character or an ally whose card made it counts as slain, or goes to the discard pile. */
function disposeOfMade(s: State, f: AttackFrame, beaten: boolean, seat: Seat): void {
  if (s.zone[f.card] !== 'chain') return;
  if (beaten && !f.detainment && seat !== s.owner[f.card])
    put(s, f.card, 'pile', { seat, known: everyone(s), why: 'defeated' });
  else discard(s, f.card, 'attack over');
}

/** It was in play and came as an automatic-attack of a site. */
const usedUp = (s: State, f: AttackFrame): boolean =>
  f.source === 'automatic' && s.zone[f.card] === 'play';

/** All other forms of a slain Dragon go with it; its lair keeps its hoard for the turn (coe/g.man.3, g.hoa.1). */
function dragonSlain(s: State, id: Cid): void {
  const d = def(s, id);
  if (!d.unique) return;
  for (const x of s.table.slice()) {
    const o = def(s, x);
    if (x !== id && o.kind === 'event' && being(o) === being(d)) eliminate(s, x, 'the same Dragon');
  }
  // said of the Dragon, for who comes to its lair later in the turn may lay the card of it then
  happen(s, { event: 'dragon-hoard', name: being(d) });
  for (const p of s.players)
    for (const x of p.pile.slice())
      if (x !== id && isInPlayInPile(s, x) && being(def(s, x)) === being(d))
        eliminate(s, x, 'the same Dragon');
}
