import type { RegionName } from '@mathom/engine/language';
import { creature } from '../build.ts';
import { heroOrCovert } from '../build-hazards.ts';

const SOUTH: readonly RegionName[] = [
  'Old Pûkel-land',
  'Old Pûkel Gap',
  'Andrast',
  'Anfalas',
  'Lamedon',
  'Belfalas',
  'Lebennin',
  'Anórien',
  'Rohan',
];

export const creatures = [
  creature('AS-21', 'Stout Men of Gondor', {
    points: 1,
    asterisk: true,
    attack: { race: 'Man', strikes: 6, prowess: 7, detainment: heroOrCovert },
    keys: [{ region: SOUTH }, { sitesIn: SOUTH }],
  }),
];
