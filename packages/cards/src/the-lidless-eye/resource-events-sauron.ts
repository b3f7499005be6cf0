import { action, resource } from '../build.ts';
import { becomesSauron, noRingwraith, ofTheSideboard } from '../build-minions.ts';

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
    plays: [becomesSauron],
    abilities: [
      ...noRingwraith,
      { is: 'modify', stat: 'general-influence', of: { player: 'you' }, by: 7 },
      { is: 'modify', stat: 'hand-size', of: { player: 'you' }, by: 1 },
      action({ window: { phase: 'organization' }, limit: ONE_OF_THEM, does: [ofTheSideboard] }),
      action({
        window: { phase: 'organization' },
        limit: ONE_OF_THEM,
        cost: [{ pay: 'discard-one', a: {}, zone: 'hand' }],
        does: [{ do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand', n: 5, upTo: true }],
      }),
    ],
  }),
];
