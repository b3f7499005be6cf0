import { creature, keyedTo } from '../build.ts';
import { moreProwess, moreStrikes } from '../build-hazards.ts';

export const creatures = [
  creature('DM-106', 'Chill Douser', {
    points: 1,
    attack: {
      race: 'Undead',
      strikes: 3,
      prowess: 8,
      // crf/card/chill-douser/1: later attacks, not its own
      after: [
        {
          do: 'install',
          on: 'company',
          abilities: [
            moreStrikes({ race: 'Undead', against: 'bearer' }, 1),
            moreProwess({ race: 'Undead', against: 'bearer' }, 1),
          ],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('ruins', 'shadow-hold'),
  }),
  creature('DM-108', 'Little Snuffler', {
    points: 1,
    attack: {
      race: 'Orc',
      strikes: 1,
      prowess: 5,
      body: { sum: [10, { times: [-2, { count: { skill: 'ranger', facing: 'attack' } }] }] },
      attackerChooses: true,
      ifNotDefeated: [
        {
          do: 'install',
          on: 'company',
          abilities: [{ is: 'cannot', what: 'play-scout-resources', who: 'company' }],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('DM-111', 'Stirring Bones', {
    points: 1,
    attack: { race: 'Undead', strikes: 2, prowess: 9 },
    keys: keyedTo(['wilderness', 'wilderness'], 'shadow', 'dark', 'ruins', 'shadow-hold'),
  }),
];
