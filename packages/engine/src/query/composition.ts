/** Who can be together in a company away from a haven (coe/2.II.3.1). */

import type { CardFilter, Race } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Company, Seat, State } from '../state/types.ts';
import { bindsCompany } from './bans.ts';
import { attached, companyIdOf, def } from './cards.ts';
import { isOrc, isOrcOrTroll } from './compare.ts';
import { matches } from './evaluate.ts';
import { isGranted } from './granted.ts';
import { contextOf, inForce } from './in-force.ts';
import { companyRef } from './refs.ts';
import { isGiven, isHavenFor } from './sites.ts';

/** Hobbits and Orc scouts count half (coe/2.II.3.1.1). */
function isHalf(s: State, id: Cid): boolean {
  const d = def(s, id);
  return (
    d.kind === 'character' && (d.race === 'Hobbit' || (isOrc(d.race) && d.skills.includes('scout')))
  );
}

/** How many count, rounded up. */
export function sizeOf(s: State, members: readonly Cid[]): number {
  let halves = 0;
  for (const m of members) halves += isHalf(s, m) ? 1 : 2;
  return Math.ceil(halves / 2);
}

/** Those who do not go with Orcs and Trolls (coe/2.II.3.1.2). */
const FREE: readonly (Race | undefined)[] = ['Dúnadan', 'Dwarf', 'Elf', 'Hobbit'];

/** A card on the company takes away the limit of its size. */
const isUnlimited = (s: State, co: Company): boolean =>
  inForce(s, 'limit-exempt').some(
    (x) => 'of' in x.a && x.a.of === 'size' && companyRef(s, contextOf(s, x), 'bearer') === co.id,
  );

/** Those of them who lead besides another, by leave of a card on the company: each such card lets one. */
const leadersLet = (s: State, of: readonly Company[], leaders: readonly Cid[]): number => {
  const left = new Set(leaders);
  for (const x of inForce(s, 'limit-exempt')) {
    const { leader } = x.a as { leader?: CardFilter };
    if (leader === undefined) continue;
    const c = contextOf(s, x);
    if (!of.some((co) => companyRef(s, c, 'bearer') === co.id)) continue;
    for (const id of left)
      if (matches(s, c, id, leader)) {
        left.delete(id);
        break;
      }
  }
  return leaders.length - left.size;
};

/** The members but for those leaders whom a card lets be there besides, and not count. */
function withoutUncounted(
  s: State,
  of: readonly Company[],
  members: readonly Cid[],
  leaders: readonly Cid[],
): readonly Cid[] {
  const off: Cid[] = [];
  for (const x of inForce(s, 'limit-exempt')) {
    const { leader, uncounted } = x.a as { leader?: CardFilter; uncounted?: true };
    const c = contextOf(s, x);
    if (leader === undefined || !uncounted || off.length > leaders.length - 2) continue;
    if (!of.some((co) => companyRef(s, c, 'bearer') === co.id)) continue;
    const may = leaders.filter((id) => !off.includes(id) && matches(s, c, id, leader));
    // one who counts as half is not the one to leave out
    if (may.length > 0) off.push(may.find((id) => !isHalf(s, id)) ?? may[0]);
  }
  return off.length === 0 ? members : members.filter((m) => !off.includes(m));
}

/** Why they cannot be one company away from a haven, if they cannot. */
export type Unfit = 'size' | 'races' | 'leaders' | 'avatar';

/** One of them goes alone, and these are more than one. */
export const isOneTooMany = (s: State, members: readonly Cid[]): boolean =>
  members.length > 1 &&
  inForce(s, 'grant').some(
    (x) => x.a.ability === 'go-alone' && members.some((m) => isGranted(s, x, m)),
  );

/** `of`: the companies that they are, or that become one, with what is on these. */
export function unfit(
  s: State,
  seat: Seat,
  members: readonly Cid[],
  ...of: readonly Company[]
): Unfit | null {
  const leaders: Cid[] = [];
  let avatars = 0;
  let free = false;
  let foul = false;
  for (const m of members) {
    const d = def(s, m);
    if (d.kind !== 'character') continue;
    if (d.keywords?.includes('leader') || isGiven(s, m, 'leader')) leaders.push(m);
    if (d.avatar) avatars++;
    if (FREE.includes(d.race)) free = true;
    else if (isOrcOrTroll(d.race)) foul = true;
  }
  const counted = leaders.length > 1 ? withoutUncounted(s, of, members, leaders) : members;
  if (sizeOf(s, counted) > kindOf(s, seat).companySize && !of.some((co) => isUnlimited(s, co)))
    return 'size';
  if (free && foul) return 'races';
  if (avatars > 0 && avatars < members.length && kindOf(s, seat).avatarApart) return 'avatar';
  if (isOneTooMany(s, members)) return 'avatar';
  if (leaders.length < 2) return null;
  return leaders.length - leadersLet(s, of, leaders) > 1 ? 'leaders' : null;
}

/** Somebody has a card that cannot be in a company, by what lies on it or comes with them as they join it to another. */
function hasBarred(s: State, to: Company, who: readonly Cid[]): boolean {
  for (const x of inForce(s, 'cannot')) {
    if (x.a.what !== 'play' || !x.a.joins) continue;
    const { cards } = x.a;
    const c = contextOf(s, x);
    const own = companyIdOf(s, who[0]);
    const has = (m: Cid): boolean => attached(s, m).some((id) => matches(s, c, id, cards));
    if (bindsCompany(s, x, to.id) ? who.some(has) : bindsCompany(s, x, own) && to.members.some(has))
      return true;
  }
  return false;
}

/** Whether they can come into a company: where it stays at a haven there is no limit (coe/2.II.3.1). */
export const fitsInto = (s: State, to: Company, who: readonly Cid[]): boolean =>
  !hasBarred(s, to, who) &&
  ((to.dest < 0 &&
    isHavenFor(s, to.site, to.seat) &&
    (s.phase === 'organization' || !isOneTooMany(s, [...to.members, ...who]))) ||
    unfit(s, to.seat, [...to.members, ...who], to) === null);
