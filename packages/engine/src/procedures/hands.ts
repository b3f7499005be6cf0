import { settleSlots } from '../effects/attach.ts';
import { happen } from '../happenings/happen.ts';
import { canTake } from '../legality/site-play.ts';
import { ask, type Option } from '../options.ts';
import { def, itemsOf } from '../query/cards.ts';
import { playerStat } from '../query/company-stats.ts';
import type {
  DrawFrame,
  ExhaustFrame,
  FetchFrame,
  HandOverFrame,
  PutBackFrame,
  ResetFrame,
} from '../state/frames.ts';
import type { Cid, State } from '../state/types.ts';
import { attach, drawCard, everyone, put, show, shuffleDeck, under } from '../verbs/cards.ts';
import { avertedFromHand, eliminate, intoDeck, leavePlay } from '../verbs/leaving.ts';
import { discardFromHand } from './end-of-turn.ts';
import { as, type Procedure, pop, push } from './procedure.ts';

/** Hands go up or down to their size (coe/2.IV.viii, 2.VI.ii). */
export const reset: Procedure<ResetFrame> = {
  ask: {
    ask(s, f) {
      const seat = f.seats[0];
      if (seat === undefined) {
        f.s = 'end';
        return null;
      }
      const size = playerStat(s, 'hand-size', seat);
      const hand = s.players[seat].hand;
      if (hand.length > size) return ask(seat, 'pick', 'discard-to-size', unlike(s, hand));
      f.seats.shift();
      if (hand.length < size) push(s, { p: 'draw', s: 'draw', seat, left: size - hand.length });
      return null;
    },
    answer(s, f, o) {
      discardFromHand(s, f.seats[0], as(o, 'card').card);
    },
  },
  end: { run: (s, f) => pop(s, f) },
};

/** Copies of a card are the same choice, but not where they lie in different places. */
function unlike(s: State, ids: readonly Cid[]): Option[] {
  const out: Option[] = [];
  for (let i = 0; i < ids.length; i++) {
    const id = ids[i];
    let first = 0;
    while (s.def[ids[first]] !== s.def[id] || s.zone[ids[first]] !== s.zone[id]) first++;
    if (first === i) out.push({ type: 'card', card: id });
  }
  return out;
}

/** Cards are drawn one at a time: the deck may run out in between (coe glossary "draw"). */
export const draw: Procedure<DrawFrame> = {
  draw: {
    run(s, f) {
      if (f.left <= 0) return pop(s, f);
      f.left--;
      const resetting = s.stack[s.stack.length - 2]?.p === 'reset';
      if (!drawCard(s, f.seat, resetting)) pop(s, f);
    },
  },
};

/** An exhausted deck: sites return, up to five cards are exchanged, the discard pile is the new deck (coe/2.4). */
export const exhaust: Procedure<ExhaustFrame> = {
  out: {
    ask(s, f) {
      const p = s.players[f.seat];
      if (f.out === 0 && f.moved.length === 0)
        for (const id of p.discard.slice())
          if (def(s, id).kind === 'site')
            put(s, id, 'sites', { known: 1 << f.seat, why: 'deck exhausted' });
      const discard = p.discard.filter((id) => !f.moved.includes(id));
      const side = p.sideboard.filter((id) => !f.moved.includes(id));
      if (f.out >= 5 || discard.length === 0 || side.length === 0) {
        f.s = 'end';
        return null;
      }
      return ask(f.seat, 'pick', 'exchange-out', [{ type: 'pass' }, ...unlike(s, discard)]);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'end';
        return;
      }
      const { card } = as(o, 'card');
      f.moved.push(card);
      put(s, card, 'sideboard', { known: 1 << f.seat, why: 'exchanged' });
      f.s = 'in';
    },
  },
  in: {
    ask(s, f) {
      const side = s.players[f.seat].sideboard.filter((id) => !f.moved.includes(id));
      return ask(f.seat, 'pick', 'exchange-in', unlike(s, side));
    },
    answer(s, f, o) {
      const { card } = as(o, 'card');
      f.moved.push(card);
      put(s, card, 'discard', { known: 1 << f.seat, why: 'exchanged' });
      f.out++;
      f.s = 'out';
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      for (const id of s.players[f.seat].discard.slice())
        put(s, id, 'deck', { known: 0, why: 'deck exhausted' });
      shuffleDeck(s, f.seat);
    },
  },
};

