import { site } from '../build.ts';

export const sites = [
  site('AS-139', 'Gobel Mírlond', {
    type: 'border-hold',
    region: 'Harondor',
    haven: 'Edhellond',
    path: ['wilderness', 'free', 'coastal', 'wilderness'],
    draws: { resource: 2, hazard: 2 },
    items: ['minor', 'major'],
    attacks: [{ race: 'Man', strikes: 4, prowess: 9, detainment: true }],
  }),
  site('AS-141', 'Raider-hold', {
    type: 'border-hold',
    region: 'Horse Plains',
    haven: 'Lórien',
    path: ['wilderness', 'shadow', 'shadow', 'shadow'],
    draws: { resource: 3, hazard: 4 },
    items: ['minor', 'major'],
    attacks: [{ race: 'Man', strikes: 4, prowess: 9, detainment: true }],
  }),
];
