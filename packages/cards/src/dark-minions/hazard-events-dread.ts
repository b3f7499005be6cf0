import type { AttackFilter, CardId, RegionName } from '@mathom/engine/language';
import { action, doors, gates, hazard, trigger } from '../build.ts';
import {
  characterBut,
  goneWhenDefeated,
  goneWithADeck,
  moreProwess,
  moreStrikes,
  oneOrTwoWithDoors,
  played,
  playedOn,
  rollBelow,
} from '../build-hazards.ts';

const ORC_HOLDS: readonly RegionName[] = [
  'Angmar',
  'Gap of Isen',
  'Gorgoroth',
  'Gundabad',
  'High Pass',
  'Redhorn Gate',
  'Rohan',
  'Southern Mirkwood',
  'Udûn',
];
const TRIBES: AttackFilter = { race: ['Orc', 'Troll'] };

/** What is at home in the Shadow comes to these regions, until one that came there is slain. */
const shadowSpreads = (
  id: CardId,
  name: string,
  shadow: readonly RegionName[],
  dark: readonly RegionName[],
) =>
  hazard(id, name, {
    duration: 'permanent',
    plays: [played],
    abilities: [
      {
        is: 'keying',
        companies: {},
        creatures: { kind: 'creature', keyed: { types: 'shadow', by: 'single' } },
        how: 'allow',
        to: [{ region: shadow }],
      },
      {
        is: 'keying',
        companies: {},
        creatures: { kind: 'creature', keyed: { types: 'dark', by: 'type' } },
        how: 'allow',
        to: [{ region: dark }],
      },
      goneWhenDefeated({ source: 'creature', keyedToRegion: shadow }),
    ],
  });

