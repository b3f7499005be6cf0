/** Going through decks and piles: cards fetched from them, or turned over until one fits. */

import { happen, heeded } from '../happenings/happen.ts';
import type { Effect } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { cardsIn } from '../query/cards.ts';
import { matches, value } from '../query/evaluate.ts';
import { changed, seatRef } from '../query/refs.ts';
import type { ExecFrame } from '../state/frames.ts';
import type { Ctx, State } from '../state/types.ts';
import { everyone, put, shuffleDeck } from '../verbs/cards.ts';
import { intoDeck, leavePlay } from '../verbs/leaving.ts';

export function fetchEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'fetch' }>): void {
  const who = e.player === 'each-player' ? s.players.map((_, i) => i) : [seatRef(s, c, e.player)];
  for (const seat of who.reverse()) {
    const from = e.from
      .flatMap((z) => cardsIn(s, z, seat))
      .filter((id) => matches(s, { ...c, by: seat }, id, e.a));
    if (e.n === 'all') {
      if (from.length === 0) continue;
      if (e.to === 'deck') intoDeck(s, from, seat);
      else for (const id of from) leavePlay(s, id, e.to, { seat });
      continue;
    }
    const n = Math.min(value(s, c, e.n), from.length);
    if (n > 0)
      push(s, {
        p: 'fetch',
        s: 'ask',
        seat,
        from,
        left: n,
        to: e.to,
        optional: e.optional === true,
        ...(e.shown ? { shown: true } : {}),
        took: 0,
        purpose: 'fetch',
      });
  }
  changed(s, c);
}

/** Turns cards of a deck over one by one; they lie aside until they are put back. */
export function revealUntil(
  s: State,
  f: ExecFrame,
  e: Extract<Effect, { do: 'reveal-until' }>,
): void {
  const c = f.ctx;
  const seat = seatRef(s, c, e.player);
  const deck = s.players[seat].deck;
  let n = 0;
  c.picked = -1;
  while (deck.length > 0) {
    const id = deck[deck.length - 1];
    n++;
    put(s, id, 'aside', { known: everyone(s), why: 'turned over' });
    if (heeded(s, 'reveal')) happen(s, { event: 'reveal', card: id, seat });
    if (matches(s, c, id, e.a)) {
      c.picked = id;
      break;
    }
  }
  c.bound.revealed = n;
  c.bound.picked = c.picked >= 0 ? 1 : 0;
  changed(s, c);
}

/** What was turned over goes back into the deck. */
export function shuffleBack(s: State, c: Ctx, e: Extract<Effect, { do: 'shuffle-back' }>): void {
  const seat = seatRef(s, c, e.player);
  for (const id of s.def.keys())
    if (
      s.zone[id] === 'aside' &&
      s.owner[id] === seat &&
      s.host[id] === -1 &&
      s.notes[id]?.hosted === undefined &&
      s.notes[id]?.prisoner === undefined
    )
      put(s, id, 'deck', { known: 0 });
  shuffleDeck(s, seat);
}
