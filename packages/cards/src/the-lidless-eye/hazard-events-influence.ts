import { action, hazard } from '../build.ts';
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
    ],
  }),
];
