import { action, resource } from '../build.ts';
import { betweenUnderDeeps } from '../build-hazards.ts';

/** Resources of the Under-deeps. */
export const resourceEventsOfTheDeeps = [
  resource('DM-115', 'Ancient Stair', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', at: { adjacentTo: 'any', status: 'untapped' } },
          },
        ],
        does: [
          {
            do: 'modify',
            stat: 'hazard-draws',
            of: 'company',
            op: 'times',
            by: 2,
            until: 'turn',
          },
          {
            do: 'install',
            on: 'company',
            abilities: [
              action({
                window: { phase: 'end-of-turn', edge: 'end' },
                need: { company: 'bearer', a: { moved: true, at: { underDeeps: true } } },
                limit: { n: 1 },
                does: [{ do: 'relocate', to: 'site-at-start-of-turn' }],
              }),
            ],
            until: 'turn',
          },
        ],
      }),
    ],
  }),
  resource('DM-145', 'Into Dark Tunnels', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard', edge: 'end' },
        targets: [
          {
            target: 'company',
            a: { whose: 'yours', active: true, moving: true, to: { underDeeps: true } },
          },
        ],
        does: [{ do: 'move-again' }],
      }),
    ],
  }),
  resource('DM-157', 'Secret Ways', {
    duration: 'long',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'modify', stat: 'under-deeps-roll', of: { companies: betweenUnderDeeps }, by: 4 },
    ],
  }),
];
