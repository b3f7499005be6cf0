import type { Decision } from '../options.ts';
import { playerStat } from '../query/company-stats.ts';
import type { State } from '../state/types.ts';

/**
 * A question that the engine puts again and again (decision 0007), as one gesture: so many cards
 * to draw, or so many of these cards. Which answers it is made of, `plan.ts` says.
 */
export type Gathered =
  | { readonly how: 'count'; readonly most: number }
  | { readonly how: 'cards'; readonly least: number; readonly most: number };

export function gathered(s: State, d: Decision): Gathered | null {
  const f = s.stack[s.stack.length - 1];
  if (d.about === 'draw' && f?.p === 'company-phase')
    return { how: 'count', most: f.draws - f.drawn };
  if (d.about === 'discard-to-size') {
    const n = s.players[d.seat].hand.length - playerStat(s, 'hand-size', d.seat);
    return n > 1 ? { how: 'cards', least: n, most: n } : null;
  }
  if (f?.p === 'fetch' && f.left > 1 && d.kind === 'pick' && d.options.length > 2) {
    const most = Math.min(f.left, f.from.length);
    return { how: 'cards', least: f.optional ? 0 : most, most };
  }
  if (d.about === 'support' && d.options.length > 2)
    return { how: 'cards', least: 0, most: d.options.length - 1 };
  return null;
}
