import { creature, keyedTo } from '../build.ts';

export const creatures = [
  creature('WH-13', 'Goblin-faces', {
    points: 1,
    attack: { race: ['Orc', 'Man'], strikes: 3, prowess: 7 },
    keys: keyedTo('border', 'shadow', 'border-hold'),
    lacks: 'the look at the top of the deck after the attack',
  }),
];
