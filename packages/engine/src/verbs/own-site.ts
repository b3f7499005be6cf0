/** Somebody comes to be where the card of another lies, and has a company of his own there. */

import { companiesOf, samePlace } from '../query/cards.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { everyone, put } from './cards.ts';
import { newCompany } from './members.ts';

/**
 * A new company of his at that site: at a card of his own, if he has one in play there or in his location deck;
 * at the other's, if he has none (as coe/3.III.6 has it for those who come for a prisoner).
 */
export function companyAt(s: State, seat: Seat, site: Cid): Company {
  return newCompany(s, seat, cardFor(s, seat, site));
}

function cardFor(s: State, seat: Seat, site: Cid): Cid {
  if (s.owner[site] === seat) return site;
  for (const { site: there } of companiesOf(s, seat)) if (samePlace(s, there, site)) return there;
  const own = s.players[seat].sites.find((id) => samePlace(s, id, site));
  if (own === undefined) return site;
  put(s, own, 'play', { known: everyone(s) });
  return own;
}
