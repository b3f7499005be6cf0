import { type Bot, playableThere } from '@mathom/bots';
import { cardNumbered, type Option, query, type View } from '@mathom/engine';
import type { CardId } from '@mathom/engine/language';

/** The card that an option brings into the game, or -1. */
function brings(o: Option): number {
  switch (o.type) {
    case 'play':
    case 'play-character':
    case 'reveal':
      return o.card;
    case 'declare-move':
      return o.site;
    default:
      return -1;
  }
}

/** Questions in which the card that is chosen goes away. */
const GIVES_UP: ReadonlySet<string> = new Set(['discard-to-size', 'discard-one', 'exchange-out']);

/** Questions in which the card that is chosen comes to hand or into play. */
const TAKES: ReadonlySet<string> = new Set([
  'draft',
  'fetch',
  'exchange-in',
  'sideboard',
  'ring',
  'play',
  'attack-from-hand',
]);

/** Plays certain cards when it can, mostly, goes where it could, and likes to keep them until then; else it is as the other bot. */
export function eager(bot: Bot, wanted: ReadonlySet<CardId>): Bot {
  const isWanted = (view: View, card: number): boolean =>
    card >= 0 && wanted.has(cardNumbered(view.state.rt.pool, view.state.def[card]).id);
  /** Leads to a site where something wanted in hand is of use. */
  const leads = (view: View, o: Option): boolean => {
    const s = view.state;
    const co = query.company(s, o.type === 'declare-move' ? o.company : s.current);
    if (!co || (o.type !== 'declare-move' && o.type !== 'enter')) return false;
    const site = o.type === 'declare-move' ? o.site : co.site;
    const cards = s.players[view.seat].hand.filter((id) => isWanted(view, id));
    return playableThere(view, co, site, cards).length > 0;
  };
  return {
    name: `eager ${bot.name}`,
    choose(view, rng) {
      const d = view.decision;
      const options = d?.options ?? [];
      const among = (such: (o: Option) => boolean): number[] =>
        options.flatMap((o, i) => (such(o) ? [i] : []));
      const one = (list: readonly number[]): number => list[rng(list.length)];
      const leading = among((o) => leads(view, o));
      if (leading.length > 0 && rng(4) > 0) return one(leading);
      const plays = among((o) => isWanted(view, brings(o)));
      if (plays.length > 0 && rng(4) > 0) return one(plays);
      if (d && TAKES.has(d.about) && rng(4) > 0) {
        const taken = among((o) => o.type === 'card' && isWanted(view, o.card));
        if (taken.length > 0) return one(taken);
      }
      // now and then even these go: a hand of what can never be played would hold up the game
      if (d && GIVES_UP.has(d.about) && rng(4) > 0) {
        const others = among((o) => !(o.type === 'card' && isWanted(view, o.card)));
        if (others.length > 0 && others.length < options.length) return one(others);
      }
      return bot.choose(view, rng);
    },
  };
}
