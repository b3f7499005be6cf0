/** Where gold rings are tested by the rules themselves, and what that adds to the roll (coe/6.2). */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Cid, Seat, State } from '../state/types.ts';
import { companyOf, def, isAvatar, siteDef, siteOfCard } from './cards.ts';
import { isHavenFor } from './sites.ts';

/** What is added for being tested with his avatar, and for being tested at that site; null for what is not so. */
function placesOf(s: State, ring: Cid): readonly (number | null)[] {
  const members = companyOf(s, ring)?.members ?? [];
  const beside = kindOf(s, s.owner[ring]).ringsTestedBesideAvatar;
  const at = siteOfCard(s, ring);
  const there = at >= 0 ? siteDef(s, at).testsGoldRings : undefined;
  return [
    members.some((m) => isAvatar(s, m)) ? beside : null,
    there?.when === 'there' ? there.plus : null,
  ];
}

/** What the place where a gold ring is tested takes off the roll. */
export const ringTestThere = (s: State, ring: Cid): number =>
  placesOf(s, ring).reduce<number>((sum, plus) => sum + (plus ?? 0), 0);

/** The gold rings of that player that are tested as his turn comes to its end. */
export const ringsToTest = (s: State, seat: Seat): Cid[] =>
  s.table.filter(
    (id) =>
      s.owner[id] === seat && isGoldRing(s, id) && placesOf(s, id).some((plus) => plus !== null),
  );

export function isGoldRing(s: State, id: Cid): boolean {
  const d = def(s, id);
  return d.kind === 'item' && d.class === 'gold-ring' && d.tests !== undefined;
}

/** In a Darkhaven, if the site itself does not say more (coe/6.2.3). */
const IN_A_DARKHAVEN = -2;

/**
 * What is added to the test that is made as a gold ring is stored at that site; null where none is (coe/6.2.3).
 * A haven of minions is a Darkhaven, whether it is printed so or a text has made it one.
 */
export const testOnStoring = (s: State, ring: Cid, site: Cid): number | null => {
  if (site < 0) return null;
  const tests = siteDef(s, site).testsGoldRings;
  if (tests?.when === 'stored') return tests.plus;
  const seat = s.owner[ring];
  return kindOf(s, seat).companies === 'minion' && isHavenFor(s, site, seat)
    ? IN_A_DARKHAVEN
    : null;
};
