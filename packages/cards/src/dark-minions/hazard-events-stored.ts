import { action, hazard } from '../build.ts';

/** Against what lies stored. */
export const hazardEventsOnStored = [
  hazard('DM-73', 'Neither so Ancient Nor so Potent', {
    duration: 'permanent',
    points: { source: 'item', value: 2 },
    plays: [
      action({
        targets: [
          {
            target: 'card',
            zone: 'pile',
            a: { kind: 'item', stored: true, whose: "opponent's" },
          },
        ],
        does: [
          { do: 'move', what: 'target', to: 'hand' },
          { do: 'move', what: 'self', to: 'pile', ofPlayer: { playerOf: 'target' } },
        ],
      }),
    ],
  }),
  hazard('DM-100', 'Which Might Be Lies', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            zone: 'pile',
            a: {
              kind: 'event',
              side: 'resource',
              event: 'permanent',
              stored: true,
              information: true,
              whose: "opponent's",
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
  }),
];
