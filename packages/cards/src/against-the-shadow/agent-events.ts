import { action, hazard } from '../build.ts';
import { minionPlayer } from '../build-hazards.ts';

export const agentEvents = [
  hazard('AS-31', 'Near to Hear a Whisper', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ onGuard: 'not-entering', does: [] })],
    abilities: [
      { is: 'agents', how: 'attack-outside' },
      {
        is: 'trigger',
        on: { event: 'deck-exhausted' },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  }),
  hazard('AS-33', 'Pilfer Anything Unwatched', {
    duration: 'short',
    plays: [
      action({
        need: {
          all: [
            { not: minionPlayer('opponent') },
            { exists: { kind: 'character', avatar: false, homeAt: 'user' } },
          ],
        },
        user: { agent: true },
        tapUser: true,
        does: [
          {
            do: 'pick',
            player: 'you',
            a: { kind: 'character', avatar: false, homeAt: 'user' },
            then: [
              {
                do: 'check',
                kind: 'roll',
                plus: { if: { is: 'user', a: { homeAt: 'user' } }, then: 5, else: 0 },
                op: '>',
                than: { sum: [{ stat: 'mind', of: 'picked' }, 5] },
                pass: [
                  { do: 'hand-over', from: 'picked', n: 1 },
                  { do: 'move', what: 'picked', to: 'hand' },
                ],
              },
            ],
          },
        ],
      }),
    ],
  }),
];
