import { aspectsOf } from '../aspects.ts';
import { affected } from '../effects/simple.ts';
import type { Effect } from '../language/index.ts';
import { copyCtx, isCorruptible, nameOf } from '../query/cards.ts';
import type { AttackFrame } from '../state/frames.ts';
import type { Cid, Seat, State, Waiting } from '../state/types.ts';
import { push } from './procedure.ts';

/**
 * What a strike or an attack brings about besides its plain result. The defender puts several such
 * things in order; nobody can answer them, but for the dice they call for (coe/3.iv.7, 3.iv.7.1).
 */
export function specials(
  s: State,
  a: AttackFrame,
  does: readonly Effect[] | undefined,
  it: Cid = -1,
): Waiting[] {
  if (!does) return [];
  const first = does[0];
  // what each of several has to do stands on the chain for each of them
  if (does.length === 1 && first.do === 'each' && first.times === undefined && rolls(first.does)) {
    return affected(s, a.ctx, first.a)
      .filter((id) => s.zone[id] === 'play')
      .flatMap((id) => specials(s, a, first.does, id));
  }
  if (
    it >= 0 &&
    !isCorruptible(s, it) &&
    does.every((e) => e.do === 'check' && e.kind === 'corruption')
  )
    return [];
  const ctx = copyCtx(a.ctx);
  if (it >= 0) ctx.it = it;
  return [
    {
      what: 'aftermath',
      card: -1,
      i: -1,
      lasting: 0,
      seat: a.by,
      ctx,
      name: it >= 0 ? `${a.name}: ${nameOf(s, it)}` : a.name,
      does,
      optional: false,
    },
  ];
}

const rolls = (does: readonly Effect[]): boolean => aspectsOf({ does }).checks.length > 0;

/** Puts them in order and carries them out. */
export function pushSpecials(s: State, list: Waiting[], orderedBy: Seat): void {
  if (list.length > 0)
    push(s, { p: 'order', s: 'ask', seat: orderedBy, waiting: list, ordered: [], kind: 'check' });
}
