import type { Bot } from './types.ts';

/** Takes any option with the same chance, but never takes back what it has begun. */
export const random: Bot = {
  name: 'random',
  choose(view, rng) {
    const options = view.decision?.options ?? [];
    let forward = 0;
    for (const o of options) if (o.type !== 'back') forward++;
    let left = rng(forward);
    for (let i = 0; i < options.length; i++) {
      if (options[i].type === 'back') continue;
      if (left === 0) return i;
      left--;
    }
    return 0;
  },
};
