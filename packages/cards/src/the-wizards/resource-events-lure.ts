import type { Value } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

/** In how many events he has taken part. */
const X: Value = { participations: 'you' };

/** What was given to those who took part in the events of the game's makers. */
export const resourceEventsLure = [
  resource('TW-500', 'Lure of MECCG', {
    alignment: 'dual',
    duration: 'permanent',
    inPlayDeck: 1,
    plays: [action({ does: [] })],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'check', kind: 'corruption' }],
        does: [{ do: 'modify-check', by: { least: [X, 4] } }],
      }),
      action({
        need: {
          all: [
            { value: X, atLeast: 10 },
            { is: 'self', a: { status: 'tapped' } },
          ],
        },
        cost: [{ pay: 'tap-one', a: { kind: 'character', whose: 'yours' } }],
        does: [{ do: 'untap', what: 'self' }],
        limit: { n: 1 },
      }),
    ],
  }),
];
