import { action, corruptionCheck, gates, learnedFromInformation, resource } from '../build.ts';

export const resourceEvents = [
  resource('TD-98', 'And Forth He Hastened', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', with: 'avatar', status: 'tapped' } }],
        does: [{ do: 'untap', what: 'target' }],
      }),
    ],
  }),
  resource('TD-101', 'Bounty of the Hoard', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        need: { company: 'active', a: { at: { hoard: true, status: 'tapped' } } },
        does: [
          {
            do: 'play',
            a: { kind: 'item', class: ['minor', 'major'] },
            from: ['hand'],
            waive: ['untapped-site', 'tap-site'],
            by: 'any-in-company',
            as: 'next-action',
          },
        ],
      }),
    ],
  }),
  resource('TD-108', 'Dragon-lore', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    corruption: 2,
    on: 'target',
    plays: [learnedFromInformation],
    abilities: [
      action({
        window: { phase: 'site' },
        user: { is: 'bearer', company: { at: { lair: true, status: 'tapped' } } },
        tapUser: true,
        cost: [{ pay: 'discard', what: 'self' }],
        does: [
          {
            do: 'play',
            a: { kind: 'item' },
            from: ['deck', 'discard'],
            waive: ['untapped-site', 'tap-site'],
            by: 'any-in-company',
            as: 'now',
          },
        ],
      }),
    ],
  }),
  resource('TD-116', 'Flatter a Foe', {
    duration: 'short',
    keywords: ['flattery'],
    plays: [
      action({
        targets: [
          // crf/term/ally/7: an ally may speak for them too
          { target: 'card', a: { kind: ['character', 'ally'] } },
          {
            target: 'attack',
            a: {
              race: ['Dragon', 'Man', 'Drake', 'Troll', 'Orc', 'Elf', 'Giant'],
              against: 'target',
            },
          },
        ],
        does: [
          {
            do: 'check',
            kind: 'influence',
            who: 'target',
            plus: {
              sum: [
                { stat: 'influence', of: 'target', basis: 'unused' },
                { if: { is: 'target', a: { skill: 'diplomat' } }, then: 2, else: 0 },
              ],
            },
            op: '>',
            // crf/card/flatter-a-foe/1: the harder number, if an attack is of two kinds
            than: {
              if: { attack: { race: ['Troll', 'Orc', 'Elf', 'Giant'] } },
              then: 12,
              else: { if: { attack: { race: ['Man', 'Drake'] } }, then: 11, else: 10 },
            },
            pass: [
              { do: 'cancel', what: 'attack' },
              { do: 'modify', stat: 'hazard-limit', of: 'company', by: -2, until: 'phase' },
            ],
          },
        ],
      }),
    ],
  }),
  resource('TD-132', 'Many Turns and Doublings', {
    duration: 'short',
    plays: [
      action({
        user: { skill: 'ranger', skillOnly: true },
        targets: [
          {
            target: 'attack',
            a: { race: ['Wolf', 'Spider', 'Animal', 'Undead'], against: 'user' },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      // pef/card/many-turns-and-doublings/1: not before the limit is set
      action({
        window: { phase: 'movement-hazard' },
        need: { all: [gates, { company: 'active', a: { companyOf: 'user' } }] },
        user: { skill: 'ranger', skillOnly: true },
        does: [{ do: 'modify', stat: 'hazard-limit', of: 'company', by: -1, until: 'phase' }],
      }),
    ],
  }),
  resource('TD-134', 'Marvels Told', {
    duration: 'short',
    keywords: ['ritual'],
    plays: [
      action({
        user: { skill: 'sage', skillOnly: true },
        tapUser: true,
        fromAfar: true,
        targets: [
          {
            target: 'card',
            a: {
              side: 'hazard',
              event: ['permanent', 'long'],
              not: { keyword: 'environment' },
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }, corruptionCheck('user', -2)],
      }),
    ],
  }),
  resource('TD-143', 'Not at Home', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            a: {
              race: ['Dragon', 'Drake', 'Troll'],
              any: [{ source: 'automatic' }, { keyedToSite: true }],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
      action({
        need: gates,
        targets: [{ target: 'automatic-attack', at: {} }],
        does: [{ do: 'modify', stat: 'strikes', of: 'target', by: -2, min: 1, until: 'turn' }],
      }),
    ],
  }),
  resource('TD-169', 'Wizard Uncloaked', {
    duration: 'short',
    keywords: ['spell'],
    plays: [
      action({
        user: { avatar: true },
        does: [
          {
            do: 'move',
            what: {
              side: 'hazard',
              event: 'permanent',
              borneBy: { kind: 'character', with: 'user' },
            },
            to: 'hand',
          },
          corruptionCheck('user', -2),
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('TD-123', 'Here, There, or Yonder', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: { kind: 'character', company: { active: true, at: { siteType: 'ruins' } } },
        tapUser: true,
        does: [
          {
            do: 'check',
            kind: 'roll',
            plus: { if: { is: 'user', a: { skill: 'diplomat' } }, then: 3, else: 0 },
            op: '>',
            than: 6,
            // crf/card/here-there-or-yonder/1: which ally is said when the dice have been rolled
            pass: [
              {
                do: 'play',
                a: {
                  kind: 'ally',
                  stat: { name: 'mind', op: '<', value: { sum: [{ bound: 'total' }, -6] } },
                  staysWith: 'user',
                },
                from: ['hand'],
                waive: ['untapped-site', 'tap-character'],
                site: 'any',
                by: 'user',
                as: 'now',
              },
            ],
          },
        ],
      }),
    ],
  }),
];
