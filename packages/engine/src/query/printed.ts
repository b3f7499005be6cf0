import type { Card, CardFilter, Many, Race, Ref } from '../language/index.ts';
import { compiled } from '../pool/pool.ts';
import type { State } from '../state/types.ts';
import { anyOf, oneOf, raceList } from './compare.ts';

/** Said of itself, and not that of another card. */
const isPlain = (race: Many<Race> | { readonly raceOf: Ref }): race is Many<Race> =>
  typeof race === 'string' || !('raceOf' in race);

/** What can be asked of a card that lies shuffled away: what all have seen printed on it. */
const PRINTED: {
  readonly [K in keyof CardFilter]?: (want: NonNullable<CardFilter[K]>, d: Card) => boolean;
} = {
  name: (want, d) => oneOf(want, d.name),
  kind: (want, d) => oneOf(want, d.kind),
  unique: (want, d) => (d.unique === true) === want,
  keyword: (want, d) => anyOf(want, d.keywords),
  race(want, d) {
    const race = d.kind === 'creature' ? d.attack.race : 'race' in d ? d.race : undefined;
    return isPlain(want) && race !== undefined && isPlain(race) && anyOf(want, raceList(race));
  },
  any: (want, d) => want.some((f) => isPrinted(d, f)),
};

const isPrinted = (d: Card, f: CardFilter): boolean =>
  Object.entries(f).every(([key, want]) => {
    const test = PRINTED[key as keyof CardFilter] as
      | ((want: unknown, d: Card) => boolean)
      | undefined;
    return test?.(want, d) === true;
  });

/** Whether the card that was this one, before its number became another's, is such. */
export const wasSuch = (s: State, was: number | undefined, f: CardFilter): boolean =>
  was !== undefined && isPrinted(compiled(s.rt.pool, was).def, f);
