import { advance, decision, fork, type View } from '@mathom/engine';
import { evaluate } from '../evaluate.ts';

/**
 * One step ahead: the position after an option, valued as it is then. Only for options without
 * dice and without anything hidden; what a view does not show cannot be played out. Null if the
 * step needs something unknown after all.
 */
export function lookAhead(view: View, option: number): number | null {
  try {
    // the options of the view's own state, worked out once for all its copies
    decision(view.state);
    const next = fork(view.state);
    advance(next, option);
    return evaluate({ ...view, state: next });
  } catch {
    return null;
  }
}
