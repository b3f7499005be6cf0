import { comp, companyOf, def, siteOfCard } from '../query/cards.ts';
import type { Cid, State } from '../state/types.ts';
import { heal } from '../verbs/cards.ts';

/** Some people and places pass healing on to all around them. */
export function spreadHealing(s: State, id: Cid): void {
  const co = companyOf(s, id);
  if (!co) return;
  const toCompany = co.members.some((m) => comp(s, m).rules.some(({ r }) => r.is === 'healing-spreads' && r.to === 'company'));
  const site = siteOfCard(s, id);
  const toSite = site >= 0 && comp(s, site).rules.some(({ r }) => r.is === 'healing-spreads' && r.to === 'site');
  if (toCompany) for (const m of co.members) heal(s, m);
  if (!toSite) return;
  for (const other of s.companies) {
    if (other.moving || def(s, other.site).name !== def(s, site).name || other.seat !== co.seat) continue;
    for (const m of other.members) heal(s, m);
  }
}
