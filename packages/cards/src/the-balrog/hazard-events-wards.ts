import { action, hazard, tapsIfUntapped } from '../build.ts';

/** What keeps an attack from being canceled. */
export const hazardEventsOfWards = [
  hazard('BA-14', 'Black Vapour', {
    duration: 'short',
    plays: [
      action({
        onGuard: 'cancel',
        targets: [{ target: 'entry', a: { cancels: { race: 'Spider' } } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: { stat: 'attack-prowess', of: 'target' },
            op: '>',
            than: 14,
            pass: [
              { do: 'cancel', what: 'entry' },
              { do: 'modify', stat: 'attack-prowess', of: 'attack', by: 1, until: 'attack' },
            ],
          },
        ],
      }),
      action({
        onGuard: 'attack',
        targets: [{ target: 'attack', a: { race: 'Spider' } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by: 1, until: 'attack' }],
      }),
    ],
  }),
  hazard('BA-26', 'Unabated in Malice', {
    duration: 'short',
    freeOfLimit: true,
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [{ target: 'attack', a: { any: [{ source: 'automatic' }, { name: 'Shelob' }] } }],
        does: [
          { do: 'modify', stat: 'strikes', of: 'target', by: 1, until: 'attack' },
          { do: 'modify', stat: 'attack-prowess', of: 'target', by: 1, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'target', by: -2, until: 'attack' },
          {
            do: 'install',
            until: 'turn',
            abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'warded' }],
          },
        ],
      }),
    ],
  }),
  hazard('BA-18', 'Fled into Darkness', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { name: 'The Balrog', facing: 'to-come' } }],
        need: {
          attack: {
            prowess: { op: '>', value: { stat: 'prowess', of: 'target' }, basis: 'current' },
          },
        },
        does: [{ do: 'cancel', what: 'strike' }, tapsIfUntapped('target')],
      }),
    ],
    abilities: [
      {
        is: 'instead',
        of: { event: 'status', card: { is: 'bearer' }, to: 'untapped' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
];
