import type { Company, View } from '@mathom/engine';
import { sightOf } from './greedy/sight.ts';
import { gainOf } from './greedy/site-gain.ts';

/** Which of these cards in hand could be played at that site, as it looks from here. */
export function playableThere(
  view: View,
  company: Company,
  site: number,
  cards: readonly number[],
): number[] {
  const d = view.decision;
  if (!d) return [];
  const x = sightOf(view, d);
  return cards.filter((id) => x.s.zone[id] === 'hand' && gainOf(x, company, site, id) !== null);
}
