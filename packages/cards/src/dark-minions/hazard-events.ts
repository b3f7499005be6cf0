import type { Action, CardFilter, Effect, PlayerKind, RegionName } from '@mathom/engine/language';
import { action, doors, hazard, olderErrata, trigger } from '../build.ts';
import {
  goneWhenDefeated,
  minionPlayer,
  moreProwess,
  moreStrikes,
  ordinaryCharacter,
  played,
  playedButOnRingwraiths,
  rollBelow,
} from '../build-hazards.ts';

/** Of the cards that were turned over one may be lost for good. */
const takesOne = (a: CardFilter): Effect => ({
  do: 'pick',
  player: 'you',
  a,
  zone: 'aside',
  optional: true,
  then: [{ do: 'move', what: 'picked', to: 'removed' }],
});

const MORDOR_AND_VASSALS: readonly RegionName[] = [
  'Horse Plains',
  'Khand',
  'Harondor',
  'Nurn',
  'Gorgoroth',
  'Imlad Morgul',
  'Udûn',
];

/** It has no effect on minion players. */
const HEROES: readonly PlayerKind[] = ['wizard', 'fallen-wizard'];

/** One with that skill taps if there is another to talk to. */
const talkedOut = (skill: 'sage' | 'diplomat'): Action =>
  action({
    // a company that moves has no site but its new one (coe glossary "current site")
    need: {
      exists: {
        kind: ['character', 'ally'],
        skill,
        isNot: 'target',
        any: [{ with: 'target' }, { company: { at: { copyOf: 'site' } } }],
      },
    },
    targets: [{ target: 'card', a: { kind: ['character', 'ally'], skill, status: 'untapped' } }],
    does: [{ do: 'tap', what: 'target' }],
  });

