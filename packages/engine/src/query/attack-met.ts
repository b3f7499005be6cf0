/** A company as an attack sees it: as it was when the attack began (coe/3.4). */

import type { Met } from '../state/frames.ts';
import type { Company, Ctx, State } from '../state/types.ts';
import { fighters } from './cards.ts';
import { isCovert } from './company.ts';
import { attackNo } from './refs.ts';

export const companyAsMet = (s: State, co: Company): Met => ({
  members: co.members.slice(),
  fighters: fighters(s, co).length,
  covert: isCovert(s, co),
});

/** What is asked of an attack is asked of the company that it met; of anything else, of the company as it is. */
export function metBy(s: State, c: Ctx, co: Company): Met | null {
  if (c.attack === 0) return null;
  const f = attackNo(s, c.attack);
  return f?.company === co.id ? f.met : null;
}
