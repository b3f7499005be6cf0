/** Whom a player has only with leave of a card: those of much mind, Orcs and Trolls (coe/2.II.2.2.F1, 2.II.2.2.F2). */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { def, mindOf } from './cards.ts';
import { isOrcOrTroll } from './compare.ts';
import { matches } from './evaluate.ts';
import { contextOf, inForce } from './in-force.ts';
import { isGranted } from './skills.ts';

/**
 * What his player would need leave for to have him, and has no card for that gives it for all of a kind
 * (coe/2.II.2.2.F1, 2.II.2.2.F2). Such a card speaks of a race; for much mind it takes one that goes with him.
 */
export function lacksLeave(s: State, seat: Seat, id: Cid, site?: Cid): 'mind' | 'race' | null {
  const rule = kindOf(s, seat).needsLeave;
  const d = def(s, id);
  if (rule === null || d.kind !== 'character' || d.avatar) return null;
  if (mindOf(d) > rule.mindAbove) return 'mind';
  return lacksRace(s, seat, id, site) ? 'race' : null;
}

/** He is an Orc or a Troll, and no card lets all of them in, at that site or everywhere. */
export function lacksRace(s: State, seat: Seat, id: Cid, site?: Cid): boolean {
  const d = def(s, id);
  if (kindOf(s, seat).needsLeave === null || d.kind !== 'character' || !isOrcOrTroll(d.race))
    return false;
  if (leaves(s, seat, id, false).length > 0) return false;
  return site === undefined || !isLetIn(s, seat, id, site);
}

/** Cards by whose leave he can be played: those that go with one character, or those that are for all of a kind. */
export function leaves(s: State, seat: Seat, id: Cid, single: boolean): Cid[] {
  const out: Cid[] = [];
  for (const x of inForce(s, 'grant'))
    if (
      x.a.ability === 'be-played' &&
      x.a.at === undefined &&
      s.owner[x.card] === seat &&
      (x.a.times !== undefined) === single &&
      (!single || s.host[x.card] < 0) &&
      isGranted(s, x, id)
    )
      out.push(x.card);
  return out;
}

/** A text lets him come into play at that site, or at some: though it needs leave, and though the avatar is elsewhere. */
export const isLetIn = (s: State, seat: Seat, id: Cid, site?: Cid): boolean =>
  inForce(s, 'grant').some(
    (x) =>
      x.a.ability === 'be-played' &&
      x.a.at !== undefined &&
      s.owner[x.card] === seat &&
      isGranted(s, x, id) &&
      (site === undefined || matches(s, contextOf(s, x), site, x.a.at)),
  );
