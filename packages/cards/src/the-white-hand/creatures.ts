import { creature, keyedTo } from '../build.ts';

export const creatures = [
  creature('WH-13', 'Goblin-faces', {
    points: 1,
    attack: {
      race: ['Orc', 'Man'],
      strikes: 3,
      prowess: 7,
      after: [
        {
          do: 'look',
          player: 'hazard-player',
          ofPlayer: 'resource-player',
          zone: 'deck',
          n: { bound: 'successes' },
        },
        {
          do: 'shuffle-back',
          player: 'resource-player',
          how: 'either-end',
          by: 'hazard-player',
        },
      ],
    },
    keys: keyedTo('border', 'shadow', 'border-hold'),
  }),
];
