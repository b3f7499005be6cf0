import { carelessBot, type LevelBot, searchBot } from './bot.ts';
import type { Effort } from './halving.ts';

export type LevelName = 'easy' | 'normal' | 'hard';

/** How far the levels look. The number of steps sets how long they take, whatever the machine. */
export const EFFORTS: Readonly<Record<'normal' | 'hard', Effort>> = {
  normal: { steps: 150, width: 4, turns: 0, round: 3, doubt: 1 },
  hard: { steps: 450, width: 5, turns: 0, round: 3, doubt: 1 },
};

/** In how many of a hundred choices they do not care: mistakes that a player can make use of. */
export const CARELESS: Readonly<Record<LevelName, number>> = { easy: 35, normal: 15, hard: 0 };

export const easy: LevelBot = carelessBot('easy', CARELESS.easy);
export const normal: LevelBot = searchBot('normal', EFFORTS.normal, CARELESS.normal);
export const hard: LevelBot = searchBot('hard', EFFORTS.hard, CARELESS.hard);

/** The opponents a player can choose from, from the mildest to the strongest. */
export const levels: Readonly<Record<LevelName, LevelBot>> = { easy, normal, hard };
