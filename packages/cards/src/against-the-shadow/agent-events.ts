import { action, hazard } from '../build.ts';
import { goneWithADeck, minionPlayer } from '../build-hazards.ts';

export const agentEvents = [
  hazard('AS-31', 'Near to Hear a Whisper', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ onGuard: 'not-entering', does: [] })],
    abilities: [{ is: 'attacking', how: 'agents-outside' }, goneWithADeck],
  }),
  hazard('AS-33', 'Pilfer Anything Unwatched', {
    duration: 'short',
    plays: [
      action({
        need: { not: minionPlayer('opponent') },
        user: { agent: true },
        tapUser: true,
        // an avatar has no mind to roll against; hazards reach the present company alone (coe/2.IV.vii.3)
        targets: [{ target: 'card', a: { kind: 'character', avatar: false, homeAt: 'user' } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            plus: { if: { is: 'user', a: { homeAt: 'user' } }, then: 5, else: 0 },
            op: '>',
            than: { sum: [{ stat: 'mind', of: 'target' }, 5] },
            pass: [
              { do: 'hand-over', from: 'target', n: 1 },
              { do: 'move', what: 'target', to: 'hand' },
            ],
          },
        ],
      }),
    ],
  }),
];
