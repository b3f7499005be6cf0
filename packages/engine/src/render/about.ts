import type { CardFilter, CompanyFilter, Cond } from '../language/index.ts';

/** Nothing but alternatives: "a resource card or a character". */
export const isAlternatives = (f: CardFilter): boolean =>
  f.any !== undefined && Object.keys(f).length === 1;

/** The same filter, known to be about sites. */
export const ofSites = (f: CardFilter): CardFilter =>
  isAlternatives(f)
    ? { any: f.any!.map(ofSites) }
    : f.is !== undefined
      ? f
      : { kind: 'site', ...f };

/** The same filter, known to be about those who fight. */
export const ofFighters = (f: CardFilter): CardFilter =>
  f.kind === undefined &&
  f.race === undefined &&
  f.skill === undefined &&
  f.is === undefined &&
  f.any === undefined
    ? { kind: ['character', 'ally'], ...f }
    : f;

/** Of a condition on an attack: which companies must be the ones attacked, and what else must hold. */
export function ofCompanies(when: Cond | undefined): {
  readonly companies?: CompanyFilter;
  readonly rest?: Cond;
} {
  if (when === undefined) return {};
  const conds = 'all' in when ? when.all : [when];
  const said = conds.find(
    (c) => 'company' in c && c.company === 'active' && c.a.whose !== undefined,
  );
  if (said === undefined || !('company' in said)) return { rest: when };
  const others = conds.filter((c) => c !== said);
  const rest = others.length > 1 ? { all: others } : others[0];
  return { companies: said.a, ...(rest === undefined ? {} : { rest }) };
}
