import type { Cond, EventCard } from '@mathom/engine/language';
import { action, corruptionCheck, resource } from '../build.ts';

const IN_HIS_HAND: Cond = { is: 'bearer', a: { name: 'The Witch-king' } };

/** On a ranger, who taps so that nothing keeps his company from where it goes. */
const wardsOffDelay: Pick<EventCard, 'on' | 'cannotBeDuplicated' | 'plays' | 'abilities'> = {
  on: 'target',
  cannotBeDuplicated: 'company',
  plays: [
    action({
      window: { phase: 'organization' },
      targets: [{ target: 'card', a: { kind: 'character', skill: 'ranger' } }],
      does: [],
    }),
  ],
  abilities: [
    action({
      cost: [{ pay: 'tap', what: 'bearer' }],
      does: [
        {
          do: 'install',
          // pef/card/promptings-of-wisdom/1: for the company that the ranger is in
          on: 'bearer',
          abilities: [
            { is: 'cannot', what: 'be-returned', who: 'company' },
            { is: 'cannot', what: 'be-tapped-site', who: 'company' },
          ],
          until: 'turn',
        },
        corruptionCheck('bearer'),
      ],
    }),
  ],
};

export const resourceEvents = [
  resource('WH-34', 'Promptings of Wisdom', {
    duration: 'permanent',
    keywords: ['light-enchantment'],
    corruption: 2,
    ...wardsOffDelay,
  }),
  resource('WH-35', 'The White Council', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        window: { phase: 'organization' },
        need: {
          all: [
            { is: 'avatar', a: { company: { at: { haven: true } } } },
            { player: 'you', is: 'ahead' },
            {
              any: [
                { player: 'opponent', is: 'wizard', anyOne: true },
                { player: 'opponent', is: 'fallen-wizard', anyOne: true },
              ],
            },
          ],
        },
        does: [{ do: 'move', what: 'self', to: 'pile' }],
      }),
    ],
  }),
  resource('WH-36', 'The White Wizard', {
    duration: 'permanent',
    unique: true,
    points: { source: 'misc', value: 2 },
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              race: 'Wizard',
              whose: 'yours',
              bears: { name: 'Sacrifice of Form' },
            },
          },
        ],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2 },
      { is: 'modify', stat: 'corruption-check', of: 'bearer', by: 1 },
      {
        is: 'leave-when',
        cond: { exists: { name: 'Saruman', avatar: true, whose: "opponent's" } },
      },
    ],
  }),
  resource('WH-47', 'Piercing All Shadows', {
    alignment: 'minion',
    duration: 'permanent',
    corruption: 3,
    ...wardsOffDelay,
  }),
  resource('WH-41', 'The Black Council', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    notFor: ['balrog'],
    notAgainst: ['balrog'],
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        window: { phase: 'organization' },
        need: {
          all: [
            // a Fallen-wizard has no Ringwraith to be there
            { player: 'you', is: 'ringwraith' },
            { is: 'avatar', a: { company: { at: { haven: true } } } },
            { player: 'you', is: 'ahead' },
            { player: 'opponent', is: 'ringwraith', anyOne: true },
          ],
        },
        does: [{ do: 'move', what: 'self', to: 'pile' }],
      }),
    ],
  }),
  resource('WH-43', 'Crept Along Cleverly', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        user: { skill: 'ranger', skillOnly: true },
        targets: [
          {
            target: 'attack',
            a: {
              against: 'user',
              race: ['Wolf', 'Animal', 'Spider', 'Dragon', 'Drake', 'Undead'],
            },
          },
        ],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  resource('WH-44', 'The Fiery Blade', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    notFor: ['balrog'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'card', a: { race: 'Ringwraith', whose: 'yours' } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'attack-body',
        of: { foeOf: 'bearer' },
        by: { if: IN_HIS_HAND, then: -2, else: -1 },
        inAttack: { against: 'bearer' },
      },
      {
        is: 'modify',
        stat: 'attack-prowess',
        of: { foeOf: 'bearer' },
        by: -2,
        inAttack: { against: 'bearer' },
        when: IN_HIS_HAND,
      },
      {
        is: 'trigger',
        on: { event: 'strike-ended', card: { is: 'bearer' }, result: ['failed', 'defeated'] },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      },
      { is: 'leave-when', cond: { is: 'bearer', a: { bears: { name: 'Morgul-blade' } } } },
    ],
  }),
  resource('WH-46', 'Open to the Summons', {
    alignment: 'minion',
    duration: 'permanent',
    startingItem: 'drafted',
    notFor: ['balrog'],
    on: 'target',
    plays: [action({ targets: [{ target: 'company', a: { whose: 'yours' } }], does: [] })],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', agentCard: true } },
        ability: 'be-summoned',
        at: { haven: true },
      },
      { is: 'modify', stat: 'mind', of: 'bearer', by: -1, min: 1 },
    ],
  }),
];
