import { avatars } from './avatars.ts';
import type { LawCase } from './case.ts';
import { copies } from './copies.ts';
import { dream } from './dream.ts';
import { dreamStarts } from './dream-starts.ts';
import { kinds } from './kinds.ts';
import { places } from './places.ts';
import { pools } from './pools.ts';
import { sizes } from './sizes.ts';
import { starts } from './starts.ts';

export type { Change, LawCase, Step } from './case.ts';
export { failures, withChange } from './run.ts';

/** The law of decks shown at work, rule by rule. */
export const lawCases: readonly LawCase[] = [
  ...sizes,
  ...copies,
  ...avatars,
  ...kinds,
  ...places,
  ...pools,
  ...starts,
  ...dream,
  ...dreamStarts,
];
