import { action, hazard } from '../build.ts';

/** The country is up in arms. */
export const hazardEventsRoused = [
  hazard('AS-29', 'FEAR! FIRE! FOES!', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'site', a: { siteType: ['free-hold', 'border-hold'] } }],
        does: [
          {
            do: 'install',
            on: 'target',
            until: 'turn',
            abilities: [
              {
                is: 'automatic-attacks',
                how: 'add',
                sites: { is: 'bearer' },
                spec: { race: [], strikes: 5, prowess: 8, detainment: true },
              },
            ],
          },
        ],
      }),
      action({
        need: { company: 'active', a: { side: 'minion' } },
        targets: [{ target: 'attack', a: { source: 'automatic', detainment: true } }],
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [{ is: 'attacks-are', a: { aimedAt: true }, what: 'not-detaining' }],
          },
          { do: 'modify', stat: 'attack-prowess', of: 'target', by: -1, until: 'attack' },
        ],
      }),
    ],
  }),
];
