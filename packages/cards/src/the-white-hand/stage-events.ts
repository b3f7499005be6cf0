import type { CardFilter, Cond } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';
import {
  HIS_STRONGHOLD,
  normallyWorth,
  stagePlay,
  strayed,
  worthEach,
  worthFull,
  youAre,
} from '../build-stage.ts';
import { closeTo, onOneOfHis } from '../build-stage-tokens.ts';

const MAGIC = ['sorcery', 'spirit-magic', 'shadow-magic'] as const;
const THE_RING: CardFilter = { kind: 'item', keyword: 'the-one-ring' };

/** Those whom minions fight as enemies. */
const FOE_OF_SHADOW: CardFilter = { side: 'hazard', asterisk: true };
/** A company of his has gone into what he dug. */
const IN_HIS_MINES: Cond = {
  company: 'active',
  a: { at: { name: 'Deep Mines' } },
};
const HALF_ORC: CardFilter = { kind: 'character', race: 'Half-orc' };
const UNIQUE_FACTION: CardFilter = { kind: 'faction', unique: true };

/** Stage resources for any Fallen-wizard that lie in play by themselves. */
export const stageEvents = [
  resource('WH-59', 'A Merrier World', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    cannotBeDuplicated: 'player',
    plays: [stagePlay(strayed(8))],
    abilities: [worthFull({ side: 'hazard' })],
  }),
  resource('WH-61', 'A Strident Spawn', {
    alignment: 'stage',
    duration: 'permanent',
    unique: true,
    stagePoints: 4,
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'player',
    plays: [
      stagePlay({
        all: [youAre('Pallando', 'Saruman'), strayed(6), { exists: HIS_STRONGHOLD }],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'control-cost',
        of: { each: { ...HALF_ORC, whose: 'yours' } },
        by: -1,
      },
      action({
        window: { phase: 'organization' },
        limit: { n: 1 },
        does: [{ do: 'fetch', player: 'you', from: ['discard'], a: HALF_ORC, n: 1, to: 'hand' }],
      }),
      {
        is: 'grant',
        to: { each: HALF_ORC },
        ability: 'be-played',
        at: { keyword: 'wizardhaven', whose: 'yours' },
      },
    ],
  }),
  resource('WH-62', 'An Untimely Brood', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 4,
    points: { source: 'misc', value: 1 },
    cannotBeDuplicated: 'player',
    plays: [
      stagePlay({
        all: [youAre('Radagast', 'Alatar'), strayed(6), { exists: HIS_STRONGHOLD }],
      }),
    ],
    abilities: [
      {
        is: 'grant',
        to: { each: HIS_STRONGHOLD },
        offers: {
          kind: 'ally',
          unique: false,
          stat: { name: 'mind', op: '=', value: 1 },
        },
        regardless: true,
        ability: 'at-tapped-site',
        times: 1,
      },
    ],
  }),
  resource('WH-60', 'A New Ringlord', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 3,
    corruption: 1,
    on: 'target',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              avatar: true,
              whose: 'yours',
              bears: THE_RING,
              company: { at: { keyword: 'wizardhaven', whose: 'yours' } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'start', whose: 'yours' },
        when: {
          is: 'bearer',
          a: {
            bears: THE_RING,
            company: { at: { siteType: 'ruins', keyword: 'information' } },
          },
        },
        does: [
          {
            do: 'check',
            kind: 'roll',
            who: 'bearer',
            plus: { count: { name: 'A New Ringlord', whose: 'yours' } },
            op: '>',
            than: 9,
            pass: [{ do: 'end', how: 'won' }],
            fail: [
              {
                do: 'if',
                cond: { not: { value: { bound: 'total' }, atLeast: 6 } },
                then: [{ do: 'move', what: 'bearer', to: 'discard', as: 'eliminate' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('WH-63', 'Bad Company', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    cannotBeDuplicated: 'player',
    plays: [stagePlay()],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', race: ['Orc', 'Troll'] } },
        ability: 'be-played',
      },
    ],
  }),
  resource('WH-64', 'Blind to All Else', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    cannotBeDuplicated: 'player',
    plays: [stagePlay()],
    abilities: [worthFull({ kind: 'item', ring: true })],
  }),
  resource('WH-65', "Delver's Harvest", {
    alignment: 'stage',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    plays: [action({ window: { phase: 'site' }, need: IN_HIS_MINES, does: [] })],
  }),
  resource('WH-67', 'Earth-eater', {
    alignment: 'stage',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    keywords: ['technology'],
    plays: [
      action({
        window: { phase: 'site' },
        need: {
          all: [
            IN_HIS_MINES,
            {
              exists: { name: "Delver's Harvest", whose: 'yours' },
              min: { sum: [1, { count: { name: 'Earth-eater', whose: 'yours' } }] },
            },
          ],
        },
        does: [],
      }),
    ],
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard', 'discard'],
            a: {
              kind: 'item',
              class: 'major',
              slot: ['weapon', 'armor', 'shield', 'helmet'],
              alignment: 'minion',
              unique: false,
            },
            n: 1,
            to: 'hand',
          },
        ],
      }),
    ],
  }),
  resource('WH-70', 'Gatherer of Loyalties', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 3,
    cannotBeDuplicated: 'player',
    plays: [stagePlay(strayed(4))],
    abilities: [
      worthEach(2, UNIQUE_FACTION),
      worthEach(4, { ...UNIQUE_FACTION, race: 'Dragon' }, youAre('Alatar')),
      worthEach(3, { ...UNIQUE_FACTION, ...normallyWorth(3) }, youAre('Pallando')),
    ],
  }),
  resource('WH-72', 'Great Patron', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    cannotBeDuplicated: 'player',
    plays: [stagePlay()],
    abilities: [
      worthEach(2, { kind: 'character', ...normallyWorth(2) }),
      worthEach(2, { kind: 'ally', ...normallyWorth(2) }),
    ],
  }),
  resource('WH-76', 'Legacy of Smiths', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 4,
    cannotBeDuplicated: 'player',
    plays: [stagePlay(strayed(7))],
    abilities: [worthFull({ kind: 'item', ring: false })],
  }),
  resource('WH-78', 'Never Refuse', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    plays: [stagePlay()],
    abilities: [
      {
        is: 'modify',
        stat: 'corruption-check',
        of: { each: { kind: 'character', whose: 'yours', not: { race: 'Wizard' } } },
        by: 2,
        versus: { kind: 'event', magic: MAGIC, whose: 'yours' },
      },
    ],
  }),
  resource('WH-79', 'Plotting Ruin', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 3,
    plays: [stagePlay(strayed(8))],
    abilities: [
      {
        is: 'ways',
        how: 'version',
        types: ['haven', 'free-hold', 'border-hold'],
        player: 'you',
      },
    ],
  }),
  resource('WH-80', 'Shameful Deeds', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 4,
    cannotBeDuplicated: 'player',
    plays: [stagePlay({ all: [{ not: youAre('Alatar') }, strayed(7)] })],
    abilities: [
      {
        is: 'attacks-are',
        a: { by: FOE_OF_SHADOW },
        what: 'not-detaining',
        when: { company: 'active', a: { whose: 'yours' } },
      },
      { is: 'grant', to: { each: FOE_OF_SHADOW }, ability: 'be-won' },
      worthFull(FOE_OF_SHADOW),
      {
        is: 'modify',
        stat: 'points',
        of: { each: { side: 'hazard', asterisk: false, whose: 'yours' } },
        op: 'set',
        by: 0,
        max: 0,
      },
    ],
  }),
  resource('WH-81', 'Spells Born of Discord', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 2,
    cannotBeDuplicated: 'player',
    plays: [stagePlay()],
    abilities: [{ is: 'grant', to: 'avatar', magic: MAGIC }],
  }),
  resource('WH-82', 'Thrall of the Voice', {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    plays: [stagePlay()],
    abilities: [
      {
        is: 'grant',
        to: {
          each: {
            kind: 'character',
            avatar: false,
            stat: { name: 'mind', op: '<=', value: 6, basis: 'normal' },
          },
        },
        ability: 'be-played',
        times: 1,
      },
      { is: 'modify', stat: 'mind', of: 'bearer', by: -1, min: 1 },
    ],
  }),
  resource('WH-84', "Wizard's Myrmidon", {
    alignment: 'stage',
    duration: 'permanent',
    stagePoints: 1,
    on: 'target',
    cannotBeDuplicated: 'player',
    plays: [onOneOfHis({ kind: 'character', avatar: false })],
    abilities: closeTo(1, 3),
  }),
];
