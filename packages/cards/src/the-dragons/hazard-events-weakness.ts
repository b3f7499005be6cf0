import { hazard, trigger } from '../build.ts';
import { characterBut, playedButOnRingwraiths, playedOn } from '../build-hazards.ts';

/** Those who do not get well or rested as others do. */
export const hazardEventsOfWeakness = [
  hazard('TD-6', 'Black Breath', {
    duration: 'permanent',
    keywords: ['corruption'],
    corruption: 3,
    on: 'target',
    plays: [
      playedOn({
        kind: 'character',
        status: 'wounded',
        company: { justFaced: { race: 'Nazgûl' } },
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'bearer' },
        does: [{ do: 'check', kind: 'body', who: 'bearer' }],
      }),
      {
        is: 'instead',
        of: { event: 'status', card: { is: 'bearer' }, was: 'wounded', to: 'tapped' },
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'bearer-player',
            plus: {
              if: { company: 'bearer', a: { at: { haven: true } } },
              then: 2,
              else: 0,
            },
            helpers: { a: { skill: 'sage', with: 'bearer' }, plus: 2 },
            op: '>',
            than: 10,
            pass: [
              { do: 'heal', what: 'bearer' },
              { do: 'move', what: 'self', to: 'discard' },
            ],
          },
        ],
      },
    ],
  }),
  hazard('TD-89', 'Worn and Famished', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [playedButOnRingwraiths],
    abilities: [
      {
        is: 'instead',
        of: {
          event: 'status',
          card: {
            ...characterBut('Wizard'),
            player: ['wizard', 'fallen-wizard'],
            company: {
              at: { not: { any: [{ haven: true }, { siteType: ['free-hold', 'border-hold'] }] } },
            },
          },
          to: 'untapped',
          by: 'rules',
        },
        does: [
          {
            do: 'pick',
            player: { playerOf: 'it' },
            a: { is: 'it' },
            optional: true,
            then: [
              {
                do: 'check',
                kind: 'roll',
                by: { playerOf: 'it' },
                plus: { stat: 'mind', of: 'it' },
                op: '>',
                than: 12,
                pass: [{ do: 'untap', what: 'it' }],
              },
            ],
          },
        ],
      },
    ],
  }),
];
