import type { Action } from '@mathom/engine/language';
import {
  action,
  beganThere,
  byItsLeave,
  olderErrata,
  resource,
  specialMovement,
} from '../build.ts';

const atTheEnd: Action['window'] = { phase: 'organization', edge: 'end' };

/** Short-events that lead a company where it could not go otherwise (coe/2.II.7.iv). */
export const resourceEventsPassages = [
  resource('TW-220', 'Eagle-mounts', {
    duration: 'short',
    plays: [
      action({
        window: atTheEnd,
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              at: { name: "Eagles' Eyrie" },
              has: { skill: 'diplomat' },
              ...beganThere,
            },
          },
        ],
        does: specialMovement(
          { to: { underDeeps: false, not: { siteType: ['shadow-hold', 'dark-hold'] } } },
          { is: 'no-creatures', a: { not: { keyedToSite: true } }, when: byItsLeave },
        ),
      }),
    ],
  }),
  // at Dunharrow, as is printed; by the older ruling anywhere, but it leads only from there (pef/card/paths-of-the-dead/1)
  resource('TW-302', 'Paths of the Dead', {
    duration: 'short',
    plays: [
      action({
        window: atTheEnd,
        need: { any: [olderErrata, { company: 'target', a: { at: { name: 'Dunharrow' } } }] },
        targets: [{ target: 'company', a: { whose: 'yours', has: { name: 'Aragorn II' } } }],
        does: specialMovement(
          { from: { name: 'Dunharrow' }, to: { name: 'Vale of Erech' } },
          { is: 'no-creatures', a: { not: { race: 'Undead' } }, when: byItsLeave },
          {
            is: 'keying',
            companies: { leaveOf: 'self' },
            creatures: { kind: 'creature', race: 'Undead' },
            how: 'allow',
            to: [{ nothing: true }],
          },
        ),
      }),
    ],
  }),
  resource('TW-286', 'Morannon', {
    duration: 'permanent',
    site: {
      type: 'dark-hold',
      region: 'Udûn',
      haven: 'Lórien',
      oneWay: true,
      path: ['wilderness', 'border', 'free', 'wilderness', 'shadow', 'dark', 'dark'],
      draws: { resource: 2, hazard: 5 },
      items: [],
      attacks: [],
    },
    plays: [
      action({
        window: atTheEnd,
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              moving: false,
              size: { op: '<', value: 3 },
              at: { region: 'Dagorlad', underDeeps: false },
              has: { skill: 'scout' },
              ...beganThere,
            },
          },
        ],
        does: specialMovement({ to: { is: 'self' }, path: ['shadow', 'dark'] }),
      }),
    ],
  }),
];
