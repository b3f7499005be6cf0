import {
  action,
  character,
  corruptionCheck,
  olderErrata,
  ownCorruptionChecks,
  tapsIfUntapped,
  trigger,
} from '../build.ts';

export const charactersWizards = [
  character('TW-117', 'Alatar', {
    unique: true,
    race: 'Wizard',
    skills: ['warrior', 'scout', 'ranger', 'sage'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 10,
    home: ['Edhellond'],
    abilities: [
      {
        is: 'modify',
        stat: 'hazard-draws',
        of: { companies: { companyOf: 'self' } },
        by: -1,
        min: 0,
      },
      trigger({
        on: { event: 'attack-declared', attack: { source: 'creature' } },
        when: {
          all: [
            {
              is: 'self',
              a: { company: { at: { haven: true } }, joins: { company: 'active', inPlay: true } },
            },
            { company: 'active', a: { whose: 'yours', not: { companyOf: 'self' } } },
          ],
        },
        immediate: true,
        optional: true,
        does: [
          { do: 'move', what: { kind: 'ally', on: 'self' }, to: 'discard' },
          { do: 'join', who: 'self' },
          {
            do: 'install',
            on: 'self',
            // crf/card/alatar/3: before all else that is said of assigning strikes
            abilities: [
              { is: 'assignment', who: 'self', how: 'must', regardless: true, once: true },
            ],
            until: 'creature',
          },
          {
            do: 'install',
            on: 'self',
            abilities: [
              trigger({
                on: { event: 'attack-ended', attack: { against: 'self' } },
                does: [
                  {
                    do: 'if',
                    cond: olderErrata,
                    then: [corruptionCheck('self'), tapsIfUntapped('self')],
                    else: [tapsIfUntapped('self'), corruptionCheck('self')],
                  },
                ],
              }),
            ],
            until: 'attack',
          },
        ],
      }),
    ],
  }),
  character('TW-156', 'Gandalf', {
    unique: true,
    race: 'Wizard',
    skills: ['warrior', 'scout', 'sage', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 10,
    home: [{ any: { haven: true } }],
    abilities: [
      ownCorruptionChecks(1),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'card', a: { kind: 'item', class: 'gold-ring', with: 'self' } }],
        does: [{ do: 'test-ring', ring: 'target' }],
      }),
    ],
  }),
  character('TW-175', 'Pallando', {
    unique: true,
    race: 'Wizard',
    skills: ['warrior', 'ranger', 'sage', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 10,
    home: ['Grey Havens'],
    abilities: [
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
      { is: 'discards-face-up', player: 'opponent' },
    ],
  }),
  character('TW-178', 'Radagast', {
    unique: true,
    race: 'Wizard',
    skills: ['warrior', 'scout', 'ranger', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 10,
    home: ['Rhosgobel'],
    abilities: [
      {
        is: 'modify',
        stat: 'resource-draws',
        of: { companies: { companyOf: 'self' } },
        by: { regions: 'self', type: 'wilderness' },
      },
      ownCorruptionChecks(1),
    ],
  }),
  character('TW-181', 'Saruman', {
    unique: true,
    race: 'Wizard',
    skills: ['scout', 'ranger', 'sage', 'diplomat'],
    avatar: true,
    prowess: 6,
    body: 9,
    influence: 10,
    home: ['Isengard'],
    abilities: [
      { is: 'grant', to: 'self', ability: 'use-palantir', tapping: true },
      action({
        window: { phase: 'end-of-turn', edge: 'start' },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['discard'],
            a: { keyword: 'spell' },
            n: 1,
            to: 'hand',
          },
        ],
      }),
    ],
  }),
];
