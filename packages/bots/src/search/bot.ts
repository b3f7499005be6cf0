import type { View } from '@mathom/engine';
import { sightOf } from '../greedy/sight.ts';
import { greedy } from '../greedy.ts';
import type { Bot, Rng } from '../types.ts';
import { bestOf, type Effort } from './halving.ts';
import { opinions } from './policy.ts';
import { worthSearching } from './worth-searching.ts';

export interface SearchBot extends Bot {
  /** how often something went wrong inside, and greedy answered instead */
  readonly failures: () => number;
}

/** The options in the order in which they look good, equal ones in the order of chance. */
function ranked(view: View, rng: Rng): number[] {
  const d = view.decision;
  if (!d) return [];
  const list = opinions(sightOf(view, d));
  const tie = list.map(() => rng(1_000_000));
  return list
    .map((_, i) => i)
    .filter((i) => d.options[i].type !== 'back')
    .sort((a, b) => list[b] - list[a] || tie[a] - tie[b]);
}

/** A bot that plays out what its best options may lead to. */
export function searchBot(name: string, effort: Effort): SearchBot {
  let failed = 0;
  return {
    name,
    failures: () => failed,
    choose(view, rng) {
      try {
        const order = ranked(view, rng);
        if (order.length === 0) return 0;
        const d = view.decision;
        if (order.length === 1 || !d || !worthSearching(d)) return order[0];
        return bestOf(view, order.slice(0, effort.width), effort, rng);
      } catch {
        failed++;
        return greedy.choose(view, rng);
      }
    },
  };
}
