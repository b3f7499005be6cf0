import { runNow } from '../effects/simple.ts';
import type { Effect } from '../language/index.ts';
import { copyCtx } from '../query/cards.ts';
import type { Ctx, State } from '../state/types.ts';
import { push } from './procedure.ts';

/** What happens immediately opens no chain (coe/9.5.3). */
export function runAtOnce(
  s: State,
  t: { readonly does: readonly Effect[]; readonly optional?: true },
  c: Ctx,
): void {
  if (!t.optional && runNow(s, t.does, c)) return;
  push(s, {
    p: 'exec',
    s: 'run',
    todo: t.optional
      ? [{ do: 'offer', player: 'you', options: [{ label: 'use', does: t.does }] }]
      : [...t.does],
    ctx: copyCtx(c),
    checks: 0,
    choosing: null,
  });
}
