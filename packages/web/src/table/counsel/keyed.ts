import type { Pool } from '@mathom/engine';
import type { Card } from '@mathom/engine/language';
import { type Lands, landsOf, type Places, placesOf } from '../../browse/places.ts';

const known = new WeakMap<Pool, Lands>();

/** Regions and sites that a hazard is keyed to, by its card. */
export function keyedTo(pool: Pool, card: Card): Places | null {
  if (card.kind !== 'creature') return null;
  const lands = known.get(pool) ?? landsOf(pool.cards);
  known.set(pool, lands);
  return placesOf(card, lands);
}
