import type { Ruling } from './types.ts';

// The forms in which the index is written: one line for each ruling.

/** The test of the law of decks; its cases carry the ids that they show. */
export const DECK_LAW = 'packages/decks/test/law/cases.test.ts';

/** The test of the facts that errata and keyword lists set, each with its citation. */
export const AMENDMENTS = 'packages/cards/test/amendments.test.ts';

/**
 * For a scenario to show, in our words. What says several things has a line for each, and each of them
 * is shown by itself (`t.shows`); without any line nobody has worded it yet.
 */
export function open(id: string, ...points: string[]): Ruling {
  if (points.length === 0) return { id, status: 'open' };
  const says = points.join(' ');
  return points.length === 1 ? { id, status: 'open', says } : { id, status: 'open', says, points };
}

/** Enforced by a test that is no scenario; `test` names the file and the test. */
export function elsewhere(id: string, says: string, test: string): Ruling {
  return { id, status: 'elsewhere', says, reason: test };
}

/** Nothing in it that a game could do or refuse. */
export function notMechanical(id: string, says: string, reason: string): Ruling {
  return { id, status: 'not-mechanical', says, reason };
}

/** Holds in no rule set as it was said; `by` cites what does, and where. */
export function superseded(id: string, says: string, reason: string, by: string): Ruling {
  return { id, status: 'superseded', says, reason, by };
}
