import type { CardFilter } from '@mathom/engine/language';
import { lost, nobodyLeft, whenHurt } from '../against-the-shadow/resource-events-captives.ts';
import { action, resource } from '../build.ts';

/** Wherever it is said of that hold, of all its versions. */
const THE_HOLD: CardFilter = { versionOf: 'self' };

const RING: CardFilter = {
  kind: 'item',
  class: 'special',
  ring: true,
  not: { keyword: 'the-one-ring' },
};

/** Off to the side it counts as one that is in play (coe glossary "off to the side"). */
const FREE_RING: CardFilter = { ...RING, uniqueInPlay: false };

/** Two rings wait with it, worth nothing until they are played. */
const rumoured = {
  duration: 'permanent',
  startingItem: true,
  plays: [action({ does: [] })],
  abilities: [
    { is: 'host', a: RING, max: 2, aside: true },
    action({
      window: { phase: 'organization' },
      need: { not: { exists: { on: 'self' }, zone: 'beside', min: 2 } },
      limit: { n: 1 },
      does: [
        {
          do: 'pick',
          player: 'you',
          zone: ['sideboard', 'discard'],
          a: FREE_RING,
          then: [{ do: 'attach', what: 'picked', to: 'self', aside: 'worthless' }],
        },
      ],
    }),
  ],
} as const;

/** Resources that keep cards off to the side. */
export const resourceEventsAside = [
  resource('BA-31', 'Rumours of Rings', rumoured),
  resource('BA-44', 'Whispers of Rings', { ...rumoured, alignment: 'minion' }),
  resource('BA-40', 'Long Grievous Siege', {
    alignment: 'minion',
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: { kind: 'faction', unique: true, whose: 'yours', not: { race: 'Dragon' } },
          },
          // crf/card/long-grievous-siege/1
          {
            target: 'card',
            zone: 'sites',
            a: { kind: 'site', siteType: 'border-hold', near: 'target' },
          },
        ],
        does: [
          { do: 'attach', what: 'target2', to: 'self', aside: 'worthless' },
          {
            do: 'move',
            what: { kind: 'faction', playableAt: { is: 'target2' } },
            to: 'hand',
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: { kind: ['character', 'ally'], company: { at: THE_HOLD } } },
        by: -5,
        // to play it: one that somebody has in play is not played
        versus: { kind: 'faction', inPlay: false },
      },
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: THE_HOLD,
        spec: {
          race: { raceOf: 'bearer' },
          strikes: 5,
          prowess: 9,
          detainment: { company: 'active', a: { whose: 'yours' } },
        },
      },
    ],
  }),
  resource('BA-41', 'No Better Use', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'card', a: { kind: 'character', whose: 'yours' } }],
        does: [],
      }),
    ],
    abilities: [
      action({
        window: { phase: 'any' },
        need: { all: [nobodyLeft, { is: 'bearer', a: { facing: 'fight' } }] },
        targets: [
          { target: 'check', kind: 'body', who: { kind: 'character', whose: "opponent's" } },
        ],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          { do: 'cancel', what: 'entry' },
          { do: 'attach', what: 'checker', to: 'self', aside: 'counts' },
        ],
      }),
      ...whenHurt,
      action({
        window: { phase: 'site' },
        need: {
          all: [
            { not: nobodyLeft },
            { company: 'bearer', a: { active: true, at: { name: "Shelob's Lair" } } },
          ],
        },
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [
          { do: 'move', what: { kind: 'character', on: 'self' }, zone: 'beside', to: 'pile' },
          lost,
        ],
      }),
    ],
  }),
];
