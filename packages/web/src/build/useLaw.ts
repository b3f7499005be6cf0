import type { Deck } from '@mathom/decks';
import { check, type RuleName, startingCompany, type Violation } from '@mathom/decks';
import type { CardId } from '@mathom/engine/language';
import { useMemo } from 'react';
import { find } from './find.ts';
import { ALL_PARTS } from './model/edit.ts';

export interface Verdict {
  readonly violations: readonly Violation[];
  /** "part card" of each line that the law objects to */
  readonly lines: ReadonlySet<string>;
}

/** Rules of how many there are: no single line is at fault. */
const OF_NUMBERS: ReadonlySet<RuleName> = new Set([
  'resources-few',
  'resources-many',
  'hazards-unequal',
  'characters-many',
  'creatures-few',
  'sideboard-many',
  'anti-fallen-wizard-many',
  'far-lands-many',
  'agent-mind',
  'avatars-many',
  'pool-characters',
  'pool-items',
  'stage-cards',
  'stage-points',
  'stage-points-few',
]);

/** What the law says of the deck, anew at each change. */
export function useLaw(deck: Deck): Verdict {
  return useMemo(() => {
    const begin = performance.now();
    const violations = check(deck);
    performance.measure('mathom-law', { start: begin });
    const lines = new Set<string>();
    for (const v of violations) {
      if (OF_NUMBERS.has(v.rule)) continue;
      for (const id of v.cards)
        for (const p of v.part ? [v.part] : ALL_PARTS) lines.add(`${p} ${id}`);
    }
    return { violations, lines };
  }, [deck]);
}

/** What it says of those who are to start. */
export const useStart = (
  deck: Deck,
  start: readonly CardId[],
  site: CardId | undefined,
): readonly Violation[] =>
  useMemo(() => {
    if (start.length === 0) return [];
    return startingCompany(deck, {
      // events are shown in the draft among the characters, in the order in which they were marked
      drafted: start.filter((id) => !isItem(id)),
      items: start.filter(isItem),
      ...(site === undefined ? {} : { sites: [site] }),
    });
  }, [deck, start, site]);

const isItem = (id: CardId): boolean => find(id)?.card.kind === 'item';
