import type { CardFilter, Effect, Who } from '@mathom/engine/language';
import { action, doors, hazard, trigger } from '../build.ts';
import { oneMayCome, played } from '../build-hazards.ts';

const DRAGON: CardFilter = { kind: 'creature', race: 'Dragon' };

/** One of the Nine comes back to him. */
const backToHand = (player: Who): Effect => ({
  do: 'fetch',
  player,
  from: ['discard'],
  a: { keyword: 'nazgul' },
  n: 1,
  to: 'hand',
  optional: true,
});

/** Events that let creatures be played where they could not. */
export const hazardEventsKeying = [
  hazard('TW-96', 'The Nazgûl are Abroad', {
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [played],
    abilities: [
      {
        is: 'keying',
        companies: { side: 'hero', has: { bears: { keyword: 'the-one-ring' } } },
        creatures: { kind: 'creature', race: 'Nazgûl' },
        how: 'allow',
        to: [
          {
            siteThat: { kind: 'site', not: { any: [{ haven: true }, { siteType: 'free-hold' }] } },
          },
        ],
      },
      {
        is: 'keying',
        companies: { side: 'hero', has: { kind: 'item', ring: true } },
        creatures: { kind: 'creature', race: 'Nazgûl' },
        how: 'allow',
        to: [{ regions: ['shadow'] }, { siteType: 'shadow-hold' }],
      },
      trigger({
        on: { event: 'phase', phase: 'end-of-turn', edge: 'end' },
        when: doors,
        // crf/term/multi-player-games/1: the two whose turn it was
        does: [backToHand('resource-player'), backToHand('hazard-player')],
      }),
    ],
  }),
  hazard('TW-29', "Dragon's Desolation", {
    duration: 'short',
    plays: [
      action({
        targets: [{ target: 'attack', a: { race: 'Dragon' } }],
        does: [{ do: 'modify', stat: 'attack-prowess', of: 'target', by: 2, until: 'attack' }],
      }),
      action({
        targets: [
          {
            target: 'site',
            a: { siteType: 'ruins', path: { type: 'wilderness', min: 2 } },
          },
        ],
        does: [oneMayCome({ to: { is: 'target' } }, DRAGON)],
      }),
      action({
        need: doors,
        targets: [{ target: 'site', a: { siteType: 'ruins', path: { type: 'wilderness' } } }],
        does: [oneMayCome({ to: { is: 'target' } }, DRAGON)],
      }),
    ],
  }),
  hazard('TW-497', 'A Pack at the Door', {
    duration: 'long',
    plays: [action({ need: doors, does: [] })],
    abilities: [
      {
        is: 'keying',
        companies: {},
        creatures: {
          kind: 'creature',
          unique: false,
          race: ['Animal', 'Spider', 'Wolf'],
          keyed: { types: ['free', 'border', 'wilderness', 'shadow', 'dark'] },
        },
        how: 'allow',
        to: [{ regions: ['border'] }, { siteType: 'border-hold' }, { siteType: 'ruins' }],
      },
    ],
  }),
];
