import type { CardFilter, Cond, SiteName } from '@mathom/engine/language';
import { action, leavesWithItsSite, resource } from '../build.ts';
import { balrogTaps, faced, peopleLost, somebodyTaps, strikes } from '../build-deeps.ts';

const HIS = { alignment: 'minion', specific: 'Balrog', duration: 'permanent' } as const;

const balrogAt = (at: CardFilter): Cond => ({
  is: 'avatar',
  a: { company: { active: true, at } },
});

const DEEPS: readonly SiteName[] = ['The Drowning-deeps', 'The Rusted-deeps'];
const HALLS: readonly SiteName[] = ['Blue Mountain Dwarf-hold', 'Iron Hill Dwarf-hold'];

/** The hall above the deeps where the hold was breached. */
const breached = (deeps: SiteName, hall: SiteName): Cond => ({
  all: [
    balrogAt({ name: hall }),
    { exists: { name: 'Breach the Hold', borneBy: { kind: 'site', name: deeps } } },
  ],
});

/** Not while its own attacks are faced: that comes after them, if it is kept. */
const WHEN_OVER: Cond = { not: { attack: { by: { is: 'self' } } } };

/** What the Balrog takes by storm, and what it is then. */
export const resourceEventsOfConquests = [
  resource('BA-50', 'Breach the Hold', {
    ...HIS,
    points: { source: 'misc', value: 2 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        need: { is: 'avatar', a: { company: { active: true } } },
        targets: [{ target: 'site', a: { name: DEEPS, is: 'site' } }],
        does: [
          faced([strikes('Spawn', 1, 15), strikes('Dwarf', 4, 9), strikes('Dwarf', 2, 12)]),
          balrogTaps(),
        ],
      }),
    ],
    abilities: [
      {
        is: 'ways',
        how: 'adjacent',
        from: { is: 'bearer' },
        to: { name: HALLS, regionOf: 'bearer' },
        roll: 0,
      },
      { is: 'grant', to: 'bearer', ability: 'remains' },
    ],
  }),
  resource('BA-51', 'Caverns Unchoked', {
    ...HIS,
    on: 'target',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'site', a: { underDeeps: true } }],
        does: [],
      }),
    ],
    abilities: [
      { is: 'grant', to: 'bearer', ability: 'remains' },
      {
        is: 'ways',
        how: 'adjacent',
        from: { is: 'bearer' },
        to: {
          regionOf: 'bearer',
          isNot: 'bearer',
          normalType: ['shadow-hold', 'ruins', 'border-hold'],
        },
        roll: 0,
        companies: { whose: 'yours' },
      },
    ],
  }),
  resource('BA-56', 'Descent through Fire', {
    ...HIS,
    points: { source: 'misc', value: 3 },
    cannotBeDuplicated: 'site',
    plays: [
      action({
        window: { phase: 'site' },
        need: balrogAt({ name: ['The Under-galleries', 'The Under-courts'], status: 'untapped' }),
        does: [
          { do: 'tap', what: 'site' },
          faced([strikes('Troll', 5, 8), strikes('Troll', 4, 10), strikes('Troll', 3, 12)]),
          balrogTaps([{ do: 'move', what: 'self', to: 'pile' }]),
        ],
      }),
    ],
    abilities: [
      {
        is: 'modify',
        stat: 'prowess',
        of: { each: { kind: 'character', whose: 'yours' } },
        by: 1,
        when: WHEN_OVER,
      },
      {
        is: 'modify',
        stat: 'influence',
        of: { each: { kind: 'character', keyword: 'leader', whose: 'yours' } },
        by: 1,
        when: WHEN_OVER,
      },
    ],
  }),
  resource('BA-64', 'Invade Their Domain', {
    ...HIS,
    points: { source: 'misc', value: 3 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        need: {
          any: [
            breached('The Drowning-deeps', 'Blue Mountain Dwarf-hold'),
            breached('The Rusted-deeps', 'Iron Hill Dwarf-hold'),
          ],
        },
        targets: [{ target: 'site', a: { name: HALLS, is: 'site' } }],
        does: [
          faced([strikes('Dwarf', 5, 9), strikes('Dwarf', 4, 10), strikes('Dwarf', 3, 12)]),
          balrogTaps([peopleLost]),
        ],
      }),
    ],
    abilities: [leavesWithItsSite],
  }),
  resource('BA-65', 'Lord and Usurper', {
    ...HIS,
    points: { source: 'misc', value: 5 },
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          {
            target: 'card',
            a: { name: 'Invade Their Domain', borneBy: { kind: 'site', is: 'site' } },
          },
        ],
        does: [
          faced([strikes('Dwarf', 4, 9), strikes('Dwarf', 3, 10)]),
          somebodyTaps([peopleLost]),
        ],
      }),
    ],
    abilities: [
      { is: 'retype', sites: { versionOf: 'bearer' }, to: 'shadow-hold' },
      { is: 'cannot', what: 'play', cards: { kind: 'faction' }, at: { versionOf: 'bearer' } },
      { is: 'automatic-attacks', how: 'none', sites: { versionOf: 'bearer' }, race: 'Dwarf' },
      {
        is: 'automatic-attacks',
        how: 'add',
        sites: { versionOf: 'bearer', not: { bears: { is: 'bearer' } } },
        spec: strikes('Orc', 4, 7),
      },
    ],
  }),
];
