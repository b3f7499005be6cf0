import type { CardFilter } from '@mathom/engine/language';
import { action, resource } from '../build.ts';

const SPELL: CardFilter = { keyword: 'spell' };

/** Resources that bring creatures upon somebody. */
export const resourceEventsOfTheHunted = [
  resource('DM-138', 'Hidden Knife', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'site' },
        targets: [
          { target: 'card', a: { agent: 'face-up' } },
          { target: 'card', zone: 'hand', a: { kind: 'creature', keyed: { site: 'target' } } },
        ],
        does: [
          {
            do: 'attack',
            spec: 'of-creature',
            by: 'target2',
            against: 'target',
            alone: true,
            keyedThere: true,
          },
        ],
      }),
    ],
  }),
  resource('DM-143', 'The Hunt', {
    duration: 'short',
    plays: [
      action({
        window: { phase: 'organization' },
        targets: [
          { target: 'card', a: { kind: 'character', name: 'Alatar', whose: 'yours' } },
          { target: 'name', shed: { kind: 'creature' } },
        ],
        does: [
          {
            do: 'install',
            until: 'attack',
            abilities: [{ is: 'cannot', what: 'play', cards: SPELL, player: 'you' }],
          },
          { do: 'cancel', what: { effectsOf: SPELL, silenced: true } },
          { do: 'attack', spec: 'of-creature', by: 'target2', against: 'target', alone: true },
          { do: 'tap', what: 'target' },
        ],
      }),
    ],
  }),
];