/** Up to so many cards from somewhere to somewhere else, one after the other. */
export const gather: Procedure<FetchFrame> = {
  ask: {
    ask(s, f) {
      if (f.left <= 0 || f.from.length === 0) {
        f.s = 'end';
        return null;
      }
      // who looks through a deck sees it; it is shuffled afterwards
      for (const id of f.from) s.known[id] |= 1 << f.seat;
      const options = unlike(s, f.from);
      if (f.optional) options.unshift({ type: 'pass' });
      return ask(f.seat, 'pick', f.purpose, options);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.left = 0;
        return;
      }
      const { card } = as(o, 'card');
      f.from = f.from.filter((x) => x !== card);
      f.left--;
      if (f.shown) show(s, card);
      if (f.to === 'deck') intoDeck(s, [card], f.seat);
      else if (!(f.to === 'discard' && avertedFromHand(s, card))) {
        // who has seen it where it lay aside has seen it
        const seen = s.zone[card] === 'aside' ? s.known[card] : 0;
        const known = f.shown ? everyone(s) : seen | (1 << f.seat);
        leavePlay(s, card, f.to, { seat: f.seat, known, why: f.purpose });
      }
    },
  },
  end: {
    run(s, f) {
      pop(s, f);
      if (f.searched) shuffleDeck(s, f.seat);
    },
  },
};

/** Items of one who leaves pass to others of his company; of one who is eliminated at most one to each (coe/3.I.2). */
export const handOver: Procedure<HandOverFrame> = {
  ask: {
    ask(s, f) {
      const items = itemsOf(s, f.from);
      if (f.left <= 0 || items.length === 0 || f.takers.length === 0) {
        f.s = 'leave';
        return null;
      }
      const options: Option[] = [{ type: 'pass' }];
      for (const x of items)
        for (const to of f.takers)
          if (canTake(s, x, to)) options.push({ type: 'transfer', card: x, to });
      return ask(s.owner[f.from], 'pick', 'hand-over', options, f.from);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'leave';
        return;
      }
      const { card, to } = as(o, 'transfer');
      attach(s, card, to);
      settleSlots(s, card);
      happen(s, { event: 'item-gained', card: to, item: card });
      if (f.then === 'eliminate') f.takers = f.takers.filter((x) => x !== to);
      f.left--;
    },
  },
  leave: {
    run(s, f) {
      pop(s, f);
      if (f.then === 'eliminate') eliminate(s, f.from, 'body check');
    },
  },
};

/** What lay aside goes back on a deck in the order that somebody likes; he alone knows it then. */
export const putBack: Procedure<PutBackFrame> = {
  under: {
    ask(s, f) {
      if (f.cards.length === 0) {
        pop(s, f);
        return null;
      }
      const options = f.cards.map((card): Option => ({ type: 'card', card }));
      return ask(f.seat, 'pick', 'put-under', [{ type: 'pass' }, ...options]);
    },
    answer(s, f, o) {
      if (o.type === 'pass') {
        f.s = 'over';
        return;
      }
      const { card } = as(o, 'card');
      f.cards = f.cards.filter((x) => x !== card);
      put(s, card, 'deck', { known: 1 << f.seat });
      under(s.players[f.deck].deck);
    },
  },
  over: {
    ask(s, f) {
      if (f.cards.length === 0) {
        pop(s, f);
        return null;
      }
      return ask(
        f.seat,
        'order',
        'put-on-top',
        f.cards.map((card): Option => ({ type: 'card', card })),
      );
    },
    answer(s, f, o) {
      const { card } = as(o, 'card');
      f.cards = f.cards.filter((x) => x !== card);
      put(s, card, 'deck', { known: 1 << f.seat });
    },
  },
};
