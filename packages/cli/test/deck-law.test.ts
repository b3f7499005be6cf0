import { check, type LawName } from '@mathom/decks';
import { failures, lawCases, withChange } from '@mathom/decks/law/cases';
import { BASES } from '@mathom/decks/law/cases/bases';
import { isCoeRule, isRuling, rulings } from '@mathom/rulings';
import { describe, expect, it } from 'vitest';

const exists = (id: string): boolean => (id.startsWith('coe/') ? isCoeRule(id) : isRuling(id));

describe('the cases of the law of decks', () => {
  it('prove rules and rulings that there are', () => {
    expect(lawCases.flatMap(({ proves }) => proves).filter((id) => !exists(id))).toEqual([]);
  });

  it('prove every ruling of which the index says that they do', () => {
    const proven = new Set(
      lawCases.filter((the) => failures(the).length === 0).flatMap(({ proves }) => proves),
    );
    const claimed = rulings.filter(
      ({ status, reason }) =>
        status === 'elsewhere' && reason === 'packages/decks/test/law/cases.test.ts',
    );
    expect(claimed.length).toBeGreaterThan(40);
    expect(claimed.map(({ id }) => id).filter((id) => !proven.has(id))).toEqual([]);
  });

  it('refuse with citations of what there is', () => {
    const cited = new Set<string>();
    for (const the of lawCases)
      for (const step of the.steps)
        for (const ruleSet of the.ruleSets as readonly LawName[])
          if (step.is === undefined)
            for (const { cites } of check(withChange(BASES[the.player], step.with), { ruleSet }))
              for (const id of cites) cited.add(id);
    expect(cited.size).toBeGreaterThan(50);
    expect([...cited].filter((id) => !exists(id))).toEqual([]);
  });
});
