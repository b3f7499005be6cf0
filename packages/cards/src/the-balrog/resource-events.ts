import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';
import { playedOn } from '../build-hazards.ts';

/** A hazard that is no environment. */
const NO_ENVIRONMENT: CardFilter = { side: 'hazard', not: { keyword: 'environment' } };

export const resourceEvents = [
  resource('BA-30', 'Longbottom Leaf', {
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard'],
            a: { side: 'resource' },
            n: 2,
            to: 'deck',
            optional: true,
          },
          { do: 'move', what: 'self', to: 'out' },
        ],
      }),
    ],
  }),
  resource('BA-32', 'Show Things Unbidden', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'Galadriel',
              whose: 'yours',
              company: { at: { name: 'Lórien' } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'if',
            cond: { exists: NO_ENVIRONMENT, zone: 'hand', ofPlayer: 'opponent', min: 3 },
            then: [
              {
                do: 'fetch',
                player: 'opponent',
                from: ['hand'],
                a: NO_ENVIRONMENT,
                n: 3,
                to: 'deck',
                shown: true,
              },
            ],
            else: [
              { do: 'look', player: 'you', ofPlayer: 'opponent', zone: 'hand' },
              {
                do: 'fetch',
                player: 'opponent',
                from: ['hand'],
                a: NO_ENVIRONMENT,
                n: 'all',
                to: 'deck',
              },
            ],
          },
        ],
      }),
    ],
  }),
  resource('BA-33', 'To Fealty Sworn', {
    duration: 'permanent',
    points: { source: 'misc', value: 1 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      playedOn({
        kind: 'character',
        race: 'Hobbit',
        any: [
          { company: { has: { kind: 'character', bears: { name: 'Return of the King' } } } },
          {
            company: {
              active: true,
              played: {
                card: { kind: 'faction', unique: true, alignment: 'hero' },
                site: { siteType: 'free-hold', not: { name: 'Bag End' } },
              },
            },
          },
        ],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', skill: 'warrior' },
      { is: 'modify', stat: 'prowess', of: 'bearer', by: 2 },
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: 5,
        versus: {
          any: [
            { kind: 'faction', name: 'Hobbits' },
            { kind: 'character', home: 'Bag End' },
          ],
        },
      },
    ],
  }),
];
