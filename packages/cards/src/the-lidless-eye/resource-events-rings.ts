import { action, resource, trigger } from '../build.ts';

/** Rings, and what is said of them. */
export const resourceEventsOfRings = [
  resource('LE-224', 'Rumor of the One', {
    alignment: 'minion',
    duration: 'permanent',
    cannotBeDuplicated: 'game',
    plays: [action({ does: [] })],
    abilities: [
      { is: 'modify', stat: 'corruption', of: { each: { kind: 'item', ring: true } }, by: 1 },
      { is: 'modify', stat: 'points', of: { each: { kind: 'item', ring: true } }, by: 1 },
      trigger({
        on: { event: 'deck-exhausted' },
        immediate: true,
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
