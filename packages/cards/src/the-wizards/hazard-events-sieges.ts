import { action, hazard, leavesWithItsSite, trigger } from '../build.ts';
import { mayNotMoveBelow } from '../build-hazards.ts';

/** Hazards that lie on a site and beset whoever is there. */
export const hazardEventsOfSieges = [
  hazard('TW-87', 'Siege', {
    duration: 'permanent',
    on: 'target',
    cannotBeDuplicated: 'target',
    plays: [
      action({
        targets: [{ target: 'site', a: { siteType: ['border-hold', 'free-hold'] } }],
        does: [],
      }),
    ],
    abilities: [
      trigger({
        on: {
          event: 'company-phase',
          phase: 'site',
          edge: 'start',
          company: { at: { is: 'bearer' } },
        },
        does: [{ do: 'attack', spec: { race: 'Orc', strikes: 3, prowess: 7 } }],
      }),
      mayNotMoveBelow(
        5,
        { at: { is: 'bearer' } },
        { times: [-1, { count: { kind: 'character', with: 'cause', not: { skill: 'scout' } } }] },
      ),
      leavesWithItsSite,
    ],
  }),
];
