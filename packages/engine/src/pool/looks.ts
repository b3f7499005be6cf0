import type { Action, CardFilter, Cond, Status, Target } from '../language/index.ts';

/**
 * What must be there for an action to be worth asking about, told from its text. One look is enough to pass over
 * most of what would come to nothing (legality/vain.ts); where something is seen the real question is asked.
 */
export interface Look {
  /**
   * a card in play that could be its target, or that must lie there (`lies`); one that is being played (`chain`);
   * one in the hand or in the discard pile of who would do it; a roll that is declared; the card itself, or the one that it is on
   */
  readonly at: 'play' | 'lies' | 'chain' | 'hand' | 'discard' | 'rolls' | 'self' | 'bearer';
  readonly a: CardFilter;
  /** bits of the ways in which it may lie: tapped or not */
  readonly status: number;
}

export const NO_LOOKS: readonly Look[] = [];

const ANYTHING: CardFilter = {};
const ANYHOW = -1;

/** As they are numbered in the state. */
const STATUSES: readonly Status[] = ['untapped', 'tapped', 'wounded', 'inverted'];

function statusBits(want: CardFilter['status']): number {
  if (want === undefined) return ANYHOW;
  let bits = 0;
  for (const status of [want].flat()) bits |= 1 << STATUSES.indexOf(status as Status);
  return bits;
}

export function looksOf(action: Action): readonly Look[] {
  const out: Look[] = [];
  for (const t of action.targets ?? []) lookFor(t, out);
  if (action.need !== undefined) lookAt(action.need, out);
  for (const cost of action.cost ?? [])
    if (cost.pay === 'tap' && (cost.what === 'self' || cost.what === 'bearer'))
      out.push({ at: cost.what, a: ANYTHING, status: statusBits('untapped') });
  return out;
}

function lookFor(t: Target, out: Look[]): void {
  if (t.target === 'card') {
    if ((t.zone ?? 'play') === 'play' && t.a.agent === undefined)
      out.push({ at: 'play', a: t.a, status: statusBits(t.a.status) });
    else if (t.zone === 'hand' || t.zone === 'discard')
      out.push({ at: t.zone, a: t.a, status: ANYHOW });
  } else if (t.target === 'entry') {
    if (t.a.card !== undefined) out.push({ at: 'chain', a: t.a.card, status: ANYHOW });
  } else if (t.target === 'check') out.push({ at: 'rolls', a: ANYTHING, status: ANYHOW });
}

function lookAt(need: Cond, out: Look[]): void {
  if ('all' in need) for (const one of need.all) lookAt(one, out);
  else if ('exists' in need) {
    if ((need.zone ?? 'play') === 'play' && need.min === undefined)
      out.push({ at: 'lies', a: need.exists, status: ANYHOW });
  } else {
    const { is, a } = need as { is?: string; a?: CardFilter };
    if ((is === 'self' || is === 'bearer') && a?.status !== undefined)
      out.push({ at: is, a: ANYTHING, status: statusBits(a.status) });
  }
}
