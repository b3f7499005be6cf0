import type { Action, Ref } from '@mathom/engine/language';
import { action } from '../build.ts';

/**
 * To cancel a hazard that was aimed, by its play, at a company or something of it: while it is on
 * the chain, as a creature's attack, as an event that lies there (crf/card/great-ship/2), or as what
 * it still does. Sites do not belong to a company (crf/term/company/4).
 */
export const cancelHazardAgainst = (
  company: Ref,
  how: Pick<Action, 'need' | 'cost'>,
  /** what it costs to cancel an attack: allies may tap for it as characters do (coe/2.V.2.2) */
  inCombat = how.cost,
): readonly Action[] => [
  action({
    ...how,
    targets: [{ target: 'entry', a: { card: { side: 'hazard' }, aimsAt: company } }],
    does: [{ do: 'cancel', what: 'entry' }],
  }),
  action({
    ...how,
    targets: [{ target: 'card', a: { side: 'hazard', event: 'permanent', with: company } }],
    does: [{ do: 'move', what: 'target', to: 'discard' }],
  }),
  // companion/clarification/great-ship/1: what a hazard that has resolved still does
  action({
    ...how,
    targets: [{ target: 'effect', leftBy: { side: 'hazard' }, aimsAt: company }],
    does: [{ do: 'cancel', what: 'effect' }],
  }),
  action({
    ...how,
    ...(inCombat ? { cost: inCombat } : {}),
    targets: [{ target: 'attack', a: { source: 'creature', against: company } }],
    does: [{ do: 'cancel', what: 'creature' }],
  }),
];
