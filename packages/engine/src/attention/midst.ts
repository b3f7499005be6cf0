import { attackFrame, chainFrame } from '../query/refs.ts';
import type { State } from '../state/types.ts';

/** Whether an attack is faced, or something declared that is not carried out yet. */
export const isMidst = (s: State): boolean =>
  (attackFrame(s) ?? null) !== null || (chainFrame(s)?.entries.length ?? 0) > 0;
