import type { Cond } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

const YOU_ARE_SAURON: Cond = { player: 'you', is: 'sauron' };

/** For those alone who play Sauron himself. */
export const resourceEventsOfSauron = [
  resource('AS-79', 'The Dark Power', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        need: YOU_ARE_SAURON,
        targets: [{ target: 'check', kind: 'influence', versus: { kind: 'faction' } }],
        does: [
          {
            do: 'modify-check',
            by: 3,
            // nobody's cards come to lie in the deck of another
            fail: [
              {
                do: 'if',
                cond: { is: 'cause', a: { whose: 'yours' } },
                then: [{ do: 'move', what: 'cause', to: 'deck' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('AS-82', 'Eye Never Sleeping', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        need: YOU_ARE_SAURON,
        targets: [{ target: 'attack', a: { source: 'creature' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('AS-85', 'The Great Eye', {
    alignment: 'minion',
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [action({ need: YOU_ARE_SAURON, does: [] })],
    abilities: [
      { is: 'modify', stat: 'hazard-limit', of: { companies: {} }, by: -1, min: 2 },
      action({
        targets: [
          {
            target: 'entry',
            a: {
              by: 'opponent',
              onGuard: false,
              any: [{ card: { kind: 'event', side: 'hazard' } }, { asEvent: { kind: 'creature' } }],
            },
          },
        ],
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
    ],
  }),
  resource('AS-97', 'Powers Too Dark and Terrible', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ need: YOU_ARE_SAURON, does: [] })],
    abilities: [
      {
        is: 'grant',
        to: {
          each: {
            kind: 'character',
            whose: 'yours',
            // coe/9.2.4
            bears: {
              any: [
                { keyword: 'mind-ring', alignment: 'minion' },
                { class: 'special', ring: true, alignment: 'minion' },
              ],
            },
          },
        },
        magic: ['sorcery', 'spirit-magic', 'shadow-magic'],
        once: true,
        when: { player: 'you', is: 'turn' },
      },
      {
        is: 'modify',
        stat: 'corruption-check',
        of: { each: { kind: 'character' } },
        by: -1,
        versus: { keyword: 'spell', alignment: 'hero' },
      },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('AS-94', 'Orders from Lugbúrz', {
    alignment: 'minion',
    duration: 'permanent',
    startingItem: true,
    notFor: ['balrog'],
    cannotBeDuplicated: 'company',
    on: 'target',
    plays: [action({ targets: [{ target: 'company', a: { whose: 'yours' } }], does: [] })],
    abilities: [
      { is: 'limit-exempt', leader: { race: 'Troll', keyword: 'leader' } },
      {
        is: 'modify',
        stat: 'corruption-check',
        of: {
          each: {
            kind: 'character',
            with: 'bearer',
            follower: { of: { race: 'Troll', keyword: 'leader' } },
          },
        },
        by: 1,
      },
      {
        is: 'leave-when',
        cond: { player: 'you', is: 'avatar-revealed', named: 'Ren the Ringwraith' },
      },
      trigger({
        on: { event: 'composition-changed', left: { keyword: 'leader' } },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
