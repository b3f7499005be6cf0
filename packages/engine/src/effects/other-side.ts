/** A site has the automatic-attacks that its card of the other side has. */

import type { Effect } from '../language/index.ts';
import { attacksAcross } from '../query/other-side.ts';
import { refCard } from '../query/refs.ts';
import type { Ctx, State } from '../state/types.ts';
import { installEffect } from './lasting.ts';

type Across = NonNullable<Extract<Effect, { do: 'automatic-attack' }>['ofOtherSide']>;
type Until = Extract<Effect, { do: 'automatic-attack' }>['until'];

export function bringAcross(s: State, c: Ctx, until: Until, { prowess, detainment }: Across): void {
  const abilities = attacksAcross(s, refCard(s, c, 'target')).map(
    (spec) =>
      ({
        is: 'automatic-attacks',
        how: 'add',
        sites: { is: 'bearer' },
        spec: { ...spec, prowess: { sum: [spec.prowess, prowess] }, detainment },
      }) as const,
  );
  if (abilities.length > 0) installEffect(s, c, { do: 'install', on: 'target', abilities, until });
}
