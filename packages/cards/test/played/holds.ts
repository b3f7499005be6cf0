import { allCards } from '@mathom/cards';
import { registerCards } from '@mathom/engine';
import { perform, type Stage, scenario } from '@mathom/engine/scenario';
import { expect, it } from 'vitest';

const RULES = ['coe', 'crf', 'tournament'] as const;

registerCards(allCards);

/** A scenario that proves no ruling, but holds a card to its text in every rule set. */
export const holds = (title: string, play: (t: Stage) => void): void => {
  it.each([...RULES])(`${title} (%s)`, (rules) => {
    const done = perform(scenario(title, { proves: [], rules: RULES }, play), rules);
    expect(done.asserts).toBeGreaterThan(0);
  });
};
