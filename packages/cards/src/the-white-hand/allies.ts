import { action, ally, tapsIfUntapped } from '../build.ts';

const STEEDS = ['Noble Steed', 'Bill the Pony', 'Shadowfax'] as const;

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
            companyOf: 'self',
            every: { bears: { kind: 'ally', name: STEEDS } },
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
            facedBy: { any: [{ is: 'bearer' }, { is: 'self' }] },
            a: { not: { source: 'automatic' } },
          },
        ],
        does: [{ do: 'cancel', what: 'strike' }],
      }),
    ],
  }),
  ally('WH-114', "Radagast's Black Bird", {
    alignment: 'stage',
    unique: true,
    specific: 'Radagast',
    stagePoints: 2,
    skills: ['scout', 'diplomat'],
    prowess: 2,
    body: 8,
    mind: 2,
    points: 1,
    influence: 3,
    winsFactions: true,
    at: { keyword: 'wizardhaven', whose: 'yours' },
    freelyBy: { avatar: true },
    abilities: [
      action({
        window: { phase: 'organization' },
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
      // whoever controls it has left play, or is held off to the side (coe/3.III.3), and it would go with him
      {
        is: 'instead',
        of: { event: 'move', card: { is: 'self' }, from: 'play', to: 'discard' },
        optional: true,
        when: { not: { exists: { is: 'bearer', company: {} } } },
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      },
      action({
        targets: [{ target: 'strike', facedBy: { is: 'self' } }],
        does: [{ do: 'cancel', what: 'strike' }, tapsIfUntapped('self')],
      }),
    ],
  }),
];
