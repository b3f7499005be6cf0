/** Where events that are used as sites can lie. */

import type { Card, RegionName } from '../language/index.ts';
import type { Company, State } from '../state/types.ts';
import { regionTypeNow } from './map.ts';
import { travellerOf } from './movement/index.ts';
import { regionsInReach } from './movement/region.ts';

const NOWHERE: readonly RegionName[] = [];

/** The regions in which it could lie for that company: its own, or those to which region movement leads. */
export function placesFor(s: State, card: Card, co: Company): readonly RegionName[] {
  if (card.kind !== 'event' || card.site === undefined) return NOWHERE;
  const { region, regionType } = card.site;
  if (region !== undefined) return [region];
  const t = travellerOf(s, co);
  if (t.barred.includes('region')) return NOWHERE;
  return regionsInReach(s, t).filter(
    (name) => regionType === undefined || regionTypeNow(s, name) === regionType,
  );
}

/** Whether the event, if it is one that is used as a site, has a place to which the company can go. */
export const hasPlaceFor = (s: State, card: Card, co: Company): boolean =>
  card.kind !== 'event' || card.site === undefined || placesFor(s, card, co).length > 0;
