import type { Effect } from '@mathom/engine/language';
import { stagePlay, strayed, youAre } from '../build-stage.ts';
import { stage } from '../build-stage-tokens.ts';

/** What turns up comes upon his company, up to five of them. */
const driven = (from?: 'discard'): Effect => ({
  do: 'repeat',
  times: 5,
  does: [
    {
      do: 'reveal-until',
      player: 'opponent',
      a: { kind: 'creature' },
      ...(from === undefined ? {} : { from }),
    },
    {
      do: 'if',
      cond: { bound: 'picked' },
      then: [{ do: 'attack', spec: 'of-creature', by: 'picked', against: 'avatar' }],
    },
  ],
});

/** Alatar hunts. */
export const stageEventsOfTheHunt = [
  stage('WH-91', 'The Great Hunt', {
    specific: 'Alatar',
    stagePoints: 3,
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'game',
    plays: [
      {
        ...stagePlay({ all: [youAre('Alatar'), strayed(12)] }),
        does: [
          {
            do: 'offer',
            player: 'you',
            must: true,
            options: [
              {
                label: "through your opponent's play deck",
                does: [driven(), { do: 'shuffle-back', player: 'opponent' }],
              },
              { label: "through your opponent's discard pile", does: [driven('discard')] },
            ],
          },
        ],
      },
    ],
    abilities: [
      { is: 'discards-face-up', player: 'opponent' },
      {
        is: 'instead',
        of: {
          event: 'move',
          card: { kind: 'creature', whose: "opponent's" },
          to: 'discard',
        },
        optional: true,
        when: {
          all: [
            { player: 'you', is: 'turn' },
            { player: 'you', is: 'avatar-in-play' },
          ],
        },
        does: [{ do: 'attack', spec: 'of-creature', by: 'it', against: 'avatar' }],
      },
    ],
  }),
];
