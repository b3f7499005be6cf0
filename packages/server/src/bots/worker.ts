import { botNamed, greedy, rngOf } from '@mathom/bots';
import { officialPool } from '@mathom/cards/official';
import { type View, withPool } from '@mathom/engine';

/** Runs in a thread of its own: a bot's search must not hold up anybody's game. */

export interface BotTask {
  /** the bot's own view, as JSON: it is given nothing else */
  readonly view: string;
  readonly level: string;
  readonly seed: number;
}

export default function choose({ view, level, seed }: BotTask): number {
  const bot = botNamed(level) ?? greedy;
  const seen = JSON.parse(view) as View;
  withPool(seen.state, officialPool(seen.state.rules));
  return bot.choose(seen, rngOf(seed * 7919 + 17));
}
