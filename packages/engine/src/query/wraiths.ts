/** Ringwraiths: who follows whom, by whose leave, and how they ride (coe/2.II.2.1.R4 to 2.II.2.1.R8, 2.II.7.R1). */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { cannotCard } from './bans.ts';
import { avatarOf, charactersOf, def, isAvatar, isOwnAvatar, note } from './cards.ts';
import { value } from './evaluate.ts';
import { isGranted } from './granted.ts';
import { contextOf, inForce } from './in-force.ts';
import { controlCost, unusedDirect } from './influence.ts';
import { modeOf } from './modes.ts';

/** Somebody's avatar, or one who follows him, is in it. */
export const hasAvatar = (s: State, co: Company): boolean => co.members.some((m) => isAvatar(s, m));

/** His player's own is in it, and in a mode. */
export const isInMode = (s: State, co: Company): boolean =>
  co.members.some((m) => isOwnAvatar(s, m) && modeOf(s, m) !== null);

/** Under whom an avatar could come as a follower: under the one his player is, if that one has the influence. */
export function followerControl(s: State, seat: Seat, id: Cid): readonly Cid[] {
  const lord = avatarOf(s, seat);
  if (lord < 0 || lord === id || kindOf(s, seat).avatarFollowers === null) return [];
  if (cannotCard(s, 'be-follower', id)) return [];
  return unusedDirect(s, lord, id) >= controlCost(s, id) ? [lord] : [];
}

/**
 * A card by whose leave he can be played as a follower, or -1: each time it says so lets one be there;
 * it may be his own.
 */
export function leaveToFollow(s: State, seat: Seat, id: Cid): Cid {
  const d = def(s, id);
  if (d.kind === 'character' && d.alwaysFollows) return id;
  const lord = avatarOf(s, seat);
  const left = new Map<Cid, number>();
  for (const x of inForce(s, 'grant'))
    if (x.a.ability === 'lead-another' && lord >= 0 && isGranted(s, x, lord))
      left.set(x.card, (left.get(x.card) ?? 0) + value(s, contextOf(s, x), x.a.times ?? 1));
  for (const m of charactersOf(s, seat)) {
    const { broughtBy } = note(s, m);
    if (broughtBy !== undefined) left.set(broughtBy, (left.get(broughtBy) ?? 0) - 1);
  }
  for (const [card, n] of left) if (n > 0) return card;
  return -1;
}
