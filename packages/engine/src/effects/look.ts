/** Cards that somebody sees, what lies aside for it, and how that goes back; and drawing. */

import type { Effect } from '../language/index.ts';
import { push } from '../procedures/procedure.ts';
import { cardsIn, company, def, newCtx, turnedOver } from '../query/cards.ts';
import { playerStat } from '../query/company-stats.ts';
import { value } from '../query/evaluate.ts';
import { changed, seatRef } from '../query/refs.ts';
import { mayNotSearch } from '../query/secrecy.ts';
import type { Cid, Ctx, Seat, State } from '../state/types.ts';
import { atRandom, everyone, put, show, shuffleAmong, shuffleDeck } from '../verbs/cards.ts';
import { effectCompany } from './lasting.ts';

type Look = Extract<Effect, { do: 'look' }>;

/** Shows them, and says who is to have a look: nobody in particular if all see them. */
export function look(s: State, c: Ctx, e: Look): { seat: Seat; cards: Cid[] } {
  const of = seatRef(s, c, e.ofPlayer);
  const seat = e.player === 'each-player' ? -1 : seatRef(s, c, e.player);
  const viewers = seat < 0 ? everyone(s) : 1 << seat;
  // what all see, they see because the one whose card it is would look
  if (isSearch(e) && mayNotSearch(s, seat < 0 ? c.by : seat, of)) return { seat, cards: [] };
  const cards = chosen(s, c, e, of, e.n === undefined ? -1 : value(s, c, e.n));
  for (const id of cards) {
    if (e.zone !== 'hand' && e.n !== undefined)
      put(s, id, 'aside', { known: s.known[id] | viewers, why: 'turned over' });
    show(s, id, viewers);
  }
  if (e.zone === 'hand') for (const id of cards) noticed(s, c, id, viewers);
  if (cards.length > 0) changed(s, c);
  return { seat, cards };
}

/** What a card in hand says of being seen comes in the next chain, if he whose text it is sees a card of another. */
export function noticed(s: State, c: Ctx, id: Cid, viewers: number): void {
  const d = def(s, id);
  const owner = s.owner[id];
  if (d.kind !== 'event' || d.seen === undefined) return;
  if (s.zone[id] !== 'hand' || owner === c.by || (viewers & (1 << c.by)) === 0) return;
  s.queue.push({
    what: 'seen',
    card: id,
    i: -1,
    lasting: 0,
    seat: owner,
    ctx: newCtx(s, owner, id),
    name: d.name,
    does: d.seen,
    optional: false,
  });
}

const isSearch = ({ zone }: Look): boolean => zone !== 'hand' && zone !== 'new-site';

function chosen(s: State, c: Ctx, e: Look, of: Seat, n: number): Cid[] {
  if (e.zone === 'new-site') {
    const dest = company(s, effectCompany(s, c))?.dest ?? -1;
    return dest >= 0 ? [dest] : [];
  }
  const all = cardsIn(s, e.zone, of);
  if (n < 0) return all;
  return e.zone === 'deck' ? all.slice(Math.max(0, all.length - n)).reverse() : atRandom(s, all, n);
}

/** What lies aside goes back into the deck, and whatever else is to be shuffled in with it. */
export function shuffleBack(s: State, c: Ctx, e: Extract<Effect, { do: 'shuffle-back' }>): void {
  const seat = seatRef(s, c, e.player);
  const cards = turnedOver(s, seat);
  if (e.how === 'ordered' || e.how === 'either-end') {
    const by = seatRef(s, c, e.by ?? e.player);
    if (cards.length > 0)
      push(s, {
        p: 'put-back',
        s: e.how === 'ordered' ? 'over' : 'under',
        seat: by,
        deck: seat,
        cards,
      });
    return;
  }
  if (e.how === 'top') {
    shuffleAmong(s, cards);
    for (const id of cards) put(s, id, 'deck', { known: 0 });
    return;
  }
  for (const z of e.from ?? [])
    for (const id of cardsIn(s, z, seat).slice()) if (def(s, id).kind !== 'site') cards.push(id);
  for (const id of cards) put(s, id, 'deck', { known: 0 });
  shuffleDeck(s, seat);
}

export function drawEffect(s: State, c: Ctx, e: Extract<Effect, { do: 'draw' }>): void {
  const seat = seatRef(s, c, e.player);
  const left =
    e.n === 'hand-size'
      ? playerStat(s, 'hand-size', seat) - s.players[seat].hand.length
      : value(s, c, e.n);
  if (left > 0) push(s, { p: 'draw', s: 'draw', seat, left });
  changed(s, c);
}
