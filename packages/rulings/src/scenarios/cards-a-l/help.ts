import type { BoardSpec, Stage } from '@mathom/engine/scenario';

/** What the scenarios of single cards share. */
export type Members = NonNullable<BoardSpec['resource']['companies']>[number]['members'];

/** All rolls made for that so far, in order. */
export const rolled = (t: Stage, what: string): { total: number; against: number }[] =>
  t.steps
    .flatMap((x) => x.events)
    .flatMap((e) =>
      e.e === 'roll' && e.for === what ? [{ total: e.total, against: e.against }] : [],
    );

/** Nobody helps whoever faces the strike. */
export const unaided = (t: Stage): void => {
  while (t.decision().about === 'support') t.resource.passes();
};