/** Fear, watchfulness and the tribes of the mountains. */
export const hazardEventsOfDread = [
  hazard('DM-52', 'Drums', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: { companies: { to: { underDeeps: true } } },
        by: 1,
      },
      moreProwess({}, 1, { company: 'active', a: { to: { underDeeps: true } } }),
      moreStrikes({ source: 'automatic' }, oneOrTwoWithDoors, {
        company: 'active',
        a: { at: { region: ORC_HOLDS } },
      }),
      moreProwess({ source: 'automatic' }, oneOrTwoWithDoors, {
        company: 'active',
        a: { at: { region: ORC_HOLDS } },
      }),
    ],
  }),
  hazard('DM-54', 'Endless Whispers', {
    duration: 'permanent',
    keywords: ['dark-enchantment'],
    freeOfLimit: true,
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      playedOn({
        ...characterBut('Wizard'),
        happened: { event: 'wounded', attack: { race: 'Undead' } },
      }),
    ],
    abilities: [
      { is: 'cannot', what: 'untap', who: 'bearer' },
      action({
        by: 'bearer-player',
        window: { phase: 'organization' },
        user: { skill: 'sage', skillOnly: true, with: 'bearer' },
        tapUser: true,
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'bearer-player',
            op: '>',
            than: 7,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  hazard('DM-56', 'Eyes of the Shadow', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [action({ need: { not: gates }, does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: {
          companies: {
            moving: true,
            size: { op: '<', value: 4 },
            has: {
              any: [
                { race: 'Wizard' },
                {
                  kind: 'character',
                  not: { skill: 'ranger' },
                  stat: { name: 'mind', op: '>=', value: 6 },
                },
              ],
            },
          },
        },
        by: 2,
      },
      goneWithADeck,
    ],
  }),
  hazard('DM-57', 'Faces of the Dead', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              ...characterBut('Wizard'),
              company: { moving: true, path: { type: 'wilderness', min: 2 } },
            },
          },
        ],
        cost: [{ pay: 'discard-one', a: { kind: 'creature', race: 'Undead' }, zone: 'hand' }],
        does: [
          rollBelow(13, { stat: 'mind', of: 'target' }, [
            { do: 'split-off', who: 'target', then: 'return-to-origin' },
          ]),
        ],
      }),
    ],
  }),
  hazard('DM-75', 'No Way Forward', {
    duration: 'permanent',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'modify',
        stat: 'regions',
        of: { companies: {} },
        by: { if: doors, then: -2, else: -1 },
        min: 2,
      },
      goneWithADeck,
    ],
  }),
  hazard('DM-83', 'Redoubled Force', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      moreStrikes({ ...TRIBES, source: 'automatic' }, 3),
      moreProwess({ ...TRIBES, source: 'automatic' }, 2),
      goneWhenDefeated({ ...TRIBES, source: 'automatic' }),
    ],
  }),
  hazard('DM-86', 'Scimitars of Steel', {
    duration: 'permanent',
    plays: [
      action({
        targets: [{ target: 'card', a: { keyword: 'nazgul', event: 'permanent', whose: 'yours' } }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
    ],
    abilities: [moreProwess({ race: ['Orc', 'Troll', 'Man'] }, 1)],
  }),
  hazard('DM-93', 'Tribal Banner', {
    duration: 'short',
    freeOfLimit: true,
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [{ target: 'attack', a: TRIBES }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'target', by: -1, until: 'attack' },
          { do: 'modify', stat: 'attack-body', of: 'target', by: -1, until: 'attack' },
          { do: 'modify', stat: 'body-check', of: 'target', by: 1, until: 'attack' },
        ],
      }),
    ],
  }),
  hazard('DM-94', 'Tribal Totem', {
    duration: 'short',
    freeOfLimit: true,
    cannotBeDuplicated: 'company',
    plays: [
      action({
        targets: [
          { target: 'company', a: { active: true } },
          { target: 'attack', a: TRIBES },
        ],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              moreProwess({ ...TRIBES, against: 'target' }, -3),
              {
                is: 'modify',
                stat: 'attack-body',
                of: { attacks: { ...TRIBES, against: 'target' } },
                by: -3,
              },
              {
                is: 'modify',
                stat: 'body-check',
                of: { each: { kind: ['character', 'ally'], with: 'target' } },
                by: 2,
                inAttack: TRIBES,
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  hazard('DM-99', 'Waylaid, Wounded, and Orc-dragged', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'strike',
            facedBy: { kind: 'character', race: 'Hobbit' },
            a: { race: 'Orc' },
          },
        ],
        does: [
          { do: 'modify', stat: 'prowess', of: 'defender', by: 2, until: 'strike' },
          {
            do: 'outcome',
            is: 'imprisons',
            at: { siteType: ['dark-hold', 'shadow-hold', 'ruins'] },
            rescue: [
              { race: 'Orc', strikes: 3, prowess: 6 },
              { race: 'Orc', strikes: 4, prowess: 7 },
              { race: 'Orc', strikes: 5, prowess: 8 },
            ],
          },
        ],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'phase', phase: 'untap', edge: 'start', whose: 'bearer' },
        does: [
          {
            do: 'each',
            a: { kind: 'item', ring: true, on: 'bearer' },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'bearer-player',
                op: '<',
                than: 7,
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
  hazard('DM-103', 'Wraith-lord', {
    duration: 'short',
    cannotBeDuplicated: 'turn',
    plays: [
      action({
        targets: [{ target: 'company', a: { moving: true, path: { type: 'dark', min: 2 } } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              moreProwess({ race: 'Nazgûl', against: 'target' }, 2),
              trigger({
                on: {
                  event: 'wounded',
                  card: { kind: ['character', 'ally'], with: 'target' },
                  attack: { race: 'Nazgûl' },
                },
                does: [{ do: 'modify', stat: 'body', of: 'cause', by: -1, until: 'turn' }],
              }),
              { is: 'limit-exempt', race: 'Nazgûl' },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  shadowSpreads(
    'DM-44',
    'Angmar Arises',
    ['Forochel', 'Arthedain', 'Angmar', 'Gundabad', 'Rhudaur'],
    ['Angmar', 'Gundabad'],
  ),
  shadowSpreads(
    'DM-65',
    'In Darkness Bind Them',
    [
      'Ithilien',
      'Harondor',
      'Horse Plains',
      'Khand',
      'Imlad Morgul',
      'Nurn',
      'Gorgoroth',
      'Udûn',
      'Dagorlad',
    ],
    ['Khand', 'Imlad Morgul', 'Nurn', 'Gorgoroth', 'Udûn', 'Dagorlad'],
  ),
  shadowSpreads(
    'DM-81',
    'Reaching Shadow',
    [
      'Anduin Vales',
      'Northern Rhovanion',
      'Southern Rhovanion',
      'Grey Mountain Narrows',
      'Woodland Realm',
      'Western Mirkwood',
      'Heart of Mirkwood',
      'Southern Mirkwood',
      'Brown Lands',
      'Dagorlad',
    ],
    ['Heart of Mirkwood', 'Southern Mirkwood', 'Brown Lands', 'Dagorlad'],
  ),
];
