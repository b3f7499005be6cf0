import type { Value } from '@mathom/engine/language';
import { action, doors, hazard, leavesWithItsSite, trigger } from '../build.ts';
import { mayNotMoveBelow, played } from '../build-hazards.ts';

/** So much if one of the company is of that race. */
const withAny = (race: 'Man' | 'Hobbit' | 'Dwarf', by: number): Value => ({
  if: { company: 'cause', a: { has: { kind: 'character', race } } },
  then: by,
  else: 0,
});

/** Hazards of certain places, felt by those who are there. */
export const hazardEventsOfPlaces = [
  hazard('TD-39', 'Known to an Ounce', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({ targets: [{ target: 'site', a: { hoard: true } }], does: [] }),
      action({ targets: [{ target: 'card', a: { keyword: 'at-home' } }], does: [] }),
    ],
    abilities: [
      trigger({
        on: {
          event: 'card-played',
          card: { kind: 'item' },
          site: { any: [{ is: 'bearer' }, { lairOf: 'bearer' }] },
        },
        does: [{ do: 'attack', spec: 'automatic-attacks-of-site', again: {} }],
      }),
      leavesWithItsSite,
    ],
  }),
  hazard('TD-72', 'Song of the Lady', {
    duration: 'long',
    plays: [played],
    abilities: [
      mayNotMoveBelow(
        7,
        { moving: true, at: { name: 'Lórien' } },
        { sum: [withAny('Man', -1), withAny('Hobbit', -1), withAny('Dwarf', 2)] },
      ),
    ],
  }),
  hazard('TD-82', 'Winds of Wrath', {
    duration: 'short',
    plays: [
      action({
        need: { all: [doors, { player: 'resource-player', is: 'like-you' }] },
        targets: [{ target: 'company', a: { moving: true, path: { type: 'coastal' } } }],
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'sites',
            a: { kind: 'site', path: { type: 'coastal' } },
            shown: true,
            then: [{ do: 'relocate', to: 'picked' }],
          },
        ],
      }),
    ],
  }),
  hazard('TD-85', 'Withered Lands', {
    duration: 'short',
    keywords: ['environment'],
    plays: (['wilderness', 'shadow', 'border'] as const).map((type) =>
      action({
        need: doors,
        targets: [{ target: 'region', type }],
        does: [
          {
            do: 'retype',
            what: 'target-region',
            to: 'wilderness',
            twice: true,
            until: 'turn',
          },
        ],
      }),
    ),
  }),
];
