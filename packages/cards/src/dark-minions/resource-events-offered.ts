import type { Action, AttackFilter, ItemClass } from '@mathom/engine/language';
import { action, foundInEither, resource } from '../build.ts';

/** Something of worth is given away so that an attack does not come. */
const gift = (a: AttackFilter, item: ItemClass, than: number): Action =>
  action({
    user: { kind: 'character', skill: 'diplomat' },
    targets: [{ target: 'attack', a: { ...a, against: 'user' } }],
    does: [
      {
        do: 'check',
        kind: 'corruption',
        who: 'user',
        pass: [
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'item', class: item, with: 'user' },
            optional: true,
            then: [
              { do: 'move', what: 'picked', to: 'discard' },
              {
                do: 'check',
                kind: 'roll',
                attempt: 'offering',
                who: 'user',
                plus: { stat: 'influence', of: 'user', basis: 'unused' },
                op: '>',
                than,
                pass: [
                  { do: 'cancel', what: 'attack' },
                  foundInEither({ side: 'resource' }, { optional: true }),
                ],
              },
            ],
          },
        ],
      },
    ],
  });

export const resourceEventsOffered = [
  resource('DM-160', 'Token of Goodwill', {
    duration: 'short',
    keywords: ['offering'],
    plays: [
      gift({ race: 'Dragon' }, 'greater', 5),
      gift({ race: 'Drake' }, 'major', 6),
      gift({ any: [{ race: ['Man', 'Slayer'] }, { source: 'agent' }] }, 'minor', 7),
    ],
  }),
];
