import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

/** A hazard that is no environment. */
const NO_ENVIRONMENT: CardFilter = { side: 'hazard', not: { keyword: 'environment' } };

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
  resource('BA-32', 'Show Things Unbidden', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'Galadriel',
              whose: 'yours',
              company: { at: { name: 'Lórien' } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'if',
            cond: { exists: NO_ENVIRONMENT, zone: 'hand', ofPlayer: 'opponent', min: 3 },
            then: [
              {
                do: 'fetch',
                player: 'opponent',
                from: ['hand'],
                a: NO_ENVIRONMENT,
                n: 3,
                to: 'deck',
                shown: true,
              },
            ],
            else: [
              { do: 'look', player: 'each-player', ofPlayer: 'opponent', zone: 'hand' },
              {
                do: 'fetch',
                player: 'opponent',
                from: ['hand'],
                a: NO_ENVIRONMENT,
                n: 'all',
                to: 'deck',
              },
            ],
          },
        ],
      }),
    ],
  }),
];
