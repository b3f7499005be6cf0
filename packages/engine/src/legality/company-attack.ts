/** Which companies another may attack as its site phase ends (coe/3.V.1). */

import type { Option } from '../options.ts';
import { allCompanies, ctxLike, samePlace } from '../query/cards.ts';
import { isCovert } from '../query/company.ts';
import { companyMatches, speaks } from '../query/evaluate.ts';
import { contextOf, inForce } from '../query/in-force.ts';
import { hasDealtWith } from '../query/memory.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import type { Company, CompanyId, State } from '../state/types.ts';

/** An overt company of one whose overt companies are everybody's foes. */
const isOutlawed = (s: State, co: Company): boolean =>
  kindOf(s, co.seat).overtAgainstAll && !isCovert(s, co);

/** By what their players are (coe/3.V.1.W1 to 3.V.1.B1). */
const areEnemies = (s: State, one: Company, other: Company): boolean =>
  kindOf(s, one.seat).enemies.includes(kindOf(s, other.seat).name) ||
  isOutlawed(s, one) ||
  isOutlawed(s, other);

/** What is in force lets such a company attack such another, or keeps it from it. */
const isSaid = (
  s: State,
  one: Company,
  other: Company,
  how: 'companies-may' | 'companies-may-not',
): boolean =>
  inForce(s, 'attacking').some((x) => {
    if (x.a.how !== how) return false;
    const c = ctxLike(contextOf(s, x));
    return (
      companyMatches(s, c, one, x.a.by) &&
      companyMatches(s, c, other, x.a.against) &&
      speaks(s, c, x.a)
    );
  });

export const mayAttack = (s: State, one: Company, other: Company): boolean =>
  one.entered &&
  one.members.length > 0 &&
  other.members.length > 0 &&
  other.seat === one.against &&
  samePlace(s, one.site, other.site) &&
  (areEnemies(s, one, other) || isSaid(s, one, other, 'companies-may')) &&
  !isSaid(s, one, other, 'companies-may-not');

/** `again`: the one that may be attacked though a company was attacked already this turn, or -1. */
export function companyAttackOptions(s: State, co: Company, again: CompanyId): Option[] {
  const dealt = hasDealtWith(s, co.seat, co.against);
  return allCompanies(s)
    .filter((x) => x.seat !== co.seat && (!dealt || x.id === again) && mayAttack(s, co, x))
    .map((x) => ({ type: 'attack-company', company: x.id }));
}
