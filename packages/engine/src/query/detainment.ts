/** Whether an attack only detains: by its own text, and by whom it is made on (coe/3.II.2). */

import type { AttackSource, AttackSpec, Race } from '../language/index.ts';
import { kindOf } from '../rules/kinds-of-player.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Company, Ctx, KeyUsed, State } from '../state/types.ts';
import { holds } from './evaluate.ts';
import { typesKeyedTo } from './keys.ts';

interface Met {
  readonly source: AttackSource;
  readonly key: KeyUsed | null;
  readonly races: readonly Race[];
}

/** Before anything else that is in force is asked. */
export const detains = (
  s: State,
  c: Ctx,
  spec: AttackSpec,
  met: Met,
  co: Company | undefined,
): boolean =>
  spec.detainment === true ||
  (spec.detainment !== undefined && holds(s, ctxWith(c, { detaining: true }), spec.detainment)) ||
  (co !== undefined && isOfHisOwn(s, met, co));

/** It is keyed to where his own dwell, or is made by such of them as slay none of his. */
function isOfHisOwn(s: State, { source, key, races }: Met, co: Company): boolean {
  const by = kindOf(s, co.seat).detainedBy;
  if (by === null) return false;
  if (source !== 'automatic' && races.some((race) => by.notAutomatic.includes(race))) return true;
  const types = typesKeyedTo(s, key, co);
  return (
    types.some((type) => by.keyedTo.includes(type)) ||
    (types.some((type) => by.some.keyedTo.includes(type)) &&
      races.some((race) => by.some.races.includes(race)))
  );
}
