import { action, resource, trigger } from '../build.ts';

/** Once in each organization phase one or the other. */
const ONE_OF_THEM = { n: 1, together: true } as const;

/** Who plays Sauron himself, and no Ringwraith. */
export const resourceEventsOfSauron = [
  resource('LE-203', 'The Lidless Eye', {
    alignment: 'minion',
    duration: 'permanent',
    avatar: true,
    notFor: ['balrog', 'fallen-wizard'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        need: {
          all: [
            { player: 'opponent', is: 'wizard' },
            // crf/card/the-lidless-eye/2
            { not: { player: 'opponent', is: 'ringwraith', anyOne: true } },
            { not: { player: 'you', is: 'avatar-revealed' } },
          ],
        },
        does: [],
      }),
    ],
    abilities: [
      { is: 'cannot', what: 'play', cards: { kind: 'character', avatar: true }, player: 'you' },
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 7 },
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
      trigger({
        // crf/card/the-lidless-eye/1
        on: { event: 'whenever', each: { name: 'Bade to Rule', whose: 'yours' } },
        immediate: true,
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      }),
      { is: 'cannot', what: 'play', cards: { name: 'Bade to Rule' }, player: 'you' },
      action({
        window: { phase: 'organization' },
        limit: ONE_OF_THEM,
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard'],
            a: { any: [{ side: 'resource' }, { kind: 'character' }] },
            n: 1,
            to: 'deck',
          },
        ],
      }),
      action({
        window: { phase: 'organization' },
        limit: ONE_OF_THEM,
        cost: [{ pay: 'discard-one', a: {}, zone: 'hand' }],
        does: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand', n: 5, upTo: true }],
      }),
    ],
  }),
];
