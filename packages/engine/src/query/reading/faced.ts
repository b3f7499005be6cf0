import type { AttackFilter } from '../../language/index.ts';
import type { FacedAttack } from '../../state/types.ts';
import { oneOf } from '../compare.ts';

/** Whether an attack that was faced this turn, and of which little is remembered, was such a one. */
export const facedMatches = (a: FacedAttack, f: AttackFilter): boolean =>
  (f.race === undefined || a.races.some((r) => oneOf(f.race, r))) &&
  (f.name === undefined || oneOf(f.name, a.name)) &&
  (f.source === undefined || oneOf(f.source, a.source)) &&
  (f.not === undefined || !facedMatches(a, f.not)) &&
  (f.any === undefined || f.any.some((x) => facedMatches(a, x)));
