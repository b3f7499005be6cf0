import type { CardFilter, Effect } from '@mathom/engine/language';
import {
  action,
  corruptionCheck,
  foundInEither,
  learnedFromInformation,
  resource,
  staysWithin,
  trigger,
} from '../build.ts';
import { goneWithADeck } from '../build-hazards.ts';

/** Everyone in the company of the bearer is well and untapped again. */
const allRestored: readonly Effect[] = [
  {
    do: 'heal',
    // allies are healed as characters are (coe/2.V.2.2)
    what: { kind: ['character', 'ally'], with: 'bearer', status: 'wounded' },
    well: true,
  },
  { do: 'untap', what: { kind: 'character', with: 'bearer', status: 'tapped' } },
];

const ENVIRONMENT: CardFilter = { keyword: 'environment' };
const GIVEN_UP: Effect = { do: 'move', what: 'picked', to: 'discard' };
/** The answer to one card of the opponent: two, or the event is gone. */
const KEPT_FOR_TWO: Effect = {
  do: 'offer',
  player: 'you',
  options: [
    {
      label: 'Discard two environment cards',
      need: { exists: ENVIRONMENT, zone: 'hand', ofPlayer: 'you', min: 2 },
      does: [
        {
          do: 'fetch',
          player: 'you',
          from: ['hand'],
          a: ENVIRONMENT,
          n: 2,
          to: 'discard',
          shown: true,
        },
      ],
    },
  ],
  else: [{ do: 'move', what: 'self', to: 'discard' }],
};

