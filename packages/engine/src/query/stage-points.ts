/** How far a Fallen-wizard has strayed: what his cards say of it (coe glossary "stage points"). */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { atSite, companiesOf, def, isInPlayInPile, note } from './cards.ts';
import type { Trace } from './modifiers.ts';

/** Some company of his is at that site, and not on its way (coe/2.IV.5). */
const isHeld = (s: State, site: Cid, seat: Seat): boolean =>
  companiesOf(s, seat).some((co) => atSite(co) === site);

/** A resource counts for its player, a hazard for him on whose card it lies. */
function isHis(s: State, id: Cid, seat: Seat): boolean {
  const d = def(s, id);
  if (d.kind === 'site') return s.owner[id] === seat && isHeld(s, id, seat);
  const host = s.host[id] < 0 ? -1 : s.owner[s.host[id]];
  if (d.kind === 'event' && d.side === 'hazard') return host === seat;
  // a resource that was played as a hazard is one
  if (d.kind === 'event' && d.alsoHazard && host >= 0) return host === seat;
  return s.owner[id] === seat;
}

/**
 * Those in play, and those that are stored (coe/2.II.4.F1), each copy of a site where he has a company
 * too (pef/term/havens-untapping/2).
 */
export function stagePointsOfCards(s: State, seat: Seat, trace?: Trace): number {
  if (!kindOf(s, seat).hasStagePoints) return 0;
  let n = 0;
  const add = (id: Cid): void => {
    const d = def(s, id);
    if (d.stagePoints === undefined) return;
    n += d.stagePoints;
    trace?.push({ from: d.name, by: d.stagePoints, total: n });
  };
  for (const id of s.table) if (def(s, id).stagePoints !== undefined && isHis(s, id, seat)) add(id);
  for (const id of s.players[seat].pile)
    if (note(s, id).stored !== undefined || isInPlayInPile(s, id)) add(id);
  return n;
}
