import { officialPool } from '@mathom/cards/official';
import { perform, type Stage, scenario } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';

const RULES = ['coe', 'crf', 'tournament'] as const;

/**
 * A scenario that proves no ruling, but holds a card to its text in every rule set, whatever the seed:
 * with two in the first, with the second of these in the others.
 */
export const holds = (title: string, play: (t: Stage) => void): void => {
  it.each([...RULES])(`${title} (%s)`, (rules) => {
    const sc = scenario(title, { proves: [], rules: RULES }, play);
    const pool = officialPool(rules);
    const { asserts } = perform(sc, pool, 2);
    expect(asserts).toBeGreaterThan(0);
    if (rules === RULES[0]) expect(perform(sc, pool, 1).asserts).toBe(asserts);
  });
};