/** What the wise know, and what their companies have of it. */
export const resourceEventsLore = [
  resource('DM-131', 'First of the Order', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', name: 'Saruman' } }],
        does: [{ do: 'modify', stat: 'corruption-check', of: 'target', by: 2, until: 'turn' }],
      }),
    ],
  }),
  resource('DM-149', 'Memories Recalled', {
    duration: 'short',
    plays: [
      action({
        targets: [
          { target: 'card', a: { kind: 'character', company: { has: { skill: 'sage' } } } },
        ],
        does: [{ do: 'move', what: { keyword: 'dark-enchantment', on: 'target' }, to: 'discard' }],
      }),
    ],
    standsFor: { keyword: 'lost-knowledge', taps: { skill: 'sage' } },
  }),
  resource('DM-135', 'Healing of Nimrodel', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { moving: true, at: { haven: true } } }],
        does: [
          {
            do: 'install',
            on: 'target',
            abilities: [
              trigger({
                on: { event: 'company-phase', edge: 'end', company: 'bearer' },
                when: { company: 'bearer', a: { moving: true, to: { haven: true } } },
                does: allRestored,
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('DM-136', 'Herb-lore', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'movement-hazard' },
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'Radagast',
              company: { active: true, moving: true, path: { type: 'wilderness' } },
            },
          },
        ],
        does: [{ do: 'tap', what: 'target' }],
      }),
    ],
    abilities: [
      action({
        window: { phase: 'organization' },
        cost: [
          { pay: 'tap', what: 'bearer' },
          { pay: 'discard', what: 'self' },
        ],
        does: allRestored,
      }),
    ],
  }),
  resource('DM-139', 'Hobbit-lore', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', name: 'Gandalf', company: { at: { haven: true } } },
          },
        ],
        does: [{ do: 'tap', what: 'target' }],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence',
        of: 'bearer',
        by: 2,
        versus: { kind: ['character', 'faction'], race: 'Hobbit' },
      },
    ],
  }),
  resource('DM-162', 'Vein of Arda', {
    duration: 'permanent',
    points: { source: 'misc', value: 2 },
    on: 'target',
    cannotBeDuplicated: 'site',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'card',
            a: {
              kind: ['character', 'ally'],
              any: [{ skill: 'sage' }, { race: 'Dwarf' }],
              company: { at: { underDeeps: true } },
            },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [{ do: 'tap', what: 'site' }],
      }),
    ],
    storable: { at: { haven: true } },
    abilities: [{ is: 'cannot', what: 'untap', who: 'bearer' }],
  }),
  resource('DM-163', 'When You Know More', {
    duration: 'permanent',
    keywords: ['light-enchantment'],
    points: { source: 'misc', value: 1 },
    on: 'target',
    plays: [learnedFromInformation],
    abilities: [
      action({
        targets: [
          { target: 'check', kind: 'influence', who: { kind: 'character', with: 'bearer' } },
        ],
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [{ do: 'modify-check', by: 2 }, corruptionCheck('bearer')],
      }),
    ],
  }),
  resource('DM-122', 'Cup of Farewell', {
    duration: 'permanent',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours', at: { haven: true } } }],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      action({
        need: { company: 'bearer', a: { at: { haven: true } } },
        cost: [{ pay: 'tap-one', a: { kind: 'character', with: 'bearer' } }],
        does: [
          {
            do: 'fetch',
            player: 'you',
            from: ['sideboard'],
            a: { kind: 'item', class: 'minor' },
            n: 1,
            to: 'hand',
            shown: true,
          },
        ],
        limit: { n: 1 },
      }),
    ],
  }),
  resource('DM-140', 'Horns, Horns, Horns', {
    duration: 'short',
    plays: [
      action({
        does: [
          {
            do: 'fetch',
            player: 'each-player',
            from: ['discard'],
            a: { kind: 'faction' },
            n: 'all',
            to: 'deck',
          },
        ],
      }),
    ],
  }),
  resource('DM-126', 'Eyes of Mandos', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'card',
            a: { kind: 'character', name: 'Pallando', whose: 'yours' },
          },
        ],
        cost: [{ pay: 'tap', what: 'target' }],
        does: [
          {
            do: 'look',
            player: 'each-player',
            ofPlayer: 'you',
            zone: 'deck',
            n: 8,
            upTo: true,
          },
          { do: 'fetch', player: 'you', from: ['aside'], a: {}, n: 1, to: 'hand' },
          { do: 'shuffle-back', player: 'you' },
        ],
      }),
    ],
  }),
  resource('DM-120', 'Choice of Lúthien', {
    duration: 'permanent',
    unique: true,
    points: { source: 'misc', value: 1 },
    plays: [
      action({
        targets: [
          {
            target: 'card',
            a: {
              kind: 'character',
              name: 'Arwen',
              whose: 'yours',
              company: { at: { name: 'Minas Tirith' } },
            },
          },
        ],
        does: [],
      }),
    ],
    on: 'target',
    abilities: [
      { is: 'modify', stat: 'influence', of: 'bearer', by: 2 },
      { is: 'modify', stat: 'mind', of: 'bearer', by: 2 },
      staysWithin({ region: ['Anórien', 'Lebennin', 'Lamedon', 'Belfalas', 'Anfalas'] }),
      action({
        cost: [{ pay: 'tap', what: 'bearer' }],
        does: [foundInEither({ kind: ['item', 'ally', 'faction'], playableWhere: 'bearer' })],
      }),
    ],
  }),
  resource('DM-118', 'Balance Between Powers', {
    duration: 'permanent',
    keywords: ['environment'],
    plays: [action({ does: [] })],
    abilities: [
      { is: 'cannot', what: 'play', cards: ENVIRONMENT },
      trigger({
        on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'yours' },
        does: [
          {
            do: 'pick',
            player: 'you',
            a: ENVIRONMENT,
            zone: 'hand',
            shown: true,
            optional: true,
            then: [
              GIVEN_UP,
              {
                do: 'pick',
                player: 'opponent',
                a: ENVIRONMENT,
                zone: 'hand',
                shown: true,
                optional: true,
                then: [GIVEN_UP, KEPT_FOR_TWO],
                again: { exists: { is: 'self' } },
              },
            ],
            none: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
      goneWithADeck,
    ],
  }),
  resource('DM-125', 'Enduring Tales', {
    duration: 'long',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'instead',
        of: { event: 'move', card: {}, from: 'hand', to: 'discard' },
        optional: { playerOf: 'it' },
        does: [{ do: 'move', what: 'it', to: 'deck', shuffle: false, as: 'discard' }],
      },
    ],
  }),
];
