/** Companies that come together, and what each could have only one of. */

import { onlyOneAt } from '../legality/copies.ts';
import { def, newCtx } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { execFrame } from './exec.ts';
import { push } from './procedure.ts';

/** Whether there may be one with a company, or with anybody in it. */
function onCompany(s: State, id: Cid): boolean {
  const d = def(s, id);
  if (d.kind === 'item' || d.kind === 'ally') return d.cannotBeDuplicated === 'company';
  if (d.kind !== 'event') return false;
  return (
    d.cannotBeDuplicated === 'company' || (d.cannotBeDuplicated === 'target' && s.host[id] < 0)
  );
}

/**
 * One copy too many, and no chain that would look for it at its end (coe/g.cbd.1): whose card it
 * is says which of them goes (crf/card/so-youve-come-back/1).
 */
export function easeCrowding(s: State): void {
  let seen: string[] | null = null;
  for (const id of s.table) {
    if (!onCompany(s, id)) continue;
    const where = onlyOneAt(s, id);
    if (where === '') continue;
    if (seen?.includes(where)) {
      if (s.stack.some((f) => f.p === 'chain')) return;
      const { name } = def(s, id);
      const gone = { do: 'move', what: 'picked', to: 'discard' } as const;
      const a = { name: name as never, with: 'self' } as const;
      return push(
        s,
        execFrame([{ do: 'pick', player: 'you', a, then: [gone] }], newCtx(s, s.owner[id], id)),
      );
    }
    seen = [...(seen ?? []), where];
  }
}
