/** The small comparisons of which filters are made. */

import type { AttackSpec, Compare, Many, Race } from '../language/index.ts';

export const oneOf = <T>(want: Many<T> | undefined, have: T): boolean =>
  want === undefined || (Array.isArray(want) ? want.includes(have) : want === have);

export const anyOf = <T>(want: Many<T> | undefined, have: readonly T[] | undefined): boolean => {
  if (want === undefined) return true;
  if (!have) return false;
  if (Array.isArray(want)) return want.some((w) => have.includes(w));
  return have.includes(want as T);
};

export const compares = (a: number, op: Compare, b: number): boolean => {
  switch (op) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '=':
      return a === b;
    case '>=':
      return a >= b;
    case '>':
      return a > b;
  }
};

export const raceList = <T extends string>(r: Many<T>): readonly T[] =>
  typeof r === 'string' ? [r] : (r as readonly T[]);

/** A Half-orc counts as an Orc too (coe glossary "Half-orc"). */
export const isOrc = (race: Race | undefined): boolean => race === 'Orc' || race === 'Half-orc';

export const isOrcOrTroll = (race: Race | undefined): boolean => isOrc(race) || race === 'Troll';

/** What a character is who attacks: a Half-orc is an Orc to whoever faces him. */
export const racesAsFoe = (race: Race | undefined): readonly Race[] =>
  race === undefined ? [] : race === 'Half-orc' ? [race, 'Orc'] : [race];

/** The printed races of an attack; one taken from a character is known only when it is made. */
export const specRaces = (spec: AttackSpec): readonly Race[] =>
  typeof spec.race === 'object' && 'raceOf' in spec.race ? [] : raceList(spec.race as Many<Race>);
