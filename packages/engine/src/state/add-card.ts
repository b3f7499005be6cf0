import { numberOf } from '../pool/pool.ts';
import { GENERAL, type Seat, type State, type ZoneName } from './types.ts';

/** A new card of the game, put somewhere without an event. */
export function addCard(s: State, id: string, owner: Seat, zone: ZoneName, known: number): number {
  const n = s.def.length;
  s.def.push(numberOf(s.rt.pool, id));
  s.owner.push(owner);
  s.zone.push(zone);
  s.rt.onGuard = null;
  s.rt.aside = null;
  s.host.push(-1);
  s.status.push(0);
  s.company.push(-1);
  s.control.push(GENERAL);
  s.known.push(known);
  const p = s.players[owner];
  if (
    zone === 'deck' ||
    zone === 'hand' ||
    zone === 'discard' ||
    zone === 'sideboard' ||
    zone === 'sites' ||
    zone === 'pool' ||
    zone === 'pile' ||
    zone === 'removed'
  )
    p[zone].push(n);
  return n;
}
