import { officialPool } from '@mathom/cards/official';
import { perform, type Stage, scenario } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';

const RULES = ['coe', 'crf', 'tournament'] as const;

/** A scenario that proves no ruling, but holds a card to its text in every rule set, whatever the seed. */
export const holds = (title: string, play: (t: Stage) => void): void => {
  it.each([...RULES])(`${title} (%s)`, (rules) => {
    const sc = scenario(title, { proves: [], rules: RULES }, play);
    const pool = officialPool(rules);
    expect(perform(sc, pool).asserts).toBe(perform(sc, pool, 2).asserts);
  });
};
