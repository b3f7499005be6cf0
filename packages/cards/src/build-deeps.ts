import type { Cond, Trigger } from '@mathom/engine/language';

/** Words of those who came up from beneath the earth. */

/** An ally that goes if its company goes over land. */
export const staysBelow: Trigger = {
  is: 'trigger',
  on: { event: 'moves', company: 'bearer' },
  when: { company: 'self', a: { movement: ['region', 'starter'] } },
  immediate: true,
  does: [{ do: 'move', what: 'self', to: 'discard' }],
};

/** An ally that is a danger to whoever controls it: each turn an opponent rolls against his mind. */
export const outgrownBy = (plus: number, when?: Cond): Trigger => ({
  is: 'trigger',
  on: { event: 'phase', phase: 'organization', edge: 'start', whose: 'yours' },
  ...(when ? { when } : {}),
  does: [
    {
      do: 'check',
      kind: 'roll',
      by: 'opponent',
      plus,
      op: '>',
      than: { stat: 'mind', of: 'bearer' },
      pass: [{ do: 'move', what: 'bearer', to: 'discard', as: 'eliminate' }],
    },
  ],
});
