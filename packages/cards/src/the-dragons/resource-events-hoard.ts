import type { Trigger, Value } from '@mathom/engine/language';
import { action, resource, trigger } from '../build.ts';

/** One item, two when it has been turned once, three when it lies upside down. */
const byTurns: Value = {
  if: { is: 'self', a: { status: 'inverted' } },
  then: 3,
  else: { if: { is: 'self', a: { status: 'tapped' } }, then: 2, else: 1 },
};

/** It is turned, and turned again; further it does not turn. */
const turnsWhen = (on: Trigger['on']): Trigger =>
  trigger({
    on,
    immediate: true,
    does: [
      {
        do: 'if',
        cond: { is: 'self', a: { status: 'untapped' } },
        then: [{ do: 'tap', what: 'self' }],
        else: [{ do: 'invert', what: 'self' }],
      },
    ],
  });

/** What a Dragon has heaped up. */
export const resourceEventsHoard = [
  resource('TD-127', 'Legendary Hoard', {
    duration: 'permanent',
    cannotBeDuplicated: 'target',
    on: 'target',
    plays: [action({ targets: [{ target: 'card', a: { keyword: 'at-home' } }], does: [] })],
    abilities: [
      { is: 'attacks-are', a: { by: { is: 'bearer' } }, what: 'uncancelable' },
      turnsWhen({ event: 'card-played', card: { beingOf: 'bearer' } }),
      turnsWhen({
        event: 'attack-declared',
        attack: { source: 'creature', by: { kind: 'creature', beingOf: 'bearer' } },
      }),
      { is: 'cannot', what: 'untap', who: 'self' },
      { is: 'grant', to: { each: { lairOf: 'bearer' } }, ability: 'spared', times: byTurns },
      {
        is: 'instead',
        of: { event: 'move', card: { is: 'bearer' }, from: 'play', to: 'discard' },
        does: [{ do: 'attach', what: 'bearer', to: 'self', aside: 'worthless' }],
      },
      {
        is: 'instead',
        of: { event: 'move', card: { is: 'bearer' }, from: 'play', to: 'removed' },
        does: [{ do: 'attach', what: 'bearer', to: 'self', aside: 'worthless', after: 'removed' }],
      },
      trigger({
        on: {
          event: 'card-played',
          card: { kind: 'item' },
          site: { lairOf: 'bearer' },
          tapsSite: true,
        },
        does: [{ do: 'move', what: 'self', to: 'discard' }],
      }),
    ],
  }),
];
