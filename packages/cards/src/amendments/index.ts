import type { Card, Duration, Keyword, Race } from '@mathom/engine/language';
import type { Amendment, DreamKeyword, RuleSetId } from './amendment.ts';
import { dreamErrata, dreamKeywords } from './dream.ts';
import { errata } from './errata.ts';

export type { AmendedFact, Amendment, DreamKeyword, RuleSetId } from './amendment.ts';

/** What errata and keyword lists change in the facts of cards. */
export const amendments: readonly Amendment[] = [...errata, ...dreamKeywords, ...dreamErrata];

const byName = new Map<string, Amendment[]>();
for (const a of amendments) {
  for (const name of a.cards) byName.set(name, [...(byName.get(name) ?? []), a]);
}

const concerns = (a: Amendment, card: Card): boolean =>
  (a.only?.kind === undefined || a.only.kind === card.kind) &&
  (a.only?.alignment === undefined || a.only.alignment === card.alignment);

/** What changes a card, in one rule set or in any. */
export const amendmentsOf = (card: Card, ruleSet?: RuleSetId): readonly Amendment[] =>
  (byName.get(card.name) ?? []).filter(
    (a) => concerns(a, card) && (ruleSet === undefined || a.in.includes(ruleSet)),
  );

/** The keywords of a card in a rule set: the printed ones, those it gains, and what follows. */
export function keywordsIn(card: Card, ruleSet: RuleSetId): readonly (Keyword | DreamKeyword)[] {
  const words = new Set<Keyword | DreamKeyword>(card.keywords ?? []);
  for (const a of amendmentsOf(card, ruleSet)) {
    for (const k of a.gains ?? []) words.add(k);
    for (const k of a.loses ?? []) words.delete(k);
  }
  if (ruleSet === 'dream') {
    // dc/terms/39, dc/terms/8 and dc/terms/15
    if (words.has('jewel')) words.add('treasure');
    if ((card.kind === 'item' && card.slot !== undefined) || words.has('bow')) {
      words.add('battle-gear');
    }
    if (card.kind === 'ally' && card.race === 'Awakened Plant') words.add('ent');
  }
  return [...words];
}

interface FactValues {
  readonly points: number;
  readonly body: number;
  readonly race: Race;
  readonly duration: Duration;
  readonly home: string;
}

/** The fact that an amendment sets on a card in that rule set, the last of them if several. */
export function factIn<F extends keyof FactValues>(
  card: Card,
  fact: F,
  ruleSet: RuleSetId,
): FactValues[F] | undefined {
  const sets = amendmentsOf(card, ruleSet).flatMap((a) => a.sets ?? []);
  return sets.findLast((set) => set.fact === fact)?.is as FactValues[F] | undefined;
}
