/** Which companies another may attack as its site phase ends, if it has not dealt with their player yet (coe/3.V.1). */

import type { Option } from '../options.ts';
import { allCompanies } from '../query/cards.ts';
import { mayAttack } from '../query/company-attack.ts';
import { hasDealtWith } from '../query/memory.ts';
import type { Company, CompanyId, State } from '../state/types.ts';

/** `again`: the one that may be attacked though a company was attacked already this turn, or -1. */
export function companyAttackOptions(s: State, co: Company, again: CompanyId): Option[] {
  const dealt = hasDealtWith(s, co.seat, co.against);
  return allCompanies(s)
    .filter((x) => x.seat !== co.seat && (!dealt || x.id === again) && mayAttack(s, co, x))
    .map((x) => ({ type: 'attack-company', company: x.id }));
}
