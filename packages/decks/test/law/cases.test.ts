import { describe, expect, it } from 'vitest';
import { failures, lawCases } from '../../src/law/cases.ts';

describe('the law of decks', () => {
  it.each(
    lawCases.map((the) => [`${the.player}: ${the.says} (${the.proves.join(', ')})`, the] as const),
  )('%s', (_, the) => {
    expect(the.steps.length).toBeGreaterThan(0);
    expect(failures(the)).toEqual([]);
  });
});
