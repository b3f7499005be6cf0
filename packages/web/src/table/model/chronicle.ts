import type { Update, VisibleEvent } from '@mathom/protocol';

/** What is remembered of a game for its end, and what is worth a moment when it happens. */

/** Worth keeping: rolls, journeys, what was played, and who or what came, was won or is gone. */
export const chronicled = (e: VisibleEvent): boolean =>
  e.event === 'roll' ||
  e.event === 'played-character' ||
  (e.event === 'move' &&
    (e.to === 'pile' ||
      e.to === 'removed' ||
      e.to === 'out' ||
      e.to === 'play' ||
      (e.from === 'hand' && e.to === 'chain')));

/** What of it still holds when an update comes. */
export function keptChronicle(
  before: readonly VisibleEvent[],
  { from, undone }: Pick<Update, 'from' | 'undone'>,
): readonly VisibleEvent[] {
  if (from === -1) return [];
  return undone === undefined ? before : before.filter((e) => e.n <= undone);
}
