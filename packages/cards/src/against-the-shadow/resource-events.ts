import type { CardFilter, Race } from '@mathom/engine/language';
import { action, gates, resource, trigger } from '../build.ts';

const heroFaction = (...race: Race[]): CardFilter => ({
  kind: 'faction',
  alignment: 'hero',
  race,
});

const SHIRE_LANDS: CardFilter = {
  kind: 'site',
  region: ['The Shire', 'Arthedain', 'Cardolan'],
};

/** Where one is not already. */
const ELSEWHERE: CardFilter = { ...SHIRE_LANDS, not: { copyOf: 'site' } };

const OVERT_MINIONS = { side: 'minion', covert: false } as const;

export const resourceEvents = [
  resource('AS-52', 'Orc-mail', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              every: { race: ['Hobbit', 'Dwarf'] },
              not: { has: { kind: 'ally' } },
            },
          },
        ],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'attacking',
        how: 'companies-may-not',
        by: OVERT_MINIONS,
        against: { companyOf: 'self' },
      },
      trigger({
        on: {
          event: 'moves',
          company: { ...OVERT_MINIONS, moving: true, from: { versionOf: 'self' } },
        },
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: ['sites', 'play'],
            a: { kind: 'site', whose: 'yours', copyOf: 'site' },
            shown: true,
            optional: true,
            then: [{ do: 'relocate', to: 'picked' }],
          },
        ],
      }),
      trigger({
        on: { event: 'phase', phase: 'site', edge: 'start', whose: "opponent's" },
        does: [
          {
            do: 'check',
            kind: 'roll',
            plus: { count: { kind: 'character', alignment: 'minion', at: 'self' } },
            op: '>',
            than: 12,
            pass: [{ do: 'move', what: 'self', to: 'discard' }],
          },
        ],
      }),
    ],
  }),
  resource('AS-48', 'Farmer Maggot', {
    duration: 'permanent',
    unique: true,
    plays: [action({ does: [] })],
    abilities: [
      action({
        need: {
          all: [
            { company: 'active', a: { whose: 'yours' } },
            { exists: ELSEWHERE, zone: 'sites', ofPlayer: 'you' },
          ],
        },
        targets: [{ target: 'attack', a: { at: SHIRE_LANDS } }],
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'sites',
            a: ELSEWHERE,
            shown: true,
            then: [
              { do: 'relocate', to: 'picked' },
              { do: 'cancel', what: 'attack' },
              { do: 'move', what: 'self', to: 'discard' },
            ],
          },
        ],
      }),
    ],
  }),
  resource('AS-49', 'Glamour of Surpassing Excellance', {
    duration: 'short',
    plays: [
      action({
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', at: { siteType: ['border-hold', 'free-hold'] } },
          },
        ],
        does: [
          {
            do: 'each',
            a: {
              side: 'hazard',
              event: 'permanent',
              borneBy: { kind: 'character', with: 'target' },
            },
            does: [
              {
                do: 'check',
                kind: 'roll',
                by: 'you',
                op: '>',
                than: { removalNumber: 'it', else: 8 },
                pass: [{ do: 'move', what: 'it', to: 'discard' }],
              },
            ],
          },
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('AS-54', 'Safe from the Shadow', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'grant',
        to: { each: { kind: 'character', alignment: 'hero' } },
        ability: 'store',
        when: { phase: 'end-of-turn' },
      },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('AS-45', 'Alliance of Free Peoples', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'points',
        of: { each: heroFaction('Dwarf', 'Elf', 'Man') },
        by: 1,
        when: {
          all: [
            { exists: heroFaction('Dwarf') },
            { exists: heroFaction('Elf') },
            { exists: heroFaction('Man') },
          ],
        },
      },
      trigger({
        on: { event: 'left-play', card: heroFaction('Dwarf', 'Elf', 'Man'), to: 'discard' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
  resource('AS-56', 'The Sun Unveiled', {
    duration: 'short',
    plays: [
      action({
        need: gates,
        targets: [
          {
            target: 'card',
            a: { kind: 'character', company: { at: { siteType: 'free-hold' } } },
          },
        ],
        does: [
          {
            do: 'move',
            what: { event: 'permanent', side: 'hazard', on: 'target' },
            to: 'discard',
          },
          { do: 'untap', what: 'target' },
        ],
      }),
    ],
    notFor: ['fallen-wizard'],
  }),
  resource('AS-47', 'Drughu', {
    duration: 'short',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { side: 'hero' } }],
        cost: [{ pay: 'discard-one', a: { kind: 'character', skill: 'ranger' }, zone: 'hand' }],
        does: [
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            abilities: [
              {
                is: 'modify',
                stat: 'prowess',
                of: { each: { kind: ['character', 'ally'], with: 'bearer' } },
                by: 2,
                inAttack: { any: [{ keyedTo: 'wilderness' }, { at: { siteType: 'ruins' } }] },
              },
            ],
          },
        ],
      }),
    ],
  }),
];
