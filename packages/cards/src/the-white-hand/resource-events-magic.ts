import type { Action, Magic } from '@mathom/engine/language';
import { action, corruptionCheck, resource } from '../build.ts';
import { unlessRingwraith } from '../build-minions.ts';

/** The Fallen-wizard who plays it passes for one who has strayed less, for the rest of the turn. */
const lessStrayed = (magic: Magic, by: number, check = 0): Action =>
  action({
    user: { magic, race: 'Fallen-wizard' },
    does: [
      { do: 'modify', stat: 'stage-points', of: { player: 'you' }, by, min: 3, until: 'turn' },
      corruptionCheck('user', check),
    ],
  });

/** Events of the three schools, each with its price. */
export const resourceEventsOfMagic = [
  resource('WH-42', 'Counterfeit', {
    alignment: 'minion',
    duration: 'permanent',
    magic: ['spirit-magic'],
    on: 'target',
    plays: [
      action({
        user: { magic: 'spirit-magic' },
        targets: [{ target: 'card', a: { kind: 'character', race: 'Orc', with: 'user' } }],
        does: [unlessRingwraith('user', -3)],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', race: 'Half-orc' },
      {
        is: 'leave-when',
        cond: {
          not: { company: 'bearer', a: { has: { kind: 'character', magic: 'spirit-magic' } } },
        },
      },
    ],
  }),
  resource('WH-45', 'Govern the Storms', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        user: { magic: 'sorcery' },
        does: [
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            abilities: [
              { is: 'cannot', what: 'be-returned', who: 'company' },
              { is: 'cannot', what: 'be-tapped-site', who: 'company' },
            ],
          },
          unlessRingwraith('user', -4),
        ],
      }),
    ],
  }),
  resource('WH-48', 'Poison of his Voice', {
    alignment: 'minion',
    duration: 'short',
    magic: ['spirit-magic'],
    plays: [
      action({
        user: { magic: 'spirit-magic' },
        targets: [
          {
            target: 'card',
            a: {
              event: 'permanent',
              side: 'hazard',
              borneBy: { kind: 'character', with: 'user' },
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }, unlessRingwraith('user', -3)],
      }),
      lessStrayed('spirit-magic', -6, -3),
    ],
  }),
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
  resource('WH-50', 'White Light Broken', {
    alignment: 'minion',
    duration: 'short',
    magic: ['sorcery'],
    plays: [
      action({
        user: { magic: 'sorcery' },
        does: [
          { do: 'modify', stat: 'corruption-check', of: 'user', by: 2, until: 'turn' },
          unlessRingwraith('user'),
        ],
      }),
      lessStrayed('sorcery', -4),
    ],
  }),
];
