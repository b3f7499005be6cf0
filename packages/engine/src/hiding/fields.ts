import type { State } from '../state/types.ts';
import type { Onlooker } from './onlooker.ts';

/** Everybody may see it: a card's number tells nothing, and everything else of it is public. */
export const OPEN = 'open';

/** What is shown of one field in its place. It may change the value: it is given a copy. */
type Shown<T, W> = typeof OPEN | ((value: T, whole: W, look: Look) => T);

/**
 * Says of every field of a record who may see it. A field that is not named here does not compile,
 * so that nothing new is sent before somebody has thought of it (KINDS-OF-PLAYER, section 8).
 */
export type Fields<W> = { readonly [K in keyof Required<W>]-?: Shown<W[K], W> };

/** Who looks, and at which game: the whole of it is asked what he knows. */
export interface Look {
  readonly who: Onlooker;
  readonly state: State;
  readonly knows: (card: number) => boolean;
}

type Hides = readonly (readonly [
  field: string,
  shown: (v: unknown, w: unknown, l: Look) => unknown,
])[];

/** The fields of which not all is shown, so that the others cost nothing. */
export const hidesOf = <W>(fields: Fields<W>): Hides =>
  Object.entries(fields).filter(([, shown]) => shown !== OPEN) as unknown as Hides;

/** Takes out of a copy what this one may not see. */
export function hide<W extends object>(copy: W, hides: Hides, look: Look): void {
  const record = copy as Record<string, unknown>;
  for (const [field, shown] of hides)
    if (record[field] !== undefined) record[field] = shown(record[field], copy, look);
}
