import { action, inPlay, resource } from '../build.ts';
import { IN_SHAPE } from '../build-deeps.ts';

/** How the Balrog and his companies get about. */
export const resourceEventsOfRoads = [
  resource('BA-73', 'Roam the Waste', {
    ...IN_SHAPE,
    plays: [
      action({
        window: { phase: 'organization' },
        need: inPlay('Strangling Coils'),
        does: [
          {
            do: 'install',
            until: 'turn',
            abilities: [
              {
                is: 'retype',
                regions: [
                  ['wilderness', 'wilderness'],
                  ['shadow', 'shadow'],
                ],
                counts: 'one-less',
                companies: { whose: 'yours' },
              },
            ],
          },
        ],
      }),
    ],
  }),
];
