import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

const MINOR: CardFilter = { kind: 'item', class: 'minor' };

/** Resources that keep cards off to the side. */
export const resourceEventsAside = [
  resource('DM-116', 'Armory', {
    duration: 'permanent',
    points: {
      source: 'misc',
      value: { if: { exists: { on: 'self' }, zone: 'beside', min: 3 }, then: 1, else: 0 },
      inParentheses: 1,
    },
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'host',
        a: MINOR,
        aside: true,
        at: { any: [{ siteType: ['border-hold', 'free-hold'] }, { haven: true }] },
      },
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'card', zone: 'hand', a: MINOR }],
        does: [{ do: 'attach', what: 'target', to: 'self', aside: 'counts' }],
      }),
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: {
              ...MINOR,
              whose: 'yours',
              storable: 'haven',
              borneBy: { kind: 'character', company: { at: { haven: true } } },
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'corruption',
            who: 'target-bearer',
            pass: [{ do: 'attach', what: 'target', to: 'self', aside: 'counts' }],
          },
        ],
      }),
    ],
  }),
];
