import { scores } from './greedy/score.ts';
import { sightOf } from './greedy/sight.ts';
import type { Bot } from './types.ts';

/**
 * Takes the option that looks best from here, by rules of thumb and, where nothing hidden and no
 * dice are in the way, by a look at the position it leads to (`evaluate`). Equal options are
 * decided by chance.
 */
export const greedy: Bot = {
  name: 'greedy',
  choose(view, rng) {
    const d = view.decision;
    if (!d) return 0;
    const list = scores(sightOf(view, d));
    let best = -1;
    let ties = 0;
    for (let i = 0; i < list.length; i++) {
      if (d.options[i].type === 'back') continue;
      if (best < 0 || list[i] > list[best]) {
        best = i;
        ties = 1;
      } else if (list[i] === list[best] && rng(++ties) === 0) best = i;
    }
    return Math.max(0, best);
  },
};
