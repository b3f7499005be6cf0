import { action, hazard } from '../build.ts';
import { heroCompany } from '../build-hazards.ts';

/** An ally turns on the one who keeps it. */
export const hazardEventsOfAppetite = [
  hazard('LE-140', 'Stay Her Appetite', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'ally' } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: { stat: 'mind', of: 'target' },
            op: '>',
            than: {
              sum: [
                { unusedInfluence: 'opponent' },
                { stat: 'influence', of: 'target-bearer', basis: 'unused' },
                5,
              ],
            },
            pass: [
              {
                do: 'if',
                // one that has no prowess makes no attack (crf/card/stay-her-appetite/2)
                cond: {
                  is: 'target',
                  a: { stat: { name: 'prowess', op: '>', value: 0, basis: 'normal' } },
                },
                then: [
                  {
                    do: 'check',
                    kind: 'roll',
                    by: 'you',
                    op: '>',
                    than: 0,
                    pass: [
                      {
                        do: 'attack',
                        spec: {
                          race: { raceOf: 'target' },
                          strikes: 1,
                          prowess: {
                            sum: [
                              { stat: 'prowess', of: 'target', basis: 'normal' },
                              { bound: 'roll' },
                            ],
                          },
                          faces: { is: 'target-bearer' },
                          detainment: heroCompany,
                          ifNotDefeated: [{ do: 'move', what: 'target', to: 'discard' }],
                        },
                      },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
];
