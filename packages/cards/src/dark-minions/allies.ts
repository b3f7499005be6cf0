import { ally } from '../build.ts';

export const allies = [
  ally('DM-179', 'Noble Hound', {
    prowess: 3,
    body: 6,
    mind: 1,
    points: 1,
    at: { siteType: 'border-hold' },
    tappedSite: true,
    abilities: [
      { is: 'assignment', who: 'self', how: 'before-bearer' },
      { is: 'assignment', who: 'self', how: 'as-untapped' },
      {
        is: 'instead',
        of: 'imprisoned',
        who: { is: 'bearer' },
        optional: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
];
