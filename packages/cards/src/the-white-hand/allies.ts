import { action, ally } from '../build.ts';

const STEEDS = ['Noble Steed', 'Bill the Pony', 'Shadowfax'];

export const allies = [
  ally('WH-33', 'Noble Steed', {
    prowess: 0,
    body: 8,
    mind: 1,
    points: 1,
    at: {
      haven: false,
      region: ['Rohan', 'Southern Rhovanion', 'Khand', 'Dorwinion', 'Horse Plains', 'Harondor'],
    },
    tappedSite: true,
    abilities: [
      {
        is: 'modify',
        stat: 'regions',
        of: {
          companies: {
            of: 'self',
            every: { any: [{ kind: 'ally' }, { bears: { name: STEEDS } }] },
          },
        },
        by: 2,
        // Several steeds take a company no farther than one.
        max: 6,
      },
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'strike',
            against: { any: [{ is: 'bearer' }, { is: 'self' }] },
            a: { not: { source: 'automatic' } },
          },
        ],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
];
