import type { CardFilter } from '../language/index.ts';

/** Nothing but alternatives: "a resource card or a character". */
export const isAlternatives = (f: CardFilter): boolean =>
  f.any !== undefined && Object.keys(f).length === 1;

/** The same filter, known to be about sites. */
export const ofSites = (f: CardFilter): CardFilter =>
  isAlternatives(f)
    ? { any: f.any!.map(ofSites) }
    : f.is !== undefined
      ? f
      : { kind: 'site', ...f };

/** The same filter, known to be about those who fight. */
export const ofFighters = (f: CardFilter): CardFilter =>
  f.kind === undefined &&
  f.race === undefined &&
  f.skill === undefined &&
  f.is === undefined &&
  f.any === undefined
    ? { kind: ['character', 'ally'], ...f }
    : f;
