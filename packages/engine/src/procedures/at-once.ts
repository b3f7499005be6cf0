import { EngineFault } from '../errors.ts';
import type { Effect } from '../language/index.ts';
import { copyCtx } from '../query/cards.ts';
import type { Ctx, State } from '../state/types.ts';
import { push } from './procedure.ts';

/**
 * What happens immediately opens no chain (coe/9.5.3). It is called for by what the verbs do, and
 * does things by verbs itself; so the one who runs the state brings along who does them
 * (`rt.atOnce`, docs/decisions/0019-no-cycles.md).
 */
export function runAtOnce(
  s: State,
  t: { readonly does: readonly Effect[]; readonly optional?: true },
  c: Ctx,
): void {
  const { atOnce } = s.rt;
  if (atOnce === null) throw new EngineFault('Nobody runs this state: nothing can happen in it.');
  if (!t.optional && atOnce(s, t.does, c)) return;
  push(s, {
    p: 'exec',
    s: 'run',
    todo: t.optional
      ? [{ do: 'offer', player: 'you', options: [{ label: 'use', does: t.does }] }]
      : [...t.does],
    ctx: copyCtx(c),
    choosing: null,
  });
}
