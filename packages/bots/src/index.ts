import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type LevelName, levels } from './search/levels.ts';
import type { Bot } from './types.ts';

export { evaluate } from './evaluate.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { rngOf } from './rng.ts';
export type { LevelBot } from './search/bot.ts';
export { easy, hard, type LevelName, levels, normal } from './search/levels.ts';
export { determinize } from './search/sample.ts';
export type { Bot, Rng } from './types.ts';
export { playableThere } from './worth-going.ts';

/** The quick bots, by name: for measuring, soaking and filling tables. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy };

/** Any bot by its name: the quick ones and the levels. */
export function botNamed(name: string): Bot | undefined {
  if (Object.hasOwn(bots, name)) return bots[name];
  return Object.hasOwn(levels, name) ? levels[name as LevelName] : undefined;
}
