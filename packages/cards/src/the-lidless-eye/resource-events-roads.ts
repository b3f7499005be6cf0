import type { Ability, Action, Effect, Window } from '@mathom/engine/language';
import { action, resource, thereAndBack, trigger } from '../build.ts';

const organizing: Window = { phase: 'organization' };

/** Left with the company for the turn. */
const withCompany = (...abilities: Ability[]): Action['does'] => [
  { do: 'install', on: 'company', abilities, until: 'turn' },
];

/** Another way at once, when this one is over. */
const goesOn = (at: 'haven' | 'anywhere', ...more: Effect[]): Action =>
  action({
    window: { phase: 'movement-hazard', edge: 'end' },
    targets: [
      {
        target: 'company',
        a: {
          whose: 'yours',
          active: true,
          moving: true,
          ...(at === 'haven' ? { to: { haven: true } } : {}),
        },
      },
    ],
    does: [{ do: 'move-again' }, ...more],
  });

/** Ways of minions, and what is met on them. */
export const resourceEventsOfRoads = [
  resource('LE-177', 'Crack in the Wall', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        user: { skill: 'sage', skillOnly: true, company: { moving: true } },
        tapUser: true,
        does: withCompany({
          is: 'no-creatures',
          a: { keyedToSite: true },
          when: { not: { company: 'bearer', a: { to: { regionType: 'free' } } } },
        }),
      }),
    ],
  }),
  resource('LE-181', 'Down Down to Goblin-town', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        targets: [{ target: 'company', a: { whose: 'yours', moving: true } }],
        does: withCompany({
          is: 'no-creatures',
          a: { keyedToRegion: 'any' },
          when: { company: 'bearer', a: { to: { siteType: 'ruins' } } },
        }),
      }),
    ],
  }),
  resource('LE-185', 'Forced March', {
    alignment: 'minion',
    duration: 'short',
    plays: [goesOn('haven')],
  }),
  resource('LE-191', 'Hidden Ways', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        user: { skill: 'ranger', skillOnly: true, company: { moving: true } },
        tapUser: true,
        does: withCompany({ is: 'no-creatures', a: { keyedTo: 'wilderness' } }),
      }),
    ],
  }),
  resource('LE-192', 'Hide in Dark Places', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        user: { skill: 'scout', skillOnly: true, company: { moving: false } },
        does: withCompany(
          trigger({
            on: { event: 'attack-declared', attack: { source: 'creature', against: 'bearer' } },
            immediate: true,
            does: [{ do: 'cancel', what: 'attack' }],
          }),
        ),
      }),
    ],
  }),
  resource('LE-199', 'Iron-road', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        targets: [{ target: 'company', a: { whose: 'yours', moving: true, at: { haven: true } } }],
        does: thereAndBack(),
      }),
    ],
  }),
  resource('LE-202', 'Leg It Double Quick', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      goesOn('anywhere', {
        do: 'tap',
        what: { kind: 'character', status: 'untapped', company: { companyOf: 'target' } },
      }),
    ],
  }),
  resource('LE-218', 'Orc-mounts', {
    alignment: 'minion',
    duration: 'short',
    cannotBeDuplicated: 'company',
    plays: [
      action({
        window: organizing,
        targets: [{ target: 'company', a: { whose: 'yours', moving: true, covert: false } }],
        does: withCompany(
          { is: 'modify', stat: 'hazard-limit', of: 'bearer', by: 2 },
          {
            is: 'modify',
            stat: 'attack-prowess',
            of: { attacks: { source: 'creature', against: 'bearer' } },
            by: -1,
          },
        ),
      }),
    ],
  }),
  resource('LE-231', "Sneakin'", {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: organizing,
        user: { skill: 'scout', skillOnly: true, company: { size: { op: '<', value: 3 } } },
        tapUser: true,
        does: withCompany({ is: 'no-creatures', a: {} }),
      }),
    ],
  }),
];
