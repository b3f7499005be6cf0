import { action, ally, staysWithin } from '../build.ts';

export const allies = [
  ally('TD-142', 'Nenseldë the Wingild', {
    unique: true,
    mind: 3,
    points: 2,
    at: { name: 'Dol Amroth' },
    abilities: [
      { is: 'assignment', who: 'self', how: 'never' },
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { keyword: 'environment', side: 'resource', event: ['long', 'short'] },
            n: 1,
            to: 'hand',
          },
        ],
      }),
      staysWithin({ region: ['Belfalas', 'Bay of Belfalas', 'Anfalas', 'Mouths of the Anduin'] }),
    ],
  }),
];
