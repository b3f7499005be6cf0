import type { Action, CardFilter, EventCard, Race, Trigger } from '@mathom/engine/language';
import { action, trigger } from './build.ts';

const ONE = { op: '=', value: 1, each: true } as const;

/**
 * A creature that comes with one strike goes over to the company that it attacks: it is the ally of one of them, who
 * taps for it or does not.
 */
export const goesOver = (races: readonly Race[], taps: boolean): Action => {
  const one: CardFilter = {
    kind: 'character',
    ...(taps ? { status: 'untapped' } : {}),
    able: 'have-ally',
    company: { active: true },
  };
  return action({
    need: { exists: one },
    targets: [
      {
        target: 'attack',
        a: { source: 'creature', by: { kind: 'creature' }, race: races, strikes: ONE },
      },
    ],
    does: [
      { do: 'cancel', what: 'creature' },
      {
        do: 'pick',
        player: 'you',
        a: one,
        then: [
          { do: 'attach', what: 'foe', to: 'picked', as: 'ally' },
          ...(taps ? [{ do: 'tap', what: 'picked' } as const] : []),
          { do: 'attach', what: 'self', to: 'foe' },
        ],
        none: [{ do: 'move', what: 'self', to: 'discard' }],
      },
    ],
  });
};

/** What it is then: it serves as long as the card that says so is with it. */
export const asTamed = (body: number): Pick<EventCard, 'ally' | 'points'> => ({
  points: { source: 'ally', value: 1 },
  ally: { ofFoe: true, prowess: -7, body, mind: 1 },
});

export const goesWithIt: Trigger = trigger({
  on: { event: 'left-play', card: { is: 'self' } },
  immediate: true,
  // not if it goes because that is gone already
  does: [{ do: 'move', what: { kind: 'ally', bears: { is: 'self' } }, to: 'discard' }],
});