export const hazardEvents = [
  hazard('DM-45', 'An Unexpected Outpost', {
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard', 'discard'],
            a: { side: 'hazard' },
            n: 1,
            to: 'deck',
          },
          {
            do: 'if',
            cond: doors,
            then: [
              {
                do: 'fetch',
                player: 'you',
                from: ['sideboard', 'discard'],
                a: { side: 'hazard' },
                n: 1,
                to: 'deck',
                optional: true,
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('DM-58', 'Flies and Spiders', {
    duration: 'permanent',
    plays: [
      action({
        need: { attack: { race: 'Spider' } },
        targets: [{ target: 'card', a: { kind: 'character', facing: 'attack' } }],
        does: [
          {
            do: 'outcome',
            is: 'imprisons',
            at: { siteType: 'ruins' },
            rescue: [{ race: 'Spider', strikes: 3, prowess: 9 }],
          },
        ],
      }),
    ],
    on: 'target',
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'start', whose: 'bearer' },
        does: [
          {
            do: 'check',
            kind: 'body',
            who: 'bearer',
            plus: 1,
            pass: [
              {
                do: 'check',
                kind: 'roll',
                by: 'bearer-player',
                plus: { stat: 'body', of: 'bearer' },
                op: '>',
                than: 15,
                pass: [{ do: 'free-prisoners', host: 'self', into: 'own-company' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('DM-71', 'The Moon Is Dead', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreStrikes({ race: 'Undead' }, 1),
      moreProwess({ race: 'Undead' }, 1),
      { is: 'automatic-attacks', how: 'twice', race: 'Undead' },
      goneWhenDefeated({ race: 'Undead' }),
    ],
  }),
  hazard('DM-72', 'Mordor in Arms', {
    duration: 'permanent',
    points: { source: 'kill', value: 2 },
    plays: [playedButOnRingwraiths],
    abilities: [
      trigger({
        on: { event: 'moves', company: { path: { region: 'Nurn' } } },
        when: { not: minionPlayer('resource-player') },
        does: [
          {
            do: 'attack',
            spec: { race: 'Orc', strikes: 5, prowess: 8 },
            and: [
              { race: 'Orc', strikes: 4, prowess: 10 },
              { race: 'Troll', strikes: 3, prowess: 12 },
            ],
          },
        ],
      }),
      // an agent is the character who makes the attempt (coe/8.5)
      {
        is: 'modify',
        stat: 'influence-check',
        of: {
          each: {
            any: [
              { kind: ['character', 'ally'], player: HEROES },
              { agent: true, player: HEROES },
            ],
          },
        },
        by: -6,
        versus: { kind: 'faction', playableAt: { region: MORDOR_AND_VASSALS } },
      },
      {
        is: 'cannot',
        what: 'play',
        cards: { name: 'Muster' },
        onAttempt: { kind: 'faction', playableAt: { region: MORDOR_AND_VASSALS } },
        when: { not: minionPlayer('resource-player') },
      },
    ],
  }),
  hazard('DM-80', 'Rank upon Rank', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreStrikes({ race: 'Man', not: { source: 'agent' } }, 1),
      moreProwess({ race: 'Man', not: { source: 'agent' } }, 1),
      moreStrikes({ race: 'Giant' }, 1, doors),
      moreProwess({ race: 'Giant' }, 1, doors),
      goneWhenDefeated({ race: 'Man', not: { source: 'agent' } }),
      goneWhenDefeated({ race: 'Giant' }, doors),
    ],
  }),
  hazard('DM-88', 'Seized by Terror', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              ...ordinaryCharacter(),
              company: { moving: true, path: { type: ['shadow', 'dark'] } },
            },
          },
        ],
        does: [
          rollBelow(12, { stat: 'mind', of: 'target' }, [
            { do: 'split-off', who: 'target', then: 'return-to-origin' },
          ]),
        ],
      }),
    ],
  }),
  hazard('DM-90', 'Spells of the Barrow-wights', {
    duration: 'permanent',
    plays: [
      action({
        targets: [{ target: 'strike', facedBy: { kind: 'character' }, a: { race: 'Undead' } }],
        does: [
          {
            do: 'outcome',
            is: 'imprisons',
            at: { siteType: ['ruins', 'shadow-hold'] },
            rescue: [{ race: 'Undead', strikes: 3, prowess: 8 }],
            rings: 'discarded',
          },
        ],
      }),
    ],
    on: 'target',
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'start', whose: 'bearer' },
        does: [{ do: 'check', kind: 'body', who: 'bearer' }],
      }),
    ],
  }),
  hazard('DM-97', 'Two or Three Tribes Present', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              moving: true,
              any: [
                { path: { type: 'wilderness', min: 2 } },
                { path: { type: ['shadow', 'dark'] } },
              ],
            },
          },
          { target: 'name', not: ['Nazgûl', 'Undead', 'Dragon'] },
        ],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [{ is: 'limit-exempt', race: 'named' }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('DM-46', 'Aware of their Ways', {
    duration: 'short',
    plays: [
      action({
        does: [
          { do: 'look', player: 'each-player', ofPlayer: 'opponent', zone: 'discard', n: 4 },
          // by the older rulings sites count as unique here (crf/card/aware-of-their-ways/1), else they do not (coe/g.site.1)
          {
            do: 'if',
            cond: olderErrata,
            then: [takesOne({ unique: false, not: { kind: 'site' } })],
            else: [takesOne({ unique: false })],
          },
          { do: 'fetch', player: 'opponent', from: ['aside'], a: {}, n: 'all', to: 'discard' },
        ],
      }),
    ],
  }),
  hazard('DM-85', 'Revealed to all Watchers', {
    unique: true,
    duration: 'short',
    plays: [
      action({
        does: [
          { do: 'look', player: 'each-player', ofPlayer: 'you', zone: 'hand' },
          {
            do: 'fetch',
            player: 'you',
            from: ['hand'],
            a: { not: { side: 'hazard' } },
            n: 'all',
            to: 'aside',
          },
          { do: 'draw', player: 'you', n: 'hand-size' },
          { do: 'shuffle-back', player: 'you', how: 'ordered' },
        ],
      }),
    ],
  }),
  hazard('DM-60', 'Gnaw with Words', {
    duration: 'short',
    plays: [talkedOut('sage'), talkedOut('diplomat')],
  }),
];
