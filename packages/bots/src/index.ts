import { greedy } from './greedy.ts';
import { random } from './random.ts';
import type { Bot } from './types.ts';

export { evaluate } from './evaluate.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { rngOf } from './rng.ts';
export type { Bot, Rng } from './types.ts';

/** Every bot there is, by name. */
export const bots: Readonly<Record<string, Bot>> = { random, greedy };

export function botNamed(name: string): Bot | undefined {
  return Object.hasOwn(bots, name) ? bots[name] : undefined;
}
