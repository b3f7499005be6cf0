import type { AttackFilter } from '../../language/index.ts';
import type { Company, Ctx, FacedAttack, State } from '../../state/types.ts';
import { oneOf } from '../compare.ts';
import { matches } from '../evaluate.ts';
import { typesKeyedTo } from '../keys.ts';

/**
 * Whether an attack that was faced this turn, and of which little is remembered, was such a one. `co`: who faced it,
 * and so in what land it was.
 */
export const facedMatches = (
  s: State,
  c: Ctx,
  a: Omit<FacedAttack, 'phase'>,
  f: AttackFilter,
  co?: Company,
): boolean =>
  (f.race === undefined || a.races.some((r) => oneOf(f.race, r))) &&
  (f.name === undefined || oneOf<string>(f.name, a.name)) &&
  (f.source === undefined || oneOf(f.source, a.source)) &&
  (f.keyedTo === undefined ||
    (a.key?.by === 'region-type' && a.key.types.some((t) => oneOf(f.keyedTo, t)))) &&
  (f.keyedToSiteType === undefined ||
    (a.key?.by === 'site-type' && oneOf(f.keyedToSiteType, a.key.type))) &&
  (f.keyedToSite === undefined ||
    (a.key?.by === 'site-type' || a.key?.by === 'site-name') === f.keyedToSite) &&
  (f.keyedIn === undefined ||
    (co !== undefined && typesKeyedTo(s, a.key ?? null, co).some((t) => oneOf(f.keyedIn, t)))) &&
  (f.failed === undefined || a.failed === f.failed) &&
  (f.defeated === undefined || a.defeated === f.defeated) &&
  (f.by === undefined || (a.card >= 0 && matches(s, c, a.card, f.by))) &&
  (f.not === undefined || !facedMatches(s, c, a, f.not, co)) &&
  (f.any === undefined || f.any.some((x) => facedMatches(s, c, a, x, co)));
