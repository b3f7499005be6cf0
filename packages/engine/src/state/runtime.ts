import type { Told } from '../hiding/events.ts';
import type { Effect } from '../language/index.ts';
import type { Decision } from '../options.ts';
import type { Pool } from '../pool/pool.ts';
import type { InForceIndex } from '../query/in-force.ts';
import { READERS } from '../query/reading/index.ts';
import type { Readers } from '../query/reading/reader.ts';
import type { Cid, Ctx, Note, State } from './types.ts';

/**
 * What goes along with a state and is no part of it: it is not stored, not compared and not sent.
 * Everything in it but the pool and the readers can be lost and worked out again.
 */
export interface Runtime {
  readonly pool: Pool;
  /** how filters, conditions and values are read (query/evaluate.ts) */
  readonly readers: Readers;
  /** where to tell what happens; null when nobody asks, which is quicker */
  events: Told[] | null;
  /** what is asked now; undefined when the state must be asked first */
  decision: Decision | null | undefined;
  /** does what is done at once, and says no if that takes more; null until somebody runs the state */
  atOnce: ((s: State, does: readonly Effect[], c: Ctx) => boolean) | null;
  /** which abilities were found to be in force (query/in-force.ts) */
  inForce: InForceIndex | null;
  /** what is noted of each card, to be read quickly (state/notes.ts) */
  notes: (Note | null)[] | null;
  /** which of them no copy of this state has too (state/notes.ts) */
  ownNotes: Uint8Array | null;
  /** the cards on guard, and those aside (state/apart.ts) */
  onGuard: readonly Cid[] | null;
  aside: readonly Cid[] | null;
}

/** Gives a state its pool: one just made, copied by hand, or read from elsewhere. */
export const withPool = (s: State | Omit<State, 'rt'>, pool: Pool): State =>
  withRuntime(s, {
    pool,
    readers: READERS,
    events: null,
    decision: undefined,
    atOnce: null,
    inForce: null,
    notes: null,
    ownNotes: null,
    onGuard: null,
    aside: null,
  });

/** A state that is only kept needs nothing that was found out about it but what is asked: that is half as large as the state. */
export function forgetFound({ rt }: State): void {
  rt.inForce = null;
  rt.notes = null;
  rt.ownNotes = null;
  rt.onGuard = null;
  rt.aside = null;
}

/** Not enumerable: whoever stores, compares or sends a state does not see it. */
export const withRuntime = (s: State | Omit<State, 'rt'>, rt: Runtime): State =>
  Object.defineProperty(s, 'rt', {
    value: rt,
    enumerable: false,
    configurable: true,
    writable: true,
  }) as State;
