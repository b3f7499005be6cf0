import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

const RING: CardFilter = {
  kind: 'item',
  class: 'special',
  ring: true,
  not: { keyword: 'the-one-ring' },
};

/** Two rings wait with it, worth nothing until they are played. */
const rumoured = {
  duration: 'permanent',
  startingItem: true,
  plays: [action({ does: [] })],
  abilities: [
    { is: 'host', a: RING, max: 2, aside: true },
    action({
      window: { phase: 'organization' },
      need: {
        all: [
          { not: { exists: { on: 'self' }, zone: 'beside', min: 2 } },
          {
            any: [
              { exists: RING, zone: 'sideboard', ofPlayer: 'you' },
              { exists: RING, zone: 'discard', ofPlayer: 'you' },
            ],
          },
        ],
      },
      limit: { n: 1 },
      does: [
        {
          do: 'pick',
          player: 'you',
          zone: ['sideboard', 'discard'],
          a: RING,
          then: [{ do: 'attach', what: 'picked', to: 'self', aside: 'worthless' }],
        },
      ],
    }),
  ],
} as const;

/** Resources that keep cards off to the side. */
export const resourceEventsAside = [
  resource('BA-31', 'Rumours of Rings', rumoured),
  resource('BA-44', 'Whispers of Rings', { ...rumoured, alignment: 'minion' }),
];
