import type { Target } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';
import { toUnderDeeps } from '../build-hazards.ts';

const GOING_DOWN: Target = {
  target: 'company',
  a: { whose: 'yours', active: true, moving: true, to: { underDeeps: true } },
};

/** Minions in the Under-deeps. */
export const resourceEventsOfTheDeeps = [
  resource('AS-84', 'Far Below the Deepest Delvings', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard' },
        targets: [GOING_DOWN],
        does: [{ do: 'move-again', must: true }],
      }),
    ],
  }),
  resource('AS-91', 'Legendary Stair', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          {
            target: 'company',
            a: {
              whose: 'yours',
              moving: true,
              at: { status: 'untapped' },
              to: { underDeeps: true },
            },
          },
        ],
        does: [
          { do: 'look', player: 'each-player', ofPlayer: 'you', zone: 'new-site' },
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            abilities: [
              action({
                window: { phase: 'end-of-turn', edge: 'end' },
                need: { company: 'bearer', a: { at: { underDeeps: true } } },
                limit: { n: 1 },
                does: [{ do: 'relocate', to: 'site-at-start-of-turn' }],
              }),
            ],
          },
        ],
      }),
    ],
  }),
  resource('AS-106', 'The Under-roads', {
    alignment: 'minion',
    duration: 'long',
    plays: [action({ does: [] })],
    abilities: [
      {
        is: 'modify',
        stat: 'under-deeps-roll',
        of: { companies: { side: 'minion', ...toUnderDeeps } },
        by: 3,
      },
      trigger({
        on: { event: 'whenever', each: { name: 'The Way is Shut' } },
        immediate: true,
        does: [{ do: 'move', what: 'it', to: 'discard' }],
      }),
      { is: 'cannot', what: 'play', cards: { name: 'The Way is Shut' } },
    ],
  }),
  resource('AS-110', 'World Gnawed by the Nameless', {
    alignment: 'minion',
    duration: 'short',
    plays: [
      action({
        window: { phase: 'movement-hazard' },
        targets: [GOING_DOWN],
        does: [
          { do: 'move-again', to: { underDeeps: true }, untried: true, must: true },
          { do: 'move', what: 'self', to: 'hand' },
          {
            do: 'install',
            on: 'company',
            until: 'turn',
            once: true,
            abilities: [
              {
                is: 'attacks-are',
                a: { source: 'creature', keyedToSiteType: 'shadow-hold', against: 'bearer' },
                what: 'not-detaining',
              },
            ],
          },
        ],
      }),
    ],
  }),
];
