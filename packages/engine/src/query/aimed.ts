/** What is aimed at. */

import type { Aim, Cid, Seat } from '../state/types.ts';

/** Of the sort that its target asks for: it was found among such, and is nothing else. */
export function aimOf<T extends Aim['t']>(aim: Aim, t: T): Extract<Aim, { t: T }> {
  if (aim.t !== t) throw new RangeError(`A ${aim.t} is aimed at in place of a ${t}`);
  return aim as Extract<Aim, { t: T }>;
}

/** The card, who meets the strike or makes the check, or where the attack waits; none: -1. */
export function aimCard(aim: Aim | { readonly t: 'player'; readonly seat: Seat } | undefined): Cid {
  switch (aim?.t) {
    case 'card':
      return aim.id;
    case 'strike':
    case 'check':
      return aim.who;
    case 'auto':
      return aim.site;
    default:
      return -1;
  }
}
