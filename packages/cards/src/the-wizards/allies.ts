import type { Ability, RegionName } from '@mathom/engine/language';
import { action, ally, byItsLeave, reprint, specialMovement, staysWithin } from '../build.ts';
import { cancelHazardAgainst } from './against-hazards.ts';

const ENT_LANDS: readonly RegionName[] = [
  'Fangorn',
  'Rohan',
  'Gap of Isen',
  'Wold & Foothills',
  'Enedhwaith',
  'Old Pûkel-land',
  'Brown Lands',
  'Anduin Vales',
  'Redhorn Gate',
];

const BOMBADIL_LANDS: readonly RegionName[] = ['Arthedain', 'Cardolan', 'Rhudaur', 'The Shire'];

/** Faces no automatic-attack and nothing keyed to a site; may support all the same (crf/term/ally/3). */
const notAttackedAtSites: Ability = {
  is: 'assignment',
  who: 'self',
  how: 'never',
  attacks: { any: [{ source: 'automatic' }, { keyedToSite: true }] },
};

/** Of Gollum, whoever leads him. */
export const GOLLUM_ABILITIES: readonly Ability[] = [
  action({
    need: { company: 'self', a: { size: { op: '<=', value: 2 } } },
    cost: [{ pay: 'tap', what: 'self' }],
    targets: [{ target: 'attack', a: { keyedTo: ['wilderness', 'shadow'], against: 'self' } }],
    does: [{ do: 'cancel', what: 'attack' }],
  }),
  action({
    need: {
      all: [
        { company: 'self', a: { at: { haven: false } } },
        { exists: { name: 'The One Ring', at: 'self' } },
      ],
    },
    cost: [{ pay: 'tap', what: 'self' }],
    does: [
      { do: 'move', what: { name: 'The One Ring', at: 'self' }, to: 'discard' },
      { do: 'move', what: 'self', to: 'discard' },
    ],
  }),
];

const quickbeam = ally('TW-307', 'Quickbeam', {
  unique: true,
  prowess: 6,
  body: 9,
  mind: 3,
  points: 2,
  at: { name: 'Wellinghall' },
  abilities: [notAttackedAtSites],
});

