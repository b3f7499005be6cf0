import type { RegionName } from '@mathom/engine/language';
import { action, gates, resource, thereAndBack, trigger } from '../build.ts';
import { cancelHazardAgainst } from './against-hazards.ts';

const ANDUIN: readonly RegionName[] = [
  'Rohan',
  'Dagorlad',
  'Anórien',
  'Ithilien',
  'Lebennin',
  'Harondor',
];

/**
 * Short-events about ways, companies and the land. What depends on a face-down site is left with
 * the company and looked at when the site is revealed, in each of its movement/hazard phases
 * (coe/2.IV.iv, coe/2.IV.3).
 */
export const resourceEventsMovement = [
  resource('TW-191', 'Anduin River', {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { skill: 'ranger' },
        tapUser: true,
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'ways',
                how: 'neighbours',
                pairs: [
                  ['Rohan', 'Dagorlad'],
                  ['Anórien', 'Dagorlad'],
                  ['Anórien', 'Ithilien'],
                  ['Lebennin', 'Ithilien'],
                  ['Lebennin', 'Harondor'],
                ],
              },
            ],
            until: 'turn',
          },
        ],
      }),
      // crf/card/anduin-river/1: an alternative, for which the ranger need not tap
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { skill: 'ranger' },
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'hazard-limit',
                of: 'bearer',
                by: -2,
                min: 2,
                when: { company: 'bearer', a: { moving: true, to: { region: ANDUIN } } },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-232', 'Fair Sailing', {
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { whose: 'yours', moving: true } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'modify',
                stat: 'hazard-limit',
                of: 'bearer',
                by: { times: [-1, { regions: 'bearer', type: 'coastal' }] },
                min: 2,
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-248', 'Great Ship', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        cost: [{ pay: 'tap-one', a: { kind: 'character', with: 'target' } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: cancelHazardAgainst(
              'bearer',
              {
                need: {
                  path: 'bearer',
                  has: { type: 'coastal', min: 1, noneConsecutiveBut: 'coastal' },
                },
                cost: [{ pay: 'tap-one', a: { kind: 'character', with: 'bearer' } }],
              },
              [{ pay: 'tap-one', a: { kind: ['character', 'ally'], with: 'bearer' } }],
            ),
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-249', 'Great-road', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { whose: 'yours', at: { haven: true } } }],
        does: thereAndBack(),
      }),
    ],
  }),
  resource('TW-256', 'Hiding', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { skill: 'scout', skillOnly: true },
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              { is: 'cannot', what: 'move', who: 'company' },
              // Creatures may be played on it, but nothing comes of their attacks.
              trigger({
                on: {
                  event: 'attack-declared',
                  attack: { source: 'creature', against: 'bearer' },
                },
                immediate: true,
                does: [{ do: 'cancel', what: 'attack' }],
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-309', 'Quiet Lands', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'automatic-attack', at: { siteType: ['shadow-hold', 'ruins'] } }],
        does: [
          { do: 'modify', stat: 'strikes', of: 'target', op: 'half-up', by: 0, until: 'turn' },
        ],
      }),
      action({
        need: gates,
        targets: [{ target: 'region', type: 'shadow' }],
        does: [{ do: 'retype', what: 'target-region', to: 'wilderness', until: 'turn' }],
      }),
      action({
        need: gates,
        targets: [{ target: 'site', a: { siteType: 'shadow-hold' } }],
        does: [{ do: 'retype', what: 'target', to: 'ruins', until: 'turn' }],
      }),
    ],
  }),
  resource('TW-324', 'Secret Entrance', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { skill: 'sage', skillOnly: true },
        tapUser: true,
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'no-creatures',
                a: { keyedToSite: true },
                // crf/card/secret-entrance/1: a company that stays is helped anywhere
                when: {
                  not: { company: 'bearer', a: { moving: true, to: { regionType: 'dark' } } },
                },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-325', 'Secret Passage', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [{ target: 'company', a: { whose: 'yours' } }],
        does: [
          {
            do: 'install',
            on: 'company',
            abilities: [
              {
                is: 'no-creatures',
                a: { not: { keyedToSite: true } },
                // crf/card/secret-passage/1: no longer if the site becomes something else
                when: { company: 'bearer', a: { moving: true, to: { siteType: 'ruins' } } },
              },
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-331', 'Stars', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Undead' } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'attack', by: -1, until: 'attack' }],
      }),
      ...(
        [
          ['dark', 'shadow'],
          ['shadow', 'wilderness'],
        ] as const
      ).map(([from, to]) =>
        action({
          need: gates,
          targets: [{ target: 'region', type: from }],
          does: [{ do: 'retype', what: 'target-region', to, until: 'turn' }],
        }),
      ),
    ],
  }),
  resource('TW-332', 'Stealth', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        user: { skill: 'scout', skillOnly: true, company: { size: { op: '<', value: 3 } } },
        tapUser: true,
        does: [
          {
            do: 'install',
            on: 'company',
            // crf/card/stealth/1: none on guard either
            abilities: [{ is: 'no-creatures', a: {} }],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('TW-343', 'The Evenstar', {
    duration: 'short',
    keywords: ['environment'],
    cannotBeDuplicated: 'game',
    plays: [
      action({
        targets: [{ target: 'card', a: { kind: 'character', race: 'Elf' } }],
        does: [
          { do: 'modify', stat: 'prowess', of: 'target', by: 1, until: 'turn' },
          {
            do: 'if',
            cond: gates,
            then: [
              {
                do: 'modify',
                stat: 'prowess',
                of: { each: { kind: 'character', race: 'Elf' } },
                by: 1,
                until: 'turn',
              },
            ],
          },
        ],
      }),
      // companion/clarification/the-evenstar/1: with a region to change, if one likes
      ...(
        [
          ['wilderness', 'border'],
          ['border', 'free'],
        ] as const
      ).map(([from, to]) =>
        action({
          need: gates,
          targets: [
            { target: 'card', a: { kind: 'character', race: 'Elf' } },
            { target: 'region', type: from },
          ],
          does: [
            { do: 'modify', stat: 'prowess', of: 'target', by: 1, until: 'turn' },
            {
              do: 'modify',
              stat: 'prowess',
              of: { each: { kind: 'character', race: 'Elf' } },
              by: 1,
              until: 'turn',
            },
            { do: 'retype', what: 'target-region', to, until: 'turn' },
          ],
        }),
      ),
    ],
  }),
];
