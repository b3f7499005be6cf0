import type { Effect, Who } from '@mathom/engine/language';
import { action, corruptionCheck, resource } from '../build.ts';

/** The top of a deck is seen and goes back so that nobody knows its order. */
const topOf = (whose: Who): readonly Effect[] => [
  { do: 'look', player: 'you', ofPlayer: whose, zone: 'deck', n: 5 },
  { do: 'shuffle-back', player: whose, how: 'top' },
];

/** What is seen from afar, and what comes to hand out of the deck. */
export const resourceEventsOfSight = [
  resource('TW-238', 'Far-sight', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'sage',
          skillOnly: true,
          company: { at: { keyword: 'information', status: 'untapped' } },
        },
        tapUser: true,
        does: [
          { do: 'tap', what: 'site' },
          {
            do: 'fetch',
            player: 'you',
            from: ['deck'],
            a: { kind: 'item' },
            n: 1,
            to: 'hand',
            shown: true,
          },
          corruptionCheck('user'),
        ],
      }),
    ],
  }),
  resource('TW-239', 'Favor of the Valar', {
    duration: 'short',
    unique: true,
    notFor: ['fallen-wizard'],
    plays: [
      action({
        window: { phase: 'organization' },
        does: [
          { do: 'shuffle-back', player: 'you', from: ['hand', 'discard'] },
          // crf/card/favor-of-the-valar/1: eight, whatever the size of the hand
          { do: 'draw', player: 'you', n: 8 },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
    ],
  }),
  resource('TW-267', 'Lordly Presence', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          { target: 'check', kind: 'influence', who: { is: 'user' }, versus: { kind: 'faction' } },
        ],
        does: [{ do: 'modify-check', by: 5, pass: [{ do: 'draw', player: 'you', n: 1 }] }],
      }),
    ],
  }),
  resource('TW-282', 'Mirror of Galadriel', {
    duration: 'short',
    plays: [
      action({
        // companion/clarification/mirror-of-galadriel/1
        need: {
          exists: { kind: 'character', whose: 'yours', company: { at: { name: 'Lórien' } } },
        },
        does: [
          {
            do: 'offer',
            player: 'you',
            options: [
              {
                label: 'See the hand of your opponent',
                does: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' }],
              },
            ],
          },
          {
            do: 'offer',
            player: 'you',
            options: [
              { label: 'See the top of your own deck', does: topOf('you') },
              { label: 'See the top of the other deck', does: topOf('opponent') },
            ],
          },
        ],
      }),
    ],
  }),
];
