import type { CardName, Value } from '../language/index.ts';
import { same } from './words.ts';

/** Cards of one name that a player has in play. */
export const isOwnCopies = (v: Value): v is { readonly count: { readonly name: CardName } } =>
  typeof v === 'object' &&
  'count' in v &&
  typeof v.count.name === 'string' &&
  v.zone === undefined &&
  v.ofPlayer === undefined &&
  same(v.count, { name: v.count.name, whose: 'yours' });
