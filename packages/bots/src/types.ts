import type { View } from '@mathom/engine';

/** A whole number from 0 up to, but not including, `n`. A bot has no other source of chance. */
export type Rng = (n: number) => number;

/** An opponent. It sees its own view of the game and nothing else. */
export interface Bot {
  readonly name: string;
  /** The number of the option to take. Only asked when the view has a decision. */
  choose(view: View, rng: Rng): number;
}
