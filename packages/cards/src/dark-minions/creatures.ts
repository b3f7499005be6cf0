import type { CardFilter, Effect, Key } from '@mathom/engine/language';
import { action, creature, doors, keyedTo, tapsIfUntapped, trigger } from '../build.ts';
import { moreProwess, moreStrikes, played } from '../build-hazards.ts';

const DEEP_TROLL: readonly Key[] = [
  ...keyedTo('shadow-hold'),
  { site: ['Moria', 'The Under-gates'] },
  { siteThat: { underDeeps: true }, when: doors },
];

/** Those who follow the great Trolls of the deep. */
const FOLLOWERS: CardFilter = { kind: 'creature', race: ['Orc', 'Troll'], unique: false };

/** Once a company has faced one of these, as many as there are may follow him. */
const followed: Effect = {
  do: 'install',
  on: 'company',
  once: true,
  abilities: [{ is: 'limit-exempt', all: FOLLOWERS }],
  until: 'turn',
};

export const creatures = [
  creature('DM-105', 'Bûthrakaur the Green', {
    unique: true,
    points: 2,
    attack: { race: 'Troll', strikes: 1, prowess: 15, body: 6, onFaced: [followed] },
    keys: DEEP_TROLL,
  }),
  creature('DM-106', 'Chill Douser', {
    points: 1,
    attack: {
      race: 'Undead',
      strikes: 3,
      prowess: 8,
      // crf/card/chill-douser/1: later attacks, not its own
      after: [
        {
          do: 'install',
          on: 'company',
          abilities: [
            moreStrikes({ race: 'Undead', against: 'bearer' }, 1),
            moreProwess({ race: 'Undead', against: 'bearer' }, 1),
          ],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('ruins', 'shadow-hold'),
  }),
  creature('DM-107', "Durin's Bane", {
    unique: true,
    keywords: ['spawn'],
    manifestationOf: 'Balrog of Moria',
    points: 5,
    attack: {
      race: ['Balrog', 'Spawn'],
      strikes: 2,
      prowess: 18,
      body: 9,
      before: [
        {
          do: 'modify',
          stat: 'body-check',
          of: { each: { facing: 'attack' } },
          by: 1,
          until: 'attack',
        },
      ],
    },
    keys: [
      { site: ['The Under-gates'] },
      { siteThat: { adjacentTo: 'The Under-gates' } },
      { siteThat: { underDeeps: true }, when: doors },
    ],
    notFor: ['balrog'],
    notAgainst: ['balrog'],
  }),
  creature('DM-108', 'Little Snuffler', {
    points: 1,
    attack: {
      race: 'Orc',
      strikes: 1,
      prowess: 5,
      body: { sum: [10, { times: [-2, { count: { skill: 'ranger', facing: 'attack' } }] }] },
      attackerChooses: true,
      ifNotDefeated: [
        {
          do: 'install',
          on: 'company',
          abilities: [
            {
              is: 'cannot',
              what: 'play',
              cards: { side: 'resource' },
              needsSkill: 'scout',
              who: 'company',
            },
          ],
          until: 'turn',
        },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'ruins', 'shadow-hold', 'dark-hold'),
  }),
  creature('DM-109', 'Nameless Thing', {
    points: 3,
    attack: {
      race: 'Drake',
      attacks: 3,
      strikes: 2,
      prowess: 10,
      body: 4,
      cancelByTapping: { times: 1 },
    },
    keys: [
      { siteThat: { underDeeps: true } },
      { regions: ['coastal'], when: doors },
      { siteThat: { adjacentTo: 'any' }, when: doors },
    ],
  }),
  creature('DM-110', 'Spider of the Môrlat', {
    unique: true,
    keywords: ['spawn'],
    points: 4,
    attack: { race: ['Spider', 'Spawn'], strikes: 2, prowess: 16, body: 9 },
    keys: [
      { site: ['Dol Guldur', 'The Sulfur-deeps'] },
      { region: ['Southern Mirkwood', 'Heart of Mirkwood', 'Woodland Realm'], when: doors },
      { siteThat: { adjacentTo: 'The Sulfur-deeps' }, when: doors },
    ],
    asEvent: { duration: 'permanent', plays: [played] },
    abilities: [
      moreStrikes({ race: 'Spider' }, 1),
      trigger({
        on: {
          event: 'moves',
          company: {
            path: {
              region: [
                'Southern Mirkwood',
                'Heart of Mirkwood',
                'Woodland Realm',
                'Dagorlad',
                'Brown Lands',
              ],
            },
          },
        },
        does: [
          {
            do: 'attack',
            spec: {
              race: 'Spider',
              strikes: 2,
              prowess: 10,
              detainment: { company: 'active', a: { side: 'minion' } },
            },
          },
        ],
      }),
      action({
        cost: [{ pay: 'hazard-limit', n: 1 }],
        does: [{ do: 'move', what: 'self', to: 'hand' }],
      }),
    ],
  }),
  creature('DM-111', 'Stirring Bones', {
    points: 1,
    attack: { race: 'Undead', strikes: 2, prowess: 9 },
    keys: keyedTo(['wilderness', 'wilderness'], 'shadow', 'dark', 'ruins', 'shadow-hold'),
  }),
  creature('DM-112', 'Umagaur the Pale', {
    unique: true,
    points: 2,
    attack: { race: 'Troll', strikes: 1, prowess: 14, body: 8, onFaced: [followed] },
    keys: DEEP_TROLL,
  }),
  creature('DM-113', 'Wisp of Pale Sheen', {
    points: 1,
    attack: {
      race: 'Undead',
      strikes: 1,
      prowess: 6,
      attackerChooses: true,
      before: [
        {
          do: 'install',
          until: 'attack',
          abilities: [
            trigger({
              on: {
                event: 'strike-ended',
                card: {
                  kind: ['character', 'ally'],
                  stat: { name: 'mind', op: '<=', value: { bound: 'strikeProwess' } },
                },
                result: ['successful', 'failed', 'ineffectual', 'defeated'],
                attack: 'this',
              },
              immediate: true,
              does: [tapsIfUntapped('cause')],
            }),
          ],
        },
      ],
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'coastal', 'ruins', 'shadow-hold'),
  }),
];
