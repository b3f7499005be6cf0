import { creature, keyedTo } from '../build.ts';

export const creatures = [
  creature('TD-8', 'Cave Worm', {
    points: 1,
    attack: { race: 'Drake', strikes: 1, prowess: 16 },
    keys: [
      {
        region: [
          'Redhorn Gate',
          'High Pass',
          'Gap of Isen',
          'Angmar',
          'Gundabad',
          'Grey Mountain Narrows',
          'Withered Heath',
          'Númeriador',
          'Iron Hills',
        ],
      },
    ],
  }),
  creature('TD-42', 'Lesser Spiders', {
    points: 1,
    attack: { race: 'Spider', strikes: 4, prowess: 7 },
    keys: keyedTo('wilderness', 'shadow', 'ruins'),
  }),
  creature('TD-47', 'Marsh-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 2, prowess: 11 },
    keys: keyedTo('coastal', 'shadow'),
  }),
  creature('TD-57', 'Rain-drake', {
    points: 1,
    attack: { race: 'Drake', strikes: 1, prowess: 15 },
    keys: [
      ...keyedTo('coastal', ['wilderness', 'wilderness', 'wilderness']),
      {
        siteThat: {
          siteType: 'ruins',
          any: [{ path: { type: 'wilderness', min: 2 } }, { path: { type: 'coastal' } }],
        },
      },
    ],
  }),
];
