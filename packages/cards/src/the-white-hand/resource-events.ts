import { action, corruptionCheck, resource } from '../build.ts';

export const resourceEvents = [
  resource('WH-34', 'Promptings of Wisdom', {
    duration: 'permanent',
    keywords: ['light-enchantment'],
    corruption: 2,
    on: 'target',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'card', a: { kind: 'character', skill: 'ranger' } }],
        does: [],
      }),
    ],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          {
            do: 'install',
            // pef/card/promptings-of-wisdom/1: for the company that the ranger is in
            on: 'bearer',
            abilities: [
              { is: 'cannot', what: 'be-returned', who: 'company' },
              { is: 'cannot', what: 'be-tapped-site', who: 'company' },
            ],
            until: 'turn',
          },
          corruptionCheck('bearer'),
        ],
      }),
    ],
  }),
];
