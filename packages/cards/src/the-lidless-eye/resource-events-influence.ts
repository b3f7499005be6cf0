import { action, resource } from '../build.ts';
import { anyone } from '../build-hazards.ts';

/** What is said and done to factions, and to win them. */
export const resourceEventsOfInfluence = [
  resource('LE-214', 'Old Prejudice', {
    alignment: 'minion',
    duration: 'long',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'standard-modifications',
        of: { each: { kind: 'faction' } },
        op: 'times',
        by: 3,
      },
    ],
  }),
  resource('LE-215', 'One Dear to You', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({ targets: [{ target: 'card', a: { kind: 'faction', whose: 'yours' } }], does: [] }),
    ],
    abilities: [
      { is: 'modify', stat: 'points', of: 'bearer', by: -1 },
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: anyone },
        by: -8,
        versus: { is: 'bearer' },
      },
      { is: 'cannot', what: 'play', cards: { name: 'Muster' }, onAttempt: { is: 'bearer' } },
    ],
  }),
  resource('LE-244', 'Threats', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', skillOnly: true },
        targets: [
          { target: 'check', kind: 'influence', who: { is: 'user' }, versus: { kind: 'faction' } },
        ],
        does: [
          {
            do: 'modify-check',
            by: { least: [6, { stat: 'prowess', of: 'user' }] },
            undirected: true,
          },
        ],
      }),
    ],
  }),
];
