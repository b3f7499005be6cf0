import { advance, decision, fork } from '../api.ts';
import type { Decision } from '../options.ts';
import type { State } from '../state/types.ts';

/**
 * What somebody would be asked next if he took that option: tried on a copy of what he sees. Only
 * what he is to be aimed at or with, which nothing hidden decides; null otherwise.
 */
export function foresee(s: State, d: Decision, option: number): Decision | null {
  try {
    const then = fork(s);
    advance(then, d.options[option]);
    const next = decision(then);
    return next?.seat === d.seat && next.kind === 'aim' ? next : null;
  } catch {
    // a view lacks what it would take: he is asked in due course
    return null;
  }
}

/** So many answers stand beside an option; more are asked for after it. */
export const FEW = 4;
