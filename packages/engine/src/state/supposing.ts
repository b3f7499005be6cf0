import type { Cid, State } from './types.ts';

/**
 * The state as it would be with these cards gone from the table and that one on it (-1: none), to
 * ask questions of. All else is read from the state there is, which stays as it was.
 */
export function supposing(s: State, gone: readonly Cid[], come: Cid): State {
  const but = (list: readonly Cid[]): Cid[] => {
    const out = list.filter((id) => !gone.includes(id));
    if (come >= 0) out.push(come);
    return out;
  };
  return Object.create(s, {
    table: { value: but(s.table) },
    live: { value: but(s.live) },
    rt: { value: { ...s.rt, inForce: null } },
  }) as State;
}
