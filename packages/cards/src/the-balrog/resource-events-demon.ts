import type { CardFilter, Cond } from '@mathom/engine/language';
import { action, inPlay, resource, trigger } from '../build.ts';
import {
  balrogTaps,
  faced,
  givenUp,
  goesAlone,
  OF_THE_BALROG as HIS,
  IN_SHAPE,
  peopleLost,
  shape,
  somebodyTaps,
  strikes,
} from '../build-deeps.ts';

const THE_SITE: CardFilter = { versionOf: 'bearer' };
const OTHER_VERSIONS: CardFilter = { ...THE_SITE, isNot: 'bearer' };

/** Where no way leads down. */
const ABOVE = { underDeeps: false, surface: false } as const;

/** One of those who are there now. */
const THERE: CardFilter = { kind: 'character', status: 'untapped', company: { active: true } };

/** Not by this company: then it was tapped for it. */
const NOT_PAID: Cond = { is: 'self', a: { status: 'untapped' } };

const flame: Cond = inPlay('Flame of Udûn');

/** One of heroes is no condition for what he does (coe/9.2.4). */
const HIS_RING: CardFilter = { name: 'The One Ring', alignment: 'minion' };

/** The Balrog as he goes about his designs, and what comes of them. */
export const resourceEventsOfTheDemon = [
  resource('BA-52', 'Challenge the Power', {
    ...HIS,
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    bearerUses: 'the-one-ring',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [{ target: 'card', a: { is: 'avatar', bears: HIS_RING } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            who: 'avatar',
            plus: {
              sum: [
                { count: { kind: ['character', 'ally'], skill: 'sage', with: 'avatar' } },
                { count: { name: 'Challenge the Power', isNot: 'self' } },
              ],
            },
            op: '>',
            than: 10,
            pass: [{ do: 'end', how: 'won' }],
            fail: [
              {
                do: 'if',
                cond: { not: { value: { bound: 'total' }, atLeast: 7 } },
                then: [{ do: 'move', what: 'avatar', to: 'discard', as: 'eliminate' }],
              },
              {
                do: 'if',
                cond: {
                  all: [
                    { value: { bound: 'total' }, atLeast: 7 },
                    { not: { value: { bound: 'total' }, atLeast: 9 } },
                  ],
                },
                then: [{ do: 'move', what: 'self', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('BA-57', "Eddy in Fate's Tide", {
    ...HIS,
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        need: { is: 'avatar', a: { company: { active: true } } },
        targets: [{ target: 'site', a: { status: 'untapped', ...ABOVE, is: 'site' } }],
        cost: [{ pay: 'tap', what: 'avatar' }],
        does: [{ do: 'tap', what: 'site' }],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', ability: 'stays' },
      { is: 'cannot', what: 'untap', who: 'bearer' },
      {
        is: 'cannot',
        what: 'play',
        cards: { kind: ['ally', 'item'] },
        at: THE_SITE,
        when: NOT_PAID,
      },
      // the card is tapped to show that this company has paid; the next one pays for itself
      trigger({
        on: { event: 'company-phase', phase: 'site', edge: 'start', company: { at: THE_SITE } },
        immediate: true,
        does: [{ do: 'untap', what: 'self' }],
      }),
      action({
        window: { phase: 'site', turn: 'any' },
        by: 'resource-player',
        need: { all: [{ company: 'active', a: { at: THE_SITE } }, NOT_PAID] },
        cost: [
          { pay: 'tap-one', a: THERE },
          { pay: 'tap-one', a: THERE },
        ],
        does: [{ do: 'tap', what: 'self' }],
      }),
    ],
  }),
  resource('BA-58', 'Flame of Udûn', {
    ...HIS,
    duration: 'permanent',
    keywords: ['demon-fana'],
    on: 'target',
    plays: [
      { ...shape, does: [{ do: 'move', what: { kind: 'ally', on: 'avatar' }, to: 'discard' }] },
    ],
    abilities: [
      ...givenUp,
      ...goesAlone,
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 3 },
      { is: 'modify', stat: 'influence', of: 'bearer', by: -2 },
      // failed strikes against him, and strikes of his own in the fight of two companies
      { is: 'modify', stat: 'attack-body', of: { foeOf: 'bearer' }, by: -1 },
    ],
  }),
  resource('BA-70', 'Orders from the Great Demon', {
    ...HIS,
    duration: 'permanent',
    startingItem: true,
    on: 'target',
    plays: [action({ targets: [{ target: 'company', a: { whose: 'yours' } }], does: [] })],
    abilities: [{ is: 'limit-exempt', leader: { keyword: 'leader' }, uncounted: true }],
  }),
  resource('BA-72', 'People Diminished', {
    ...HIS,
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'site',
            a: { siteType: ['free-hold', 'border-hold'], status: 'untapped', is: 'site' },
          },
        ],
        does: [
          { do: 'tap', what: 'site' },
          faced([strikes('Man', 4, 8), strikes('Man', 3, 10), strikes('Man', 2, 12)]),
          somebodyTaps([peopleLost]),
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: {
          each: {
            any: [
              { kind: ['character', 'ally'], company: { at: THE_SITE } },
              { agent: true, at: 'bearer' },
            ],
          },
        },
        by: -5,
        versus: { kind: 'faction' },
      },
      { is: 'grant', to: 'bearer', ability: 'stays' },
      { is: 'cannot', what: 'untap', who: 'bearer' },
    ],
  }),
  resource('BA-74', 'Roots of the Earth', {
    ...HIS,
    duration: 'permanent',
    points: {
      source: 'misc',
      value: { if: { exists: { name: 'Breach the Hold', on: 'bearer' } }, then: 3, else: 1 },
      inParentheses: 3,
    },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        need: { is: 'avatar', a: { company: { active: true } } },
        targets: [{ target: 'site', a: { underDeeps: true, normalType: 'ruins', is: 'site' } }],
        does: [faced([strikes('Drake', 2, 13)]), balrogTaps()],
      }),
    ],
    abilities: [
      { is: 'retype', sites: { is: 'bearer' }, to: 'haven' },
      { is: 'automatic-attacks', how: 'none', sites: { is: 'bearer' } },
      { is: 'retype', sites: OTHER_VERSIONS, to: 'shadow-hold' },
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: OTHER_VERSIONS,
        spec: strikes('Orc', 5, 9),
      },
      { is: 'grant', to: 'bearer', ability: 'remains' },
    ],
  }),
  resource('BA-76', 'Strangling Coils', {
    ...HIS,
    duration: 'permanent',
    keywords: ['demon-fana'],
    on: 'target',
    plays: [shape],
    abilities: [
      ...givenUp,
      { is: 'modify', stat: 'influence', of: 'bearer', by: 3 },
      { is: 'modify', stat: 'body', of: 'bearer', by: -1 },
      { is: 'grant', to: 'bearer', skill: 'diplomat' },
      { is: 'grant', to: 'bearer', ability: 'have-followers' },
      action({
        window: { phase: 'movement-hazard' },
        limit: { n: 1, afresh: true },
        need: {
          all: [
            { company: 'bearer', a: { active: true } },
            // he taps again: for himself alone it would do nothing
            { exists: { kind: 'character', status: 'tapped', with: 'bearer', isNot: 'bearer' } },
          ],
        },
        does: [
          { do: 'untap', what: { kind: 'character', status: 'tapped', with: 'bearer' } },
          {
            do: 'if',
            cond: { is: 'bearer', a: { status: 'untapped' } },
            then: [{ do: 'tap', what: 'bearer' }],
          },
        ],
      }),
    ],
  }),
  resource('BA-77', 'Tempest of Fire', {
    ...HIS,
    duration: 'permanent',
    points: { source: 'misc', value: 3 },
    plays: [
      action({
        window: { phase: 'site' },
        need: {
          is: 'site',
          a: { siteType: ['border-hold', 'shadow-hold'], status: 'untapped', ...ABOVE },
        },
        does: [
          { do: 'tap', what: 'site' },
          {
            do: 'if',
            cond: { is: 'site', a: { siteType: 'border-hold' } },
            then: [faced([strikes('Man', 5, 8), strikes('Man', 4, 9), strikes('Man', 3, 10)])],
            else: [faced([strikes('Orc', 5, 8), strikes('Orc', 4, 9), strikes('Orc', 3, 10)])],
          },
          somebodyTaps([
            { do: 'move', what: 'self', to: 'pile' },
            {
              do: 'move',
              what: { kind: 'faction', unique: true, playableAt: { is: 'site' } },
              to: 'hand',
            },
          ]),
        ],
      }),
    ],
  }),
  resource('BA-78', 'Terror Heralds Doom', {
    ...IN_SHAPE,
    plays: [
      action({
        window: { phase: 'organization' },
        need: flame,
        does: [
          // of all attempts of the turn, by whoever is there to make them
          {
            do: 'install',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'influence-check',
                of: { each: { kind: 'character', whose: 'yours' } },
                by: 2,
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('BA-79', 'Vanguard of Might', {
    ...HIS,
    duration: 'short',
    plays: [
      action({
        need: {
          all: [
            { not: flame },
            { player: 'you', is: 'avatar-in-play' },
            { company: 'active', a: { whose: 'yours', to: { underDeeps: true } } },
          ],
        },
        targets: [{ target: 'attack', a: {} }],
        does: [
          {
            do: 'if',
            cond: { not: { company: 'avatar', a: { active: true } } },
            then: [{ do: 'join', who: 'avatar', moves: true }],
          },
          {
            do: 'install',
            on: 'avatar',
            until: 'attack',
            abilities: [
              { is: 'assignment', who: 'bearer', how: 'must', regardless: true },
              trigger({
                on: { event: 'attack-ended', attack: { against: 'bearer' } },
                when: { is: 'bearer', a: { status: 'untapped' } },
                does: [{ do: 'tap', what: 'bearer' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
];
