import { withRuntime } from './runtime.ts';
import type { Cid, State } from './types.ts';

/**
 * The state as it would be with these cards gone from the table and that one on it (-1: none), to
 * ask questions of. All else is read from the state there is, which stays as it was. It is a copy,
 * not a state that inherits: an object that others inherit from gets a shape of its own, and every
 * question to it becomes a search.
 */
export function supposing(s: State, gone: readonly Cid[], come: Cid): State {
  const but = (list: readonly Cid[]): Cid[] => {
    const out = list.filter((id) => !gone.includes(id));
    if (come >= 0) out.push(come);
    return out;
  };
  const then = { ...s, table: but(s.table), live: but(s.live) };
  return withRuntime(then, { ...s.rt, inForce: null });
}
