import { action, doors, hazard } from '../build.ts';
import { goneWithADeck, playedButOnRingwraiths } from '../build-hazards.ts';

/** What bars the sight, or takes what is in the hand. */
export const hazardEventsOfBlindness = [
  hazard('TW-13', 'Bane of the Ithil-stone', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [playedButOnRingwraiths],
    abilities: [
      {
        is: 'modify',
        stat: 'corruption',
        of: { each: { kind: 'item', keyword: 'palantir', player: ['wizard', 'fallen-wizard'] } },
        by: 2,
        op: 'times',
      },
      { is: 'no-search', kinds: ['wizard', 'fallen-wizard'] },
      goneWithADeck,
    ],
  }),
  hazard('TW-30', 'Drowning Seas', {
    duration: 'short',
    keywords: ['environment'],
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'coastal' } } }],
        does: [
          {
            do: 'pick',
            player: 'target-player',
            a: { kind: 'item', with: 'target' },
            then: [{ do: 'move', what: 'picked', to: 'discard' }],
          },
          {
            do: 'fetch',
            player: 'target-player',
            from: ['hand'],
            a: {},
            n: 2,
            to: 'discard',
            random: true,
          },
        ],
      }),
      action({
        need: doors,
        targets: [{ target: 'company', a: { moving: true, path: { type: 'coastal' } } }],
        does: [{ do: 'return-to-origin', company: 'target' }],
      }),
    ],
  }),
];
