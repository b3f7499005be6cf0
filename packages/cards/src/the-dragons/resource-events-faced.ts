import { action, corruptionCheck, resource, trigger } from '../build.ts';

/** Those who take on more than one strike. */
export const resourceEventsFaced = [
  resource('TD-131', 'Many Foes He Fought', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'warrior', facing: 'attack' },
        targets: [{ target: 'attack', a: { against: 'user' } }],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [
              {
                is: 'assignment',
                how: 'again-by-defender',
                who: 'user',
                attacks: { aimedAt: true },
                wearies: true,
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-152', 'Skin-changer', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', name: 'Beorn' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'target', by: 2, until: 'turn' },
          { do: 'modify', stat: 'body', of: 'target', by: 2, until: 'turn' },
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              { is: 'assignment', how: 'again-by-defender', who: 'target', times: 1 },
              trigger({
                on: { event: 'attack-ended', attack: { against: 'target' } },
                does: [corruptionCheck('target', -2)],
              }),
              trigger({
                on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
                does: [
                  { do: 'hand-over', from: 'target', n: 99, unwounded: true },
                  { do: 'move', what: 'target', to: 'hand' },
                ],
              }),
            ],
          },
        ],
      }),
    ],
  }),
];
