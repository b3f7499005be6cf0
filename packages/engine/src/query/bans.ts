import type { Forbidden } from '../language/index.ts';
import type { Cid, CompanyId, State } from '../state/types.ts';
import { allCompanies, companyIdOf, newSite } from './cards.ts';
import { matches, speaks } from './evaluate.ts';
import { contextOf, inForce, isElsewhere, type OfKind, type Said } from './in-force.ts';
import { companyRef, refCard } from './refs.ts';

type Ban = Said<OfKind<'cannot'>>;

/** The card that a ban was left on, -1 if it is not on one. */
const keptBy = (x: Ban): Cid =>
  x.lasting?.what.k === 'abilities' && x.lasting.what.on?.t === 'card' ? x.lasting.what.on.id : -1;

/** Whether a ban is one of the company: of that which bears the card, or on which it was left. */
export function bindsCompany(s: State, x: Ban, companyId: CompanyId): boolean {
  if (!x.lasting)
    return (
      companyRef(s, contextOf(s, x), 'bearer') === companyId || companyIdOf(s, x.card) === companyId
    );
  const keeper = keptBy(x);
  if (keeper < 0) return !isElsewhere(x, companyId);
  // what is said of one card does not bind its company
  return x.a.who === 'company' && companyIdOf(s, keeper) === companyId;
}

/** Whether something is forbidden to a company by a card in play or an effect that lasts. */
export function cannot(s: State, what: Forbidden, companyId: CompanyId): boolean {
  for (const x of inForce(s, 'cannot')) {
    if (x.a.what !== what || !bindsCompany(s, x, companyId)) continue;
    if (speaks(s, contextOf(s, x), x.a)) return true;
  }
  return false;
}

/** Whether it would still be forbidden to these, were they a company of their own: what one of them keeps off wherever he goes. */
export function cannotApart(s: State, what: Forbidden, members: readonly Cid[]): boolean {
  for (const x of inForce(s, 'cannot')) {
    if (x.a.what !== what || x.a.who !== 'company' || !members.includes(keptBy(x))) continue;
    if (speaks(s, contextOf(s, x), x.a)) return true;
  }
  return false;
}

/** Whether the hazards of others cannot tap the site: it is that of a company which is kept from it. */
export const siteCannotTap = (s: State, site: Cid): boolean =>
  allCompanies(s).some(
    (co) => (co.site === site || newSite(co) === site) && cannot(s, 'be-tapped-site', co.id),
  );

/** Whether something is forbidden to one card, as an effect or (more seldom) by the rules of play as well. */
export function cannotCard(
  s: State,
  what: Forbidden,
  id: Cid,
  by: 'effect' | 'rule' | 'body-check' = 'effect',
  /** of whom, if it is about being somebody's follower */
  master: Cid = -1,
): boolean {
  for (const x of inForce(s, 'cannot')) {
    if (x.a.what !== what || x.a.what === 'play') continue;
    const { who } = x.a;
    if (who === 'company') continue;
    if (by === 'rule' && x.a.by === 'effect') continue;
    if (by !== 'body-check' && x.a.by === 'body-check') continue;
    const c = contextOf(s, x);
    const hit = typeof who === 'string' ? refCard(s, c, who) === id : matches(s, c, id, who.each);
    if (master >= 0 && x.a.but !== undefined && matches(s, c, master, x.a.but)) continue;
    if (hit && speaks(s, c, x.a)) return true;
  }
  return false;
}

/** Whether somebody cannot be the follower of that character. */
export const cannotFollow = (s: State, id: Cid, master: Cid): boolean =>
  cannotCard(s, 'be-follower', id, 'effect', master);
