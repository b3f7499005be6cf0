import { action, hazard, olderErrata } from '../build.ts';
import { anyone, played } from '../build-hazards.ts';

/** Hazards against factions, and against those who would win them. */
export const hazardEventsAgainstInfluence = [
  hazard('LE-127', 'News of Doom', {
    duration: 'short',
    unique: true,
    plays: [
      action({
        does: [
          {
            do: 'each',
            a: { kind: 'faction' },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: { playerOf: 'it' },
                plus: { unusedInfluence: { playerOf: 'it' } },
                op: '<',
                than: 10,
                bare: { op: '<=', than: 3 },
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
    ],
  }),
  hazard('LE-150', 'Webs of Fear & Treachery', {
    duration: 'long',
    plays: [played],
    abilities: [
      {
        is: 'grant',
        to: { each: anyone },
        ability: 'influence-plainly',
      },
      // pef/card/webs-of-fear-and-treachery/1: by the older rulings what modes give Ringwraiths alone is left
      {
        is: 'grant',
        to: {
          each: {
            any: [{ agent: true }, { kind: ['character', 'ally'], not: { race: 'Ringwraith' } }],
          },
        },
        ability: 'influence-by-number',
        when: olderErrata,
      },
    ],
  }),
];
