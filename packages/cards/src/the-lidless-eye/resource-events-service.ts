import { action, resource } from '../build.ts';

/** What those who serve say to others who serve, and to their own. */
export const resourceEventsOfService = [
  resource('LE-197', 'In the Name of Mordor', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { kind: 'character' },
        tapUser: true,
        targets: [
          {
            target: 'attack',
            a: {
              against: 'user',
              detainment: true,
              keyedIn: ['dark-hold', 'dark', 'shadow-hold', 'shadow'],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      // crf/card/in-the-name-of-mordor/1: nobody taps for this
      action({
        targets: [
          { target: 'card', a: { keyword: 'nazgul', event: ['short', 'long', 'permanent'] } },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      action({
        targets: [{ target: 'entry', a: { asEvent: { keyword: 'nazgul' } } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
    ],
  }),
];
