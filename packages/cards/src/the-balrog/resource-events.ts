import { action, resource } from '../build.ts';

export const resourceEvents = [
  resource('BA-30', 'Longbottom Leaf', {
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard'],
            a: { side: 'resource' },
            n: 2,
            to: 'deck',
            optional: true,
          },
          { do: 'move', what: 'self', to: 'removed' },
        ],
      }),
    ],
  }),
];
