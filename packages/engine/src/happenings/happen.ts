import { type Told, tell } from '../hiding/events.ts';
import { triggersInForce } from '../query/in-force.ts';
import type { Cid, State } from '../state/types.ts';
import { listen } from '../triggers.ts';
import {
  HAPPENINGS,
  type Happening,
  type Heard,
  type HeardKind,
  type Kind,
  type Remembered,
} from './happening.ts';

/**
 * Something happens: it is told if somebody records, remembered if its kind is, and the passive
 * conditions in force look at it. `only` and `skip`: a company's phase lets them look one by one.
 */
export function happen(s: State, h: Happening, only: Cid = -1, skip: readonly Cid[] = []): void {
  const use = HAPPENINGS[h.event];
  if (s.rt.events !== null && use.told !== null) s.rt.events.push(tell(s, h));
  if (use.remembered) s.history.push(h as Remembered);
  if (use.heard) listen(s, h as Heard, only, skip);
}

/** Whether anybody would take note: if not, a verb that runs often need not even say it. */
export function heeded(s: State, kind: Kind): boolean {
  const use = HAPPENINGS[kind];
  return (
    use.remembered ||
    (s.rt.events !== null && use.told !== null) ||
    (use.heard && triggersInForce(s, kind as HeardKind).length > 0)
  );
}

/** Runs something with what happens in it told there, or nowhere. */
export function record<T>(s: State, into: Told[] | null, run: () => T): T {
  const before = s.rt.events;
  s.rt.events = into;
  try {
    return run();
  } finally {
    s.rt.events = before;
  }
}
