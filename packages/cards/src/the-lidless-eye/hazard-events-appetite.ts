import { action, hazard } from '../build.ts';

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
                { unusedInfluence: 'target-player' },
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
                  a: { stat: { name: 'prowess', op: 'any' } },
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
                          // an Orc or a Troll is no hero, whoever has him (coe/1.3.F5)
                          detainment: { is: 'target-bearer', a: { alignment: 'hero' } },
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
