import type { Stage } from '@mathom/engine/scenario';

/** All rolls made for that so far, in order. */
export const rolled = (t: Stage, what: string): { total: number; against: number }[] =>
  t.steps
    .flatMap((x) => x.events)
    .flatMap((e) =>
      e.event === 'roll' && e.for === what ? [{ total: e.total, against: e.against }] : [],
    );
