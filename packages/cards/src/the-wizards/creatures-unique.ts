import type { Cond, Effect, RegionName, Who } from '@mathom/engine/language';
import { action, corruptionCheck, creature, doors, keyedTo, olderErrata } from '../build.ts';
import {
  dragon,
  inAndAround,
  moreProwess,
  moreStrikes,
  nazgul,
  robsIfMet,
} from '../build-hazards.ts';

/** Where the Dragons of the north fly. */
const NORTH: readonly RegionName[] = [
  'Grey Mountain Narrows',
  'Iron Hills',
  'Northern Rhovanion',
  'Withered Heath',
];

/** Of somebody: the player who has the turn is his. */
const HIS_TURN: Cond = { player: { playerOf: 'it' }, is: 'turn' };

const itemLost = (who: Who): Effect => ({
  do: 'pick',
  player: who,
  a: { kind: 'item', on: 'target', ring: false },
  then: [{ do: 'move', what: 'picked', to: 'discard' }],
});

/** Those of whom there is only one: Nazgûl, Dragons, and others with a name. */
export const creaturesUnique = [
  nazgul('TW-2', 'Adûnaphel', {
    points: 5,
    prowess: 15,
    body: 10,
    regions: ['Brown Lands', 'Dagorlad', 'Gorgoroth', 'Western Mirkwood'],
    tapped: {
      targets: [{ target: 'card', a: { kind: 'character', status: 'untapped' } }],
      does: [{ do: 'tap', what: 'target' }],
    },
  }),
  dragon('TW-3', 'Agburanar', {
    points: 4,
    attack: { strikes: 2, prowess: 15, body: 9 },
    lair: 'Caves of Ûlund',
    regions: NORTH,
  }),
  nazgul('TW-4', 'Akhôrahil', {
    points: 5,
    prowess: 16,
    body: 9,
    regions: ['Harondor', 'Horse Plains', 'Gorgoroth', 'Khand'],
    tapped: {
      targets: [{ target: 'card', a: { kind: 'character' } }],
      does: [{ do: 'modify', stat: 'body', of: 'target', by: -1, until: 'turn' }],
    },
  }),
  creature('TW-16', '"Bert" (Bûrat)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 12,
      onWound: robsIfMet('"William" (Wûluag)', '"Tom" (Tûma)'),
    },
    keys: keyedTo('wilderness', 'shadow', 'shadow-hold'),
  }),
  dragon('TW-26', 'Daelomin', {
    points: 4,
    attack: { strikes: 3, prowess: 13, body: 8, attackerChooses: true },
    lair: 'Dancing Spire',
    regions: NORTH,
  }),
  nazgul('TW-31', 'Dwar of Waw', {
    points: 5,
    prowess: 15,
    body: 10,
    regions: ['Harondor', 'Imlad Morgul', 'Gorgoroth', 'Ithilien'],
    tapped: {
      does: [
        {
          do: 'install',
          abilities: [moreProwess({ race: ['Wolf', 'Spider', 'Animal'] }, 1)],
          until: 'turn',
        },
      ],
    },
  }),
  nazgul('TW-44', 'Hoarmûrath of Dír', {
    points: 5,
    prowess: 15,
    body: 9,
    regions: ['Dagorlad', 'Ithilien', 'Gorgoroth', 'Khand'],
    tapped: {
      targets: [{ target: 'attack', a: {} }],
      does: [{ do: 'modify', stat: 'strikes', of: 'target', by: 1, until: 'attack' }],
    },
  }),
  nazgul('TW-46', 'Indûr Dawndeath', {
    points: 5,
    prowess: 15,
    body: 10,
    regions: ['Harondor', 'Imlad Morgul', 'Gorgoroth', 'Khand'],
    tapped: {
      targets: [
        {
          target: 'card',
          a: { kind: 'character', status: 'wounded', bears: { kind: 'item', ring: false } },
        },
      ],
      does: [
        {
          do: 'if',
          // crf/card/indur-dawndeath/1: then the hazard player chooses
          cond: olderErrata,
          then: [itemLost('you')],
          else: [itemLost('target-player')],
        },
      ],
    },
  }),
  nazgul('TW-47', 'Khamûl the Easterling', {
    points: 6,
    prowess: 18,
    body: 8,
    regions: ['Brown Lands', 'Heart of Mirkwood', 'Gorgoroth', 'Southern Mirkwood'],
    tapped: {
      // crf/card/khamul-the-easterling/1: he is one of them as he is tapped
      counts: { count: { keyword: 'nazgul', event: 'permanent' } },
      does: [
        {
          do: 'repeat',
          times: { bound: 'counted' },
          does: [
            {
              do: 'pick',
              player: 'opponent',
              a: {},
              zone: 'hand',
              then: [{ do: 'move', what: 'picked', to: 'discard' }],
            },
          ],
        },
      ],
    },
  }),
  dragon('TW-48', 'Leucaruth', {
    points: 4,
    attack: { strikes: 2, prowess: 16, body: 8 },
    lair: 'Irerock',
    regions: NORTH,
  }),
  creature('TW-65', 'Mouth of Sauron', {
    unique: true,
    points: 3,
    attack: { race: 'Man', strikes: 1, prowess: 13, body: 8 },
    keys: keyedTo('dark', 'dark-hold'),
    asEvent: {
      duration: 'short',
      plays: [
        action({
          does: [
            {
              do: 'fetch',
              player: 'you',
              from: ['discard'],
              a: { side: 'hazard' },
              n: 1,
              to: 'hand',
            },
          ],
        }),
      ],
    },
  }),
  nazgul('TW-83', 'Ren the Unclean', {
    points: 5,
    prowess: 15,
    body: 10,
    regions: ['Dagorlad', 'Ithilien', 'Gorgoroth', 'Horse Plains'],
    tapped: {
      does: [
        {
          do: 'each',
          a: { kind: 'character', when: HIS_TURN },
          by: 'resource-player',
          does: [corruptionCheck('it')],
        },
        {
          do: 'each',
          a: { kind: 'character', when: { not: HIS_TURN } },
          by: 'each-player',
          does: [{ do: 'check', kind: 'corruption', who: 'it', supported: true, unaided: true }],
        },
      ],
    },
  }),
  creature('TW-85', 'Rogrog', {
    unique: true,
    points: 2,
    attack: { race: 'Troll', strikes: 1, prowess: 13, body: 8 },
    keys: keyedTo('dark', 'shadow-hold', 'dark-hold'),
  }),
  creature('TW-86', 'Shelob', {
    unique: true,
    keywords: ['spawn'],
    points: 6,
    attack: { race: ['Spider', 'Spawn'], strikes: 1, prowess: 18, body: 9 },
    keys: [{ sitesIn: ['Imlad Morgul', 'Gorgoroth'] }],
    asEvent: { duration: 'permanent', plays: [action({ need: doors, does: [] })] },
    abilities: [
      moreProwess({ race: ['Spider', 'Animal'] }, 1),
      moreStrikes({ race: ['Spider', 'Animal'] }, 1),
      { is: 'leave-when', cond: { not: doors } },
      action({
        need: { is: 'self', a: { event: 'permanent', canAttack: true } },
        cost: [{ pay: 'hazard-limit', n: 1 }],
        does: [
          { do: 'modify', stat: 'attack-prowess', of: 'self', by: 1, until: 'attack' },
          { do: 'modify', stat: 'strikes', of: 'self', by: 1, until: 'attack' },
          { do: 'attack', spec: 'of-creature', by: 'self' },
        ],
      }),
    ],
  }),
  dragon('TW-90', 'Smaug', {
    points: 5,
    attack: { strikes: 2, prowess: 17, body: 8, attackerChooses: true },
    lair: 'The Lonely Mountain',
    regions: NORTH,
  }),
  creature('TW-95', 'The Great Goblin', {
    unique: true,
    points: 2,
    attack: { race: 'Orc', strikes: 1, prowess: 12, body: 7 },
    keys: [
      ...keyedTo('dark-hold'),
      ...inAndAround(['High Pass']),
      {
        nothing: true,
        when: {
          company: 'active',
          a: {
            any: [
              { from: { name: 'Rivendell' }, to: { name: 'Lórien' } },
              { from: { name: 'Lórien' }, to: { name: 'Rivendell' } },
            ],
          },
        },
      },
    ],
  }),
  creature('TW-103', '"Tom" (Tûma)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 13,
      onWound: robsIfMet('"Bert" (Bûrat)', '"William" (Wûluag)'),
    },
    keys: keyedTo(['wilderness', 'wilderness']),
  }),
  nazgul('TW-107', 'Ûvatha the Horseman', {
    points: 5,
    prowess: 15,
    body: 9,
    regions: ['Harondor', 'Horse Plains', 'Gorgoroth', 'Khand'],
    tapped: {
      does: [
        {
          do: 'fetch',
          player: 'you',
          from: ['discard'],
          a: { kind: 'creature' },
          n: 1,
          to: 'hand',
          optional: true,
        },
      ],
    },
  }),
  creature('TW-112', '"William" (Wûluag)', {
    unique: true,
    points: 1,
    attack: {
      race: 'Troll',
      strikes: 1,
      prowess: 11,
      onWound: robsIfMet('"Bert" (Bûrat)', '"Tom" (Tûma)'),
    },
    keys: keyedTo('wilderness', 'shadow', 'dark', 'shadow-hold', 'dark-hold'),
  }),
  nazgul('TW-113', 'Witch-king of Angmar', {
    points: 6,
    prowess: 17,
    body: 12,
    regions: ['Angmar', 'Gundabad', 'Gorgoroth', 'Imlad Morgul'],
    tapped: {
      becomes: 'long',
      does: [
        {
          do: 'install',
          abilities: [{ is: 'retype', sites: {}, from: 'shadow-hold', to: 'dark-hold' }],
          until: 'long-event',
        },
        // the others are short-events, which go as they resolve; he goes likewise, long-event or not
        // (crf/card/witch-king-of-angmar/1)
        { do: 'move', what: 'self', to: 'discard' },
      ],
    },
  }),
];
