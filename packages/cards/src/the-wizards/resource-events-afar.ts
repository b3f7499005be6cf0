import { action, resource } from '../build.ts';

/** Factions that are won from afar. */
export const resourceEventsAfar = [
  resource('TW-294', 'Old Road', {
    duration: 'short',
    notFor: ['fallen-wizard'],
    plays: [
      action({
        window: { phase: 'site' },
        user: { kind: 'character', company: { at: { haven: true, status: 'untapped' } } },
        tapUser: true,
        targets: [
          {
            target: 'card',
            zone: 'hand',
            a: { kind: 'faction', withinPath: { of: 'user', regions: 2 } },
          },
        ],
        does: [
          {
            do: 'influence',
            by: 'user',
            versus: 'target',
            plus: -1,
            undirected: true,
            fromOpponent: true,
            to: 'pile',
            pass: [{ do: 'tap', what: 'site' }],
          },
        ],
      }),
    ],
  }),
];
