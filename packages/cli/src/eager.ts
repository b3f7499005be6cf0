import type { Bot } from '@mathom/bots';
import { cardNumbered, type Option, type View } from '@mathom/engine';
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

/** Plays certain cards when it can, mostly, and likes to keep them until then; else it is as the other bot. */
export function eager(bot: Bot, wanted: ReadonlySet<CardId>): Bot {
  const isWanted = (view: View, card: number): boolean =>
    card >= 0 && wanted.has(cardNumbered(view.state.rt.pool, view.state.def[card]).id);
  return {
    name: `eager ${bot.name}`,
    choose(view, rng) {
      const d = view.decision;
      const options = d?.options ?? [];
      const among = (such: (o: Option) => boolean): number[] =>
        options.flatMap((o, i) => (such(o) ? [i] : []));
      const plays = among((o) => isWanted(view, brings(o)));
      if (plays.length > 0 && rng(4) > 0) return plays[rng(plays.length)];
      // now and then even these go: a hand of what can never be played would hold up the game
      if (d && GIVES_UP.has(d.about) && rng(4) > 0) {
        const others = among((o) => !(o.type === 'card' && isWanted(view, o.card)));
        if (others.length > 0 && others.length < options.length) return others[rng(others.length)];
      }
      return bot.choose(view, rng);
    },
  };
}
