import type { AttackSpec } from '../language/index.ts';
import { attackAs, type Made } from '../query/attack-frame.ts';
import { normalStat } from '../query/foe.ts';
import { isolated } from '../query/sites.ts';
import { boundLike, ctxWith } from '../state/ctx.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Ctx, State } from '../state/types.ts';
import { push } from './procedure.ts';

/** An attack begins to exist: from now on it has a number. */
export const attackFromSpec = (s: State, c: Ctx, spec: AttackSpec, how: Made): AttackFrame =>
  attackAs(s, c, spec, how, ++s.serial);

/** The rule that leaves only one attack of several, and how it marks that one. */
export const singleAttackTag = (s: State): string | null => isolated(s);

/** Of several attacks of one card only this one is left, and it cannot be canceled. */
export function isolate(s: State, f: AttackFrame, tag: string): void {
  if (f.total === 1) return;
  s.stack = s.stack.filter(
    (x) => x === f || x.p !== 'attack' || x.card !== f.card || x.s !== 'begin',
  );
  f.index = 0;
  f.total = 1;
  f.cannotBeCanceled = true;
  f.tag = tag;
}

const weight = (a: AttackFrame): number =>
  normalStat(a, 'attack-prowess') * 10 + normalStat(a, 'strikes');

/** Puts attacks on the stack so that the first is faced first. */
export function startAttacks(s: State, list: AttackFrame[], restricted: boolean): void {
  const all: AttackFrame[] = [];
  for (const f of list) {
    for (let i = 0; i < f.total; i++)
      all.push({
        ...f,
        n: i === 0 ? f.n : ++s.serial,
        index: i,
        mods: [],
        assigned: [],
        foe: { ...f.foe },
        ctx: ctxWith(f.ctx, { bound: boundLike(f.ctx.bound) }),
      });
  }
  if (all.length > 1) {
    const tag = singleAttackTag(s);
    // all of them are alike or in one card: the hazard player would keep the strongest
    if (tag !== null && list.every((f) => f.source !== 'automatic')) {
      const keep = all.reduce((a, b) => (weight(b) > weight(a) ? b : a));
      all.length = 0;
      all.push({ ...keep, index: 0, total: 1, cannotBeCanceled: true, tag });
    }
  }
  const below = s.stack.some((f) => f.p === 'chain' && f.s !== 'respond' && f.entries.length > 0);
  for (let i = all.length - 1; i >= 0; i--) {
    const f = all[i];
    f.restricted = restricted || below || (i < all.length - 1 && f.source === 'event');
    push(s, f);
  }
}
