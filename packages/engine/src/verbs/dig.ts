import { nameOf, noteOn, siteDef } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';

/** Whoever comes down to it from above shows under which site it lies. */
export function digUnder(s: State, above: Cid, deep: Cid): void {
  if (siteDef(s, deep).beneath === undefined || siteDef(s, above).underDeeps) return;
  noteOn(s, deep).place = nameOf(s, above);
}
