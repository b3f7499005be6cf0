/** What a declared action would do to somebody's cards. */

import type { Effect } from '../language/index.ts';
import type { Entry, Seat, State } from '../state/types.ts';
import { def } from './cards.ts';
import { matches } from './evaluate.ts';
import { refCard } from './refs.ts';

/**
 * With more than two players somebody who has no part in a company's phase may save his own
 * environment from one that would discard it (crf/term/multi-player-games/5).
 */
export function isThreatened(s: State, seat: Seat, entries: readonly Entry[]): boolean {
  return entries.some(
    (e) =>
      e.card >= 0 &&
      !e.negated &&
      def(s, e.card).keywords?.includes('environment') === true &&
      e.does.some((x) => sweeps(s, seat, e, x)),
  );
}

const sweeps = (s: State, seat: Seat, e: Entry, x: Effect): boolean => {
  if (x.do !== 'move' || x.to !== 'discard') return false;
  const { what } = x;
  return s.table.some(
    (id) =>
      s.owner[id] === seat &&
      def(s, id).keywords?.includes('environment') === true &&
      (typeof what === 'string' ? refCard(s, e.ctx, what) === id : matches(s, e.ctx, id, what)),
  );
};
