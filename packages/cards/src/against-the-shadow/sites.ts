import { action, ITEMS, site } from '../build.ts';
import { admits } from '../build-sites.ts';

/** Sites of the heroes. */
export const sites = [
  site('AS-137', 'Cirith Gorgor', {
    type: 'dark-hold',
    region: 'Udûn',
    haven: 'Lórien',
    path: ['wilderness', 'border', 'free', 'wilderness', 'shadow', 'dark', 'dark'],
    draws: { resource: 3, hazard: 5 },
    items: ITEMS,
    attacks: [
      { race: 'Orc', strikes: 5, prowess: 8 },
      { race: 'Troll', strikes: 2, prowess: 10 },
    ],
  }),
  site('AS-138', 'Geann a-Lisch', {
    type: 'ruins',
    region: 'Old Pûkel-land',
    haven: 'Edhellond',
    path: ['wilderness', 'wilderness', 'wilderness'],
    draws: { resource: 2, hazard: 2 },
    items: ['minor', 'major'],
    information: true,
    attacks: [{ race: 'Man', strikes: 4, prowess: 8 }],
    abilities: [admits({ race: 'Man' })],
  }),
  site('AS-139', 'Gobel Mírlond', {
    type: 'border-hold',
    region: 'Harondor',
    haven: 'Edhellond',
    path: ['wilderness', 'free', 'coastal', 'wilderness'],
    draws: { resource: 2, hazard: 2 },
    items: ['minor', 'major'],
    attacks: [{ race: 'Man', strikes: 4, prowess: 9, detainment: true }],
  }),
  site('AS-140', 'Nûrniag Camp', {
    type: 'shadow-hold',
    region: 'Nurn',
    haven: 'Edhellond',
    path: ['wilderness', 'free', 'coastal', 'wilderness', 'shadow', 'dark'],
    draws: { resource: 3, hazard: 5 },
    items: ['minor', 'major'],
    information: true,
    attacks: [{ race: 'Man', strikes: 4, prowess: 7 }],
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
  site('AS-142', 'The Worthy Hills', {
    type: 'ruins',
    region: 'Cardolan',
    haven: 'Rivendell',
    path: ['wilderness', 'wilderness'],
    draws: { resource: 1, hazard: 2 },
    items: [],
    information: true,
    attacks: [{ race: 'Man', strikes: 'each', prowess: 9, detainment: true }],
    abilities: [
      action({
        window: { phase: 'site' },
        need: { is: 'self', a: { status: 'tapped' } },
        user: { kind: 'character', skill: 'sage', at: 'self' },
        tapUser: true,
        cost: [{ pay: 'tap-one', a: { kind: 'character', skill: 'scout', with: 'user' } }],
        does: [{ do: 'untap', what: 'self' }],
      }),
    ],
  }),
];
