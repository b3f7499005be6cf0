import { action, resource, trigger } from '../build.ts';

export const resourceEvents = [
  resource('AS-49', 'Glamour of Surpassing Excellance', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', at: { siteType: ['border-hold', 'free-hold'] } },
          },
        ],
        does: [
          {
            do: 'each',
            a: {
              side: 'hazard',
              event: 'permanent',
              borneBy: { kind: 'character', with: 'target' },
            },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'you',
                op: '>',
                than: { removalNumber: 'it', else: 8 },
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('AS-54', 'Safe from the Shadow', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', alignment: 'hero' } },
        ability: 'store',
        when: { phase: 'end-of-turn' },
      },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
