import { action, olderErrata, resource, trigger } from '../build.ts';

/** What a Wizard gives himself up for. */
export const resourceEventsSacrifice = [
  resource('TW-321', 'Sacrifice of Form', {
    duration: 'permanent',
    keywords: ['spell'],
    cannotBeDuplicated: 'user',
    plays: [
      action({
        user: { avatar: true },
        targets: [
          {
            target: 'attack',
            a: { against: 'user', source: ['creature', 'automatic', 'event', 'agent'] },
            late: 'only',
          },
        ],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [
              { is: 'attacks-are', a: { aimedAt: true }, what: 'failing', bodyChecks: 3 },
            ],
          },
          {
            do: 'each',
            a: { kind: 'item', on: 'user' },
            does: [{ do: 'attach', what: 'it', to: 'self', aside: 'counts' }],
          },
          {
            do: 'if',
            cond: olderErrata,
            then: [{ do: 'move', what: { kind: 'character', follower: 'user' }, to: 'discard' }],
          },
          { do: 'move', what: 'user', to: 'discard' },
        ],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'card-played', card: { avatar: true, whose: 'yours' } },
        immediate: true,
        does: [
          {
            do: 'each',
            a: { kind: 'item', on: 'self' },
            zone: 'beside',
            does: [{ do: 'attach', what: 'it', to: 'cause' }],
          },
          { do: 'attach', what: 'self', to: 'cause' },
        ],
      }),
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 1 },
      { is: 'modify', stat: 'body', of: 'bearer', by: 1 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: 1 },
      {
        is: 'cannot',
        what: 'play',
        cards: { avatar: true, not: { avatarOf: 'you' } },
        player: 'you',
      },
      { is: 'cannot', what: 'play', cards: { avatar: true, avatarOf: 'you' }, player: 'opponent' },
    ],
  }),
];
