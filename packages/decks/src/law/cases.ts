import { avatars } from './cases/avatars.ts';
import type { LawCase } from './cases/case.ts';
import { copies } from './cases/copies.ts';
import { creatures } from './cases/creatures.ts';
import { dream } from './cases/dream.ts';
import { dreamCards } from './cases/dream-cards.ts';
import { dreamStarts } from './cases/dream-starts.ts';
import { fallenAndBalrog } from './cases/fallen-and-balrog.ts';
import { fallenStarts } from './cases/fallen-starts.ts';
import { kinds } from './cases/kinds.ts';
import { places } from './cases/places.ts';
import { pools } from './cases/pools.ts';
import { sizes } from './cases/sizes.ts';
import { startPlaces } from './cases/start-places.ts';
import { starts } from './cases/starts.ts';

export type { Change, LawCase, Step } from './cases/case.ts';
export { failures, withChange } from './cases/run.ts';

/** The law of decks shown at work, rule by rule. */
export const lawCases: readonly LawCase[] = [
  ...sizes,
  ...creatures,
  ...copies,
  ...avatars,
  ...kinds,
  ...fallenAndBalrog,
  ...places,
  ...pools,
  ...starts,
  ...fallenStarts,
  ...startPlaces,
  ...dream,
  ...dreamCards,
  ...dreamStarts,
];
