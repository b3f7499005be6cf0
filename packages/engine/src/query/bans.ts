import type { Forbidden } from '../language/index.ts';
import type { Cid, CompanyId, State } from '../state/types.ts';
import { comp, companyIdOf, newCtx, newSite } from './cards.ts';
import { matches } from './filter.ts';
import { inUse } from './modifiers.ts';
import { companyRef, refCard } from './refs.ts';
import { holds } from './value.ts';

/** Whether something is forbidden to a company by a card in play or an effect that lasts. */
export function cannot(s: State, what: Forbidden, companyId: CompanyId): boolean {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('cannot') || !inUse(s, src)) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'cannot' || r.what !== what) continue;
      const ctx = newCtx(s, s.owner[src], src);
      if (companyRef(s, ctx, 'bearer') !== companyId && companyIdOf(s, src) !== companyId) continue;
      if (!r.when || holds(s, ctx, r.when)) return true;
    }
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities') continue;
    for (const r of l.what.abilities) {
      // what is said of one card does not bind its company
      if (r.is !== 'cannot' || r.what !== what || (r.who !== 'company' && l.what.on?.t === 'card'))
        continue;
      const on = l.what.on;
      if (on?.t === 'company' && on.id !== companyId) continue;
      if (on?.t === 'card' && companyIdOf(s, on.id) !== companyId) continue;
      if (!r.when || holds(s, l.what.ctx, r.when)) return true;
    }
  }
  return false;
}

/** Whether it would still be forbidden to these, were they a company of their own: what one of them keeps off wherever he goes. */
export function cannotApart(s: State, what: Forbidden, members: readonly Cid[]): boolean {
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities' || l.what.on?.t !== 'card' || !members.includes(l.what.on.id))
      continue;
    for (const r of l.what.abilities)
      if (
        r.is === 'cannot' &&
        r.what === what &&
        r.who === 'company' &&
        (!r.when || holds(s, l.what.ctx, r.when))
      )
        return true;
  }
  return false;
}

/** Whether the hazards of others cannot tap the site: it is that of a company which is kept from it. */
export const siteCannotTap = (s: State, site: Cid): boolean =>
  s.companies.some(
    (co) => (co.site === site || newSite(co) === site) && cannot(s, 'be-tapped-site', co.id),
  );

/** Whether something is forbidden to one card. */
export function cannotCard(s: State, what: Forbidden, id: Cid): boolean {
  for (const src of s.live) {
    const c = comp(s, src);
    if (!c.ruleKinds.has('cannot') || !inUse(s, src)) continue;
    for (const { r } of c.rules) {
      if (r.is !== 'cannot' || r.what !== what) continue;
      const ctx = newCtx(s, s.owner[src], src);
      const hit =
        typeof r.who === 'string'
          ? r.who !== 'company' && refCard(s, ctx, r.who) === id
          : matches(s, ctx, id, r.who.each);
      if (hit && (!r.when || holds(s, ctx, r.when))) return true;
    }
  }
  for (const l of s.lasting) {
    if (l.what.k !== 'abilities') continue;
    for (const r of l.what.abilities) {
      if (r.is !== 'cannot' || r.what !== what || r.who === 'company') continue;
      const hit =
        typeof r.who === 'string'
          ? refCard(s, l.what.ctx, r.who) === id
          : matches(s, l.what.ctx, id, r.who.each);
      if (hit && (!r.when || holds(s, l.what.ctx, r.when))) return true;
    }
  }
  return false;
}
