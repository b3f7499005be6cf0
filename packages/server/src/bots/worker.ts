import { botNamed, greedy, rngOf } from '@mathom/bots';
import { allCards } from '@mathom/cards';
import { registerCards, type View } from '@mathom/engine';

/** Runs in a thread of its own: a bot's search must not hold up anybody's game. */
registerCards(allCards);

export interface BotTask {
  /** the bot's own view, as JSON: it is given nothing else */
  readonly view: string;
  readonly level: string;
  readonly seed: number;
}

export default function choose({ view, level, seed }: BotTask): number {
  const bot = botNamed(level) ?? greedy;
  return bot.choose(JSON.parse(view) as View, rngOf(seed * 7919 + 17));
}
