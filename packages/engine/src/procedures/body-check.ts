import type { Effect } from '../language/index.ts';
import { nameOf, newCtx } from '../query/cards.ts';
import { rivalOf } from '../query/seats.ts';
import { ctxWith } from '../state/ctx.ts';
import type { Cid, Ctx, State } from '../state/types.ts';
import { pushChain, ruleEntry } from './chain-start.ts';

/**
 * A body check is the first declared action of a chain in which only what bears on the check can
 * be declared (coe/3.I.1). An opponent of the character's player rolls.
 */
export function bodyCheckChain(
  s: State,
  who: Cid,
  onTie: readonly Effect[] | null,
  from: Ctx,
): void {
  const ctx: Ctx = ctxWith(newCtx(s, s.owner[who], -1), {
    it: who,
    company: from.company,
    picked: from.picked,
  });
  const does: Effect[] = [
    { do: 'check', kind: 'body', who: 'it', ...(onTie ? { pass: onTie } : {}) },
  ];
  // a tie is a passed check with its own consequence, marked so that only a tie runs it
  if (onTie) ctx.bound.tieOnly = 1;
  pushChain(s, 'check', [
    ruleEntry(s, rivalOf(s, s.owner[who]), `body check of ${nameOf(s, who)}`, does, ctx),
  ]);
}
