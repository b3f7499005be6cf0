/** Going through decks and piles: cards fetched from them, or turned over until one fits. */

import type { Effect } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { cardsIn } from '../query/cards.ts';
import { matches, value } from '../query/evaluate.ts';
import { changed, seatRef } from '../query/refs.ts';
import { facesUp, mayNotSearch, searchable } from '../query/secrecy.ts';
import { ctxWith } from '../state/ctx.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { atRandom, everyone, put, show, shuffleDeck } from '../verbs/cards.ts';
import { avertedFromHand, intoDeck, leavePlay } from '../verbs/leaving.ts';

export function fetchEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'fetch' }>): void {
  const who = e.player === 'each-player' ? s.players.map((_, i) => i) : [seatRef(s, c, e.player)];
  for (const seat of who.reverse()) {
    const zones = searchable(s, seat, seat, e.from);
    const from = zones
      .flatMap((z) => cardsIn(s, z, seat))
      .filter((id) => matches(s, ctxWith(c, { by: seat }), id, e.a));
    // a deck that was looked through is shuffled, whether anything was found or not
    const searched = e.to !== 'deck' && zones.includes('deck');
    const n = e.n === 'all' ? from.length : Math.min(value(s, c, e.n), from.length);
    if (e.n === 'all' || e.random) {
      if (n > 0) take(s, seat, e.random ? atRandom(s, from, n) : from, e);
      if (searched) shuffleDeck(s, seat);
    } else if (n > 0)
      push(s, {
        p: 'fetch',
        s: 'ask',
        seat,
        from,
        left: n,
        to: e.to,
        optional: e.optional === true,
        ...(e.shown ? { shown: true } : {}),
        ...(searched ? { searched: true } : {}),
        purpose: 'fetch',
      });
    else if (searched) shuffleDeck(s, seat);
  }
  changed(s, c);
}

/** Without a choice: all of them, or those that chance has chosen. */
function take(s: State, seat: Seat, cards: Cid[], e: Extract<Effect, { do: 'fetch' }>): void {
  if (e.shown) for (const id of cards) show(s, id);
  if (e.to === 'deck') intoDeck(s, cards, seat);
  else
    for (const id of cards)
      if (!(e.to === 'discard' && avertedFromHand(s, id)))
        leavePlay(s, id, e.to, { seat, ...secretly(s, seat, id, e) });
}

/** Discarded from hand by an effect a card goes face-down like any other (coe glossary "discard"). */
const secretly = (
  s: State,
  seat: Seat,
  id: Cid,
  e: Extract<Effect, { do: 'fetch' }>,
): { known?: number } =>
  e.shown || e.to !== 'discard' || facesUp(s, seat) ? {} : { known: s.known[id] | (1 << seat) };

/** Turns cards of a deck over one by one; they lie aside until they are put back. */
export function revealUntil(
  s: State,
  f: ExecFrame,
  e: Extract<Effect, { do: 'reveal-until' }>,
): void {
  const c = f.ctx;
  const seat = seatRef(s, c, e.player);
  const { deck, discard } = s.players[seat];
  let n = 0;
  c.picked = -1;
  c.bound.picked = 0;
  if (mayNotSearch(s, seat, seat)) return;
  for (;;) {
    const id =
      e.from === 'discard' ? discard.findLast((x) => !c.bound[`shown${x}`]) : deck[deck.length - 1];
    if (id === undefined) break;
    n++;
    if (e.from === 'discard') c.bound[`shown${id}`] = 1;
    else put(s, id, 'aside', { known: everyone(s), why: 'turned over' });
    show(s, id);
    if (matches(s, c, id, e.a)) {
      c.picked = id;
      break;
    }
  }
  c.bound.revealed = n;
  c.bound.picked = c.picked >= 0 ? 1 : 0;
  changed(s, c);
}
