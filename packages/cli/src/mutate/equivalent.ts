import type { Candidate } from './mutant.ts';

/** A change after which the game is the same, and why: no test could notice it. */
interface Equivalent {
  readonly file: string;
  /** the piece of source, whole */
  readonly was: string;
  /** what stands there afterwards; unsaid: whatever it is */
  readonly becomes?: string;
  readonly why: string;
}

const EQUIVALENT: readonly Equivalent[] = [];

/** Why a change makes no difference to any game, if somebody has looked and found so. */
export function equivalence(change: Candidate, text: string): string | undefined {
  const was = text.slice(change.start, change.end);
  return EQUIVALENT.find(
    (known) =>
      known.file === change.file &&
      known.was === was &&
      (known.becomes === undefined || known.becomes === change.becomes),
  )?.why;
}
