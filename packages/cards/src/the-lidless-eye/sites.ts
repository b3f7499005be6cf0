import { site } from '../build.ts';

export const sites = [
  site('LE-354', "Beorn's House", {
    alignment: 'minion',
    type: 'free-hold',
    region: 'Anduin Vales',
    haven: 'Dol Guldur',
    path: ['dark', 'shadow'],
    draws: { resource: 1, hazard: 1 },
    items: ['gold-ring'],
    attacks: [
      {
        race: 'Man',
        strikes: 'each',
        prowess: 10,
        detainment: { company: 'active', a: { covert: true } },
      },
    ],
  }),
];
