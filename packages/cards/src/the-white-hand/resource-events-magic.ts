import { action, resource } from '../build.ts';
import { unlessRingwraith } from '../build-minions.ts';

/** Events of the three schools, each with its price. */
export const resourceEventsOfMagic = [
  resource('WH-49', 'Sojourn in Shadows', {
    alignment: 'minion',
    duration: 'short',
    magic: ['shadow-magic'],
    plays: [
      action({
        user: { magic: 'shadow-magic' },
        targets: [
          { target: 'card', a: { kind: ['character', 'ally'], with: 'user' } },
          { target: 'attack', a: { against: 'target' } },
        ],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'attack',
            abilities: [{ is: 'assignment', who: 'bearer', how: 'never' }],
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
];
