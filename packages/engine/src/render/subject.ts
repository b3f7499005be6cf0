import type { CardFilter, Ref } from '../language/index.ts';
import { ofSites } from './about.ts';
import { cards, personOf } from './filter.ts';
import type { Speech } from './roles.ts';

/** Of whom a rule speaks. */
export type Subject = Ref | { readonly each: Parameters<typeof cards>[0] } | 'company';

export function subjectOf(who: Subject, s: Speech): string {
  if (who === 'company') {
    return s.roles.bearer === undefined ? 'the company' : s.companyOf('bearer');
  }
  if (typeof who === 'string') return s.he(who);
  // from here on "he" could be one of them
  if (personOf(who.each)) s.meetOthers();
  return cards(who.each, s, 'each');
}

/** Of a site that is only named it is said that it is one. */
export const siteOr = (f: CardFilter): CardFilter =>
  f.name !== undefined && Object.keys(f).length === 1 ? ofSites(f) : f;
