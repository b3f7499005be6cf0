import { action, hazard, trigger } from '../build.ts';
import { played } from '../build-hazards.ts';

/** Those who are taken out of play for a while. */
export const hazardEventsAside = [
  hazard('BA-20', 'Imprisoned and Mocked', {
    duration: 'permanent',
    plays: [
      action({
        targets: [
          {
            target: 'attack',
            a: { race: ['Orc', 'Troll'], detainment: false, outnumbers: true },
            now: true,
          },
        ],
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              trigger({
                on: {
                  event: 'attack-ended',
                  attack: { aimedAt: true },
                  outcome: 'not defeated',
                },
                does: [
                  {
                    do: 'pick',
                    player: 'you',
                    a: { kind: 'character', company: { active: true }, most: 'mind' },
                    then: [
                      {
                        do: 'check',
                        kind: 'roll',
                        by: 'you',
                        plus: { sum: [{ times: [2, { bound: 'excess' }] }, -5] },
                        op: '>',
                        than: { stat: 'prowess', of: 'picked' },
                        pass: [{ do: 'attach', what: 'picked', to: 'self', aside: 'counts' }],
                        fail: [{ do: 'move', what: 'self', to: 'discard' }],
                      },
                    ],
                    none: [{ do: 'move', what: 'self', to: 'discard' }],
                  },
                ],
              }),
              ...(['defeated', 'canceled'] as const).map((outcome) =>
                trigger({
                  on: { event: 'attack-ended', attack: { aimedAt: true }, outcome },
                  does: [{ do: 'move', what: 'self', to: 'discard' }],
                }),
              ),
            ],
          },
        ],
      }),
    ],
    abilities: [
      trigger({
        // in the phase of the one whose he is, with more than two players too
        on: { event: 'phase', phase: 'long-event', edge: 'start' },
        when: {
          exists: { kind: 'character', on: 'self' },
          zone: 'beside',
          ofPlayer: 'resource-player',
        },
        immediate: true,
        does: [
          { do: 'move', what: { on: 'self' }, zone: 'beside', to: 'hand' },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
  hazard('BA-22', 'Press-gang', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'instead',
        of: { event: 'move', card: { kind: 'character' }, from: 'play', to: 'discard' },
        does: [
          { do: 'move', what: { on: 'self' }, zone: 'beside', to: 'hand' },
          { do: 'attach', what: 'it', to: 'self', aside: 'negative' },
        ],
      },
    ],
  }),
];
