import { allCompanies, companyOf, fighters, samePlace, siteOfCard } from '../query/cards.ts';
import { inForce } from '../query/in-force.ts';
import type { Cid, Company, State } from '../state/types.ts';
import { heal } from '../verbs/cards.ts';

/**
 * Some people and places pass healing on to all the wounded around them, a place to those of every
 * player; those who were healed so.
 */
export function spreadHealing(s: State, id: Cid): Cid[] {
  const co = companyOf(s, id);
  if (!co) return [];
  const out: Cid[] = [];
  const reach = (c: Company): void => {
    for (const m of fighters(s, c)) if (heal(s, m)) out.push(m);
  };
  const site = siteOfCard(s, id);
  let toCompany = false;
  let toSite = false;
  for (const x of inForce(s, 'healing-spreads')) {
    if (x.a.to === 'company' && co.members.includes(x.card)) toCompany = true;
    if (x.a.to === 'site' && x.card === site) toSite = true;
  }
  if (toCompany) reach(co);
  if (toSite)
    for (const c of allCompanies(s)) if (!c.moving && samePlace(s, c.site, site)) reach(c);
  return out;
}
