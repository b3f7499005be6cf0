/** Which companies may attack which (coe/3.V.1). */

import { kindOf } from '../rules/kinds-of-player.ts';
import type { Company, State } from '../state/types.ts';
import { ctxLike, samePlace } from './cards.ts';
import { isCovert } from './company.ts';
import { companyMatches, speaks } from './evaluate.ts';
import { contextOf, inForce } from './in-force.ts';

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