export const allies = [
  ally('TW-198', 'Bill the Pony', {
    unique: true,
    prowess: -2,
    body: 10,
    mind: 1,
    points: 1,
    at: { name: ['Bree', 'Bag End'] },
    tappedSite: true,
    abilities: [
      action({
        window: { phase: 'end-of-turn', edge: 'end' },
        need: {
          company: 'self',
          a: { size: { op: '<=', value: 3 }, at: { haven: false, underDeeps: false } },
        },
        user: { is: 'bearer' },
        cost: [{ pay: 'discard', what: 'self' }],
        does: [{ do: 'relocate', to: 'nearest-haven' }],
      }),
    ],
  }),
  ally('TW-245', 'Goldberry', {
    unique: true,
    mind: 2,
    points: 1,
    at: { name: 'Old Forest' },
    abilities: [
      { is: 'assignment', who: 'self', how: 'never' },
      action({
        need: { company: 'active', a: { companyOf: 'self' } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'entry', a: { would: 'return-to-origin' } }],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { keyedTo: 'wilderness', against: 'self' } }],
        does: [{ do: 'cancel', what: 'attack' }],
      }),
    ],
  }),
  ally('TW-246', 'Gollum', {
    unique: true,
    skills: ['scout'],
    prowess: 2,
    body: 9,
    mind: 4,
    points: 2,
    at: { name: ['Goblin-gate', 'Moria'] },
    abilities: GOLLUM_ABILITIES,
  }),
  ally('TW-251', 'Gwaihir', {
    unique: true,
    prowess: 4,
    body: 8,
    mind: 4,
    points: 2,
    at: { name: "Eagles' Eyrie" },
    abilities: [
      action({
        window: { phase: 'organization' },
        need: {
          company: 'self',
          a: { size: { op: '<=', value: 2 }, not: { at: { underDeeps: true } } },
        },
        cost: [{ pay: 'discard', what: 'self' }],
        does: specialMovement(
          { to: { underDeeps: false, not: { regionType: ['shadow', 'dark'] } } },
          { is: 'no-creatures', a: { not: { keyedToSite: true } }, when: byItsLeave },
        ),
      }),
    ],
  }),
  ally('TW-265', 'Leaflock', {
    unique: true,
    prowess: 5,
    body: 8,
    mind: 3,
    points: 2,
    at: { name: 'Wellinghall' },
    abilities: [
      ...cancelHazardAgainst('self', { cost: [{ pay: 'tap', what: 'self' }] }),
      notAttackedAtSites,
      staysWithin({ region: ENT_LANDS }),
    ],
  }),
  quickbeam,
  reprint(quickbeam, 'TW-308'),
  ally('TW-320', 'Roäc the Raven', {
    unique: true,
    skills: ['diplomat'],
    prowess: -3,
    body: 8,
    mind: 1,
    points: 1,
    at: { region: 'Northern Rhovanion' },
    abilities: [
      action({
        window: { phase: 'site' },
        targets: [{ target: 'card', zone: 'hand', a: { kind: 'faction' } }],
        cost: [{ pay: 'tap', what: 'self' }],
        // he is there as long as the attempt goes on, so that what is for diplomats is for him
        does: [
          { do: 'influence', by: 'self', versus: 'target', to: 'pile' },
          { do: 'move', what: 'self', to: 'discard' },
        ],
      }),
    ],
  }),
  ally('TW-326', 'Shadowfax', {
    unique: true,
    prowess: 2,
    body: 8,
    mind: 2,
    points: 1,
    at: { name: ['Edoras', 'Dunharrow'] },
    abilities: [
      action({
        window: { phase: 'movement-hazard', edge: 'end' },
        need: {
          company: 'self',
          a: {
            active: true,
            moving: true,
            any: [
              { members: { op: '=', value: 1 } },
              { members: { op: '=', value: 2 }, has: { kind: 'character', race: 'Hobbit' } },
            ],
            // crf/card/shadowfax/2: he himself does not count
            not: { has: { kind: 'ally', isNot: 'self' } },
          },
        },
        cost: [{ pay: 'tap', what: 'self' }],
        does: [{ do: 'move-again' }],
      }),
    ],
  }),
  ally('TW-328', 'Skinbark', {
    unique: true,
    prowess: 10,
    body: 9,
    mind: 3,
    points: 2,
    at: { name: 'Wellinghall' },
    abilities: [
      notAttackedAtSites,
      staysWithin({
        region: [
          'Fangorn',
          'Rohan',
          'Gap of Isen',
          'Wold & Foothills',
          'Anduin Vales',
          'Redhorn Gate',
        ],
      }),
    ],
  }),
  ally('TW-350', 'Tom Bombadil', {
    unique: true,
    skills: ['sage'],
    prowess: 12,
    body: 11,
    mind: 4,
    points: 3,
    at: { name: 'Old Forest' },
    abilities: [
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'company', a: { moving: true, to: { region: BOMBADIL_LANDS } } },
          { target: 'entry', a: { card: { side: 'hazard' }, aimsAt: 'target' } },
        ],
        does: [{ do: 'cancel', what: 'entry' }],
      }),
      // coe/3.i.3: an attack already begun, only if it is on his own company
      action({
        need: { company: 'self', a: { moving: true, to: { region: BOMBADIL_LANDS } } },
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [{ target: 'attack', a: { source: 'creature', against: 'self' } }],
        does: [{ do: 'cancel', what: 'creature' }],
      }),
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          {
            target: 'card',
            a: {
              side: 'hazard',
              event: 'permanent',
              company: { moving: true, to: { region: BOMBADIL_LANDS } },
            },
          },
        ],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      // companion/clarification/tom-bombadil/1: what a hazard that has resolved still does
      action({
        cost: [{ pay: 'tap', what: 'self' }],
        targets: [
          { target: 'company', a: { moving: true, to: { region: BOMBADIL_LANDS } } },
          { target: 'effect', leftBy: { side: 'hazard' }, aimsAt: 'target' },
        ],
        does: [{ do: 'cancel', what: 'effect' }],
      }),
      staysWithin({ region: BOMBADIL_LANDS }),
    ],
  }),
  ally('TW-353', 'Treebeard', {
    unique: true,
    skills: ['sage'],
    prowess: 8,
    body: 9,
    mind: 3,
    points: 2,
    at: { name: 'Wellinghall' },
    abilities: [notAttackedAtSites, staysWithin({ region: ENT_LANDS })],
  }),
];
