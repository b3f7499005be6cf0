import { site } from '../build.ts';
import { sheltersHere } from '../build-sites.ts';
import { HIS_STRONGHOLD, strayed } from '../build-stage.ts';

/** Wizardhavens, and what a Fallen-wizard digs under them. */
export const sites = [
  site('WH-55', 'Deep Mines', {
    alignment: 'fallen-wizard',
    stagePoints: 3,
    type: 'ruins',
    path: [],
    draws: { resource: 1, hazard: 2 },
    items: [],
    attacks: [],
    underDeeps: true,
    beneath: { a: HIS_STRONGHOLD, need: strayed(7) },
  }),
  site('WH-56', 'Isengard', {
    alignment: 'fallen-wizard',
    type: 'haven',
    region: 'Gap of Isen',
    path: [],
    draws: { resource: 2, hazard: 2 },
    items: [],
    attacks: [],
    abilities: [sheltersHere({ whose: 'yours' })],
  }),
  site('WH-57', 'Rhosgobel', {
    alignment: 'fallen-wizard',
    specific: 'Radagast',
    stagePoints: 1,
    type: 'haven',
    region: 'Southern Mirkwood',
    path: [],
    draws: { resource: 2, hazard: 2 },
    items: [],
    attacks: [],
    keywords: ['protected'],
    abilities: [sheltersHere({ whose: 'yours' })],
  }),
  site('WH-58', 'The White Towers', {
    alignment: 'fallen-wizard',
    type: 'haven',
    region: 'Arthedain',
    path: [],
    draws: { resource: 2, hazard: 2 },
    items: [],
    attacks: [],
    abilities: [sheltersHere({ whose: 'yours' })],
  }),
];
