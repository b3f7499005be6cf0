import type { Cond } from '@mathom/engine/language';
import { action, beganThere, resource, thereAndBack } from '../build.ts';
import { toUnderDeeps } from '../build-hazards.ts';

const AT_OTHER_DEEPS: Cond = {
  company: 'bearer',
  a: { at: { underDeeps: true, not: { playedAt: 'self' } } },
};

/** Resources of the Under-deeps. */
export const resourceEventsOfTheDeeps = [
  resource('DM-161', 'To the Uttermost Foundations', {
    duration: 'permanent',
    points: { source: 'misc', value: 0, inParentheses: 3 },
    on: 'target',
    cannotBeDuplicated: 'company',
    storable: {
      at: { haven: true },
      points: 3,
      when: { is: 'self', a: { status: 'untapped' } },
    },
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [{ target: 'company', a: { whose: 'yours', at: { underDeeps: true } } }],
        does: [
          { do: 'tap', what: 'site' },
          { do: 'tap', what: 'self' },
        ],
      }),
    ],
    abilities: [
      {
        is: 'cannot',
        what: 'untap',
        who: 'self',
        when: { not: { all: [{ phase: 'organization' }, AT_OTHER_DEEPS] } },
      },
      action({
        window: { phase: 'organization' },
        need: { all: [AT_OTHER_DEEPS, { is: 'self', a: { status: 'tapped' } }] },
        does: [{ do: 'untap', what: 'self' }],
      }),
    ],
  }),
  resource('DM-115', 'Ancient Stair', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization', edge: 'end' },
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              at: { adjacentTo: 'any', status: 'untapped' },
              ...beganThere,
            },
          },
        ],
        does: thereAndBack({ company: 'bearer', a: { at: { underDeeps: true } } }),
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
    abilities: [{ is: 'modify', stat: 'under-deeps-roll', of: { companies: toUnderDeeps }, by: 4 }],
  }),
];
