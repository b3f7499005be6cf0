import type { CardFilter, Cond, Effect } from '@mathom/engine/language';
import { action, hazard } from '../build.ts';

const NAZGUL: CardFilter = { kind: 'creature', race: 'Nazgûl' };
const oneInHand: Cond = { exists: NAZGUL, zone: 'hand', ofPlayer: 'you' };

/** What the winged steed gives to the one who rides it. */
const winged = (
  of: 'target' | 'picked',
): readonly Extract<Effect, { do: 'modify' | 'install' }>[] => [
  { do: 'modify', stat: 'strikes', of, by: 1, until: 'attack' },
  { do: 'modify', stat: 'attack-prowess', of, by: -2, until: 'attack' },
  {
    do: 'install',
    on: of,
    until: 'attack',
    abilities: [
      {
        is: 'assignment',
        how: 'attacker',
        attacks: of === 'target' ? { aimedAt: true } : { by: { is: 'bearer' } },
      },
    ],
  },
];

/** What the Nazgûl ride. */
export const hazardEventsOfMounts = [
  hazard('TW-33', 'Fell Beast', {
    duration: 'short',
    cannotBeDuplicated: 'attack',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Nazgûl', source: 'creature' }, now: true }],
        does: winged('target'),
      }),
      action({
        need: oneInHand,
        does: [
          {
            do: 'play',
            a: NAZGUL,
            from: ['hand'],
            as: 'next-action',
            keys: [{ regions: ['shadow'] }, { siteType: 'shadow-hold' }],
            then: winged('picked'),
          },
        ],
      }),
    ],
  }),
  hazard('TW-63', 'Morgul-horse', {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'entry', a: { by: 'you', activated: NAZGUL } }],
        does: [{ do: 'move', what: 'target', to: 'hand' }],
      }),
      action({
        need: { all: [oneInHand, { path: 'active', has: { type: 'shadow', min: 1 } }] },
        does: [
          {
            do: 'play',
            a: NAZGUL,
            from: ['hand'],
            as: 'next-action',
            keys: [{ regions: ['shadow'] }],
            then: [],
          },
        ],
      }),
    ],
  }),
];
