import type { State } from '@mathom/engine';

/** Starting companies are being drafted: nothing else is on the table yet. */
export const isDrafting = (s: State): boolean =>
  s.stack.some((f) => f.p === 'setup' && (f.s === 'draft' || f.s === 'reveal'));
