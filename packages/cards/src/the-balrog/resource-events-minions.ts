import type { Ability, CardFilter, Skill } from '@mathom/engine/language';
import { action, resource } from '../build.ts';
import { goneWithADeck } from '../build-hazards.ts';
import { NO_FALLEN_WIZARD } from '../build-minions.ts';

const ITS_COMPANY = { companyOf: 'bearer' } as const;

/** On a company that goes warily: not far, with fewer hazards, and it may slip away from other companies. */
const warily = (skill: Skill, ...more: readonly Ability[]) =>
  ({
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'ways', how: 'barred', movement: 'starter', companies: ITS_COMPANY },
      { is: 'ways', how: 'barred', movement: 'region', companies: ITS_COMPANY, beyond: 3 },
      {
        is: 'modify',
        stat: 'hazard-limit',
        of: 'bearer',
        by: -1,
        min: 2,
        when: { company: 'bearer', a: { movement: 'region' } },
      },
      action({
        targets: [{ target: 'attack', a: { source: 'company', against: 'bearer' } }],
        cost: [{ pay: 'discard', what: 'self' }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            // where a skill is asked for, an ally who has it serves (coe/2.V.2.2, crf/term/ally/6)
            plus: { count: { kind: ['character', 'ally'], skill, facing: 'attack' } },
            op: '>',
            than: 7,
            pass: [{ do: 'cancel', what: 'attack' }],
          },
        ],
      }),
      action({
        window: { phase: 'organization' },
        cost: [{ pay: 'discard', what: 'self' }],
        does: [],
      }),
      ...more,
    ],
  }) as const;

const ORC_OR_TROLL_FACTION = { kind: 'faction', race: ['Orc', 'Troll'] } as const;

/** Whoever makes an attempt for you, an agent among them. */
const YOUR_ENVOYS: CardFilter = {
  any: [
    { kind: ['character', 'ally'], whose: 'yours' },
    { agent: true, whose: 'yours' },
  ],
};

/** Those that are not won in the strongholds of the Shadow. */
const OF_THE_NORTH: CardFilter = {
  ...ORC_OR_TROLL_FACTION,
  unique: true,
  not: { playableAt: { siteType: 'dark-hold' } },
};

/** What companies and lords of minions can do; the first is for heroes. */
export const resourceEventsOfMinions = [
  resource('BA-29', 'Crept Along Carefully', {
    ...warily(
      'ranger',
      {
        is: 'ways',
        how: 'barred',
        movement: ['starter', 'region', 'under-deeps', 'special'],
        companies: ITS_COMPANY,
        to: { underDeeps: true },
      },
      goneWithADeck,
    ),
  }),
  resource('BA-36', 'Ancient Secrets', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        need: NO_FALLEN_WIZARD,
        targets: [{ target: 'card', a: { side: 'hazard', event: 'permanent' } }],
        cost: [{ pay: 'tap', what: 'avatar' }],
        does: [{ do: 'move', what: 'target', to: 'discard' }],
      }),
      action({
        window: { phase: 'organization' },
        need: NO_FALLEN_WIZARD,
        cost: [{ pay: 'tap', what: 'avatar' }],
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
        ],
      }),
    ],
  }),
  resource('BA-37', 'Going Ever Under Dark', {
    ...warily('scout'),
    alignment: 'minion',
    cannotBeDuplicated: 'company',
  }),
  resource('BA-38', 'Great Army of the North', {
    alignment: 'minion',
    duration: 'permanent',
    or: 'short',
    points: {
      source: 'misc',
      value: { if: { exists: OF_THE_NORTH, ofPlayer: 'you', min: 4 }, then: 2, else: 0 },
      inParentheses: 2,
    },
    plays: [
      action({ cannotBeDuplicated: 'game', does: [] }),
      action({
        becomes: 'short',
        does: [
          {
            do: 'pick',
            player: 'you',
            zone: 'discard',
            a: ORC_OR_TROLL_FACTION,
            shown: true,
            optional: true,
            then: [{ do: 'move', what: 'picked', to: 'deck' }],
            again: true,
          },
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'influence-check',
        of: { each: YOUR_ENVOYS },
        by: 1,
        versus: ORC_OR_TROLL_FACTION,
      },
    ],
  }),
  resource('BA-39', 'Grond', {
    alignment: 'minion',
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'card', a: { ...ORC_OR_TROLL_FACTION, unique: true } }],
        does: [],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'attack-prowess',
        of: {
          attacks: {
            source: 'automatic',
            at: { siteType: ['free-hold', 'border-hold'], near: 'bearer' },
          },
        },
        by: -3,
        once: true,
      },
    ],
  }),
];
