import { ask, type Decision, type Option } from '../options.ts';
import { company } from '../query/cards.ts';
import { type LimitChange, limitChanges } from '../query/company-stats.ts';
import { applyModifier } from '../query/modifiers.ts';
import { rulesOf } from '../rules/rule-sets.ts';
import type { Company, State } from '../state/types.ts';

/**
 * The order in which what changes the hazard limit is applied to the base (coe/2.IV.iv): asked one
 * by one as the company sets out, for as long as it makes a difference.
 */
export function askLimitOrder(s: State, co: Company): Decision | null {
  const open = unordered(s, co);
  if (differ(s, co, open))
    return ask(
      rulesOf(s).ordersLimit === 'resource-player' ? s.active : s.hazardSeat,
      'order',
      'limit-order',
      open.flatMap(({ name, mod }, i): Option[] =>
        // like ones are one choice
        open.findIndex((x) => x.name === name && x.mod.by === mod.by) < i
          ? []
          : [{ type: 'label', i, label: name }],
      ),
    );
  noteLimitChanges(s, co);
  return null;
}

export function nameNextChange(s: State, co: Company, i: number): void {
  co.limitOrder = [...(co.limitOrder ?? []), unordered(s, co)[i].key];
}

/** What has come since is applied in the order in which it came. */
export function noteLimitChanges(s: State, co = company(s, s.current)): void {
  if (!co || s.phase !== 'movement-hazard') return;
  const late = unordered(s, co);
  if (late.length > 0) co.limitOrder = [...(co.limitOrder ?? []), ...late.map((x) => x.key)];
}

const unordered = (s: State, co: Company): LimitChange[] =>
  limitChanges(s, co).filter((x) => !co.limitOrder?.includes(x.key));

/** Whether the limit is another if they are applied in another order: of each part of them, all it can come to. */
function differ(s: State, co: Company, open: readonly LimitChange[]): boolean {
  if (open.length < 2) return false;
  let base = co.limit;
  for (const x of limitChanges(s, co))
    if (co.limitOrder?.includes(x.key)) base = applyModifier(base, x.mod);
  const after: Set<number>[] = [new Set([base])];
  const all = 2 ** open.length - 1;
  for (let part = 1; part <= all; part++) {
    after[part] = new Set();
    open.forEach((x, i) => {
      if (part & (1 << i))
        for (const n of after[part - (1 << i)]) after[part].add(applyModifier(n, x.mod));
    });
  }
  return after[all].size > 1;
}
