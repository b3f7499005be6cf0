import { corruptionCheck, site } from '../build.ts';

export const sites = [
  site('DM-31', 'Haudh-in-Gwanûr', {
    type: 'ruins',
    region: 'Harondor',
    haven: 'Edhellond',
    path: ['wilderness', 'free', 'coastal', 'wilderness'],
    draws: { resource: 2, hazard: 2 },
    items: ['minor', 'major'],
    attacks: [{ race: 'Undead', strikes: 1, prowess: 10, onWound: [corruptionCheck('it')] }],
  }),
];
