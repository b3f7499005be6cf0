import type { View } from '@mathom/engine';
import { sightOf } from '../greedy/sight.ts';
import { greedy } from '../greedy.ts';
import { random } from '../random.ts';
import { rngOf } from '../rng.ts';
import type { Bot, Rng } from '../types.ts';
import { bestOf, type Effort } from './halving.ts';
import { opinions } from './policy.ts';
import { determinize } from './sample.ts';
import { worthSearching } from './worth-searching.ts';

export interface LevelBot extends Bot {
  /** how often something went wrong inside, and a simpler bot answered */
  readonly failures: () => number;
}

/** How the options look; where a view cannot be judged as it is, a sample of it is. */
function looks(view: View, seed: number): number[] {
  const d = view.decision;
  if (!d) return [];
  try {
    return opinions(sightOf(view, d), true);
  } catch {
    const state = determinize(view, rngOf(seed));
    return opinions(sightOf({ ...view, state }, d), true);
  }
}

/** The options in the order in which they look good, equal ones in the order of chance. */
function ranked(view: View, rng: Rng): number[] {
  const list = looks(view, rng(0x7fffffff));
  const tie = list.map(() => rng(1_000_000));
  return list
    .map((_, i) => i)
    .filter((i) => view.decision?.options[i].type !== 'back')
    .sort((a, b) => list[b] - list[a] || tie[a] - tie[b]);
}

/** The same bot, but one that always has an answer: if it fails, greedy's, or any. */
function unfailing(name: string, choose: Bot['choose']): LevelBot {
  let failed = 0;
  return {
    name,
    failures: () => failed,
    choose(view, rng) {
      try {
        return choose(view, rng);
      } catch {
        failed++;
      }
      try {
        return greedy.choose(view, rng);
      } catch {
        return random.choose(view, rng);
      }
    },
  };
}

/** In so many of a hundred choices a bot does not care: it takes one of the three best at random. */
const carelessly = (order: readonly number[], percent: number, rng: Rng): number | null =>
  percent > 0 && rng(100) < percent ? order[rng(Math.min(3, order.length))] : null;

/** Plays out what its best options may lead to, and takes the one that leads furthest. */
export const searchBot = (name: string, effort: Effort, careless = 0): LevelBot =>
  unfailing(name, (view, rng) => {
    const order = ranked(view, rng);
    if (order.length === 0) return 0;
    const slip = carelessly(order, careless, rng);
    if (slip !== null) return slip;
    const d = view.decision;
    const share = d ? worthSearching(d) : 0;
    if (order.length === 1 || share === 0) return order[0];
    const steps = share * effort.steps;
    return bestOf(view, order.slice(0, effort.width), { ...effort, steps }, rng);
  });

/** Takes what looks best, if it cares. */
export const carelessBot = (name: string, careless: number): LevelBot =>
  unfailing(name, (view, rng) => {
    const order = ranked(view, rng);
    if (order.length === 0) return 0;
    return carelessly(order, careless, rng) ?? order[0];
  });
