import { item, trigger } from '../build.ts';

export const items = [
  item('AS-68', 'Bow of the Galadhrim', {
    unique: true,
    class: 'major',
    points: 2,
    corruption: 1,
    abilities: [
      // Both companies face an attack of one company on another.
      trigger({
        on: { event: 'attack-declared', attack: { source: 'company' } },
        when: { is: 'bearer', a: { race: 'Elf', skill: 'warrior', facing: 'attack' } },
        does: [
          {
            do: 'each',
            a: {
              kind: 'ally',
              alignment: 'minion',
              unique: false,
              whose: "opponent's",
              facing: 'attack',
            },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'you',
                op: '>',
                against: { sum: [{ stat: 'mind', of: 'it' }, 5] },
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
];
