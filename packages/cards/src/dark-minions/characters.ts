import { action, character, ownCorruptionChecks } from '../build.ts';

export const characters = [
  character('DM-180', 'Folco Boffin', {
    unique: true,
    race: 'Hobbit',
    skills: ['scout'],
    prowess: 0,
    body: 9,
    mind: 3,
    influence: 0,
    points: 1,
    home: ['Bag End'],
    homeOnly: true,
    abilities: [
      ownCorruptionChecks(2),
      action({
        need: { company: 'self', a: { at: { haven: true } } },
        targets: [
          {
            target: 'card',
            zone: 'hand',
            a: {
              kind: 'character',
              race: 'Hobbit',
              joins: { company: 'self', without: 'self' },
            },
          },
        ],
        cost: [{ pay: 'discard', what: 'self' }],
        does: [
          {
            do: 'play',
            a: { is: 'target' },
            from: ['hand'],
            joins: { company: 'self' },
            as: 'now',
            must: true,
          },
        ],
      }),
    ],
  }),
];
