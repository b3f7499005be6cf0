import type { RegionName } from '@mathom/engine/language';
import { ahunt } from '../build-hazards.ts';

const NORTH: readonly RegionName[] = [
  'Withered Heath',
  'Northern Rhovanion',
  'Iron Hills',
  'Grey Mountain Narrows',
];
const EAST: readonly RegionName[] = [
  'Southern Rhovanion',
  'Dorwinion',
  'Heart of Mirkwood',
  'Woodland Realm',
];
const SOUTH: readonly RegionName[] = [
  'Brown Lands',
  'Southern Rhovanion',
  'Dorwinion',
  'Dagorlad',
  'Horse Plains',
];

/** Dragons abroad whose Dragons are of the first set, and Scatha. */
export const dragonsAhunt = [
  ahunt('TD-1', 'Agburanar', {
    points: 4,
    attack: { strikes: 3, prowess: 13, body: 8 },
    regions: NORTH,
    withDoors: EAST,
  }),
  ahunt('TD-10', 'Daelomin', {
    points: 4,
    attack: { strikes: 4, prowess: 11, body: 7, attackerChooses: true },
    regions: NORTH,
    withDoors: SOUTH,
  }),
  ahunt('TD-43', 'Leucaruth', {
    points: 4,
    attack: { strikes: 3, prowess: 14, body: 7 },
    regions: NORTH,
    withDoors: EAST,
  }),
  ahunt('TD-61', 'Scatha', {
    points: 5,
    attack: { strikes: 4, prowess: 13, body: 8 },
    regions: ['Withered Heath', 'Woodland Realm', 'Northern Rhovanion', 'Grey Mountain Narrows'],
    withDoors: ['Anduin Vales', 'Western Mirkwood', 'Heart of Mirkwood', 'Gundabad'],
  }),
  ahunt('TD-70', 'Smaug', {
    points: 5,
    attack: { strikes: 3, prowess: 15, body: 7, attackerChooses: true },
    regions: NORTH,
    withDoors: SOUTH,
  }),
];
