import { describe, expect, it } from 'vitest';
import type { Remembered } from '../src/happenings/happening.ts';
import { did, forgetDraws, nextDraw } from '../src/query/memory.ts';
import type { State } from '../src/state/types.ts';

const remembering = (...history: Remembered[]): State => ({ history }) as unknown as State;

/** Draws once more, as the engine does, and says the how manyeth that is. */
function draw(s: State, seat: number, company: number): number {
  const nth = nextDraw(s, seat, company);
  s.history.push({ event: 'drew', card: 9, seat, company, nth });
  return nth;
}

describe('the memory of a turn', () => {
  it('counts the draws of each player in the phase of each company, and keeps the last alone', () => {
    const s = remembering();
    expect([draw(s, 0, 1), draw(s, 0, 1), draw(s, 0, 1)]).toEqual([1, 2, 3]);
    expect([draw(s, 1, 1), draw(s, 0, 2), draw(s, 0, 1)]).toEqual([1, 1, 4]);
    expect(s.history).toHaveLength(3);
  });

  it('begins anew with another phase of that company, and of no other', () => {
    const s = remembering({ event: 'organized', seat: 0 });
    for (let i = 0; i < 2; i++) for (const company of [1, 2]) draw(s, 0, company);
    forgetDraws(s, 1);
    expect([draw(s, 0, 1), draw(s, 0, 2)]).toEqual([1, 3]);
    expect([did(s, 0, 'organized'), did(s, 1, 'organized')]).toEqual([true, false]);
  });
});
