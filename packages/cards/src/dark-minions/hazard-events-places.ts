import { action, doors, hazard, leavesWithItsSite, trigger } from '../build.ts';

/** Hazards that lie on a site, and wait for whoever enters or takes something away. */
export const hazardEventsOfPlaces = [
  hazard('DM-51', 'Doubled Vigilance', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'site', a: { siteType: 'shadow-hold' } }],
        onGuard: 'entering',
        does: [],
      }),
      action({
        need: doors,
        targets: [{ target: 'site', a: { siteType: ['ruins', 'border-hold'] } }],
        onGuard: 'entering',
        does: [],
      }),
    ],
    abilities: [
      trigger({
        on: {
          event: 'company-phase',
          phase: 'site',
          edge: 'enter',
          company: { at: { is: 'bearer' } },
        },
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'resource-player',
            plus: { times: [-1, { members: 'cause', size: true }] },
            op: '>',
            than: 6,
            fail: [{ do: 'attack', spec: { race: 'Orc', strikes: 4, prowess: 9 } }],
          },
        ],
      }),
      leavesWithItsSite,
    ],
  }),
  hazard('DM-95', 'Troll-purse', {
    duration: 'permanent',
    on: 'target',
    plays: [
      action({
        targets: [{ target: 'site', a: { autoAttack: { race: ['Orc', 'Troll'] } } }],
        does: [],
      }),
    ],
    abilities: [
      trigger({
        on: { event: 'card-played', card: { kind: 'item' }, site: { is: 'bearer' } },
        does: [
          {
            do: 'attack',
            spec: 'automatic-attacks-of-site',
            again: { prowess: 3, captive: true },
          },
        ],
      }),
    ],
  }),
  hazard('DM-49', 'Chance of Being Lost', {
    duration: 'short',
    plays: [
      action({
        need: { player: 'resource-player', is: 'like-you' },
        targets: [{ target: 'company', a: { moving: true, movement: 'region' } }],
        does: [
          {
            do: 'check',
            kind: 'roll',
            by: 'you',
            plus: {
              times: [-2, { count: { kind: 'character', skill: 'ranger', with: 'target' } }],
            },
            op: '>',
            than: 6,
            pass: [
              {
                do: 'pick',
                player: 'you',
                zone: 'sites',
                a: { kind: 'site', near: 'site', not: { copyOf: 'site' } },
                shown: true,
                then: [{ do: 'relocate', to: 'picked' }],
              },
            ],
          },
        ],
      }),
    ],
  }),
];
