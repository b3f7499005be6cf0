import type {
  Ability,
  AttackSpec,
  CardId,
  CardName,
  EventCard,
  Rule,
} from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

type Pairs = Extract<Rule, { is: 'ways'; how: 'neighbours' }>['pairs'];

const ORCS: AttackSpec = { race: 'Orc', strikes: 4, prowess: 6, detainment: true };

/** Below the mountains: a ranger makes neighbours of regions for his company, or there are fewer hazards on the way to one of them. */
const deeps = (id: CardId, name: CardName, pairs: Pairs, attack?: AttackSpec): EventCard => {
  const met: readonly Ability[] = attack
    ? [
        trigger({
          on: { event: 'company-phase', edge: 'start', company: 'bearer' },
          does: [{ do: 'attack', spec: attack }],
        }),
      ]
    : [];
  const ranger = {
    window: { phase: 'organization' },
    user: { skill: 'ranger', skillOnly: true },
  } as const;
  return resource(id, name, {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        ...ranger,
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [{ is: 'ways', how: 'neighbours', pairs }, ...met],
            until: 'turn',
          },
        ],
      }),
      action({
        ...ranger,
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'hazard-limit',
                of: 'bearer',
                by: -2,
                min: 2,
                when: {
                  company: 'bearer',
                  a: { moving: true, to: { region: [...new Set(pairs.flat())] } },
                },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  });
};

/** Short-events of minions that need nothing but themselves. */
export const resourceEventsOfMinions = [
  deeps(
    'AS-78',
    'The Ash Mountain Deeps',
    [
      ['Dagorlad', 'Gorgoroth'],
      ['Horse Plains', 'Gorgoroth'],
    ],
    ORCS,
  ),
  deeps('AS-92', 'The Misty Mountain Deeps', [
    ['Rhudaur', 'Anduin Vales'],
    ['Rhudaur', 'Wold & Foothills'],
    ['Hollin', 'Wold & Foothills'],
    ['Hollin', 'Fangorn'],
    ['Dunland', 'Fangorn'],
  ]),
  deeps(
    'AS-93',
    'The Mountains of Shadow Deeps',
    [
      ['Ithilien', 'Gorgoroth'],
      ['Ithilien', 'Nurn'],
      ['Harondor', 'Nurn'],
    ],
    ORCS,
  ),
  deeps('AS-105', 'The Undeeps of Anduin', [
    ['Rohan', 'Dagorlad'],
    ['Anórien', 'Dagorlad'],
    ['Lebennin', 'Ithilien'],
    ['Lebennin', 'Harondor'],
  ]),
  deeps('AS-109', 'The White Mountain Cavern-ways', [
    ['Old Pûkel-land', 'Anfalas'],
    ['Rohan', 'Lamedon'],
    ['Rohan', 'Anfalas'],
    ['Anórien', 'Lamedon'],
  ]),
  resource('AS-77', 'Above the Abyss', {
    alignment: 'minion',
    duration: 'short',
    notFor: ['balrog'],
    plays: [
      action({
        need: {
          all: [
            // a Fallen-wizard plays such cards too, and his avatar is none
            { player: 'you', is: 'ringwraith' },
            { player: 'you', is: 'avatar-in-play' },
            { player: 'opponent', is: 'wizard', anyOne: true },
          ],
        },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', whose: 'yours', status: 'tapped', not: { race: 'Ringwraith' } },
          },
        ],
        does: [{ do: 'untap', what: 'target' }],
      }),
    ],
  }),
  resource('AS-80', 'Dark Tryst', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        does: [
          { do: 'draw', player: 'you', n: 3 },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
    ],
  }),
  resource('AS-87', 'Hoard Well-searched', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        user: {
          skill: 'scout',
          skillOnly: true,
          company: { active: true, at: { hoard: true, status: 'tapped' } },
        },
        does: [
          {
            do: 'play',
            a: { kind: 'item', class: ['minor', 'major'] },
            from: ['hand'],
            waive: ['untapped-site', 'tap-site'],
            by: 'any-in-company',
            as: 'next-action',
          },
        ],
      }),
    ],
  }),
  resource('AS-90', 'Join With That Power', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        user: { skill: 'diplomat', skillOnly: true },
        targets: [
          {
            target: 'check',
            kind: ['influence', 'corruption'],
            who: { kind: 'character', with: 'user' },
          },
        ],
        does: [{ do: 'modify-check', by: { sum: [{ members: 'checker' }, -1] } }],
      }),
    ],
  }),
  resource('AS-100', 'Steeds', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours', moving: true, covert: true } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              { is: 'modify', stat: 'hazard-limit', of: 'bearer', by: -2, min: 2 },
              {
                is: 'modify',
                stat: 'attack-prowess',
                of: { attacks: { source: 'creature', against: 'bearer' } },
                by: 1,
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('AS-101', 'Tokens to Show', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', alignment: 'minion' } },
        ability: 'store',
        when: { phase: 'end-of-turn' },
      },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('AS-104', 'Tribute Garnered', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [
      // coe/9.3.3
      action({ targets: [{ target: 'card', a: { kind: 'faction', whose: 'yours' } }], does: [] }),
    ],
    abilities: [
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
