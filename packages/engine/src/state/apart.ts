/**
 * Cards in the two zones that no list names: on guard, and aside. They are few and looked for at every
 * moment, so they are kept in lists beside the state (`rt`), which are made anew once such a card has
 * come or gone. Whatever changes the zone of a card says so here.
 */

import type { Cid, State, ZoneName } from './types.ts';

function found(s: State, zone: ZoneName): readonly Cid[] {
  const out: Cid[] = [];
  for (let id = 0; id < s.zone.length; id++) if (s.zone[id] === zone) out.push(id);
  return out;
}

/** In the order of their numbers; the list stays as it is when one of them goes. */
export function cardsOnGuard(s: State): readonly Cid[] {
  s.rt.onGuard ??= found(s, 'guard');
  return s.rt.onGuard;
}

/** Likewise those that are aside. */
export function cardsAside(s: State): readonly Cid[] {
  s.rt.aside ??= found(s, 'aside');
  return s.rt.aside;
}

/** A card goes from one zone to another. */
export function setZone(s: State, id: Cid, to: ZoneName): void {
  const from = s.zone[id];
  if (from === 'guard' || to === 'guard') s.rt.onGuard = null;
  if (from === 'aside' || to === 'aside') s.rt.aside = null;
  s.zone[id] = to;
}
